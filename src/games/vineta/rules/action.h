// Everything that can be done in a game of Vineta, by a player or by nature.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "core/seat.h"
#include "games/vineta/rules/board.h"
#include "games/vineta/rules/cards.h"

namespace springtide::vineta {

// Nature's first, then the players'; from start_row on they carry out the revealed card.
enum class Verb : std::uint8_t {
  start,
  deal_tribe,
  deal_district,
  draw,
  place,
  choose,
  start_row,
  add,
  take,  // Changing Wind picks a row card …
  put,   // … and its new row
  discard,
  raise,  // Intervention +7
  lower,  // Intervention -7
  lay,    // One Card More or Less
  route,  // False Hope and Rescue pick both districts …
  move,   // … and the houses; Panic: a house and where it flees
  swap,
  flee,   // Panic picks its source
  close,  // Quarantine
  lapse,
  capture,
};

// The parts an action may have.
enum class ActionPart : std::uint8_t { recipient, card, tribe, second, district, to, number };
using ActionParts = EnumSet<ActionPart>;

// Fields a verb does not use keep these values; where a redacted action hides a field, it has its `none`.
struct Action {
  Verb verb = Verb::start;
  Seat recipient = Seat::p1;
  Card card = Card::none;
  Tribe tribe = Tribe::none;
  Tribe second = Tribe::none;
  District district = District::none;
  District to = District::none;
  std::uint8_t number = 0;  // of a row card, counted from the bottom, from 0
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// Which parts each verb has: the judge, the text and the JSON of an action all go by it.
inline constexpr auto verb_parts = [] {
  using enum ActionPart;
  using Parts = ActionParts;
  EnumArray<Verb, ActionParts> parts;
  parts[Verb::start] = Parts{recipient};
  parts[Verb::deal_tribe] = Parts{recipient, tribe};
  parts[Verb::deal_district] = Parts{recipient, district};
  parts[Verb::draw] = Parts{recipient, card};
  parts[Verb::place] = Parts{tribe, district};
  parts[Verb::capture] = Parts{tribe};
  for (Verb verb : {Verb::choose, Verb::lay, Verb::lapse}) parts[verb] = Parts{card};
  for (Verb verb : {Verb::start_row, Verb::add, Verb::put, Verb::raise, Verb::lower, Verb::flee, Verb::close})
    parts[verb] = Parts{card, district};
  for (Verb verb : {Verb::take, Verb::discard}) parts[verb] = Parts{card, district, number};
  for (Verb verb : {Verb::route, Verb::swap}) parts[verb] = Parts{card, district, to};
  parts[Verb::move] = Parts{card, tribe, second, to};
  return parts;
}();

// The parts of the action that its verb has; the others are as they are in no action.
constexpr Action tidied(Action action) {
  const ActionParts parts = verb_parts[action.verb];
  const Action unset;
  if (!parts.contains(ActionPart::recipient)) action.recipient = unset.recipient;
  if (!parts.contains(ActionPart::card)) action.card = unset.card;
  if (!parts.contains(ActionPart::tribe)) action.tribe = unset.tribe;
  if (!parts.contains(ActionPart::second)) action.second = unset.second;
  if (!parts.contains(ActionPart::district)) action.district = unset.district;
  if (!parts.contains(ActionPart::to)) action.to = unset.to;
  if (!parts.contains(ActionPart::number)) action.number = unset.number;
  return action;
}

// The longest lists: 96 row cards (VN-WND-1), 72 routes (VN-HOP-2), 63 placements (VN-SET-5).
using Actions = FixedVector<Action, max_actions>;

// Everything that can be said has a number below action_count, the players' actions one below player_actions. What a
// redacted action hides is said, too.
inline constexpr int player_actions = 3122;
inline constexpr int action_count = 3326;
int number_of(const Action& action);

}  // namespace springtide::vineta
