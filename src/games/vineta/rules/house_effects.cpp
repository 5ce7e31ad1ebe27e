// Cards that move houses, and Quarantine that stops them.
#include <algorithm>

#include "games/vineta/rules/effects.h"

namespace springtide::vineta {
namespace {

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
  if (state.chain.step != Step::false_hope) return refuse(Rule::hop_1, Reason::out_of_order);
  if (action.tribe == Tribe::none) return refuse(Rule::hop_1, Reason::incomplete);
  if (!state.city[state.chain.from].has(action.tribe)) return refuse(Rule::hop_1, Reason::no_such_house);
  return allow(Rule::hop_1);
}

bool play_hope(State& state, Seat, Action action) {
  if (action.verb == Verb::route) {
    state.chain = {.step = Step::false_hope, .from = action.district, .to = action.to, .used = {}};
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

}  // namespace

const Effect false_hope_effect{.list = list_hope, .judge = judge_hope, .play = play_hope};
const Effect rescue_effect{.list = list_rescue, .judge = judge_rescue, .play = play_rescue};
const Effect relocation_effect{.list = list_relocation, .judge = judge_relocation, .play = play_relocation};
const Effect panic_effect{.list = list_panic, .judge = judge_panic, .play = play_panic};
const Effect quarantine_effect{.list = list_quarantine, .judge = judge_quarantine, .play = play_quarantine};

}  // namespace springtide::vineta
