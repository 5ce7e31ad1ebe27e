#include "store/sql_store.h"

#include "store/login_key.h"
#include "store/queries.h"
#include "store/queries_operations.h"
#include "store/queries_vacations.h"
#include "store/rows.h"

namespace springtide::store {
namespace {

void expect_player(const Answer& changed, std::string_view id) {
  if (changed.changed == 0) throw Failure("the store has no player " + std::string(id));
}

void add_token_in(Session& session, const Token& token, std::string_view player) {
  run(session, query::add_token, {token.hash, token.created, token.used, token.device, player});
}

bool is_locked(Session& session, std::string_view player, Time now) {
  return !run(session, query::lock_of, {player, now}).rows.empty();
}

Value value_of(JobState state) { return static_cast<std::int64_t>(state); }

Value or_null(const std::optional<std::string>& text) { return text ? Value(std::string_view(*text)) : Value(nullptr); }

}  // namespace

Answer SqlStore::run(Query query, std::initializer_list<Value> values) {
  return engine_->run(query, {values.begin(), values.size()});
}

std::vector<Appended> SqlStore::append(std::span<const Append> batch) {
  return batch.empty() ? std::vector<Appended>{} : engine_->append(batch);
}

void SqlStore::rewrite(std::string_view table, const std::vector<JournalEntry>& entries, std::string_view summary) {
  engine_->together([&](Session& session) {
    for (const JournalEntry& each : entries) store::run(session, query::rewrite_entry, {table, each.seq, each.entry});
    store::run(session, query::rewrite_summary, {summary, table});
  });
}

std::vector<JournalEntry> SqlStore::journal(std::string_view table, std::int64_t after) {
  return each(run(query::journal, {table, after}), entry_in);
}

std::optional<TableRow> SqlStore::table(std::string_view id) { return only(run(query::table, {id}), table_in); }

std::string SqlStore::host_of(std::string_view table) {
  return only(run(query::host_of, {table}), [](const Row& row) { return text_in(row, 0); }).value_or("");
}

std::vector<PublicTable> SqlStore::public_open(int limit) { return each(run(query::public_open, {limit}), public_in); }

std::vector<PublicTable> SqlStore::public_playing(int limit) { return each(run(query::public_playing, {limit}), public_in); }

std::vector<MyTable> SqlStore::tables_of(const std::vector<std::string>& players, int limit) {
  const std::string list = json_list(players);
  return each(run(query::tables_of, {list, limit}), my_table_in);
}

std::vector<MyTable> SqlStore::playing_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::playing_of, {list}), my_table_in);
}

std::vector<TableRow> SqlStore::due(Time until, int limit) { return each(run(query::due, {until, limit}), table_in); }

Holding SqlStore::holding_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  const Row row = run(query::holding_of, {list}).rows.at(0);
  return {.open = static_cast<int>(number_in(row, 0)),
          .bots_alone = static_cast<int>(number_in(row, 1)),
          .listed = static_cast<int>(number_in(row, 2))};
}

void SqlStore::add_player(const Player& player) {
  const std::optional<std::string> key = player.login ? std::optional(login_key(*player.login)) : std::nullopt;
  run(query::add_player, {player.id, player.name, or_null(player.login), or_null(player.belongs_to), player.password_hash,
                          player.recovery_hash, player.created, or_null(key), login_key(player.name)});
}

std::optional<Player> SqlStore::player(std::string_view id) { return only(run(query::player, {id}), player_in); }

std::optional<Player> SqlStore::player_of_login(std::string_view login) {
  return only(run(query::player_of_login, {login_key(login)}), player_in);
}

bool SqlStore::set_login(std::string_view id, std::string_view login, std::string_view password_hash,
                         std::string_view recovery_hash) try {
  expect_player(run(query::set_login, {login, login_key(login), password_hash, recovery_hash, id}), id);
  return true;
} catch (const Taken&) {
  return false;
}

std::vector<std::string> SqlStore::ids_of(std::string_view player) {
  std::vector<std::string> ids{std::string(player)};
  for (const Row& row : run(query::guests_of, {player}).rows) ids.push_back(text_in(row, 0));
  return ids;
}

void SqlStore::remove_player(std::string_view id) { run(query::remove_player, {id}); }

void SqlStore::add_token(const Token& token, std::string_view player) {
  run(query::add_token, {token.hash, token.created, token.used, token.device, player});
}

std::vector<Token> SqlStore::tokens_of(std::string_view player) { return each(run(query::tokens_of, {player}), token_in); }

void SqlStore::use_token(std::string_view token_hash, Time now) { run(query::use_token, {now, token_hash}); }

std::optional<Player> SqlStore::player_of_token(std::string_view token_hash) {
  return only(run(query::player_of_token, {token_hash}), player_in);
}

std::vector<std::string> SqlStore::void_tokens(const std::vector<std::string>& token_hashes) {
  const std::string list = json_list(token_hashes);
  return each(run(query::void_tokens, {list}), [](const Row& row) { return text_in(row, 0); });
}

void SqlStore::remove_token(std::string_view token_hash) { run(query::remove_token, {token_hash}); }

void SqlStore::remove_tokens_of(std::string_view player) { run(query::remove_tokens_of, {player}); }

// Who locks the account waits for this one, or this one for him.
SignedIn SqlStore::sign_in(const SignIn& sign_in) {
  SignedIn how = SignedIn::done;
  engine_->together([&](Session& session) {
    const bool is_right = store::run(session, query::hold_password, {sign_in.password_hash, sign_in.account}).changed == 1;
    how = !is_right                                                    ? SignedIn::password_changed
          : is_locked(session, sign_in.account, sign_in.token.created) ? SignedIn::locked
                                                                       : SignedIn::done;
    if (how != SignedIn::done) return;
    if (sign_in.guest) {
      expect_player(store::run(session, query::set_belongs_to, {sign_in.account, *sign_in.guest}), *sign_in.guest);
      store::run(session, query::remove_tokens_of, {*sign_in.guest});
    }
    add_token_in(session, sign_in.token, sign_in.account);
    store::run(session, query::add_place, {sign_in.account, sign_in.place});
  });
  return how;
}

bool SqlStore::recover(const Recovery& recovery) {
  const std::string& account = recovery.account;
  bool may_enter = false;
  engine_->together([&](Session& session) {
    expect_player(store::run(session, query::hold_player, {account}), account);
    may_enter = !is_locked(session, account, recovery.token.created);
    if (!may_enter) return;
    store::run(session, query::set_secrets, {recovery.password_hash, recovery.recovery_hash, account});
    store::run(session, query::remove_tokens_of, {account});
    store::run(session, query::remove_places_of, {account});
    store::run(session, query::add_place, {account, recovery.place});
    add_token_in(session, recovery.token, account);
  });
  return may_enter;
}

void SqlStore::add_place(std::string_view player, std::string_view place) { run(query::add_place, {player, place}); }

bool SqlStore::knows_place(std::string_view player, std::string_view place) {
  return !run(query::knows_place, {player, place}).rows.empty();
}

bool SqlStore::lease(std::string_view table, std::string_view node, Time now, Time until) {
  return run(query::lease, {table, node, until, now}).changed == 1;
}

void SqlStore::add_job(const Job& job) {
  run(query::add_job, {job.id, job.kind, job.owner, job.request, value_of(job.state), job.node, job.until, job.build,
                       job.tries, job.done, job.of, job.result, job.created});
}

std::optional<Job> SqlStore::job(std::string_view id) { return only(run(query::job, {id}), job_in); }

JobCount SqlStore::unfinished_jobs(std::string_view owner) {
  const Row row = run(query::unfinished_jobs, {owner}).rows.at(0);
  return {.own = static_cast<int>(number_in(row, 0)), .all = static_cast<int>(number_in(row, 1))};
}

// Another node may be faster; then there is another one to take, or none.
std::optional<Job> SqlStore::take_job(const JobLease& lease, int most_tries, std::string_view sentence) {
  while (auto next = only(run(query::next_job, {lease.now}), job_in)) {
    if (next->tries >= most_tries) {
      next->state = JobState::failed;
      next->result = sentence;
      end_job(*next);
      continue;
    }
    if (run(query::take_job, {lease.node, lease.until, lease.build, lease.now, next->id}).changed == 0) continue;
    next->node = lease.node;
    next->until = lease.until;
    next->build = lease.build;
    ++next->tries;
    return next;
  }
  return std::nullopt;
}

bool SqlStore::renew_job(const Job& job, Time until) {
  return run(query::renew_job, {until, job.done, job.of, job.id, job.node, job.tries}).changed == 1;
}

void SqlStore::give_back_job(const Job& job) { run(query::give_back_job, {job.id, job.node, job.tries}); }

void SqlStore::end_job(const Job& job) { run(query::end_job, {value_of(job.state), job.result, job.id}); }

void SqlStore::free_jobs() { run(query::free_jobs, {}); }

void SqlStore::forget_jobs(std::string_view owner, int kept, Time before) {
  run(query::forget_old_jobs, {before});
  run(query::forget_jobs_of, {owner, kept});
}

std::unique_ptr<Listener> SqlStore::listen() { return engine_->listen(); }

}  // namespace springtide::store
