// A game at a table, played in the terminal, wherever the table's home is.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input.h"
#include "client/link.h"
#include "text/json_value.h"

namespace springtide::cli {

struct TablePlan {
  client::Dial dial{};
  std::string token{};
  std::string name{};
  std::string secret{};  // what the player adds to the deal on sitting down
  std::string table{};
  Seat seat = Seat::p1;  // where to sit down, if it is open; otherwise anywhere
};

class TableGame final : private client::Link::Owner {
 public:
  TableGame(client::Loop& loop, TablePlan plan);

  enum class End : std::uint8_t { stopped, over, failed };
  // Until the game is over or the player stops; the line that says who won has no end yet.
  End run();
  const std::string& trouble() const { return trouble_; }

 private:
  enum class Question : std::uint8_t { none, action, vote };
  using Actions = std::vector<std::string>;

  void updated(std::string_view message) override;
  void told(std::string_view message) override;
  void acknowledged(const std::string& id, int seq) override;
  void refused(const client::Link::Refused& refused) override;
  void cut(const std::string& reason) override;
  void reconnected() override;
  void given_up(const std::string& reason) override { fail(reason); }

  std::optional<Json> read(std::string_view message);

  // Before the start.
  void mind_table();
  void take_seat();
  void start();
  bool has_open_seat() const;

  // News.
  void say(const std::string& text);
  void tell_news(const Json& events);
  bool has_sent(const std::string& action) const;
  std::string no_option_text(std::string_view answer) const;
  void tell_result();

  // Questions and answers.
  void consider();
  bool must_act() const;
  bool must_vote() const;
  void ask_action();
  void ask_vote();
  void draw_options() const;
  void listen();
  void answer(std::string_view line);
  bool answer_anything(std::string_view line);
  void answer_action(std::string_view line);
  void answer_vote(std::string_view line);
  void act(Actions actions);
  void send(const match::Command& command);
  void end(End how);
  void fail(const std::string& what);

  const Json& part(std::string_view key) const;  // of the last update
  std::vector<std::string> options() const;

  client::Loop& loop_;
  TablePlan plan_;
  Input input_;
  client::Link link_;
  std::string id_prefix_;  // ids of another run of the program are others
  int commands_ = 0;
  Json table_{};
  Json update_{};
  int needed_ = 0;                // what the last update must have told, to be of use
  std::optional<Seat> wanted_{};  // where the player is sitting down
  std::optional<Seat> seat_{};
  bool is_starting_ = false;
  bool has_started_ = false;
  Question question_ = Question::none;
  std::int64_t asked_ = -1;  // the decision that was asked for
  Actions sent_{};           // the last ones
  bool has_prompt_ = false;  // the player is being waited for
  bool is_waiting_for_others_ = false;
  bool has_been_updated_ = false;
  std::optional<End> end_{};
  std::string trouble_{};
};

}  // namespace springtide::cli
