#include "games/vigo/ai/outlook.h"

#include <cmath>

#include "games/vigo/ai/reach.h"

namespace springtide::vigo {

// Ships to be taken yet, and cards to be turned until they are found.
double rounds_left(const State& state) {
  const int covered = state.unseen[sailing_ship] > 0 ? state.unseen_total - state.waiting.size() : 0;
  const double turns = 20.0 * (ships_before_end - state.sailing_ships) + 0.7 * covered;
  return std::min(last_round + 1.0 - state.round, 3 + turns / state.player_count);
}

double mean_want(const State& state, const Prospect& prospect) {
  double sum = 0;
  for (int i = 0; i < kind_count(state); ++i)
    if (const auto kind = static_cast<Kind>(i); state.unseen[kind] > 0)
      sum += state.unseen[kind] * want(state, prospect, kind);
  return sum / state.unseen_total;
}

double best_of(const State& state, const Prospect& prospect, const Reached& reached) {
  double best = 0;
  for (const Spot spot : reached) best = std::max(best, want(state, prospect, spot));
  return best;
}

Field last_ship(const State& state) {
  if (state.sailing_ships != ships_before_end || state.unseen[sailing_ship] > 0) return Field::none;
  const auto at = std::find(state.bay.begin(), state.bay.end(), Spot::of(sailing_ship, true));
  return static_cast<Field>(at - state.bay.begin());
}

bool may_reach(const State& state, Seat seat, Field target) {
  if (seat == state.turn && state.phase == Phase::landed) return state.landed == target;
  if (seat == state.turn && state.phase == Phase::after) return false;
  FieldSet ships = ship_fields(state);
  ships.erase(target);
  bool is_found = false;
  for_each_in_reach(state.ships[seat], ships, [&](Field field) { is_found |= field == target; });
  return is_found && state.ships[seat] != target;
}

bool wins_by_ending(State state, Seat seat) {
  state.ship_points[seat] = static_cast<std::uint8_t>(state.ship_points[seat] + points_of_last_ship);
  state.phase = Phase::over;
  return winners(state) == SeatSet{seat};
}

Outlook::Outlook(const State& state, const Weights& weights)
    : state_(state),
      weights_(weights),
      bay_(state),
      supply_(supply_of(state, bay_.known)),
      horizon_{.grows = weights[Term::growth] > 0} {
  constexpr double usual = 12;
  horizon_.rounds = weights[Term::end] == 0 ? usual : rounds_left(state);
}

Outlook::Hopes Outlook::hopes_of(Seat seat, const Reached& reached) const {
  const bool acts = seat == state_.turn && state_.phase > Phase::place;
  if (acts && state_.step == Step::chest) return {.prospect = look(seat, {}), .chest = chest_at_once(seat)};
  Hopes hopes{.prospect = look(seat, state_.stocks[seat])};
  if (acts && state_.phase == Phase::landed) {
    hopes.next = std::max(0.0, gain_of_take(seat, hopes.prospect));
  } else if (weights_[Term::position] > 0) {
    const double chance = acts && state_.phase == Phase::before ? 0.7 : 0.4;
    hopes.next = chance * best_of(state_, hopes.prospect, reached);
  }
  return hopes;
}

double Outlook::points_of_chest(Seat seat) const { return chest_at_once(seat) + look(seat, {}).value; }

double Outlook::spread() const { return 20 + 100 * std::sqrt(horizon_.rounds); }

// A chest that has been begun is scored as it is, and the next one begins.
double Outlook::chest_at_once(Seat seat) const {
  const Horizon at_once{.rounds = last_round, .wait = 0, .grows = false};
  return look(seat, state_.stocks[seat], at_once).chest;
}

// The card under the ship may still be taken.
double Outlook::gain_of_take(Seat seat, const Prospect& prospect) const {
  const Spot spot = spot_at(state_, state_.landed);
  if (!spot.is_known()) return mean_want(state_, prospect);
  if (spot.kind() == sailing_ship) return want(state_, prospect, sailing_ship);
  Stock stock = state_.stocks[seat];
  stock.insert(static_cast<std::size_t>(std::upper_bound(stock.begin(), stock.end(), spot.kind()) - stock.begin()),
               spot.kind());
  return look(seat, stock).value - prospect.value;
}

}  // namespace springtide::vigo
