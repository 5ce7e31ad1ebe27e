// Counts the action sequences of a given length: a fingerprint of a game's rules.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace springtide {

// Simultaneous choices are taken in seat order; a finished game ends its sequence.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  const SeatSet acting = to_act(state);
  if (acting.empty()) return 0;
  const auto actions = legal_actions(state, acting.front());
  if (depth == 1) return actions.size();
  std::uint64_t sequences = 0;
  for (const auto& action : actions) {
    auto next = state;
    advance(next, acting.front(), action);
    sequences += perft<G>(next, depth - 1);
  }
  return sequences;
}

}  // namespace springtide
