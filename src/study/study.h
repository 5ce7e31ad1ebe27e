// Many games between equal bots, and what is seen in them.
#pragma once

#include <algorithm>
#include <vector>

#include "arena/game.h"
#include "arena/share_work.h"
#include "study/tally.h"

namespace springtide::study {

// What a game's study knows. Each game specialises this in its own folder.
//   sections()                       what is counted
//   collect(sheet, options, moves)   the observations of one finished game
//   highlights(tally)                the most striking numbers, in sentences
template <Game G>
struct Study;

// Requires: at least one table and one thread.
template <Game G>
struct Plan {
  std::vector<typename G::Options> tables;
  int games = 0;  // for each table
  BotSpec<G> bot{};
  std::uint64_t seed = 0;
  int threads = 1;
};

// Plays one game; it depends on nothing but the plan's seed and the game's number.
template <Game G>
Sheet play_and_collect(const Plan<G>& plan, int number) {
  const auto& options = plan.tables[static_cast<std::size_t>(number / plan.games)];
  const std::uint64_t deal = mix(mix(plan.seed) ^ static_cast<std::uint64_t>(number));
  PerPlayer<BotSpec<G>> bots;
  bots.items.fill(plan.bot);
  const auto table = arena::play_game<G>(options, bots, deal, mix(deal));
  Sheet sheet;
  Study<G>::collect(sheet, options, table.moves());
  return sheet;
}

// The same bytes whatever the number of threads: sheets are absorbed in the order of the games' numbers.
// Calls done() after every game.
template <Game G, class Done>
Tally run(const Plan<G>& plan, const Done& done) {
  constexpr int batch = 128;  // sheets in memory at once
  const int total = plan.games * static_cast<int>(plan.tables.size());
  Tally tally;
  for (int from = 0; from < total; from += batch) {
    std::vector<Sheet> sheets(static_cast<std::size_t>(std::min(batch, total - from)));
    const auto play = [&](int i) { sheets[static_cast<std::size_t>(i)] = play_and_collect(plan, from + i); };
    arena::share_work(static_cast<int>(sheets.size()), plan.threads, play, done);
    for (const Sheet& sheet : sheets) tally.absorb(sheet);
  }
  return tally;
}

}  // namespace springtide::study
