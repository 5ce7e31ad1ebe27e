// How strong bots are, from the places they took in games of several players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/fixed_vector.h"

namespace springtide::arena {

inline constexpr std::size_t max_seats = 6;

// One game. The bot at each seat, and the place of that seat: 0 is first, tied seats share a place. A bot may hold several
// seats; each is an appearance of its own. Games with the same deal are replays of it with the bots seated otherwise.
struct Outcome {
  int deal = 0;
  FixedVector<std::uint8_t, max_seats> bots;
  FixedVector<std::uint8_t, max_seats> places;
};

// In points as of Elo: 400 points more are odds of 10 to 1 to be placed before. 95 % lie between low and high.
struct Rating {
  double rating = 0;
  double low = 0;
  double high = 0;
  int games = 0;  // appearances
  friend bool operator==(const Rating&, const Rating&) = default;
};

struct Ladder {
  std::vector<Rating> ratings;                 // by bot; their mean is zero
  std::vector<std::vector<double>> resamples;  // the ratings by bot again, from deals drawn anew
};

struct LadderOptions {
  std::uint64_t seed = 0;
  int resamples = 200;
};

// The model of Plackett and Luce: each place goes to one of the seats that are left, with a chance proportional to the
// strength of its bot. Tied seats count as the mean of all orders among them. The prior is one drawn game of every bot with
// a player of strength 1, so a bot that always wins has a finite rating. The intervals come from a bootstrap over deals,
// which are independent while the games of one deal are not. At most 255 bots, numbered from 0. The order of the
// outcomes does not matter.
Ladder ladder(std::span<const Outcome> outcomes, int bots, const LadderOptions& options);

std::vector<Rating> rate(std::span<const Outcome> outcomes, int bots, std::uint64_t seed);

// How often `a` is rated above `b` in the resamples, from 0 to 1; equal ratings count half.
double superiority(const Ladder& ladder, int a, int b);

}  // namespace springtide::arena
