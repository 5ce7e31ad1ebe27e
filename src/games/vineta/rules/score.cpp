// Points and winners.
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {
namespace {

int own_houses_left(const State& state, Seat seat) {
  const District last = standing(state).front();
  return state.city[last][state.players[seat].tribe];
}

}  // namespace

PointsList points_of(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const bool is_over = state.phase == Phase::over;
  const int own_captured = player.tribe == Tribe::none ? 0 : player.captured[player.tribe];
  PointsList list;
  const auto give = [&list](Rule rule, int points) {
    if (points != 0) list.push_back({.rule = rule, .points = points});
  };
  if (is_over) give(Rule::end_2, 3 * own_houses_left(state, seat));
  give(Rule::end_3, player.captured.total() - own_captured);
  give(Rule::ed_1, state.switches.own_house * own_captured);
  if (is_over && standing(state).front() == player.district) give(Rule::end_4, tile_points[ring_of(player.district)]);
  return list;
}

Scores scores(const State& state) {
  Scores scores;
  for (Seat seat : seats_of(state))
    for (const Points& reason : points_of(state, seat)) scores[seat] += reason.points;
  return scores;
}

// VN-END-5. Nobody has won before the end.
SeatSet winners(const State& state) {
  if (state.phase != Phase::over) return {};
  const Scores points = scores(state);
  return best_of(seats_of(state), [&](Seat a, Seat b) {
    if (points[a] != points[b]) return points[a] > points[b];
    return own_houses_left(state, a) > own_houses_left(state, b);
  });
}

}  // namespace springtide::vineta
