// Errands that end at the room of a table: what somebody wants there. A home keeps one until the journal is read, the room
// while an entry is being stored.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "match/command.h"
#include "wire/message.h"

namespace springtide::home {

using ConnectionId = std::uint64_t;

struct Entering {
  ConnectionId connection = 0;
  match::Actor actor{};
  wire::Watch watch{};
  bool is_told_busy = false;  // that the store does not answer
};
struct Stepping {
  ConnectionId connection = 0;
  match::Actor actor{};
  Seat seat = Seat::p1;
};
struct LookingAhead {
  ConnectionId connection = 0;
  match::Actor actor{};
  Seat seat = Seat::p1;
};
struct WantingHint {
  ConnectionId connection = 0;
  match::Actor actor{};
  Seat seat = Seat::p1;
};
struct LookingBack {
  ConnectionId connection = 0;
  match::Actor actor{};
  Seat viewer = Seat::spectator;
  int before = 0;
};
struct Commanding {
  ConnectionId connection = 0;  // 0: on behalf of somebody who is not here
  match::Actor actor{};
  std::string id{};
  match::Command command{};
};
using RoomErrand = std::variant<Entering, Stepping, LookingAhead, WantingHint, LookingBack, Commanding>;

}  // namespace springtide::home
