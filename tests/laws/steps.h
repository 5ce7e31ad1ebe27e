// Random games, step by step.
#pragma once

#include <utility>

#include "laws/laws.h"

namespace springtide {

// Every step of the players in a random game.
template <Game G, class Use>
void for_each_step(const typename G::Options& options, Rng& rng, Use&& use) {
  auto state = initial(options);
  for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state)) {
    const Seat seat = pick(acting, rng);
    const auto action = random_action<G>(state, seat, rng);
    if (seat != Seat::nature) use(state, seat, action);
    advance(state, seat, action);
  }
}

}  // namespace springtide
