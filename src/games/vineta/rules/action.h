// Everything that can be done in a game of Vineta, by a player or by nature.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "core/seat.h"
#include "games/vineta/rules/board.h"
#include "games/vineta/rules/cards.h"

namespace springtide {
namespace vineta {

enum class Verb : std::uint8_t {
  start,          // nature: recipient                 the start player
  deal_tribe,     // nature: recipient, tribe
  deal_district,  // nature: recipient, district
  draw,           // nature: recipient, card
  place,          // tribe, district
  choose,         // card
  // the rest carry out the revealed card; all name it
  start_row,  // district
  add,        // district
  take,       // district, number                  Changing Wind picks a row card …
  put,        // district                          … and its new row
  discard,    // district, number
  raise,      // district                          Intervention +7
  lower,      // district                          Intervention -7
  lay,        //                                   One Card More or Less
  route,      // district, to                      False Hope and Rescue pick both districts …
  move,       // tribe, second tribe, to           … and the houses; Panic: a house and where it flees
  swap,       // district, to
  flee,       // district                          Panic picks its source
  close,      // district                          Quarantine
  lapse,      //
  capture,    // tribe
};

}  // namespace vineta

template <>
inline constexpr int enum_size<vineta::Verb> = 21;

namespace vineta {

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

// The longest lists: 96 row cards (VN-WND-1), 72 routes (VN-HOP-2), 63 placements (VN-SET-5).
using Actions = FixedVector<Action, max_actions>;

}  // namespace vineta
}  // namespace springtide
