// A small table with three connections, driven by bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "home/room.h"

namespace springtide::fuzz {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ >= size_; }
  std::uint8_t next() { return empty() ? std::uint8_t{0} : data_[at_++]; }
  std::size_t below(std::size_t n) { return next() % n; }
  std::string text(std::size_t length) {
    std::string text;
    while (text.size() < length && !empty()) text += static_cast<char>(next());
    return text;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

// Anna holds connection 1 and may take every seat, Ben connection 2; connection 3 only watches.
class TableOfBytes {
 public:
  explicit TableOfBytes(Bytes bytes);

  bool has_more() const;
  void step();
  void finish();

 private:
  using Commands = std::vector<match::Command>;

  static match::Setup setup_from(Bytes& bytes);
  static match::Actor actor_of(home::ConnectionId connection);
  const match::Table& table() const { return room_->table(); }
  Seat any_seat() { return seat_at(static_cast<int>(bytes_.below(4))); }

  void receive(home::ConnectionId connection, const std::string& text);
  void act_legally();
  void command_any();
  void answer_any();
  void pass_time();
  void reconnect();
  void end_writing();
  void append_by_another();
  void restart();

  void serve(home::Outbox& out);
  void check_journal() const;
  void check_table() const;
  std::vector<std::string> any_legal(Seat seat);  // one action, or a whole sequence
  home::ConnectionId holder_of(Seat seat) const;

  Bytes bytes_;
  match::Time now_ = 1'800'000'000'000;
  std::vector<std::string> journal_{};
  std::optional<home::Room> room_{};
  int steps_ = 0;
  int ids_ = 0;
  bool is_slow_ = false;  // writes wait for a step of their own
};

}  // namespace springtide::fuzz
