// Games taken apart into choices: who was left when each place was given. Equal contests are counted once for each deal.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arena/plackett_luce.h"
#include "arena/rating.h"

namespace springtide::arena {

struct Counted {
  std::size_t index;
  double times;
};

// The choices in all games of one deal.
struct DealCounts {
  std::vector<Counted> contests;  // by index in the list of contests
  std::vector<Counted> chosen;    // by bot
};

struct Tally {
  std::vector<Contest> contests;
  std::vector<DealCounts> deals;  // in the order of their numbers
};

// The same bytes in whatever order the games come.
Tally tally(std::span<const Outcome> outcomes);

}  // namespace springtide::arena
