#include "games/vineta/ai/expert.h"

namespace springtide {
namespace {

namespace first {

// Knows that its district should not sink, and looks at two options.
constexpr vineta::Sight beginner{.weights = {{{1, 0, 0, 0, 0, 1, 0}}}, .notices = 2};
// Knows what counts, but overlooks much.
constexpr vineta::Sight hasty{.weights = vineta::plain_weights, .notices = 2};
constexpr vineta::Sight trusting{.belief = false};

}  // namespace first

// Knows that its district should not sink, and looks at three options.
constexpr vineta::Sight newcomer{.weights = {{{1, 0, 0, 0, 0, 1, 0}}}, .notices = 3};
// Knows what is to be gained, but not yet which row is going to win.
constexpr vineta::Sight easy_going{.weights = {{{1, 1, 0, 0, 1, 1, 0}}}, .notices = 3};
// Knows what counts as it lies, and overlooks some of its options.
constexpr vineta::Sight attentive{.weights = vineta::plain_weights, .notices = 3};
// Has foresight, and no idea of what the others hide.
constexpr vineta::Sight clever{.belief = false};

BotSpec<Vineta> searcher(int iterations, const vineta::Sight& sight = {}) {
  BotSpec<Vineta> bot = search_bot<Vineta>(iterations, sight);
  bot.search.exploration = 0.5;
  bot.search.exploration_of_two = 0.3;
  return bot;
}

}  // namespace

template <>
std::span<const Levels<Vineta>> level_versions<Vineta>() {
  static const std::array<Levels<Vineta>, bot_version> versions{{
      {{
          {.bot = greedy_bot<Vineta>(first::beginner), .milliseconds = 50},
          {.bot = greedy_bot<Vineta>(first::hasty), .milliseconds = 50},
          {.bot = greedy_bot<Vineta>(), .milliseconds = 50},
          {.bot = search_bot<Vineta>(100, first::trusting), .milliseconds = 100},
          {.bot = search_bot<Vineta>(1'000), .milliseconds = 400},
          {.bot = search_bot<Vineta>(10'000), .milliseconds = 2'000},
      }},
      {{
          {.bot = greedy_bot<Vineta>(newcomer), .milliseconds = 50},
          {.bot = greedy_bot<Vineta>(easy_going), .milliseconds = 50},
          {.bot = greedy_bot<Vineta>(attentive), .milliseconds = 50},
          {.bot = searcher(30, clever), .milliseconds = 50},
          {.bot = searcher(250), .milliseconds = 100},
          {.bot = searcher(1'500), .milliseconds = 100, .asks = {net::Head::value, net::Head::policy, net::Head::belief}},
      }},
  }};
  return versions;
}

template <>
std::span<const std::array<int, level_count>> measured_levels<Vineta>() {
  static constexpr std::array<std::array<int, level_count>, bot_version> versions{
      {{1035, 1265, 1500, 1560, 1626, 1666}, {1061, 1212, 1385, 1551, 1612, 1670}}};
  return versions;
}

}  // namespace springtide
