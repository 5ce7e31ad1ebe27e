// What a viewer may know, and a guess at the rest.
#include <cassert>

#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

// VG-INF-1.
bool is_forgotten(const State& state, Spot spot) { return spot.is_known() && !spot.is_up() && !state.memory_aid; }

}  // namespace

View observe(const State& state, Seat viewer) {
  assert(viewer == Seat::spectator || seats_of(state).contains(viewer));
  View view;
  view.viewer = viewer;
  view.hidden = state.unseen;
  view.hidden_total = state.unseen_total;
  for (std::size_t i = 0; i < field_count; ++i) {
    const Spot spot = state.bay[i];
    view.bay[i] = is_forgotten(state, spot) ? Spot::covered() : spot;
    if (!is_forgotten(state, spot)) continue;
    view.hidden.add(spot.kind());
    ++view.hidden_total;
  }
  view.parts = state.parts;
  view.deck = state.deck;
  view.waiting = state.waiting;
  view.stocks = state.stocks;
  view.ships = state.ships;
  view.chest_points = state.chest_points;
  view.ship_points = state.ship_points;
  view.chest = state.chest;
  view.part_kinds = state.part_kinds;
  view.player_count = state.player_count;
  view.round = state.round;
  view.sailing_ships = state.sailing_ships;
  view.lock_key_bonus = state.lock_key_bonus;
  view.free_events = state.free_events;
  view.memory_aid = state.memory_aid;
  view.phase = state.phase;
  view.turn = state.turn;
  view.start = state.start;
  view.event_played = state.event_played;
  view.landed = state.landed;
  view.took = state.took;
  view.step = state.step;
  view.held = state.held;
  return view;
}

// Covered cards have no identity until nature gives them one, each as likely as it is frequent: to guess is to leave it to
// nature.
State guess(const View& view, Rng&) {
  State state;
  state.bay = view.bay;
  state.parts = view.parts;
  state.deck = view.deck;
  state.unseen = view.hidden;
  state.unseen_total = view.hidden_total;
  state.waiting = view.waiting;
  state.stocks = view.stocks;
  state.ships = view.ships;
  state.chest_points = view.chest_points;
  state.ship_points = view.ship_points;
  state.chest = view.chest;
  state.part_kinds = view.part_kinds;
  state.player_count = view.player_count;
  state.round = view.round;
  state.sailing_ships = view.sailing_ships;
  state.lock_key_bonus = view.lock_key_bonus;
  state.free_events = view.free_events;
  state.memory_aid = view.memory_aid;
  state.phase = view.phase;
  state.turn = view.turn;
  state.start = view.start;
  state.event_played = view.event_played;
  state.landed = view.landed;
  state.took = view.took;
  state.step = view.step;
  state.held = view.held;
  return state;
}

bool reveals(const State& state, Seat seat, Action action) {
  State next = state;
  advance(next, seat, action);
  for (std::size_t i = 0; i < field_count; ++i)
    if (is_forgotten(state, state.bay[i]) && next.bay[i] != state.bay[i]) return true;
  return false;
}

}  // namespace springtide::vigo
