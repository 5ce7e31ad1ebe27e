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
  View view{state};
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
  return view;
}

// Covered cards have no identity until nature gives them one, each as likely as it is frequent: to guess is to leave it to
// nature.
State guess(const View& view, Rng&) {
  State state{view};
  state.bay = view.bay;
  state.unseen = view.hidden;
  state.unseen_total = view.hidden_total;
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
