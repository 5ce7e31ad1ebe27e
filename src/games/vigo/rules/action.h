// Everything that can be done in a game of Vigo, by a player or by nature.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "games/vigo/rules/bay.h"
#include "games/vigo/rules/cards.h"

namespace springtide::vigo {

// Nature's first, then the players'.
enum class Verb : std::uint8_t {
  start,
  reveal,
  place,
  sail,
  stay,
  take,
  leave,
  play,
  dolphin_to,
  wave_row,
  wave_column,
  rob,
  begin_chest,
  add_part,
  finish_chest,
  put_back,
  put_on,
  end_turn,
};

// The parts an action may have. A row or a column is its number, an event a card that is one.
enum class ActionPart : std::uint8_t { seat, field, card, event, row, column };
using ActionParts = EnumSet<ActionPart>;

// A card as it is named: an event, or else a part. It does not depend on the deck in play.
struct Card {
  Event event = Event::none;
  Part part{};
  friend constexpr bool operator==(const Card&, const Card&) = default;
};

// Fields a verb does not use keep these values.
struct Action {
  Verb verb = Verb::start;
  Seat seat = Seat::p1;
  Field field = Field::none;
  std::uint8_t number = 0;
  Card card{};
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// Which parts each verb has: the judge, the text and the JSON of an action all go by it.
inline constexpr auto verb_parts = [] {
  using enum ActionPart;
  using Parts = ActionParts;
  EnumArray<Verb, ActionParts> parts;
  parts[Verb::start] = Parts{seat};
  parts[Verb::reveal] = Parts{field, card};
  for (Verb verb : {Verb::place, Verb::sail, Verb::dolphin_to, Verb::put_on}) parts[verb] = Parts{field};
  parts[Verb::play] = Parts{event};
  parts[Verb::wave_row] = Parts{row};
  parts[Verb::wave_column] = Parts{column};
  parts[Verb::rob] = Parts{seat, card};
  for (Verb verb : {Verb::add_part, Verb::put_back}) parts[verb] = Parts{card};
  return parts;
}();

// The parts of the action that its verb has; the others are as they are in no action.
constexpr Action tidied(Action action) {
  const ActionParts parts = verb_parts[action.verb];
  const Action unset;
  if (!parts.contains(ActionPart::seat)) action.seat = unset.seat;
  if (!parts.contains(ActionPart::field)) action.field = unset.field;
  if (!parts.contains(ActionPart::row) && !parts.contains(ActionPart::column)) action.number = unset.number;
  if (!parts.contains(ActionPart::card)) action.card.part = unset.card.part;
  if (!parts.contains(ActionPart::card) && !parts.contains(ActionPart::event)) action.card.event = unset.card.event;
  return action;
}

// The longest lists: 108 fields (VG-SET-2, VG-EVT-1) and 88 kinds of cards (a reveal).
using Actions = FixedVector<Action, max_actions>;

// Everything that can be said, of whatever deck, has a number below action_count, the players' actions one below
// player_actions.
inline constexpr int player_actions = 2615;
inline constexpr int action_count = 31673;
int number_of(const Action& action);

}  // namespace springtide::vigo
