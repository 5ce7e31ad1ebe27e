// Quick choices for playouts: by what the next card adds, without a look at the position after it.
#include "games/vigo/ai/expert.h"
#include "games/vigo/ai/outlook.h"
#include "games/vigo/ai/reach.h"

namespace springtide {
namespace vigo {
namespace {

class Quick {
 public:
  Quick(const State& state, Seat seat, const Weights& weights)
      : state_(state), seat_(seat), outlook_(state, weights), prospect_(outlook_.look(seat, state.stocks[seat])) {}

  // Where a ship gets most: the first of the best.
  Action best_landing(const Actions& legal) {
    const Action* best = nullptr;
    double most = 0;
    for (const Action& action : legal) {
      if (action.field == Field::none) continue;
      const double worth = worth_of_landing(spot_at(state_, action.field));
      if (best == nullptr || worth > most) {
        best = &action;
        most = worth;
      }
    }
    return best == nullptr ? legal[0] : *best;
  }

  // Score the chest, put a card back or end the turn.
  Action best_end(const Actions& legal) const {
    if (may_begin(legal) && outlook_.points_of_chest(seat_) > prospect_.value) return {.verb = Verb::begin_chest};
    const Action* best = &legal[legal.size() - 1];
    double most = -1;
    for (const Action& action : legal)
      if (const double left = action.verb == Verb::put_back ? value_without(action) : -1; left > most) {
        best = &action;
        most = left;
      }
    return *best;
  }

 private:
  static bool may_begin(const Actions& legal) {
    return std::ranges::any_of(legal, [](const Action& action) { return action.verb == Verb::begin_chest; });
  }

  double worth_of_landing(Spot spot) {
    if (spot.is_empty()) return 0;
    if (spot.is_covered()) return worth_of_draw();
    if (spot.kind() == sailing_ship && state_.sailing_ships == ships_before_end) return worth_of_last_ship(spot);
    return want(state_, prospect_, spot.kind());
  }

  // The game ends with it, at once if it lies open.
  double worth_of_last_ship(Spot spot) const {
    constexpr double everything = 1e6;
    return !spot.is_up() ? 0 : wins_by_ending(state_, seat_) ? everything : -everything;
  }

  double worth_of_draw() {
    if (!draw_) draw_ = state_.unseen_total == 0 ? 0 : mean_want(state_, prospect_);
    return *draw_;
  }

  double value_without(const Action& action) const {
    Stock stock = state_.stocks[seat_];
    stock.erase(
        static_cast<std::size_t>(std::find(stock.begin(), stock.end(), kind_of(state_, action.card)) - stock.begin()));
    return outlook_.look(seat_, stock).value;
  }

  const State& state_;
  Seat seat_;
  Outlook outlook_;
  Prospect prospect_;
  std::optional<double> draw_;
};

// The next step to the chest that is worth most, whatever it leaves in the stock. Parts are added in card order.
Action next_part(const State& state, Seat seat) {
  const unsigned begun = state.chest;
  const unsigned settled = (1u << std::bit_width(begun)) - 1;  // places of the stock that are decided on
  unsigned best = begun;
  int most = -1;
  for (const ChestOffer& offer : chests_of(state, seat))
    if ((offer.chest & settled) == begun && offer.value.total() > most) {
      best = offer.chest;
      most = offer.value.total();
    }
  const unsigned missing = best & ~begun;
  if (missing == 0) return {.verb = Verb::finish_chest};
  const Kind kind = state.stocks[seat][static_cast<std::size_t>(std::countr_zero(missing))];
  return {.verb = Verb::add_part, .card = card_of(state, kind)};
}

}  // namespace
}  // namespace vigo

vigo::Action Expert<Vigo>::quick(const vigo::State& state, Seat seat, Rng& rng, const Sight& sight) {
  const vigo::Actions legal = legal_actions(state, seat);
  if (legal.size() == 1) return legal[0];
  if (state.step == vigo::Step::dolphin || (state.step == vigo::Step::none && state.phase <= vigo::Phase::before))
    return vigo::Quick(state, seat, sight.weights).best_landing(legal);
  if (state.step == vigo::Step::chest) return vigo::next_part(state, seat);
  if (state.step == vigo::Step::none && state.phase == vigo::Phase::after)
    return vigo::Quick(state, seat, sight.weights).best_end(legal);
  return guided(state, seat, rng, sight);
}

}  // namespace springtide
