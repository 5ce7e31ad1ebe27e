// A node of the simulator: a room with its connections, bots and clock over the shared journal, as a server would run it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "base/rng.h"
#include "simulator/timeline.h"
#include "simulator/witness.h"
#include "wire/room.h"

namespace springtide::simulator {

// What a saboteur does to the promises of a node.
enum class Sabotage { none, acknowledge_early, ignore_conflict, lose_event };

struct Counts {
  int entries = 0, acknowledged = 0, crashes = 0, conflicts = 0, reconnects = 0, undone = 0, changed = 0, left = 0;
};

class Node {
 public:
  using Deliver = std::function<void(wire::ConnectionId, const std::string&)>;

  Node(Timeline& timeline, Journal& journal, Witness& witness, Counts& counts, Rng rng, Time skew, Sabotage sabotage,
       Deliver deliver);

  bool is_up() const { return is_up_; }
  void connect(wire::ConnectionId connection) { connections_[connection] = {}; }
  void cut(wire::ConnectionId connection);
  void receive(wire::ConnectionId connection, const std::string& text);
  // Everything in memory is gone; an entry being written is stored or not.
  void crash();
  void restart();
  // The journal has more than the room knows, or may have: by a hint, or by looking now and then.
  void look();
  // Without anybody there, a room may be forgotten.
  void forget();

 private:
  struct Connection {
    match::Actor actor{};
    bool is_welcome = false;
  };

  Time now() const { return timeline_.now() + skew_; }
  void later(Time delay, std::function<void()> happens);
  wire::Room& room();
  bool is_behind() { return room().table().seq() < journal_.size() && !room().is_writing(); }
  void reload();
  void handle(wire::ConnectionId connection, const wire::ClientMessage& message);
  void flush(wire::Outbox out);
  void send(wire::ConnectionId connection, const std::string& text);
  void finish_write();
  void arrange_bots();
  void arrange_tick();

  Timeline& timeline_;
  Journal& journal_;
  Witness& witness_;
  Counts& counts_;
  Rng rng_;
  Time skew_;
  Sabotage sabotage_;
  Deliver deliver_;
  bool is_up_ = true;
  int life_ = 0;  // what was planned before a crash does not happen
  std::optional<wire::Room> room_{};
  std::optional<match::Entry> writing_{};
  std::map<wire::ConnectionId, Connection> connections_{};
  std::set<std::pair<Seat, int>> thinking_{};
  Time tick_ = 0;
};

}  // namespace springtide::simulator
