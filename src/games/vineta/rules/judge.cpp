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

constexpr Phase phase_of(Verb verb) {
  switch (verb) {
    case Verb::start:
      return Phase::start;
    case Verb::deal_tribe:
      return Phase::tribes;
    case Verb::deal_district:
      return Phase::districts;
    case Verb::draw:
      return Phase::draw;
    case Verb::place:
      return Phase::place;
    case Verb::choose:
      return Phase::choose;
    case Verb::capture:
      return Phase::capture;
    default:
      return Phase::play;
  }
}

// The action has no field set that its verb does not use, so that every deed has one form.
bool is_tidy(Action action) { return tidied(action) == action; }

Verdict judge_deal(const State& state, Action action, bool is_hidden, bool is_taken) {
  if (is_hidden) return refuse(Rule::set_2, Reason::incomplete);
  if (action.recipient != state.recipient) return refuse(Rule::set_2, Reason::wrong_recipient);
  if (is_taken) return refuse(Rule::set_2, Reason::tile_taken);
  return allow(Rule::set_2);
}

Verdict judge_tribe(const State& state, Action action) {
  if (is_key(action.tribe) && index_of(action.tribe) >= tribes_in_play(state.player_count))
    return refuse(Rule::set_1, Reason::not_in_play);
  bool is_taken = false;
  for (Seat seat : seats_of(state)) is_taken |= state.players[seat].tribe == action.tribe;
  return judge_deal(state, action, action.tribe == Tribe::none, is_taken);
}

Verdict judge_district(const State& state, Action action) {
  bool is_taken = false;
  for (Seat seat : seats_of(state)) is_taken |= state.players[seat].district == action.district;
  return judge_deal(state, action, action.district == District::none, is_taken);
}

Verdict judge_draw(const State& state, Action action) {
  const Player& player = state.players[state.recipient];
  if (action.card == Card::none) return refuse(Rule::trn_3, Reason::incomplete);
  if (action.recipient != state.recipient) return refuse(Rule::trn_3, Reason::wrong_recipient);
  if (!player.pile.has(action.card)) return refuse(Rule::trn_3, Reason::not_in_pile);
  if (is_first_hand(state)) return allow(Rule::set_6);
  // Away from the first hand, more than one card is missing only right after a shuffle.
  return allow(player.hand.total() < hand_limit - 1 ? Rule::trn_4 : Rule::trn_3);
}

Verdict judge_place(const State& state, Action action) {
  if (action.tribe == Tribe::none || action.district == District::none) return refuse(Rule::set_5, Reason::incomplete);
  if (index_of(action.tribe) >= tribes_in_play(state.player_count)) return refuse(Rule::set_1, Reason::not_in_play);
  if (!state.supply.has(action.tribe)) return refuse(Rule::set_5, Reason::not_in_supply);
  return allow(Rule::set_5);
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

Verdict judge_capture(const State& state, Action action) {
  if (action.tribe == Tribe::none) return refuse(Rule::ed_4, Reason::incomplete);
  if (!state.city[state.chain.from].has(action.tribe)) return refuse(Rule::ed_4, Reason::no_such_house);
  return allow(Rule::ed_4);
}

}  // namespace

Verdict judge(const State& state, Seat seat, Action action) {
  const Rule governing = phase_rules[state.phase];
  if (state.phase == Phase::over) return refuse(governing, Reason::game_over);
  if (!state.to_act.contains(seat)) {
    const bool has_chosen = state.phase == Phase::choose && is_player(seat) && state.players[seat].chosen != Card::none;
    return refuse(governing, has_chosen ? Reason::already_chosen : Reason::not_to_act);
  }
  if (phase_of(action.verb) != state.phase || !is_tidy(action)) return refuse(governing, Reason::wrong_kind);
  switch (state.phase) {
    case Phase::start:
      return seats_of(state).contains(action.recipient) ? allow(governing) : refuse(governing, Reason::wrong_recipient);
    case Phase::tribes:
      return judge_tribe(state, action);
    case Phase::districts:
      return judge_district(state, action);
    case Phase::place:
      return judge_place(state, action);
    case Phase::draw:
      return judge_draw(state, action);
    case Phase::choose:
      return judge_choose(state, seat, action);
    case Phase::play:
      return judge_card(state, seat, action);
    case Phase::capture:
    case Phase::over:
      break;
  }
  return judge_capture(state, action);
}

}  // namespace springtide::vineta
