// Set-up, legal lists and the one mutation.
#include <cassert>

#include "core/dealer.h"
#include "games/vineta/rules/effects.h"
#include "games/vineta/rules/flow.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {
namespace {

void list_start(const State& state, Actions& actions) {
  actions.append_each(seats_of(state), [](Seat seat) { return Action{.verb = Verb::start, .recipient = seat}; });
}

// VN-SET-2: tiles not dealt yet; all of the tribes in play and all nine districts are in the draw.
EnumSet<Tribe> tribes_left(const State& state) {
  auto left = EnumSet<Tribe>::first(tribes_in_play(state.player_count));
  for (Seat seat : seats_of(state))
    if (state.players[seat].tribe != Tribe::none) left.erase(state.players[seat].tribe);
  return left;
}

DistrictSet districts_left(const State& state) {
  auto left = all_of<District>;
  for (Seat seat : seats_of(state))
    if (state.players[seat].district != District::none) left.erase(state.players[seat].district);
  return left;
}

void list_tribes(const State& state, Actions& actions) {
  actions.append_each(tribes_left(state), [&state](Tribe tribe) {
    return Action{.verb = Verb::deal_tribe, .recipient = state.recipient, .tribe = tribe};
  });
}

void list_districts(const State& state, Actions& actions) {
  actions.append_each(districts_left(state), [&state](District district) {
    return Action{.verb = Verb::deal_district, .recipient = state.recipient, .district = district};
  });
}

void list_draws(const State& state, Actions& actions) {
  actions.append_up_to<enum_size<Card>>(
      state.players[state.recipient].pile.kinds(),
      [recipient = state.recipient](Card card) { return Action{.verb = Verb::draw, .recipient = recipient, .card = card}; });
}

// All placements, made once: a tribe's nine are appended as a block.
constexpr auto placements = [] {
  EnumArray<Tribe, EnumArray<District, Action>> table{};
  for (Tribe tribe : all_of<Tribe>)
    for (District district : all_of<District>)
      table[tribe][district] = {.verb = Verb::place, .tribe = tribe, .district = district};
  return table;
}();

void list_placements(const State& state, Actions& actions) {
  for (Tribe tribe : state.supply.kinds()) actions.append(placements[tribe].items.data(), placements[tribe].items.size());
}

void list_choices(const State& state, Seat seat, Actions& actions) {
  actions.append_up_to<hand_limit>(state.players[seat].hand.kinds(),
                                   [](Card card) { return Action{.verb = Verb::choose, .card = card}; });
}

// RU-4: what the revealed card offers, or its lapse.
void list_card(const State& state, Seat seat, Actions& actions) {
  const Card card = state.players[seat].chosen;
  effect_of(card).list(state, seat, card, actions);
  if (actions.empty()) actions.push_back({.verb = Verb::lapse, .card = card});
}

void list_captures(const State& state, Actions& actions) {
  actions.append_each(state.city[state.chain.from].kinds(),
                      [](Tribe tribe) { return Action{.verb = Verb::capture, .tribe = tribe}; });
}

void carry_out(State& state, Seat seat, Action action) {
  const Effect& effect = effect_of(action.card);
  const bool lapses = action.verb == Verb::lapse;
  if (!lapses && !effect.play(state, seat, action)) return;
  Player& player = state.players[seat];
  if (lapses || effect.is_discarded) player.discards.add(action.card);  // VN-ACT-1, RU-4
  player.chosen = Card::none;
  go_on_after_card(state, seat);
}

constexpr EnumArray<Card, const Effect*> effects{{{
    &flood_effect,  // VN-FLD-1, VN-FLD-2: four kinds
    &flood_effect, &flood_effect, &flood_effect,
    &changing_wind_effect,  // VN-WND-1, VN-WND-2
    &calm_sea_effect,       // VN-CLM-1
    &intervention_effect,   // VN-INT-1
    &length_effect,         // VN-LEN-1: One Card More
    &length_effect,         // and Less
    &false_hope_effect,     // VN-HOP-1, VN-HOP-2
    &rescue_effect,         // VN-RES-1, VN-RES-2
    &relocation_effect,     // VN-REL-1
    &panic_effect,          // VN-PAN-1, VN-PAN-2
    &quarantine_effect,     // VN-QUA-1
}}};

// Each kind is laid along as many tickets as there are of it; the ticket becomes its place among those of the kind.
template <EnumKey E>
E kind_at(Counts<E> counts, int width, int& ticket) {
  auto kind = counts.kinds().begin();
  for (; ticket >= counts[*kind] * width; ++kind) ticket -= counts[*kind] * width;
  return *kind;
}

}  // namespace

const Effect& effect_of(Card card) { return *effects[card]; }

State initial(const Options& options) {
  assert(options.players >= min_players && options.players <= max_players);
  State state;
  state.player_count = static_cast<std::uint8_t>(options.players);
  state.edition = options.edition;
  state.switches = resolve(options);
  for (Tribe tribe : EnumSet<Tribe>::first(tribes_in_play(options.players))) state.supply.add(tribe, houses_per_tribe);
  for (Seat seat : seats_of(state)) state.players[seat].pile = full_deck;
  if (options.start == Seat::nature) {
    set_who_acts(state);
    return state;
  }
  state.tower = options.start;
  state.disk = options.start;
  go_on_with_setup(state);
  return state;
}

Actions legal_actions(const State& state, Seat seat) {
  Actions actions;
  if (!state.to_act.contains(seat)) return actions;
  switch (state.phase) {
    case Phase::start:
      list_start(state, actions);
      break;
    case Phase::tribes:
      list_tribes(state, actions);
      break;
    case Phase::districts:
      list_districts(state, actions);
      break;
    case Phase::place:
      list_placements(state, actions);
      break;
    case Phase::draw:
      list_draws(state, actions);
      break;
    case Phase::choose:
      list_choices(state, seat, actions);
      break;
    case Phase::play:
      list_card(state, seat, actions);
      break;
    case Phase::capture:
      list_captures(state, actions);
      break;
    case Phase::over:
      break;
  }
  return actions;
}

void advance(State& state, Seat seat, Action action) {
  assert(judge(state, seat, action).allowed);
  switch (action.verb) {
    case Verb::start:  // VN-SET-4
      state.tower = action.recipient;
      state.disk = action.recipient;
      return go_on_with_setup(state);
    case Verb::deal_tribe:
      state.players[action.recipient].tribe = action.tribe;
      return go_on_with_setup(state);
    case Verb::deal_district:
      state.players[action.recipient].district = action.district;
      return go_on_with_setup(state);
    case Verb::draw: {
      Player& player = state.players[action.recipient];
      player.pile.remove(action.card);
      player.hand.add(action.card);
      return go_on_drawing(state);
    }
    case Verb::place:
      state.supply.remove(action.tribe);
      state.city[action.district].add(action.tribe);
      if (state.supply.empty()) return go_on_with_setup(state);
      if (seat != Seat::nature) state.to_act = {left_of(seat, state.player_count)};
      return;
    case Verb::choose: {
      Player& player = state.players[seat];
      player.hand.remove(action.card);
      player.chosen = action.card;
      state.to_act.erase(seat);
      if (state.to_act.empty()) begin_reveals(state);
      return;
    }
    case Verb::capture:
      state.city[state.chain.from].remove(action.tribe);
      state.players[seat].captured.add(action.tribe);
      // VN-SCO-3: starting over while houses remain.
      if (++state.chain.number == state.rows[row_against(state.rows, state.chain.from)].size) state.chain.number = 0;
      return go_on_capturing(state);
    default:
      return carry_out(state, seat, action);
  }
}

// The tiles, the start player and every house that nature places have keys of their own.
std::uint64_t chance_key(const State& state) {
  const auto recipient = static_cast<std::uint64_t>(state.recipient);
  const auto phase = static_cast<std::uint64_t>(state.phase);
  if (state.phase == Phase::place) return phase << 32 | static_cast<std::uint64_t>(state.supply.total());
  const Player& player = state.players[state.recipient];
  const auto shuffle = static_cast<std::uint64_t>(player.shuffles);
  const auto left = static_cast<std::uint64_t>(player.pile.total());
  return phase << 32 | recipient << 16 | shuffle << 8 | left;
}

Action dealt(const State& state, const Deal& deal) { return keyed_outcome<Vineta>(state, deal, chance_key(state)); }

Action outcome_at(const State& state, int ticket) {
  const Seat recipient = state.recipient;
  if (state.phase == Phase::draw) {
    const Card card = kind_at(state.players[recipient].pile, 1, ticket);
    return {.verb = Verb::draw, .recipient = recipient, .card = card};
  }
  if (state.phase == Phase::tribes)
    return {.verb = Verb::deal_tribe, .recipient = recipient, .tribe = member_at(tribes_left(state), ticket)};
  if (state.phase == Phase::districts)
    return {.verb = Verb::deal_district, .recipient = recipient, .district = member_at(districts_left(state), ticket)};
  if (state.phase == Phase::place) {
    const Tribe tribe = kind_at(state.supply, enum_size<District>, ticket);
    return placements[tribe][static_cast<District>(ticket / state.supply[tribe])];
  }
  return {.verb = Verb::start, .recipient = seat_at(ticket)};
}

}  // namespace springtide::vineta
