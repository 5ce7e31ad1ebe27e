// A player of a load: one guest, one connection, one command at a time.
#pragma once

#include "client/load_table.h"

namespace springtide::client {

class LoadTable::Player final : private Link::Owner {
 public:
  Player(LoadTable& table, Seat seat, std::string token);

  const std::string& token() const { return token_; }
  const Link& link() const { return link_; }
  bool has_finished() const { return has_finished_; }
  std::vector<std::uint32_t> take_acknowledged() { return std::exchange(acknowledged_, {}); }

  void watch(const std::string& table);
  void sit();
  void start();
  void resign();

 private:
  enum class Kind : std::uint8_t { sit, start, move, resign };

  void updated(std::string_view message) override;
  void told(std::string_view) override {}
  void acknowledged(const std::string& id, int seq) override;
  void refused(const Link::Refused& refused) override;
  void cut(const std::string&) override { ++shared().counts.cuts; }
  void reconnected() override { ++shared().counts.reconnects; }
  void given_up(const std::string& reason) override { table_.fail("connection lost: " + reason); }

  LoadShared& shared() { return table_.shared_; }
  void consider(std::string_view message);
  void choose(std::string_view legal, int decision);
  void move(const match::Act& act);
  void send(Kind kind, const match::Command& command);
  void note_answer();

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

}  // namespace springtide::client
