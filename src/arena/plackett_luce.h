// The most probable strengths of the model of Plackett and Luce, from counted choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/fixed_vector.h"

namespace springtide::arena {

// The bots among whom a place was given, in ascending order, one entry for each seat.
using Contest = FixedVector<std::uint8_t, 6>;

// All that the likelihood needs to know: how often each bot was given a place, and how often each contest took place.
struct Choices {
  std::vector<double> chosen;    // by bot
  std::vector<double> contests;  // by index in the list of contests
};

// Every bot also plays one game with a player of strength 1: this is its result there, between 0 and 1, neither included.
using Prior = std::span<const double>;

// The logarithms of the strengths, by bot, sought from `start` on. The posterior has one maximum, so the start decides only
// how long it takes.
std::vector<double> fit(const std::vector<Contest>& list, const Choices& choices, Prior prior, std::vector<double> start);

}  // namespace springtide::arena
