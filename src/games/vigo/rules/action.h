// Everything that can be done in a game of Vigo, by a player or by nature.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "games/vigo/rules/bay.h"
#include "games/vigo/rules/cards.h"

namespace springtide {
namespace vigo {

enum class Verb : std::uint8_t {
  start,         // nature: seat
  reveal,        // nature: field, part or event
  place,         // field
  sail,          // field
  stay,          //
  take,          //
  leave,         //
  play,          // event
  dolphin_to,    // field
  wave_line,     // number: row 0 … 8
  wave_column,   // number: column 0 … 11
  rob,           // seat, part or event
  begin_chest,   //
  add_part,      // part
  finish_chest,  //
  put_back,      // part or event
  put_on,        // field
  end_turn,      //
};

}  // namespace vigo

template <>
inline constexpr int enum_size<vigo::Verb> = 18;

namespace vigo {

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

// The longest lists: 108 fields (VG-SET-2, VG-EVT-1) and 88 kinds of cards (a reveal).
using Actions = FixedVector<Action, max_actions>;

}  // namespace vigo
}  // namespace springtide
