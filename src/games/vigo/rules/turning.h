// Turning cards, and who may play which event: shared by the rules' functions.
#pragma once

#include "games/vigo/rules/state.h"

namespace springtide::vigo {

// VG-TRN-3: a card nobody has seen waits for nature; a known one changes sides.
inline void turn_card(State& state, Field field) {
  Spot& spot = state.bay[static_cast<std::size_t>(index_of(field))];
  if (spot.is_covered())
    state.waiting.insert(field);
  else if (!spot.is_empty())
    spot = spot.turned();
}

// VG-EVT-2: a card under a ship is not turned.
inline void turn_unless_ship(State& state, Field field) {
  if (!ship_fields(state).contains(field)) turn_card(state, field);
}

// VG-EVT-3: somebody to rob.
inline bool has_victim(const State& state, Seat seat) {
  for (Seat other : seats_of(state).without(seat))
    if (!state.stocks[other].empty()) return true;
  return false;
}

// Whether the phase lets the seat play this event, apart from holding it and from a victim.
inline bool is_time_to_play(const State& state, Seat seat, Event event) {
  if (state.free_events) return true;                            // VG-VAR-1
  if (state.phase == Phase::before) return !state.event_played;  // VG-TRN-1
  if (state.phase != Phase::after) return false;
  return state.took == kind_of(event) || state.stocks[seat].size() == stock_limit;  // VG-TRN-5, VG-TRN-7
}

inline bool may_play(const State& state, Seat seat, Event event) {
  if (event == Event::pirate && !has_victim(state, seat)) return false;
  return has(state.stocks[seat], kind_of(event)) && is_time_to_play(state, seat, event);
}

}  // namespace springtide::vigo
