// Who wins, by the district that sinks next and the one that is left: points that go together are not averaged away.
#include <algorithm>

#include "base/math.h"
#include "games/vineta/ai/evaluate.h"

namespace springtide::vineta {
namespace {

// A lead in waves counts for less than bots take it for: whoever it harms plays against it. Set on games of levels 1 to 5.
constexpr Weights calm_weights = [] {
  Weights weights = full_weights;
  weights[Term::threat] = 0.6;
  return weights;
}();

// How far points decide once it is known which district is left: what is captured until then stays open.
double spread_at_end(const State& state) { return 1.5 + 0.3 * (last_round - state.round); }

// VN-END-3, and what the hands may still bring.
PerPlayer<double> points_so_far(const State& state) {
  PerPlayer<double> points;
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    points[seat] = player.captured.total() + (state.round < last_round ? worth_of_hand(player) : 0);
    if (player.tribe != Tribe::none) points[seat] += (state.switches.own_house - 1) * player.captured[player.tribe];
  }
  return points;
}

// VN-SCO-3.
void add_row(const State& state, District gone, PerPlayer<double>& points) {
  for (std::size_t row = 0; row < state.rows.size(); ++row) {
    if (state.rows[row].district != gone) continue;
    const std::size_t first = first_card(state.rows, row);
    const int size = state.rows[row].size;
    const int houses = state.city[gone].total();
    for (int i = 0; i < size; ++i) {
      const int captured = houses / size + (i < houses % size ? 1 : 0);
      points[state.row_cards[first + static_cast<std::size_t>(i)].owner()] += captured;
    }
  }
}

// VN-END-2, VN-END-4.
double points_of_last(const State& state, const Player& player, District last) {
  const int houses = player.tribe == Tribe::none ? 0 : state.city[last][player.tribe];
  return 3 * houses + (player.district == last ? tile_points[ring_of(last)] : 0);
}

void add_winners(const State& state, const PerPlayer<double>& points, District last, double chance, Shares& shares) {
  PerPlayer<double> all = points;
  double best = 0;
  for (Seat seat : seats_of(state)) best = std::max(best, all[seat] += points_of_last(state, state.players[seat], last));
  double sum = 0;
  for (Seat seat : seats_of(state)) sum += all[seat] = exp_of((all[seat] - best) / spread_at_end(state));
  for (Seat seat : seats_of(state)) shares[seat] += chance * all[seat] / sum;
}

}  // namespace

Shares hindsight(const State& state) {
  Shares shares;
  const PerPlayer<double> captured = points_so_far(state);
  const Outlook outlook = outlook_of(state, calm_weights);
  if (standing(state).size() == 1) {
    add_winners(state, captured, standing(state).front(), 1, shares);
    return shares;
  }
  for (District gone : coast_of(state.sunk)) {
    if (outlook.sinks[gone] == 0) continue;
    PerPlayer<double> points = captured;
    add_row(state, gone, points);
    double chance_of_rest = 0;
    for (District last : standing(state).without(gone)) chance_of_rest += outlook.last[last];
    for (District last : standing(state).without(gone))
      add_winners(state, points, last, outlook.sinks[gone] * outlook.last[last] / chance_of_rest, shares);
  }
  return shares;
}

}  // namespace springtide::vineta
