// A player of a load: one guest, one connection, one command at a time. And a spectator, who only looks.
#pragma once

#include "client/load_table.h"
#include "client/scan.h"
#include "client/socket.h"
#include "text/notation.h"

namespace springtide::client {

// An entry of the legal list has a text, or is a whole sequence.
inline std::vector<std::string> actions_of(std::string_view entry) {
  if (const std::string_view text = plain(member_of(entry, "text")); !text.empty()) return {std::string(text)};
  std::vector<std::string> actions;
  Scan scan(member_of(entry, "actions"));
  while (scan.next()) actions.emplace_back(plain(scan.value()));
  return actions;
}

class LoadTable::Player final : private Link::Owner {
 public:
  Player(LoadTable& table, Seat seat, std::string token)
      : table_(table),
        seat_(seat),
        quoted_seat_('"' + seat_name(seat) + '"'),
        token_(std::move(token)),
        link_(table.shared_.loop, over_socket(table.shared_.loop, table.shared_.plan.url), token_,
              table.shared_.plan.patience, *this) {}

  const std::string& token() const { return token_; }
  const Link& link() const { return link_; }
  bool has_finished() const { return has_finished_; }
  std::vector<std::uint32_t> take_acknowledged() { return std::exchange(acknowledged_, {}); }

  void watch(const std::string& table) {
    acknowledged_.clear();
    unanswered_.clear();
    number_ = 0;
    decided_ = -1;
    has_finished_ = has_resigned_ = false;
    link_.watch(table);
  }

  void sit() { send(Kind::sit, match::Sit{.seat = seat_, .name = "load " + seat_name(seat_), .secret = secret}); }
  void start() { send(Kind::start, match::Start{.secret = secret}); }

  void resign() {
    if (has_resigned_ || has_finished_ || link_.is_waiting()) return;
    has_resigned_ = true;
    send(Kind::resign, match::Resign{.seat = seat_});
  }

 private:
  enum class Kind : std::uint8_t { sit, start, move, resign };
  static constexpr const char* secret = "10ad10ad10ad10ad10ad10ad10ad10ad";  // nobody minds what is dealt

  // Reads no further than it must: whoever has nothing to decide is done before the list of actions.
  void updated(std::string_view message) override {
    ++shared().counts.updates;
    table_.news_ = steady_now();
    consider(message);
  }

  void told(std::string_view) override {}

  void acknowledged(const std::string&, int) override {
    ++shared().counts.commands;
    if (shared().plan.verifies) acknowledged_.push_back(number_);
    if (kind_ == Kind::move) {
      const auto time = std::chrono::duration_cast<std::chrono::microseconds>(steady_now() - sent_);
      ++shared().counts.moves;
      shared().latencies.add(time);
      shared().recent.add(time);
    }
    if (kind_ == Kind::sit) table_.note_seated();
    note_answer();
  }

  // At the end everybody resigns, and a game with one player left is over: a resignation comes too late then, and so does a
  // move that was on its way when its connection was cut.
  void refused(const Link::Refused& refused) override {
    const bool is_late = kind_ == Kind::resign || (shared().is_over && refused.code == "game-over");
    if (refused.id.empty() || !is_late) return table_.fail("refused: " + refused.code + ": " + refused.sentence);
    note_answer();
  }

  void busy() override {}
  void cut(const std::string&) override { ++shared().counts.cuts; }
  void reconnected() override { ++shared().counts.reconnects; }
  void given_up(const std::string& reason) override { table_.fail("connection lost: " + reason); }

  LoadShared& shared() { return table_.shared_; }

  void consider(std::string_view message) {
    int decision = 0;
    Scan scan(message);
    while (scan.next()) {
      if (scan.key() == "life" && plain(scan.value()) != "playing") {
        has_finished_ = plain(scan.value()) != "open";
        if (has_finished_) table_.note_finished();
        return;
      }
      if (scan.key() == "to_act" && scan.value().find(quoted_seat_) == std::string_view::npos) return;
      if (scan.key() == "decision") decision = number_of(scan.value());
      if (scan.key() == "decision" && (decision == decided_ || shared().is_over)) return;
      if (scan.key() != "legal") continue;
      if (!link_.is_waiting()) return choose(scan.value(), decision);
      unanswered_ = message;
      return;
    }
  }

  void choose(std::string_view legal, int decision) {
    std::string_view chosen;
    std::uint32_t seen = 0;
    Scan scan(legal);
    while (scan.next())
      if (table_.rng_.below(++seen) == 0) chosen = scan.value();
    if (seen == 0) return table_.fail("a seat that must act has no legal action");
    decided_ = decision;
    match::Act act{.seat = seat_, .decision = decision, .actions = actions_of(chosen)};
    const Milliseconds pause = table_.pause_before_move();
    if (pause <= Milliseconds(0)) return move(act);
    timer_ = shared().loop.after(pause, [this, act = std::move(act)] { move(act); });
  }

  void move(const match::Act& act) {
    if (!shared().is_over) send(Kind::move, act);
  }

  void send(Kind kind, const match::Command& command) {
    kind_ = kind;
    sent_ = steady_now();
    link_.send(command_id(seat_, ++number_), command);
  }

  void note_answer() {
    if (has_finished_) return table_.note_finished();
    if (shared().is_over) return table_.end();
    if (!unanswered_.empty()) consider(std::exchange(unanswered_, {}));
  }

  LoadTable& table_;
  Seat seat_;
  std::string quoted_seat_;  // as a set of seats in JSON has it
  std::string token_;
  Link link_;
  std::uint32_t number_ = 0;  // of the last command
  Kind kind_ = Kind::sit;     // of the last command
  Moment sent_{};
  std::vector<std::uint32_t> acknowledged_{};
  int decided_ = -1;          // the last decision it has answered
  std::string unanswered_{};  // an update with the next one, which came before the acknowledgement of the last
  bool has_finished_ = false;
  bool has_resigned_ = false;
  Timer timer_{};
};

class LoadTable::Spectator final : private Link::Owner {
 public:
  explicit Spectator(LoadTable& table)
      : table_(table),
        link_(table.shared_.loop, over_socket(table.shared_.loop, table.shared_.plan.url), "", table.shared_.plan.patience,
              *this) {}

  void watch(const std::string& table) { link_.watch(table); }
  const Link& link() const { return link_; }

 private:
  void updated(std::string_view) override { ++table_.shared_.counts.updates; }
  void told(std::string_view) override {}
  void acknowledged(const std::string&, int) override {}
  void refused(const Link::Refused& refused) override { table_.fail("a spectator was refused: " + refused.sentence); }
  void busy() override {}
  void cut(const std::string&) override { ++table_.shared_.counts.cuts; }
  void reconnected() override { ++table_.shared_.counts.reconnects; }
  void given_up(const std::string& reason) override { table_.fail("connection lost: " + reason); }

  LoadTable& table_;
  Link link_;
};

}  // namespace springtide::client
