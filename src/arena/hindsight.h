// What a position was worth to each seat, for who sees everything.
#pragma once

#include <array>
#include <utility>

#include "ai/expert.h"
#include "core/play_out.h"

namespace springtide::arena {

// A finished game has been won.
template <Game G>
Shares judged(const typename G::State& state) {
  if (!to_act(state).empty()) return Expert<G>::hindsight(state);
  Shares shares;
  for (Seat seat : winners(state)) shares[seat] = 1.0 / winners(state).size();
  return shares;
}

// Luck of its own for every seat and for nature: what one of them does leaves that of the others as it is.
class Lots {
 public:
  explicit Lots(std::uint64_t seed) : Lots(seed, std::make_index_sequence<max_players + 1>()) {}
  Rng& of(Seat seat) { return of_[static_cast<std::size_t>(seat)]; }

 private:
  template <std::size_t... seats>
  Lots(std::uint64_t seed, std::index_sequence<seats...>) : of_{Rng(mix(seed + seats))...} {}

  std::array<Rng, max_players + 1> of_;  // the players', and nature's
};

// Played at random to where hindsight is at its best, if need be to the end, and judged there.
template <Game G>
Shares played_on(typename G::State state, Lots lots) {
  const typename G::State since = state;
  for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state)) {
    if (Expert<G>::is_settled(state, since) && !Expert<G>::is_late(state)) break;
    const Seat seat = acting.front();
    advance(state, seat, random_action<G>(state, seat, lots.of(seat)));
  }
  return judged<G>(state);
}

}  // namespace springtide::arena
