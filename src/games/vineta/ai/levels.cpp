#include "games/vineta/ai/levels.h"

namespace springtide {
namespace {

using Bot = BotSpec<Vineta>;

// Knows that its district should not sink, and looks at two options.
constexpr vineta::Sight beginner{.weights = {{{1, 0, 0, 0, 0, 1, 0}}}, .notices = 2};
// Knows what counts, but overlooks much.
constexpr vineta::Sight hasty{.weights = vineta::plain_weights, .notices = 2};
constexpr vineta::Sight trusting{.belief = false};

Bot greedy(const vineta::Sight& sight) { return {.kind = BotKind::greedy, .sight = sight}; }

Bot search(int iterations, const vineta::Sight& sight = {}) {
  Bot bot{.kind = BotKind::search, .sight = sight};
  bot.search.iterations = iterations;
  return bot;
}

}  // namespace

template <>
const Levels<Vineta>& levels<Vineta>() {
  static const Levels<Vineta> table{{
      {.bot = greedy(beginner), .milliseconds = 50},
      {.bot = greedy(hasty), .milliseconds = 50},
      {.bot = greedy(Expert<Vineta>::plain), .milliseconds = 50},
      {.bot = search(100, trusting), .milliseconds = 100},
      {.bot = search(1'000), .milliseconds = 400},
      {.bot = search(10'000), .milliseconds = 2'000},
  }};
  return table;
}

}  // namespace springtide
