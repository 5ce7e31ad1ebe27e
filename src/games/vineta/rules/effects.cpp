#include "games/vineta/rules/effects.h"

#include <algorithm>
#include <cassert>

namespace springtide::vineta {
namespace {

// One action for each district.
void list_districts(Verb verb, Card card, DistrictSet districts, Actions& actions) {
  actions.append_each(districts,
                      [verb, card](District district) { return Action{.verb = verb, .card = card, .district = district}; });
}

// The first thing wrong with a district as source, target or row; none if it may serve.
Verdict check_standing(const State& state, District district, Rule otherwise) {
  if (district == District::none) return refuse(otherwise, Reason::incomplete);
  if (state.sunk.contains(district)) return refuse(Rule::ru_5, Reason::sunk);
  return allow(otherwise);
}

// RU-5, VN-QUA-2: two different standing districts, and houses may leave the first.
Verdict check_route(const State& state, Action action, Rule otherwise) {
  if (const Verdict from = check_standing(state, action.district, otherwise); !from.allowed) return from;
  if (const Verdict to = check_standing(state, action.to, otherwise); !to.allowed) return to;
  if (action.district == action.to) return refuse(Rule::ru_5, Reason::same_district);
  if (state.quarantined.contains(action.district)) return refuse(Rule::qua_2, Reason::quarantined);
  return allow(otherwise);
}

// Districts that houses may leave (RU-7).
DistrictSet sources(const State& state) {
  DistrictSet set;
  for (District d : standing(state) - state.quarantined)
    if (!state.city[d].empty()) set.insert(d);
  return set;
}

void move_house(State& state, Tribe tribe, District from, District to) {
  state.city[from].remove(tribe);
  state.city[to].add(tribe);
}

// --- flood cards ---------------------------------------------------------------------------------------------------------

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
  if (state.chain.step == Step::wind)
    list_districts(Verb::put, card, endangered(state.rows).without(state.chain.from), actions);
  else
    list_row_cards(state, state.rows.size() == 1 ? Verb::discard : Verb::take, card, actions);
}

Verdict judge_wind(const State& state, Seat, Action action) {
  const bool has_begun = state.chain.step == Step::wind;
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
    state.chain = {.step = Step::wind, .from = action.district, .number = action.number, .used = {}};
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

// --- cards that move houses
// --------------------------------------------------------------------------------------------------

void list_routes(DistrictSet from, DistrictSet to, Card card, Actions& actions) {
  for (District source : from)
    actions.append_each(to.without(source), [source, card](District target) {
      return Action{.verb = Verb::route, .card = card, .district = source, .to = target};
    });
}

void list_hope(const State& state, Seat, Card card, Actions& actions) {
  if (state.chain.step == Step::none) {
    const DistrictSet threatened = endangered(state.rows);
    return list_routes(sources(state), threatened.empty() ? standing(state) : threatened, card, actions);
  }
  actions.append_each(state.city[state.chain.from].kinds(),
                      [card](Tribe tribe) { return Action{.verb = Verb::move, .card = card, .tribe = tribe}; });
}

Verdict judge_hope(const State& state, Seat, Action action) {
  const DistrictSet threatened = endangered(state.rows);
  const Rule rule = threatened.empty() ? Rule::hop_2 : Rule::hop_1;
  if (action.verb == Verb::route) {
    if (state.chain.step != Step::none) return refuse(Rule::hop_1, Reason::out_of_order);
    if (const Verdict route = check_route(state, action, rule); !route.allowed) return route;
    if (state.city[action.district].empty()) return refuse(Rule::hop_1, Reason::no_house);
    if (!threatened.empty() && !threatened.contains(action.to)) return refuse(Rule::hop_1, Reason::not_endangered);
    return allow(rule);
  }
  if (action.verb != Verb::move || action.second != Tribe::none || action.to != District::none)
    return refuse(Rule::trn_2, Reason::wrong_kind);
  if (state.chain.step != Step::hope) return refuse(Rule::hop_1, Reason::out_of_order);
  if (action.tribe == Tribe::none) return refuse(Rule::hop_1, Reason::incomplete);
  if (!state.city[state.chain.from].has(action.tribe)) return refuse(Rule::hop_1, Reason::no_such_house);
  return allow(Rule::hop_1);
}

bool play_hope(State& state, Seat, Action action) {
  if (action.verb == Verb::route) {
    state.chain = {.step = Step::hope, .from = action.district, .to = action.to, .used = {}};
    return false;
  }
  move_house(state, action.tribe, state.chain.from, state.chain.to);
  return true;
}

void list_rescue(const State& state, Seat, Card card, Actions& actions) {
  if (state.chain.step == Step::none) {
    const DistrictSet threatened = endangered(state.rows);
    const DistrictSet from = sources(state);
    return list_routes(threatened.empty() ? from : from & threatened, standing(state), card, actions);
  }
  const Houses houses = state.city[state.chain.from];
  if (houses.total() == 1) return actions.push_back({.verb = Verb::move, .card = card, .tribe = *houses.kinds().begin()});
  for (Tribe first : houses.kinds())
    for (Tribe second : houses.kinds())
      if (first < second || (first == second && houses[first] >= 2))
        actions.push_back({.verb = Verb::move, .card = card, .tribe = first, .second = second});
}

Verdict judge_rescue(const State& state, Seat, Action action) {
  const DistrictSet threatened = endangered(state.rows);
  const Rule rule = threatened.empty() ? Rule::res_2 : Rule::res_1;
  if (action.verb == Verb::route) {
    if (state.chain.step != Step::none) return refuse(Rule::res_1, Reason::out_of_order);
    if (const Verdict route = check_route(state, action, rule); !route.allowed) return route;
    if (state.city[action.district].empty()) return refuse(Rule::res_1, Reason::no_house);
    if (!threatened.empty() && !threatened.contains(action.district)) return refuse(Rule::res_1, Reason::not_endangered);
    return allow(rule);
  }
  if (action.verb != Verb::move || action.to != District::none || action.second < action.tribe)
    return refuse(Rule::trn_2, Reason::wrong_kind);
  if (state.chain.step != Step::rescue) return refuse(Rule::res_1, Reason::out_of_order);
  if (action.tribe == Tribe::none) return refuse(Rule::res_1, Reason::incomplete);
  const Houses houses = state.city[state.chain.from];
  const bool moves_two = action.second != Tribe::none;
  if (!moves_two && houses.total() > 1) return refuse(Rule::res_1, Reason::two_houses);
  if (!houses.has(action.tribe) || (moves_two && houses[action.second] < (action.second == action.tribe ? 2 : 1)))
    return refuse(Rule::res_1, Reason::no_such_house);
  return allow(Rule::res_1);
}

bool play_rescue(State& state, Seat, Action action) {
  if (action.verb == Verb::route) {
    state.chain = {.step = Step::rescue, .from = action.district, .to = action.to, .used = {}};
    return false;
  }
  move_house(state, action.tribe, state.chain.from, state.chain.to);
  if (action.second != Tribe::none) move_house(state, action.second, state.chain.from, state.chain.to);
  return true;
}

// RU-7: neither side may be in quarantine.
void list_relocation(const State& state, Seat, Card card, Actions& actions) {
  DistrictSet rest = standing(state) - state.quarantined;
  for (District first : rest) {
    rest.erase(first);
    actions.append_each(rest, [first, card](District second) {
      return Action{.verb = Verb::swap, .card = card, .district = first, .to = second};
    });
  }
}

Verdict judge_relocation(const State& state, Seat, Action action) {
  if (action.verb != Verb::swap || action.to < action.district) return refuse(Rule::trn_2, Reason::wrong_kind);
  if (const Verdict route = check_route(state, action, Rule::rel_1); !route.allowed) return route;
  if (state.quarantined.contains(action.to)) return refuse(Rule::qua_2, Reason::quarantined);
  return allow(Rule::rel_1);
}

bool play_relocation(State& state, Seat, Action action) {
  std::swap(state.city[action.district], state.city[action.to]);
  return true;
}

DistrictSet panic_targets(const State& state) { return standing(state).without(state.chain.from); }

// VN-PAN-1, ED-3: different districts; nobody gets a second house before each has one.
DistrictSet open_targets(const State& state) {
  const DistrictSet targets = panic_targets(state);
  return state.chain.used == targets ? targets : targets - state.chain.used;
}

// VN-PAN-2: whether the houses of this Panic outnumber its targets.
bool lacks_targets(const State& state) { return panic_targets(state).size() < state.chain.number + state.chain.used.size(); }

void list_panic(const State& state, Seat, Card card, Actions& actions) {
  if (state.chain.step == Step::none) return list_districts(Verb::flee, card, sources(state), actions);
  for (Tribe tribe : state.city[state.chain.from].kinds())
    actions.append_each(open_targets(state), [tribe, card](District target) {
      return Action{.verb = Verb::move, .card = card, .tribe = tribe, .to = target};
    });
}

Verdict judge_panic(const State& state, Seat, Action action) {
  if (action.verb == Verb::flee) {
    if (state.chain.step != Step::none) return refuse(Rule::pan_1, Reason::out_of_order);
    if (const Verdict from = check_standing(state, action.district, Rule::pan_1); !from.allowed) return from;
    if (state.quarantined.contains(action.district)) return refuse(Rule::qua_2, Reason::quarantined);
    if (state.city[action.district].empty()) return refuse(Rule::pan_1, Reason::no_house);
    return allow(Rule::pan_1);
  }
  if (action.verb != Verb::move || action.second != Tribe::none) return refuse(Rule::trn_2, Reason::wrong_kind);
  if (state.chain.step != Step::panic) return refuse(Rule::pan_1, Reason::out_of_order);
  if (action.tribe == Tribe::none) return refuse(Rule::pan_1, Reason::incomplete);
  if (const Verdict to = check_standing(state, action.to, Rule::pan_1); !to.allowed) return to;
  if (action.to == state.chain.from) return refuse(Rule::ru_5, Reason::same_district);
  if (!state.city[state.chain.from].has(action.tribe)) return refuse(Rule::pan_1, Reason::no_such_house);
  const bool is_short = lacks_targets(state);
  if (!open_targets(state).contains(action.to)) return refuse(is_short ? Rule::ed_3 : Rule::pan_1, Reason::target_used);
  return allow(is_short ? Rule::pan_2 : Rule::pan_1);
}

bool play_panic(State& state, Seat, Action action) {
  Chain& chain = state.chain;
  if (action.verb == Verb::flee) {
    chain = {.step = Step::panic, .from = action.district, .used = {}};
    int houses = std::min(3, state.city[action.district].total());
    if (state.switches.panic == PanicHouses::one_each) houses = std::min(houses, panic_targets(state).size());  // ED-3
    chain.number = static_cast<std::uint8_t>(houses);
    return false;
  }
  move_house(state, action.tribe, chain.from, action.to);
  chain.used.insert(action.to);
  return --chain.number == 0;
}

void list_quarantine(const State& state, Seat, Card card, Actions& actions) {
  list_districts(Verb::close, card, standing(state), actions);
}

Verdict judge_quarantine(const State& state, Seat, Action action) {
  if (action.verb != Verb::close) return refuse(Rule::trn_2, Reason::wrong_kind);
  return check_standing(state, action.district, Rule::qua_1);
}

bool play_quarantine(State& state, Seat, Action action) {
  state.quarantined.insert(action.district);
  return true;
}

constexpr Effect flood{.list = list_flood, .judge = judge_flood, .play = play_flood, .is_discarded = false};
constexpr Effect length{.list = list_length, .judge = judge_length, .play = play_length, .is_discarded = false};

constexpr EnumArray<Card, Effect> effects{{{
    flood,  // VN-FLD-1, VN-FLD-2
    flood,
    flood,
    flood,
    {.list = list_wind, .judge = judge_wind, .play = play_wind},  // VN-WND-1, VN-WND-2
    {.list = list_calm, .judge = judge_calm, .play = play_calm},  // VN-CLM-1
    {.list = list_intervention, .judge = judge_intervention, .play = play_intervention, .is_discarded = false},  // VN-INT-1
    length,                                                                                                      // VN-LEN-1
    length,
    {.list = list_hope, .judge = judge_hope, .play = play_hope},                    // VN-HOP-1, VN-HOP-2
    {.list = list_rescue, .judge = judge_rescue, .play = play_rescue},              // VN-RES-1, VN-RES-2
    {.list = list_relocation, .judge = judge_relocation, .play = play_relocation},  // VN-REL-1
    {.list = list_panic, .judge = judge_panic, .play = play_panic},                 // VN-PAN-1, VN-PAN-2
    {.list = list_quarantine, .judge = judge_quarantine, .play = play_quarantine},  // VN-QUA-1
}}};

}  // namespace

const Effect& effect_of(Card card) { return effects[card]; }

}  // namespace springtide::vineta
