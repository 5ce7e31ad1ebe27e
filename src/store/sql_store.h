// The store over an engine: everything but appending and listening is a query that both engines share.
#pragma once

#include "store/sql.h"

namespace springtide::store {

class SqlStore final : public Store {
 public:
  explicit SqlStore(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}

  std::vector<Appended> append(std::span<const Append> batch) override;
  void rewrite(std::string_view table, const std::vector<JournalEntry>& entries, std::string_view summary) override;
  std::vector<JournalEntry> journal(std::string_view table, std::int64_t after) override;
  std::optional<TableRow> table(std::string_view id) override;

  std::string host_of(std::string_view table) override;
  std::vector<PublicTable> public_open(int limit) override;
  std::vector<PublicTable> public_playing(int limit) override;
  std::vector<MyTable> tables_of(const std::vector<std::string>& players, int limit) override;
  std::vector<MyTable> playing_of(const std::vector<std::string>& players) override;
  std::vector<TableRow> due(Time until, int limit) override;
  Holding holding_of(const std::vector<std::string>& players) override;

  void add_player(const Player& player) override;
  std::optional<Player> player(std::string_view id) override;
  std::optional<Player> player_of_login(std::string_view login) override;
  bool set_login(std::string_view id, std::string_view login, std::string_view password_hash,
                 std::string_view recovery_hash) override;
  std::vector<std::string> ids_of(std::string_view player) override;
  void remove_player(std::string_view id) override;

  void add_token(const Token& token, std::string_view player) override;
  std::vector<Token> tokens_of(std::string_view player) override;
  void use_token(std::string_view token_hash, Time now) override;
  std::optional<Player> player_of_token(std::string_view token_hash) override;
  std::vector<std::string> void_tokens(const std::vector<std::string>& token_hashes) override;
  void remove_token(std::string_view token_hash) override;
  void remove_tokens_of(std::string_view player) override;
  SignedIn sign_in(const SignIn& sign_in) override;
  bool recover(const Recovery& recovery) override;

  void add_place(std::string_view player, std::string_view place) override;
  bool knows_place(std::string_view player, std::string_view place) override;

  bool lease(std::string_view table, std::string_view node, Time now, Time until) override;

  std::vector<Vacation> vacations_of(std::string_view player, Time after) override;
  bool take_vacation(const Vacation& vacation, const std::function<bool(const std::vector<Vacation>&)>& may) override;
  bool end_vacation(std::string_view player, Time now) override;
  std::vector<Vacation> under_way(Time now) override;
  std::vector<Vacation> away(const std::vector<std::string>& players, Time now) override;

  void add_job(const Job& job) override;
  std::optional<Job> job(std::string_view id) override;
  JobCount unfinished_jobs(std::string_view owner) override;
  std::optional<Job> take_job(const JobLease& lease, int most_tries, std::string_view sentence) override;
  bool renew_job(const Job& job, Time until) override;
  void give_back_job(const Job& job) override;
  void end_job(const Job& job) override;
  void free_jobs() override;
  void forget_jobs(std::string_view owner, int kept, Time before) override;

  std::vector<std::string> uncounted(int limit) override;
  void set_counted(std::string_view table) override;
  void add_result(const GameResult& result, const Rate& rate) override;
  void forget_results() override;
  std::vector<GameResult> results_of(const std::vector<std::string>& players, const ResultFilter& filter) override;
  std::vector<Tally> tallies_of(const std::vector<std::string>& players) override;
  std::vector<Rival> rivals_of(const std::vector<std::string>& players, int limit) override;
  std::vector<RatingPoint> ratings_of(const std::vector<std::string>& players, int limit) override;

  Profile profile(std::string_view player) override;
  void set_profile(std::string_view player, const Profile& profile) override;
  void rename(std::string_view player, std::string_view name, Time now, Time until) override;
  std::vector<FormerName> former_names(std::string_view player, Time now) override;
  std::vector<std::string> accounts_called(std::string_view name, Time now, int limit) override;
  std::string secret(std::string_view name, std::string_view fresh) override;
  void subscribe(const Subscription& subscription, int most) override;
  std::vector<Subscription> subscriptions_of(const std::vector<std::string>& players) override;
  bool set_quiet(std::string_view id, const Quiet& quiet) override;
  void unsubscribe(std::string_view id) override;
  bool add_webhook(const Webhook& webhook, int most) override;
  std::vector<Webhook> webhooks_of(const std::vector<std::string>& players) override;
  void remove_webhook(std::string_view id) override;
  void remove_webhooks_at(std::string_view table) override;
  Audience audience_of(std::string_view player, std::string_view table) override;
  void add_calls(const LateCalls& late) override;
  bool hold_calls(std::string_view table, unsigned seats, Time until) override;
  void hasten_calls(const std::vector<std::string>& players, Time now) override;
  std::vector<std::string> uncalled(Time since, int limit) override;
  std::vector<Call> take_calls(const CallLease& lease, int most) override;
  void note_call(const Call& call) override;
  void end_call(const Call& call) override;
  void free_calls() override;

  bool follow(std::string_view follower, std::string_view followed, Time now, int most) override;
  void unfollow(std::string_view follower, std::string_view followed) override;
  std::vector<std::string> followed_by(std::string_view player) override;
  std::vector<std::string> followers_of(std::string_view player) override;
  bool set_block(const Block& block, int most) override;
  std::vector<std::string> blocked_by(std::string_view player) override;
  std::vector<std::string> blockers_of(std::string_view player) override;
  std::vector<Block> blocks_changed(Time after) override;
  bool put_circle(const Circle& circle, int most) override;
  std::vector<Circle> circles_of(std::string_view player) override;
  void remove_circle(std::string_view id) override;
  void leave_circle(std::string_view id, std::string_view member) override;
  std::vector<Invitation> invitations_of(const std::vector<std::string>& players) override;

  void set_attendance(const Attendance& attendance, Time now) override;
  std::vector<Attendance> attendance_elsewhere(std::string_view node, Time now) override;
  std::vector<ShownFriend> friends_shown_to(const std::vector<std::string>& accounts) override;
  bool add_study(const SharedStudy& study, const std::vector<std::string>& players, int most) override;
  std::optional<SharedStudy> study(std::string_view id) override;
  std::vector<SharedStudy> studies_of(const std::vector<std::string>& players) override;
  bool remove_study(std::string_view id, const std::vector<std::string>& players) override;

  TrainingChanges training_of(std::string_view player, std::int64_t after) override;
  std::int64_t merge_training(std::string_view player, const Training& more) override;
  std::vector<PuzzleCount> puzzle_counts(std::string_view game) override;

  bool carry_out(const Act& act, const Deed& deed) override;
  std::vector<Act> acts(std::int64_t before, int limit) override;
  Bulletin bulletin() override;
  std::vector<std::string> changed_tables(std::int64_t after) override;
  void note_changed(const std::vector<std::string>& tables) override;
  std::optional<Time> lock_of(std::string_view player, Time now) override;
  SignedUp sign_up(const NewAccount& account) override;
  std::vector<FoundAccount> find_accounts(std::string_view part, Time now, int limit) override;
  void set_node(const NodeRow& node, Time now) override;
  std::vector<NodeRow> nodes() override;
  void release_leases(std::string_view node) override;
  std::vector<TableRow> list_tables(const TableFilter& filter) override;
  std::vector<std::string> idle_guests(Time before, std::string_view after, int limit) override;
  std::vector<std::string> seated_among(const std::vector<std::string>& players) override;
  std::vector<std::string> tables_with_results(const std::vector<std::string>& tables) override;
  int remove_tables(const std::vector<std::string>& tables) override;

  std::unique_ptr<Listener> listen() override;
  void give_up() override { engine_->give_up(); }
  std::optional<Time> clock() override { return engine_->clock(); }

 private:
  Answer run(Query query, std::initializer_list<Value> values);

  std::unique_ptr<Engine> engine_;
};

}  // namespace springtide::store
