// Whether what is shown as so likely happens so often: over games of bots of any strength.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ai/levels.h"
#include "arena/game.h"
#include "arena/readings.h"

namespace springtide::arena {

// Of what was shown with a chance from one tenth to the next.
struct Tenth {
  double count = 0;
  double shown = 0;     // the sum of the chances
  double happened = 0;  // so often it was so
  double squares = 0;   // of what the games differ by: what is of one game hangs together

  double gap() const { return (happened - shown) / count; }
  double error() const { return std::sqrt(squares) / count; }
};

struct Calibration {
  std::array<Tenth, 10> tenths{};

  void add(double chance, bool is_so) {
    Tenth& tenth = tenths[static_cast<std::size_t>(std::clamp(static_cast<int>(10 * chance), 0, 9))];
    tenth.count += 1;
    tenth.shown += chance;
    tenth.happened += is_so ? 1 : 0;
  }
  void add_game(const Calibration& game) {
    for (std::size_t i = 0; i < tenths.size(); ++i) {
      const Tenth& other = game.tenths[i];
      tenths[i].count += other.count;
      tenths[i].shown += other.shown;
      tenths[i].happened += other.happened;
      tenths[i].squares += (other.happened - other.shown) * (other.happened - other.shown);
    }
  }
};

// Of one game or many: each facet by itself.
template <Game G>
struct Shown {
  std::array<Calibration, Notation<G>::facet_names.size()> facets{};
  int moves = 0;  // acts of players that everybody saw

  void add_game(const Shown& game) {
    for (std::size_t i = 0; i < facets.size(); ++i) facets[i].add_game(game.facets[i]);
    moves += game.moves;
  }
};

// Every possibility of every rival's secret as each seat is shown it, after each act of a player that can tell of it.
template <Game G>
Shown<G> shown_in(const Record<G>& record) {
  const Walk<G> walk(record);
  Shown<G> shown;
  for (const Move<G>& move : record.moves) shown.moves += cause_of(move) == Cause::open;
  for (Seat eyes : players_of(record.options.players)) {
    typename Expert<G>::Reader reader(record.options, eyes);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      const bool has_told = reader.hear(walk.seen_by(eyes, i + 1).back());
      const auto& state = walk.before(i + 1);
      if (!has_told || record.moves[i].seat == Seat::nature || to_act(state).empty()) continue;
      for (const Reading& reading : reader.read(observe(state, eyes)))
        for (const Reading::Possibility& each : reading.chances)
          shown.facets[static_cast<std::size_t>(reading.facet)].add(each.chance,
                                                                    each.what == Expert<G>::Reader::truth(state, reading));
    }
  }
  return shown;
}

// A game of the given number of such a series: each seat's bot is random or of a level up to the highest, and none thinks
// for more iterations than it may. Levels are those of the first version, on whose games readings were fitted.
template <Game G>
Record<G> mixed_game(std::uint64_t seed, int game, int highest_level, int most_iterations) {
  Rng rng(mix(seed) ^ mix(static_cast<std::uint64_t>(game)));
  Record<G> record{};
  record.options.players = 2 + static_cast<int>(rng.below(max_players - 1));
  PerPlayer<BotSpec<G>> bots{};
  for (Seat seat : players_of(record.options.players)) {
    const auto level = static_cast<int>(rng.below(static_cast<std::uint32_t>(highest_level) + 1));
    if (level > 0) bots[seat] = level_spec<G>(level, 1);
    bots[seat].search.iterations = std::min(bots[seat].search.iterations, most_iterations);
  }
  const std::uint64_t deal = rng.next();
  record.moves = play_game<G>(record.options, bots, deal, rng.next()).moves();
  return record;
}

}  // namespace springtide::arena
