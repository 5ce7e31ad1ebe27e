#include "games/pebbles/ai/expert.h"

#include "core/play_out.h"

namespace springtide {

Shares Expert<Pebbles>::shares(const pebbles::State& state, const Sight& sight) {
  Shares shares;
  double sum = 0;
  for (Seat seat : players_of(state.player_count))
    sum += shares[seat] = 1 + sight.weights[pebbles::Term::points] * state.points[seat];
  for (Seat seat : players_of(state.player_count)) shares[seat] /= sum;
  return shares;
}

// The more pebbles, the more points.
Worths Expert<Pebbles>::worths(const pebbles::State&, Seat, const pebbles::Actions& legal, const Sight& sight) {
  Worths worths{};
  for (std::size_t i = 0; i < legal.size(); ++i) worths[i] = sight.weights[pebbles::Term::points] * legal[i].number / 10;
  return worths;
}

pebbles::Action Expert<Pebbles>::guided(const pebbles::State& state, Seat seat, Rng& rng, const Sight&) {
  return random_action<Pebbles>(state, seat, rng);
}

template <>
std::span<const Levels<Pebbles>> level_versions<Pebbles>() {
  static const std::array<Levels<Pebbles>, bot_version> versions = [] {
    Levels<Pebbles> all;
    for (int i = 0; i < level_count; ++i)
      all[static_cast<std::size_t>(i)] = {.bot = i == 0 ? BotSpec<Pebbles>{} : search_bot<Pebbles>(100 * i),
                                          .milliseconds = 50};
    all.back().asks = {net::Head::policy};
    std::array<Levels<Pebbles>, bot_version> same;
    same.fill(all);
    return same;
  }();
  return versions;
}

// Nobody has measured them: games with them are not rated.
template <>
std::span<const std::array<int, level_count>> measured_levels<Pebbles>() {
  return {};
}

}  // namespace springtide
