#include "games/vigo/ai/evaluate.h"

#include <cmath>

#include "base/math.h"
#include "games/vigo/ai/prospect.h"
#include "games/vigo/ai/reach.h"

namespace springtide::vigo {
namespace {

// Ships to be taken yet, and cards to be turned until they are found.
double rounds_left(const State& state) {
  const int covered = state.unseen[sailing_ship] > 0 ? state.unseen_total - state.waiting.size() : 0;
  const double turns = 20.0 * (ships_before_end - state.sailing_ships) + 0.7 * covered;
  return std::min(last_round + 1.0 - state.round, 3 + turns / state.player_count);
}

double spread_after(double rounds) { return 20 + 100 * std::sqrt(rounds); }

double mean_want(const State& state, const Prospect& prospect) {
  double sum = 0;
  for (int i = 0; i < kind_count(state); ++i)
    if (const auto kind = static_cast<Kind>(i); state.unseen[kind] > 0)
      sum += state.unseen[kind] * want(state, prospect, kind);
  return sum / state.unseen_total;
}

double best_in_reach(const State& state, const Prospect& prospect, Seat seat) {
  double best = 0;
  if (state.ships[seat] == Field::none) return best;
  for_each_in_reach(state.ships[seat], ship_fields(state), [&](Field field) {
    if (const Spot spot = spot_at(state, field); spot.is_known()) best = std::max(best, want(state, prospect, spot.kind()));
  });
  return best;
}

// Expected points of the seats, apart from what all have to expect alike.
class Outlook {
 public:
  Outlook(const State& state, const Weights& weights)
      : state_(state), weights_(weights), supply_(supply_of(state)), horizon_{.grows = weights[Term::growth] > 0} {
    constexpr double usual = 12;
    horizon_.rounds = weights[Term::end] == 0 ? usual : rounds_left(state);
  }

  double points_of(Seat seat) const {
    const Stock& stock = state_.stocks[seat];
    const bool acts = seat == state_.turn && state_.phase > Phase::place;
    if (acts && state_.step == Step::chest) return points_of_chest(seat);
    const Prospect prospect = look(seat, stock, horizon_);
    if (acts && state_.phase == Phase::landed) return prospect.value + std::max(0.0, gain_of_take(seat, prospect));
    if (weights_[Term::position] == 0) return prospect.value;
    const double chance = acts && state_.phase == Phase::before ? 0.7 : 0.4;
    return prospect.value + chance * best_in_reach(state_, prospect, seat);
  }

  double spread() const { return spread_after(horizon_.rounds); }

 private:
  Prospect look(Seat seat, const Stock& stock, const Horizon& horizon) const {
    return prospect_of(state_, seat, stock, supply_, horizon, weights_);
  }

  // A chest that has been begun is scored as it is, and the next one begins.
  double points_of_chest(Seat seat) const {
    const Horizon at_once{.rounds = last_round, .wait = 0, .grows = false};
    return look(seat, state_.stocks[seat], at_once).chest + look(seat, {}, horizon_).value;
  }

  // The card under the ship may still be taken.
  double gain_of_take(Seat seat, const Prospect& prospect) const {
    const Spot spot = spot_at(state_, state_.landed);
    if (!spot.is_known()) return mean_want(state_, prospect);
    if (spot.kind() == sailing_ship) return want(state_, prospect, sailing_ship);
    Stock stock = state_.stocks[seat];
    stock.insert(static_cast<std::size_t>(std::upper_bound(stock.begin(), stock.end(), spot.kind()) - stock.begin()),
                 spot.kind());
    return look(seat, stock, horizon_).value - prospect.value;
  }

  const State& state_;
  Weights weights_;
  Supply supply_;
  Horizon horizon_;
};

// The Sailing Ship that ends the game, if it can be taken.
Field last_ship(const State& state) {
  if (state.sailing_ships != ships_before_end || state.unseen[sailing_ship] > 0) return Field::none;
  const auto at = std::find(state.bay.begin(), state.bay.end(), Spot::of(sailing_ship, true));
  return static_cast<Field>(at - state.bay.begin());
}

// A ship on the field itself must leave it before.
bool may_reach(const State& state, Seat seat, Field target) {
  if (seat == state.turn && state.phase == Phase::landed) return state.landed == target;
  if (seat == state.turn && state.phase == Phase::after) return false;
  FieldSet ships = ship_fields(state);
  ships.erase(target);
  bool is_found = false;
  for_each_in_reach(state.ships[seat], ships, [&](Field field) { is_found |= field == target; });
  return is_found && state.ships[seat] != target;
}

// Whether the seat wins if it ends the game now.
bool wins_by_ending(State state, Seat seat) {
  state.ship_points[seat] = static_cast<std::uint8_t>(state.ship_points[seat] + points_of_last_ship);
  state.phase = Phase::over;
  return winners(state) == SeatSet{seat};
}

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

double spread_of_points(const State& state) { return spread_after(rounds_left(state)); }

Shares shares_of(const State& state, const Weights& weights, Seat judge) {
  if (state.phase == Phase::over) return shares_of_finished(state);
  const Outlook outlook(state, weights);
  const bool sees_all = judge == Seat::spectator || weights[Term::denial] > 0;
  PerPlayer<double> points;
  for (Seat seat : seats_of(state))
    points[seat] = weights[Term::scored] * state.chest_points[seat] + state.ship_points[seat] +
                   (sees_all || seat == judge ? outlook.points_of(seat) : 0);
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
