// Whether an action is legal, and which rule says so. Written apart from the legal lists; the laws compare the two.
#include "games/vineta/rules/effects.h"
#include "games/vineta/rules/flow.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {
namespace {

// The rule that governs whose decision it is, and of what kind.
constexpr EnumArray<Phase, Rule> phase_rules{{{
    Rule::set_4,  // start
    Rule::set_2,  // tribes
    Rule::set_2,  // districts
    Rule::set_5,  // place
    Rule::trn_3,  // draw
    Rule::trn_1,  // choose
    Rule::trn_2,  // play
    Rule::ed_4,   // capture
    Rule::end_1,  // over
}}};

// When something is done; all other verbs carry out a card.
constexpr auto phases = [] {
  EnumArray<Verb, Phase> all;
  all.items.fill(Phase::play);
  all[Verb::start] = Phase::start;
  all[Verb::deal_tribe] = Phase::tribes;
  all[Verb::deal_district] = Phase::districts;
  all[Verb::draw] = Phase::draw;
  all[Verb::place] = Phase::place;
  all[Verb::choose] = Phase::choose;
  all[Verb::capture] = Phase::capture;
  return all;
}();

// The action has no field set that its verb does not use, so that every deed has one form.
bool is_tidy(Action action) { return tidied(action) == action; }

Verdict judge_deal(const State& state, Action action, bool is_hidden, bool is_taken) {
  if (is_hidden) return refuse(Rule::set_2, Reason::incomplete);
  if (action.recipient != state.recipient) return refuse(Rule::set_2, Reason::wrong_recipient);
  if (is_taken) return refuse(Rule::set_2, Reason::tile_taken);
  return allow(Rule::set_2);
}

Verdict judge_tribe(const State& state, Seat, Action action) {
  if (is_key(action.tribe) && index_of(action.tribe) >= tribes_in_play(state.player_count))
    return refuse(Rule::set_1, Reason::not_in_play);
  bool is_taken = false;
  for (Seat seat : seats_of(state)) is_taken |= state.players[seat].tribe == action.tribe;
  return judge_deal(state, action, action.tribe == Tribe::none, is_taken);
}

Verdict judge_district(const State& state, Seat, Action action) {
  bool is_taken = false;
  for (Seat seat : seats_of(state)) is_taken |= state.players[seat].district == action.district;
  return judge_deal(state, action, action.district == District::none, is_taken);
}

Verdict judge_draw(const State& state, Seat, Action action) {
  const Player& player = state.players[state.recipient];
  if (action.card == Card::none) return refuse(Rule::trn_3, Reason::incomplete);
  if (action.recipient != state.recipient) return refuse(Rule::trn_3, Reason::wrong_recipient);
  if (!player.pile.has(action.card)) return refuse(Rule::trn_3, Reason::not_in_pile);
  if (is_first_hand(state)) return allow(Rule::set_6);
  // Away from the first hand, more than one card is missing only right after a shuffle.
  return allow(player.hand.total() < hand_limit - 1 ? Rule::trn_4 : Rule::trn_3);
}

Verdict judge_place(const State& state, Seat, Action action) {
  if (action.tribe == Tribe::none || action.district == District::none) return refuse(Rule::set_5, Reason::incomplete);
  if (index_of(action.tribe) >= tribes_in_play(state.player_count)) return refuse(Rule::set_1, Reason::not_in_play);
  if (!state.supply.has(action.tribe)) return refuse(Rule::set_5, Reason::not_in_supply);
  return allow(is_nature_placing(state) ? Rule::var_1 : Rule::set_5);
}

Verdict judge_choose(const State& state, Seat seat, Action action) {
  if (action.card == Card::none) return refuse(Rule::trn_1, Reason::incomplete);
  if (!state.players[seat].hand.has(action.card)) return refuse(Rule::trn_1, Reason::not_in_hand);
  return allow(Rule::trn_1);
}

Verdict judge_card(const State& state, Seat seat, Action action) {
  if (action.card == Card::none) return refuse(Rule::trn_2, Reason::incomplete);
  if (action.card != state.players[seat].chosen) return refuse(Rule::trn_2, Reason::other_card);
  if (action.verb != Verb::lapse) return effect_of(action.card).judge(state, seat, action);
  Actions ways;
  effect_of(action.card).list(state, seat, action.card, ways);
  return ways.empty() ? allow(Rule::ru_4) : refuse(Rule::ru_4, Reason::must_carry_out);
}

Verdict judge_capture(const State& state, Seat, Action action) {
  if (action.tribe == Tribe::none) return refuse(Rule::ed_4, Reason::incomplete);
  if (!state.city[state.chain.from].has(action.tribe)) return refuse(Rule::ed_4, Reason::no_such_house);
  return allow(Rule::ed_4);
}

Verdict judge_start(const State& state, Seat, Action action) {
  const bool is_seat = seats_of(state).contains(action.recipient);
  return is_seat ? allow(Rule::set_4) : refuse(Rule::set_4, Reason::wrong_recipient);
}

constexpr EnumArray<Phase, Verdict (*)(const State&, Seat, Action)> judges{
    {{judge_start, judge_tribe, judge_district, judge_place, judge_draw, judge_choose, judge_card, judge_capture, nullptr}}};

}  // namespace

Verdict judge(const State& state, Seat seat, Action action) {
  const Rule governing = is_nature_placing(state) ? Rule::var_1 : phase_rules[state.phase];
  if (state.phase == Phase::over) return refuse(governing, Reason::game_over);
  if (!state.to_act.contains(seat)) {
    const bool has_chosen = state.phase == Phase::choose && is_player(seat) && state.players[seat].chosen != Card::none;
    return refuse(governing, has_chosen ? Reason::already_chosen : Reason::not_to_act);
  }
  if (phases[action.verb] != state.phase || !is_tidy(action)) return refuse(governing, Reason::wrong_kind);
  return judges[state.phase](state, seat, action);
}

}  // namespace springtide::vineta
