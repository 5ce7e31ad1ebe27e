// What accounts say of themselves: names and what their pages show.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

// A page of one's own. Whoever has never said anything has one that is shown.
struct Profile {
  bool is_shown = true;
  int emblem = 0;             // one of the drawn ones; opaque here
  bool is_here_shown = true;  // to friends, whether one is connected
  friend bool operator==(const Profile&, const Profile&) = default;
};

struct FormerName {
  std::string name{};
  Time until = 0;  // when it is forgotten
  friend bool operator==(const FormerName&, const FormerName&) = default;
};

class People {
 public:
  virtual ~People() = default;

  virtual Profile profile(std::string_view player) = 0;
  virtual void set_profile(std::string_view player, const Profile& profile) = 0;
  // The old name is kept until a time, and leads to the account as well.
  virtual void rename(std::string_view player, std::string_view name, Time now, Time until) = 0;
  virtual std::vector<FormerName> former_names(std::string_view player, Time now) = 0;  // the last first
  // Accounts of this login, this name, or this name of late; without regard to case.
  virtual std::vector<std::string> accounts_called(std::string_view name, Time now, int limit) = 0;
};

}  // namespace springtide::store
