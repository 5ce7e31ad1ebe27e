#include "games/vigo/ai/evaluate.h"

#include "base/math.h"
#include "games/vigo/ai/outlook.h"

namespace springtide::vigo {
namespace {

// Who can end the game and win by it does so, unless somebody before spoils it.
void heed_last_ship(const State& state, Field ship, Shares& shares) {
  double chance = 0.85;
  Seat seat = state.turn;
  for (int i = 0; i < state.player_count; ++i, seat = left_of(seat, state.player_count)) {
    if (!may_reach(state, seat, ship) || !wins_by_ending(state, seat)) continue;
    for (Seat each : seats_of(state)) shares[each] *= 1 - chance;
    shares[seat] += chance;
    chance *= 0.6;
  }
}

Shares shares_of_finished(const State& state) {
  Shares shares;
  const SeatSet best = winners(state);
  for (Seat seat : best) shares[seat] = 1.0 / best.size();
  return shares;
}

}  // namespace

Shares shares_of(const State& state, const Weights& weights, Seat judge) {
  if (state.phase == Phase::over) return shares_of_finished(state);
  const Outlook outlook(state, weights);
  const bool sees_all = judge == Seat::spectator || weights[Term::denial] > 0;
  const FieldSet ships = ship_fields(state);
  PerPlayer<double> points;
  for (Seat seat : seats_of(state))
    points[seat] = weights[Term::scored] * state.chest_points[seat] + state.ship_points[seat] +
                   (sees_all || seat == judge ? outlook.hopes_of(seat, reached_by(state, seat, ships)).points() : 0);
  double best = points[Seat::p1];
  for (Seat seat : seats_of(state)) best = std::max(best, points[seat]);
  Shares shares;
  double sum = 0;
  for (Seat seat : seats_of(state)) sum += shares[seat] = exp_of((points[seat] - best) / outlook.spread());
  for (Seat seat : seats_of(state)) shares[seat] /= sum;
  if (const Field ship = last_ship(state); ship != Field::none && weights[Term::end] > 0)
    heed_last_ship(state, ship, shares);
  return shares;
}

}  // namespace springtide::vigo
