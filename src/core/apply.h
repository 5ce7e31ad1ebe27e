// Checked play: the border between actions from outside and `advance`, which trusts its caller.
#pragma once

#include "core/game.h"

namespace springtide {

// Advances if the action is legal; otherwise leaves the state as it was and returns the verdict that forbids it.
template <Game G>
typename G::Verdict apply(typename G::State& state, Seat seat, const typename G::Action& action) {
  const auto verdict = judge(state, seat, action);
  if (verdict.allowed) advance(state, seat, action);
  return verdict;
}

}  // namespace springtide
