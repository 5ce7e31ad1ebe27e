#include "games/vigo/ai/levels.h"

namespace springtide {
namespace {

using Bot = BotSpec<Vigo>;

// Likes to lie near cards that look good, has no idea of chests, looks at two options and forgets what is turned over again.
constexpr vigo::Sight beginner{.weights = {{{0, 0, 0, 0, 0, 0, 1}}}, .notices = 2, .belief = false};
// Knows what a chest is worth, but overlooks much.
constexpr vigo::Sight hasty{.weights = vigo::plain_weights, .notices = 2, .belief = false};
// Overlooks less, and remembers for two rounds.
constexpr vigo::Sight forgetful{.weights = vigo::plain_weights, .notices = 6, .memory = 2};

Bot greedy(const vigo::Sight& sight) { return {.kind = BotKind::greedy, .sight = sight}; }

Bot search(int iterations, const vigo::Sight& sight = {}) {
  Bot bot{.kind = BotKind::search, .sight = sight};
  bot.search.iterations = iterations;
  return bot;
}

}  // namespace

template <>
const Levels<Vigo>& levels<Vigo>() {
  static const Levels<Vigo> table{{
      {.bot = greedy(beginner), .milliseconds = 50},
      {.bot = greedy(hasty), .milliseconds = 50},
      {.bot = greedy(forgetful), .milliseconds = 50},
      {.bot = greedy({}), .milliseconds = 50},
      {.bot = search(200), .milliseconds = 300},
      {.bot = search(2'000), .milliseconds = 2'000},
  }};
  return table;
}

}  // namespace springtide
