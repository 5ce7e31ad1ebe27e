#include "games/pebbles/rules/pebbles.h"

#include "core/dealer.h"
#include "core/numbers.h"

namespace springtide::pebbles {
namespace {

SeatSet seats_of(const Open& open) { return players_of(open.player_count); }
bool is_over(const Open& open) { return open.round > open.rounds; }
bool is_opening(const State& state) { return state.opened < state.player_count; }
std::uint8_t byte_of(int n) { return static_cast<std::uint8_t>(n); }

Action opening(const State& state) {
  const Seat next = seat_at(state.opened);
  return {.verb = Verb::open, .hand = next, .number = state.hands[next]};
}

// PB-4, PB-5.
int points_with(const State& state, Seat seat, int die) {
  bool is_alone = true;
  for (Seat other : seats_of(state)) is_alone = is_alone && (other == seat || state.hands[other] != state.hands[seat]);
  return (is_alone ? state.hands[seat] : 0) + (state.hands[seat] == die ? points_of_die : 0);
}

void end_round(State& state, int die) {
  PerPlayer<std::uint8_t> points = state.points;
  for (Seat seat : seats_of(state)) points[seat] = byte_of(points[seat] + points_with(state, seat, die));
  state.points = points;
  state.hands = {};
  state.opened = 0;
  ++state.round;
}

Verdict refuse(Rule rule, Reason reason) { return {.rule = rule, .reason = reason}; }

}  // namespace

State initial(const Options& options) {
  State state;
  state.player_count = byte_of(options.players);
  state.rounds = byte_of(options.rounds);
  return state;
}

SeatSet to_act(const State& state) {
  if (is_over(state)) return {};
  SeatSet choosing;
  for (Seat seat : seats_of(state))
    if (state.hands[seat] == 0) choosing.insert(seat);
  return choosing.empty() ? SeatSet{Seat::nature} : choosing;
}

Actions legal_actions(const State& state, Seat seat) {
  Actions actions;
  if (!to_act(state).contains(seat)) return actions;
  if (seat == Seat::nature && is_opening(state)) {
    actions.push_back(opening(state));
    return actions;
  }
  const bool is_die = seat == Seat::nature;
  for (int n = 1; n <= (is_die ? sides : most_pebbles); ++n)
    actions.push_back({.verb = is_die ? Verb::roll : Verb::choose, .number = byte_of(n)});
  return actions;
}

void advance(State& state, Seat seat, Action action) {
  if (action.verb == Verb::choose) state.hands[seat] = action.number;
  if (action.verb == Verb::open) ++state.opened;
  if (action.verb == Verb::roll) end_round(state, action.number);
}

int total_weight(const State& state) { return is_opening(state) ? 1 : sides; }

Action outcome_at(const State& state, int ticket) {
  return is_opening(state) ? opening(state) : Action{.verb = Verb::roll, .number = byte_of(ticket + 1)};
}

// The die of a round shows the same whatever was chosen.
Action dealt(const State& state, const Deal& deal) { return keyed_outcome<Pebbles>(state, deal, state.round); }

Scores scores(const State& state) {
  Scores points;
  for (Seat seat : seats_of(state)) points[seat] = state.points[seat];
  return points;
}

SeatSet winners(const State& state) {
  return best_of(seats_of(state), [&state](Seat a, Seat b) { return state.points[a] > state.points[b]; });
}

View observe(const State& state, Seat viewer) {
  View view;
  static_cast<Open&>(view) = state;
  view.viewer = viewer;
  for (Seat seat : seats_of(state)) {
    if (state.hands[seat] != 0) view.chosen.insert(seat);
    if (seat == viewer || index_of(seat) < state.opened) view.hands[seat] = state.hands[seat];
  }
  return view;
}

State guess(const View& view, Rng& rng) {
  State state;
  static_cast<Open&>(state) = view;
  state.hands = view.hands;
  for (Seat seat : view.chosen)
    if (state.hands[seat] == 0) state.hands[seat] = byte_of(1 + static_cast<int>(rng.below(most_pebbles)));
  return state;
}

Action seen(Seat actor, Action action, Seat viewer) {
  if (action.verb == Verb::choose && actor != viewer) action.number = 0;
  return action;
}

void follow(State& state, Seat actor, Action action, Seat) {
  if (action.verb == Verb::open) state.hands[action.hand] = action.number;
  if (action.verb == Verb::choose && action.number == 0) action.number = 1;
  advance(state, actor, action);
}

Verdict judge(const State& state, Seat seat, Action action) {
  const bool is_die = action.verb == Verb::roll;
  if (is_over(state)) return refuse(Rule::pb_1, Reason::game_over);
  if (!to_act(state).contains(seat)) return refuse(Rule::pb_2, Reason::not_to_act);
  if (seat == Seat::nature && is_opening(state) && action.verb == Verb::open)
    return action == opening(state) ? Verdict{.allowed = true, .rule = Rule::pb_3} : refuse(Rule::pb_3, Reason::other_hand);
  const Verb due = seat != Seat::nature ? Verb::choose : is_opening(state) ? Verb::open : Verb::roll;
  if (action.verb != due || action.hand != Seat::p1) return refuse(Rule::pb_3, Reason::wrong_kind);
  if (action.number == 0) return refuse(Rule::pb_2, Reason::incomplete);
  if (action.number > (is_die ? sides : most_pebbles)) return refuse(Rule::pb_2, Reason::no_such_number);
  return {.allowed = true, .rule = is_die ? Rule::pb_3 : Rule::pb_2};
}

bool is_consistent(const State& state) {
  if (state.player_count < 2 || state.player_count > max_players || state.rounds < 1 || state.rounds > most_rounds)
    return false;
  if (state.round < 1 || state.round > state.rounds + 1) return false;
  bool is_chosen_by_all = true;
  for (Seat seat : SeatSet::first(max_players)) {
    const bool is_player_here = seats_of(state).contains(seat);
    if (state.hands[seat] > most_pebbles || (!is_player_here && (state.hands[seat] | state.points[seat]) != 0)) return false;
    if (is_over(state) && state.hands[seat] != 0) return false;
    is_chosen_by_all = is_chosen_by_all && (!is_player_here || state.hands[seat] != 0);
  }
  return state.opened <= (is_chosen_by_all ? state.player_count : 0);
}

// Choices, the hidden one first; then hands that are opened, then the die.
int number_of(const Action& action) {
  const int hand = index_of(action.hand);
  const bool is_side = action.number > 0 && action.number <= sides;
  if (action.verb == Verb::choose && hand == 0 && action.number <= sides) return action.number;
  if (action.verb == Verb::open && is_side && hand < max_players) return player_actions + hand * sides + action.number - 1;
  if (action.verb == Verb::roll && is_side && hand == 0) return player_actions + max_players * sides + action.number - 1;
  return no_number;
}

}  // namespace springtide::pebbles

namespace springtide {

pebbles::Action Pebbles::action_at(int number) {
  using namespace pebbles;
  if (number < player_actions) return {.number = byte_of(number)};
  const int nature = number - player_actions;
  const std::uint8_t side = byte_of(1 + nature % sides);
  if (nature < max_players * sides) return {.verb = Verb::open, .hand = seat_at(nature / sides), .number = side};
  return {.verb = Verb::roll, .number = side};
}

}  // namespace springtide
