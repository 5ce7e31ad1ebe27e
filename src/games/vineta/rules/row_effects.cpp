// Cards that lie in rows or change them: floods, Changing Wind, Calm Sea, Intervention; and those that change the round.
#include <algorithm>

#include "games/vineta/rules/effects.h"

namespace springtide::vineta {
namespace {

bool has_chip(const State& state, Seat seat) {
  return std::none_of(state.rows.begin(), state.rows.end(), [seat](const Row& row) { return row.chip == seat; });
}

// Lays a card at the end of a row.
void lay_in_row(State& state, std::size_t row, RowCard card) {
  const std::size_t end = first_card(state.rows, row) + state.rows[row].size;
  state.row_cards.insert(end, card);
  ++state.rows[row].size;
}

RowCard take_row_card(State& state, std::size_t row, std::size_t number) {
  const std::size_t at = first_card(state.rows, row) + number;
  const RowCard card = state.row_cards[at];
  state.row_cards.erase(at);
  --state.rows[row].size;
  return card;
}

// VN-WND-2, VN-CLM-1: to the discard pile of its owner, whoever plays.
void discard_row_card(State& state, std::size_t row, std::size_t number) {
  const RowCard card = take_row_card(state, row, number);
  state.players[card.owner()].discards.add(flood_of(card.waves()));
}

void list_flood(const State& state, Seat seat, Card card, Actions& actions) {
  const DistrictSet threatened = endangered(state.rows);
  list_districts(Verb::add, card, threatened, actions);
  if (has_chip(state, seat)) list_districts(Verb::start_row, card, coast_of(state.sunk) - threatened, actions);
}

Verdict judge_flood(const State& state, Seat seat, Action action) {
  if (action.verb == Verb::add) {  // VN-FLD-2
    if (row_against(state.rows, action.district) == no_row) return refuse(Rule::fld_2, Reason::no_row);
    return allow(Rule::fld_2);
  }
  if (action.verb != Verb::start_row) return refuse(Rule::trn_2, Reason::wrong_kind);
  if (const Verdict place = check_standing(state, action.district, Rule::fld_1); !place.allowed) return place;
  if (!coast_of(state.sunk).contains(action.district)) return refuse(Rule::map_2, Reason::not_coast);
  if (endangered(state.rows).contains(action.district)) return refuse(Rule::fld_1, Reason::threatened);
  if (!has_chip(state, seat)) return refuse(Rule::fld_1, Reason::chip_used);
  return allow(Rule::fld_1);
}

bool play_flood(State& state, Seat seat, Action action) {
  if (action.verb == Verb::start_row)
    state.rows.push_back({.district = action.district, .chip = seat, .size = 0, .raised = {}, .lowered = {}});
  const int waves = card_infos[action.card].waves;
  lay_in_row(state, row_against(state.rows, action.district), RowCard(seat, waves));
  return true;
}

// --- cards that take a flood card from a row
// ---------------------------------------------------------------------------------

void list_row_cards(const State& state, Verb verb, Card card, Actions& actions) {
  for (const Row& row : state.rows)
    for (std::uint8_t number = 0; number < row.size; ++number)
      actions.push_back({.verb = verb, .card = card, .district = row.district, .number = number});
}

Verdict check_row_card(const State& state, Action action, Rule rule) {
  const std::size_t row = row_against(state.rows, action.district);
  if (row == no_row) return refuse(rule, Reason::no_row);
  if (action.number >= state.rows[row].size) return refuse(rule, Reason::no_card_there);
  return allow(rule);
}

// VN-WND-2, RU-1: an emptied row counts as a row.
void list_wind(const State& state, Seat, Card card, Actions& actions) {
  if (state.chain.step == Step::changing_wind)
    list_districts(Verb::put, card, endangered(state.rows).without(state.chain.from), actions);
  else
    list_row_cards(state, state.rows.size() == 1 ? Verb::discard : Verb::take, card, actions);
}

Verdict judge_wind(const State& state, Seat, Action action) {
  const bool has_begun = state.chain.step == Step::changing_wind;
  switch (action.verb) {
    case Verb::take:
      if (has_begun) return refuse(Rule::wnd_1, Reason::out_of_order);
      if (state.rows.size() == 1) return refuse(Rule::wnd_2, Reason::single_row);
      return check_row_card(state, action, Rule::wnd_1);
    case Verb::discard:
      if (has_begun) return refuse(Rule::wnd_1, Reason::out_of_order);
      if (state.rows.size() > 1) return refuse(Rule::wnd_1, Reason::several_rows);
      return check_row_card(state, action, Rule::wnd_2);
    case Verb::put:
      if (!has_begun) return refuse(Rule::wnd_1, Reason::out_of_order);
      if (action.district == state.chain.from) return refuse(Rule::wnd_1, Reason::same_row);
      if (row_against(state.rows, action.district) == no_row) return refuse(Rule::wnd_1, Reason::no_row);
      return allow(Rule::wnd_1);
    default:
      return refuse(Rule::trn_2, Reason::wrong_kind);
  }
}

bool play_wind(State& state, Seat, Action action) {
  const std::size_t row = row_against(state.rows, action.district);
  if (action.verb == Verb::take) {
    state.chain = {.step = Step::changing_wind, .from = action.district, .number = action.number, .used = {}};
    return false;
  }
  if (action.verb == Verb::discard) {
    discard_row_card(state, row, action.number);
    return true;
  }
  // VN-WND-1: it keeps its owner.
  lay_in_row(state, row, take_row_card(state, row_against(state.rows, state.chain.from), state.chain.number));
  return true;
}

void list_calm(const State& state, Seat, Card card, Actions& actions) {
  list_row_cards(state, Verb::discard, card, actions);
}

Verdict judge_calm(const State& state, Seat, Action action) {
  if (action.verb != Verb::discard) return refuse(Rule::trn_2, Reason::wrong_kind);
  return check_row_card(state, action, Rule::clm_1);
}

bool play_calm(State& state, Seat, Action action) {
  discard_row_card(state, row_against(state.rows, action.district), action.number);
  return true;
}

// --- cards that stay on the table
// --------------------------------------------------------------------------------------------

void list_intervention(const State& state, Seat, Card card, Actions& actions) {
  for (const Row& row : state.rows) {
    if (row.size == 0) continue;
    for (Verb verb : {Verb::raise, Verb::lower}) actions.push_back({.verb = verb, .card = card, .district = row.district});
  }
}

Verdict judge_intervention(const State& state, Seat, Action action) {
  if (action.verb != Verb::raise && action.verb != Verb::lower) return refuse(Rule::trn_2, Reason::wrong_kind);
  const std::size_t row = row_against(state.rows, action.district);
  if (row == no_row) return refuse(Rule::int_1, Reason::no_row);
  if (state.rows[row].size == 0) return refuse(Rule::int_1, Reason::no_flood_card);
  return allow(Rule::int_1);
}

bool play_intervention(State& state, Seat seat, Action action) {
  Row& row = state.rows[row_against(state.rows, action.district)];
  (action.verb == Verb::raise ? row.raised : row.lowered).insert(seat);
  return true;
}

void list_length(const State&, Seat, Card card, Actions& actions) { actions.push_back({.verb = Verb::lay, .card = card}); }

Verdict judge_length(const State&, Seat, Action action) {
  return action.verb == Verb::lay ? allow(Rule::len_1) : refuse(Rule::trn_2, Reason::wrong_kind);
}

bool play_length(State& state, Seat seat, Action action) {
  (action.card == Card::one_more ? state.more : state.less).insert(seat);
  return true;
}

}  // namespace

const Effect flood_effect{.list = list_flood, .judge = judge_flood, .play = play_flood, .is_discarded = false};
const Effect changing_wind_effect{.list = list_wind, .judge = judge_wind, .play = play_wind};
const Effect calm_sea_effect{.list = list_calm, .judge = judge_calm, .play = play_calm};
const Effect intervention_effect{
    .list = list_intervention, .judge = judge_intervention, .play = play_intervention, .is_discarded = false};
const Effect length_effect{.list = list_length, .judge = judge_length, .play = play_length, .is_discarded = false};

}  // namespace springtide::vineta
