// Points and winners.
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

// VG-END-2: parts and Pirates left in the stock.
int leftovers(const State& state, Seat seat) {
  int points = 0;
  for (Kind kind : state.stocks[seat]) {
    if (is_event(kind)) {
      points -= kind == kind_of(Event::pirate) ? 50 : 0;
      continue;
    }
    const Part part = part_of(state, kind);
    if (part.shape == Shape::key) continue;
    points += part.colour == Colour::brown ? 5 : part.colour == colour_of(seat) ? 20 : 10;
  }
  return points;
}

}  // namespace

PointsList points_of(const State& state, Seat seat) {
  PointsList list;
  const auto give = [&list](Rule rule, int points) {
    if (points != 0) list.push_back({.rule = rule, .points = points});
  };
  give(Rule::evt_4, state.ship_points[seat]);
  give(Rule::che_5, state.chest_points[seat]);
  if (state.phase == Phase::over) give(Rule::end_2, leftovers(state, seat));
  return list;
}

Scores scores(const State& state) {
  Scores scores;
  for (Seat seat : seats_of(state))
    for (const Points& reason : points_of(state, seat)) scores[seat] += reason.points;
  return scores;
}

// VG-END-3. Nobody has won before the end.
SeatSet winners(const State& state) {
  if (state.phase != Phase::over) return {};
  const Scores points = scores(state);
  return best_of(seats_of(state), [&points](Seat a, Seat b) { return points[a] > points[b]; });
}

}  // namespace springtide::vigo
