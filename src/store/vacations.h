// When accounts are on vacation; in the first database of a spread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

struct Vacation {
  std::string player{};
  Time from = 0;
  Time until = 0;
  friend bool operator==(const Vacation&, const Vacation&) = default;
};

class Vacations {
 public:
  virtual ~Vacations() = default;

  // Those of an account that end after a time, the earliest first.
  virtual std::vector<Vacation> vacations_of(std::string_view player, Time after) = 0;
  // If `may` agrees, having seen all those of the account: no two are taken at once on what was before both. It may be
  // called several times.
  virtual bool take_vacation(const Vacation& vacation, const std::function<bool(const std::vector<Vacation>&)>& may) = 0;
  virtual bool end_vacation(std::string_view player, Time now) = 0;  // false: none is under way
  virtual std::vector<Vacation> under_way(Time now) = 0;             // of all accounts
  // Who of these players is away, a guest with its account; under the id that was asked for.
  virtual std::vector<Vacation> away(const std::vector<std::string>& players, Time now) = 0;
};

}  // namespace springtide::store
