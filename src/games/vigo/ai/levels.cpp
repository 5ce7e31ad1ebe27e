#include "games/vigo/ai/expert.h"

namespace springtide {
namespace {

// Likes to lie near cards that look good, has no idea of chests, looks at two options and forgets what is turned over again.
constexpr vigo::Sight beginner{.weights = {{{0, 0, 0, 0, 0, 0, 1}}}, .notices = 2, .belief = false};
// Knows what a chest is worth, but overlooks much.
constexpr vigo::Sight hasty{.weights = vigo::plain_weights, .notices = 2, .belief = false};
// Overlooks less, and remembers for two rounds.
constexpr vigo::Sight forgetful{.weights = vigo::plain_weights, .notices = 6, .memory = 2};

}  // namespace

template <>
const Levels<Vigo>& levels<Vigo>() {
  static const Levels<Vigo> table{{
      {.bot = greedy_bot<Vigo>(beginner), .milliseconds = 50},
      {.bot = greedy_bot<Vigo>(hasty), .milliseconds = 50},
      {.bot = greedy_bot<Vigo>(forgetful), .milliseconds = 50},
      {.bot = greedy_bot<Vigo>({}), .milliseconds = 50},
      {.bot = search_bot<Vigo>(200), .milliseconds = 300},
      {.bot = search_bot<Vigo>(2'000), .milliseconds = 2'000},
  }};
  return table;
}

template <>
std::span<const std::array<int, level_count>> measured_levels<Vigo>() {
  static constexpr std::array<std::array<int, level_count>, 1> versions{{{811, 1054, 1500, 1904, 1954, 1981}}};
  return versions;
}

}  // namespace springtide
