// Whole games and long thoughts that must be the same on every machine: built natively and as WebAssembly.
#pragma once

#include <string>
#include <string_view>

#include "arena/game.h"
#include "games/experts.h"
#include "games/list.h"
#include "record/record.h"
#include "text/hex.h"

namespace springtide::parity {

// The hash of a record: a game of two to six bots, all of it following from its seed.
template <Game G>
std::string game_digest(std::uint64_t seed, int iterations) {
  typename G::Options options{};
  options.players = 2 + static_cast<int>(seed % 5);
  PerPlayer<BotSpec<G>> bots;
  for (Seat seat : players_of(options.players)) bots[seat] = search_bot<G>(iterations);
  const auto table = arena::play_game<G>(options, bots, mix(seed), mix(seed + 1));
  return hex_of(sha256(write_record(Record<G>{.options = options, .moves = table.moves()})));
}

// The hash of what a long search has found in the middle of a game.
template <Game G>
std::string thought_digest(std::uint64_t seed, int iterations) {
  typename G::Options options{};
  options.players = 4;
  arena::Table<G> table(options, seed);
  Rng rng(seed);
  while (table.acting().front() == Seat::nature || table.moves().size() < 60 ||
         legal_actions(table.state(), table.acting().front()).size() < 4) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature)
      table.deal();
    else
      table.play(seat, random_action<G>(table.state(), seat, rng));
  }
  const auto bot = search_bot<G>(iterations);
  Search<G> search(table.question(table.acting().front()), bot.search, bot.sight, seed);
  search.run(iterations);
  std::string text;
  for (const RootStat& stat : search.root())
    text += std::to_string(stat.visits) + " " + std::to_string(std::bit_cast<std::uint64_t>(stat.total)) + "\n";
  return hex_of(sha256(std::string_view(text)));
}

// Nothing if there is no such game.
inline std::string digest(std::string_view game, bool is_thought, std::uint64_t seed, int iterations) {
  std::string found;
  Games::with(
      game, [&]<Game G>() { found = is_thought ? thought_digest<G>(seed, iterations) : game_digest<G>(seed, iterations); });
  return found;
}

}  // namespace springtide::parity
