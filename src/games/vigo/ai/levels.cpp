#include "games/vigo/ai/expert.h"

namespace springtide {
namespace {

namespace first {

// Likes to lie near cards that look good, has no idea of chests, looks at two options and forgets what is turned over again.
constexpr vigo::Sight beginner{.weights = {{{0, 0, 0, 0, 0, 0, 1}}}, .notices = 2, .belief = false};
// Knows what a chest is worth, but overlooks much.
constexpr vigo::Sight hasty{.weights = vigo::plain_weights, .notices = 2, .belief = false};
// Overlooks less, and remembers for two rounds.
constexpr vigo::Sight forgetful{.weights = vigo::plain_weights, .notices = 6, .memory = 2};

}  // namespace first

// Likes to lie near cards that look good, has no idea of chests, looks at four options and forgets what is turned over
// again.
constexpr vigo::Sight newcomer{.weights = {{{0, 0, 0, 0, 0, 0, 1}}}, .notices = 4, .belief = false};
// Takes any chest as soon as it can, too, and does not think of what it might have become; looks at six options.
constexpr vigo::Sight easy_going{.weights = {{{1, 0, 0, 0, 0, 0, 1}}}, .notices = 6, .belief = false};
// Knows what a chest is worth, and what the others are after, but overlooks much.
constexpr vigo::Sight attentive{.weights = vigo::plain_weights, .notices = 3, .belief = false};
// Overlooks less, and remembers for three rounds.
constexpr vigo::Sight clever{.weights = vigo::plain_weights, .notices = 6, .memory = 3};
// Has foresight, and remembers for eight rounds.
constexpr vigo::Sight cunning{.notices = 12, .memory = 8};

BotSpec<Vigo> learned(int iterations) {
  BotSpec<Vigo> bot = search_bot<Vigo>(iterations);
  bot.search.playout = Playout::quick;
  return bot;
}

}  // namespace

template <>
std::span<const Levels<Vigo>> level_versions<Vigo>() {
  static const std::array<Levels<Vigo>, bot_version> versions{{
      {{
          {.bot = greedy_bot<Vigo>(first::beginner), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>(first::hasty), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>(first::forgetful), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>({}), .milliseconds = 50},
          {.bot = search_bot<Vigo>(200), .milliseconds = 300},
          {.bot = search_bot<Vigo>(2'000), .milliseconds = 2'000},
      }},
      {{
          {.bot = greedy_bot<Vigo>(newcomer), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>(easy_going), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>(attentive), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>(clever), .milliseconds = 50},
          {.bot = greedy_bot<Vigo>(cunning), .milliseconds = 50},
          {.bot = learned(1'000), .milliseconds = 100, .asks = {net::Head::value, net::Head::policy}},
      }},
  }};
  return versions;
}

template <>
std::span<const std::array<int, level_count>> measured_levels<Vigo>() {
  static constexpr std::array<std::array<int, level_count>, bot_version> versions{
      {{811, 1054, 1500, 1904, 1954, 1981}, {694, 901, 1153, 1529, 1904, 2237}}};
  return versions;
}

}  // namespace springtide
