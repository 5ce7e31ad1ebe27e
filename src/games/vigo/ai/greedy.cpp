// Greedy play: every option is judged by the position at the end of the own turn.
#include <algorithm>
#include <optional>
#include <span>

#include "games/vigo/ai/expert.h"
#include "games/vigo/ai/reach.h"

namespace springtide {
namespace vigo {
namespace {

void insert_sorted(Stock& stock, Kind kind) {
  stock.insert(static_cast<std::size_t>(std::upper_bound(stock.begin(), stock.end(), kind) - stock.begin()), kind);
}

// The turn is over, whatever is left of it.
State passed(State state) {
  if (state.phase == Phase::over || state.phase == Phase::place) return state;
  state.turn = left_of(state.turn, state.player_count);
  state.phase = Phase::before;
  state.step = Step::none;
  state.landed = Field::none;
  return state;
}

// One decision. What several options have in common is worked out once.
class Greedy {
 public:
  Greedy(const State& state, Seat seat, const Weights& weights) : state_(state), seat_(seat), weights_(weights) {}

  double worth_of(Action action) {
    switch (action.verb) {
      case Verb::place:
      case Verb::sail:
        return worth_of_move(action);
      case Verb::take:
        return spot_at(state_, state_.landed).is_covered() ? here() + gain_of_draw() : worth_at_end(after(action));
      case Verb::play:
        return worth_of_play(action);
      case Verb::dolphin_to:
      case Verb::wave_row:
      case Verb::wave_column:
        return worth_of_event(after(action));
      case Verb::rob:
        return worth_at_end(after(action)) + gain_of_move();
      case Verb::begin_chest:
      case Verb::add_part:
      case Verb::finish_chest:
        return worth_of_chest(action);
      case Verb::put_back:
        return worth_at_end(without_card(kind_of(state_, action.card)));
      default:
        return worth_at_end(after(action));
    }
  }

 private:
  double worth_at_end(const State& state) const { return shares_of(passed(state), weights_, seat_)[seat_]; }

  // If nothing more happened in this turn.
  double here() {
    if (!here_) here_ = worth_at_end(state_);
    return *here_;
  }

  // Cards that are about to be revealed stay covered: nobody knows yet what they are.
  State after(Action action) const {
    State next = state_;
    advance(next, seat_, action);
    if (next.step == Step::take) next.step = Step::none;
    return next;
  }

  State without_card(Kind kind) const {
    State next = state_;
    Stock& stock = next.stocks[seat_];
    stock.erase(static_cast<std::size_t>(std::find(stock.begin(), stock.end(), kind) - stock.begin()));
    return next;
  }

  // As if the card had been taken without moving.
  State with_card(Kind kind) const {
    State next = state_;
    Stock& stock = next.stocks[seat_];
    if (kind != sailing_ship && stock.size() < stock_limit) insert_sorted(stock, kind);
    if (kind != sailing_ship || next.sailing_ships == ships_before_end) return next;
    ++next.sailing_ships;
    next.ship_points[seat_] = static_cast<std::uint8_t>(next.ship_points[seat_] + 10);  // VG-EVT-4
    return next;
  }

  // What a card nobody has seen adds on the average.
  double gain_of_draw() {
    if (draw_ || state_.unseen_total == 0) return draw_.value_or(0);
    double sum = 0;
    for (int i = 0; i < kind_count(state_); ++i)
      if (const auto kind = static_cast<Kind>(i); state_.unseen[kind] > 0)
        sum += state_.unseen[kind] * (worth_at_end(with_card(kind)) - here());
    return draw_.emplace(sum / state_.unseen_total);
  }

  double worth_of_move(Action action) {
    State next = after(action);
    const double left = worth_at_end(next);
    if (spot_at(state_, action.field).is_covered()) return left + gain_of_draw();
    if (next.phase != Phase::landed) return left;
    next.waiting = {};
    advance(next, seat_, {.verb = Verb::take});
    return std::max(left, worth_at_end(next));
  }

  double worth_of_play(Action action) const {
    const State next = after(action);
    Greedy greedy(next, seat_, weights_);
    double best = 0;
    for (Action each : legal_actions(next, seat_)) best = std::max(best, greedy.worth_of(each));
    return best;
  }

  // What is still to come in this turn after an event.
  double gain_of_move() {
    if (state_.phase == Phase::landed) return gain_of_landing();
    if (state_.phase != Phase::before) return 0;
    if (move_) return *move_;
    State next = state_;
    next.step = Step::none;
    Greedy greedy(next, seat_, weights_);
    double best = 0;
    for (Action action : legal_actions(next, seat_))
      if (action.verb == Verb::sail) best = std::max(best, greedy.worth_of_move(action));
    return move_.emplace(best - here());
  }

  double gain_of_landing() {
    const Spot spot = spot_at(state_, state_.landed);
    const double gain = spot.is_covered() ? gain_of_draw() : worth_at_end(with_card(spot.kind())) - here();
    return std::max(0.0, gain);
  }

  // A Dolphin or a Tidal Wave before the move is as good as the best landing after it.
  double worth_of_event(const State& next) {
    if (next.phase != Phase::before) return worth_at_end(next) + (next.phase == Phase::landed ? gain_of_landing() : 0);
    double best = 0;
    for_each_in_reach(next.ships[seat_], ship_fields(next),
                      [&](Field field) { best = std::max(best, worth_of_landing(next, spot_at(next, field))); });
    return best;
  }

  double worth_of_landing(const State& next, Spot spot) {
    if (spot.is_empty()) return here();
    if (spot.is_covered()) return here() + gain_of_draw();
    if (spot.kind() == sailing_ship && next.sailing_ships == ships_before_end)
      return spot.is_up() ? worth_of_ending(next) : here();
    std::optional<double>& known = landings_[static_cast<std::size_t>(spot.kind())];
    if (!known) known = std::max(here(), worth_at_end(with_card(spot.kind())));
    return *known;
  }

  double worth_of_ending(State state) const {
    state.ship_points[seat_] = static_cast<std::uint8_t>(state.ship_points[seat_] + points_of_last_ship);
    state.phase = Phase::over;
    return worth_at_end(state);
  }

  // The best chest that the action still leads to. Parts are added in card order.
  double worth_of_chest(Action action) {
    if (offers_.empty()) value_offers();
    unsigned chest = state_.chest;
    unsigned settled = action.verb == Verb::finish_chest ? 0xffff : 0;  // places of the stock that are decided on
    if (action.verb == Verb::add_part) {
      const int place = addition_of(state_, seat_, kind_of(state_, action.card)).place;
      chest |= 1u << place;
      settled = (2u << place) - 1;
    }
    double best = 0;
    for (std::size_t i = 0; i < offers_.size(); ++i)
      if ((offers_[i].chest & settled) == chest) best = std::max(best, offer_worths_[i]);
    return best;
  }

  void value_offers() {
    offers_ = chests_of(state_, seat_);
    for (std::size_t i = 0; i < offers_.size(); ++i) {
      State next = state_;
      next.step = Step::chest;
      next.chest = offers_[i].chest;
      advance(next, seat_, {.verb = Verb::finish_chest});
      offer_worths_[i] = worth_at_end(next);
    }
  }

  State state_;
  Seat seat_;
  Weights weights_;
  std::optional<double> here_;
  std::optional<double> draw_;
  std::optional<double> move_;
  std::array<std::optional<double>, max_kinds> landings_{};
  ChestOffers offers_;
  std::array<double, ChestOffers::capacity()> offer_worths_{};
};

}  // namespace
}  // namespace vigo

Worths Expert<Vigo>::worths(const vigo::State& state, Seat seat, const vigo::Actions& legal, const Sight& sight) {
  vigo::Greedy greedy(state, seat, sight.weights);
  Worths worths;
  for (std::size_t i = 0; i < legal.size(); ++i) worths[i] = greedy.worth_of(legal[i]);
  return worths;
}

vigo::Action Expert<Vigo>::guided(const vigo::State& state, Seat seat, Rng& rng, const Sight& sight) {
  const vigo::Actions legal = legal_actions(state, seat);
  if (legal.size() == 1) return legal[0];
  if (state.step == vigo::Step::put_back) return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  if (state.phase == vigo::Phase::landed && state.step == vigo::Step::none) return {.verb = vigo::Verb::take};
  const Worths all = Expert<Vigo>::worths(state, seat, legal, sight);
  const std::span worths = std::span(all).first(legal.size());
  return legal[static_cast<std::size_t>(std::ranges::max_element(worths) - worths.begin())];
}

}  // namespace springtide
