#include "games/vineta/ai/expert.h"

namespace springtide {
namespace {

// Knows that its district should not sink, and looks at two options.
constexpr vineta::Sight beginner{.weights = {{{1, 0, 0, 0, 0, 1, 0}}}, .notices = 2};
// Knows what counts, but overlooks much.
constexpr vineta::Sight hasty{.weights = vineta::plain_weights, .notices = 2};
constexpr vineta::Sight trusting{.belief = false};

}  // namespace

template <>
const Levels<Vineta>& levels<Vineta>() {
  static const Levels<Vineta> table{{
      {.bot = greedy_bot<Vineta>(beginner), .milliseconds = 50},
      {.bot = greedy_bot<Vineta>(hasty), .milliseconds = 50},
      {.bot = greedy_bot<Vineta>(), .milliseconds = 50},
      {.bot = search_bot<Vineta>(100, trusting), .milliseconds = 100},
      {.bot = search_bot<Vineta>(1'000), .milliseconds = 400},
      {.bot = search_bot<Vineta>(10'000), .milliseconds = 2'000},
  }};
  return table;
}

template <>
std::span<const std::array<int, level_count>> measured_levels<Vineta>() {
  static constexpr std::array<std::array<int, level_count>, 1> versions{{{1035, 1265, 1500, 1560, 1626, 1666}}};
  return versions;
}

}  // namespace springtide
