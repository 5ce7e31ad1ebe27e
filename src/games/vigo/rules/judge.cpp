// Whether an action is legal, and which rule says so. Written apart from the legal lists; the laws compare the two.
#include "games/vigo/rules/turning.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

// The rule that governs whose decision it is, and of what kind.
constexpr EnumArray<Phase, Rule> phase_rules{{{
    Rule::set_3,  // start
    Rule::set_2,  // place
    Rule::trn_2,  // before
    Rule::trn_4,  // landed
    Rule::trn_6,  // after
    Rule::end_1,  // over
}}};

// The rule of a chain, for a step out of order.
constexpr EnumArray<Step, Rule> chain_rules{
    {{Rule::che_1, Rule::che_1, Rule::evt_1, Rule::evt_2, Rule::evt_3, Rule::trn_7, Rule::che_1}}};

// The chain a verb carries on; none for verbs that begin something.
constexpr auto chains = [] {
  EnumArray<Verb, Step> steps;
  steps[Verb::dolphin_to] = Step::dolphin;
  steps[Verb::wave_row] = steps[Verb::wave_column] = Step::tidal_wave;
  steps[Verb::rob] = Step::pirate;
  steps[Verb::put_on] = Step::put_back;
  steps[Verb::add_part] = steps[Verb::finish_chest] = Step::chest;
  return steps;
}();

// The action has no field set that its verb does not use, so that every deed has one form.
bool is_tidy(Action action) {
  return tidied(action) == action && (action.card.event == Event::none || action.card.part == Part{});
}

Verdict judge_reveal(const State& state, Action action) {
  if (action.verb != Verb::reveal || !is_tidy(action)) return refuse(Rule::trn_3, Reason::wrong_kind);
  if (action.field != state.waiting.front()) return refuse(Rule::trn_3, Reason::other_field);
  const Kind kind = kind_of(state, action.card);
  if (kind == Kind::none || state.unseen[kind] == 0)
    return refuse(action.card.event != Event::none ? Rule::mat_2 : Rule::mat_4, Reason::not_unseen);
  if (state.step != Step::take) return allow(Rule::trn_3);
  return allow(state.phase == Phase::place ? Rule::set_2 : Rule::trn_4);
}

Verdict judge_free_field(const State& state, Field field, Rule rule) {
  if (field == Field::none) return refuse(rule, Reason::incomplete);
  if (ship_fields(state).contains(field)) return refuse(rule, Reason::ship_there);
  return allow(rule);
}

Verdict judge_sail(const State& state, Seat seat, Field to) {
  const Field from = state.ships[seat];
  if (to == Field::none) return refuse(Rule::trn_2, Reason::incomplete);
  const int across = column_of(to) - column_of(from);
  const int along = row_of(to) - row_of(from);
  if ((across == 0) == (along == 0)) return refuse(Rule::trn_2, Reason::not_straight);
  const int distance = std::abs(across + along);
  if (distance > longest_move) return refuse(Rule::trn_2, Reason::too_far);
  const FieldSet ships = ship_fields(state);
  for (int i = 1; i <= distance; ++i)
    if (ships.contains(field_at(column_of(from) + across * i / distance, row_of(from) + along * i / distance)))
      return refuse(Rule::trn_2, Reason::ship_in_way);
  return allow(Rule::trn_2);
}

Verdict judge_stay(const State& state, Seat seat) {
  for (int i = 0; i < field_count; ++i)
    if (judge_sail(state, seat, static_cast<Field>(i)).allowed) return refuse(Rule::trn_2, Reason::can_sail);
  return allow(Rule::trn_2);
}

Verdict judge_play(const State& state, Seat seat, Event event) {
  const Rule rule = state.phase == Phase::before ? Rule::trn_1 : state.phase == Phase::landed ? Rule::var_1 : Rule::trn_5;
  if (event == Event::none) return refuse(rule, Reason::incomplete);
  if (event == Event::sailing_ship) return refuse(Rule::evt_4, Reason::never_kept);
  if (!has(state.stocks[seat], kind_of(event))) return refuse(rule, Reason::not_in_stock);
  if (!is_time_to_play(state, seat, event)) {
    if (state.phase == Phase::before) return refuse(rule, Reason::one_event);
    return refuse(rule, state.phase == Phase::landed ? Reason::not_now : Reason::not_taken);
  }
  if (event == Event::pirate && !has_victim(state, seat)) return refuse(Rule::evt_3, Reason::no_victim);
  if (state.phase == Phase::after && state.took == kind_of(event)) return allow(Rule::trn_5);
  if (state.phase == Phase::after && state.stocks[seat].size() == stock_limit) return allow(Rule::trn_7);
  return allow(state.free_events ? Rule::var_1 : rule);
}

Verdict judge_rob(const State& state, Seat seat, Action action) {
  if (action.seat == seat || !seats_of(state).contains(action.seat)) return refuse(Rule::evt_3, Reason::not_theirs);
  if (!has(state.stocks[action.seat], kind_of(state, action.card))) return refuse(Rule::evt_3, Reason::not_theirs);
  return allow(Rule::evt_3);
}

Verdict judge_part(const State& state, Seat seat, Card card) {
  const Kind kind = kind_of(state, card);
  if (kind == Kind::none || is_event(kind)) return refuse(Rule::che_1, Reason::part_misfits);
  const Addition addition = addition_of(state, seat, kind);
  if (addition.fit == Fit::too_many_keys) return refuse(Rule::che_2, Reason::too_many_keys);
  if (addition.fit == Fit::misfits) return refuse(Rule::che_1, Reason::part_misfits);
  return allow(card.part.shape == Shape::key ? Rule::che_2 : Rule::che_1);
}

Verdict judge_put_back(const State& state, Seat seat, Card card) {
  if (state.stocks[seat].size() < stock_limit) return refuse(Rule::trn_7, Reason::not_ten);
  if (!has(state.stocks[seat], kind_of(state, card))) return refuse(Rule::trn_7, Reason::not_in_stock);
  return allow(Rule::trn_7);
}

Verdict judge_put_on(const State& state, Field field) {
  if (const Verdict verdict = judge_free_field(state, field, Rule::trn_7); !verdict.allowed) return verdict;
  if (!state.bay[static_cast<std::size_t>(index_of(field))].is_empty()) return refuse(Rule::trn_7, Reason::card_there);
  return allow(Rule::trn_7);
}

// A step of the chain that has begun.
Verdict judge_chain(const State& state, Seat seat, Action action) {
  const Verb verb = action.verb;
  if (verb == Verb::dolphin_to) return judge_free_field(state, action.field, Rule::evt_1);
  if (verb == Verb::wave_row || verb == Verb::wave_column) {
    const int lines = verb == Verb::wave_row ? row_count : column_count;
    return action.number < lines ? allow(Rule::evt_2) : refuse(Rule::evt_2, Reason::incomplete);
  }
  if (verb == Verb::rob) return judge_rob(state, seat, action);
  if (verb == Verb::put_on) return judge_put_on(state, action.field);
  if (verb == Verb::add_part) return judge_part(state, seat, action.card);
  return is_complete(state.chest) ? allow(Rule::che_3) : refuse(Rule::che_1, Reason::out_of_order);
}

// What begins something, each in its phase.
Verdict judge_turn(const State& state, Seat seat, Action action) {
  const auto is = [&](Verb verb, Phase phase) { return action.verb == verb && state.phase == phase; };
  if (is(Verb::place, Phase::place)) return judge_free_field(state, action.field, Rule::set_2);
  if (is(Verb::sail, Phase::before)) return judge_sail(state, seat, action.field);
  if (is(Verb::stay, Phase::before)) return judge_stay(state, seat);
  if (is(Verb::take, Phase::landed) || is(Verb::leave, Phase::landed)) return allow(Rule::trn_4);
  if (action.verb == Verb::play && state.phase != Phase::place) return judge_play(state, seat, action.card.event);
  if (is(Verb::put_back, Phase::after)) return judge_put_back(state, seat, action.card);
  if (is(Verb::begin_chest, Phase::after))
    return has_chest(state, seat) ? allow(Rule::trn_6) : refuse(Rule::che_1, Reason::no_chest);
  if (is(Verb::end_turn, Phase::after))
    return state.stocks[seat].size() < stock_limit ? allow(Rule::trn_7) : refuse(Rule::trn_7, Reason::ten_cards);
  return refuse(phase_rules[state.phase], Reason::wrong_kind);
}

}  // namespace

Verdict judge(const State& state, Seat seat, Action action) {
  const bool is_revealing = !state.waiting.empty();
  const Rule governing = is_revealing ? Rule::trn_3 : phase_rules[state.phase];
  if (state.phase == Phase::over) return refuse(governing, Reason::game_over);
  if (!to_act(state).contains(seat)) return refuse(governing, Reason::not_to_act);
  if (is_revealing) return judge_reveal(state, action);
  if (!is_tidy(action)) return refuse(governing, Reason::wrong_kind);
  if (state.phase == Phase::start) {
    if (action.verb != Verb::start) return refuse(governing, Reason::wrong_kind);
    return seats_of(state).contains(action.seat) ? allow(Rule::set_3) : refuse(governing, Reason::incomplete);
  }
  const Step step = chains[action.verb];
  if (step != state.step) {
    if (state.step != Step::none) return refuse(chain_rules[state.step], Reason::chain_open);
    return refuse(chain_rules[step], Reason::out_of_order);
  }
  return step == Step::none ? judge_turn(state, seat, action) : judge_chain(state, seat, action);
}

}  // namespace springtide::vigo
