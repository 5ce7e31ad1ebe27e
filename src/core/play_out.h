// Random play: uniform over a player's legal list, by weight for nature.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace springtide {

// One of nature's outcomes, each as likely as its weight says.
template <Game G>
typename G::Action sample_outcome(const typename G::State& state, Rng& rng) {
  return outcome_at(state, static_cast<int>(rng.below(static_cast<std::uint32_t>(total_weight(state)))));
}

// What a uniformly random player, or nature, does in this seat.
template <Game G>
typename G::Action random_action(const typename G::State& state, Seat seat, Rng& rng) {
  if (seat == Seat::nature) return sample_outcome<G>(state, rng);
  const auto actions = legal_actions(state, seat);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

// Plays to the end and returns the number of steps. Simultaneous choices are made in seat order.
template <Game G>
int play_out(typename G::State& state, Rng& rng) {
  int steps = 0;
  for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state)) {
    const Seat seat = acting.front();
    advance(state, seat, random_action<G>(state, seat, rng));
    ++steps;
  }
  return steps;
}

}  // namespace springtide
