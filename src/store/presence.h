// Who is here, at which node, and who may know: a part of the store. All of it is with the players.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

// Who is connected to a node.
struct Attendance {
  std::string node{};
  int people = 0;                       // guests too
  std::vector<std::string> accounts{};  // their ids
  Time until = 0;                       // a node that has not said so again until then is gone
  friend bool operator==(const Attendance&, const Attendance&) = default;
};

// An account may know whether a friend is here.
struct ShownFriend {
  std::string account{};
  std::string person{};
  friend bool operator==(const ShownFriend&, const ShownFriend&) = default;
};

class Presence {
 public:
  virtual ~Presence() = default;

  // In place of what the node said before; what nodes said that are gone is forgotten.
  virtual void set_attendance(const Attendance& attendance, Time now) = 0;
  virtual std::vector<Attendance> attendance_elsewhere(std::string_view node, Time now) = 0;  // by node
  // Both follow each other, neither blocks the other, and the friend has not switched it off; in their order.
  virtual std::vector<ShownFriend> friends_shown_to(const std::vector<std::string>& accounts) = 0;
};

}  // namespace springtide::store
