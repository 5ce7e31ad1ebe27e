// An action and who takes it; and checked play, the border between actions from outside and `advance`.
#pragma once

#include "core/game.h"

namespace springtide {

template <Game G>
struct Move {
  Seat seat = Seat::p1;
  typename G::Action action{};
  friend bool operator==(const Move&, const Move&) = default;
};

// Advances if the action is legal; otherwise leaves the state as it was and returns the verdict that forbids it.
template <Game G>
typename G::Verdict apply(typename G::State& state, Seat seat, const typename G::Action& action) {
  const auto verdict = judge(state, seat, action);
  if (verdict.allowed) advance(state, seat, action);
  return verdict;
}

}  // namespace springtide
