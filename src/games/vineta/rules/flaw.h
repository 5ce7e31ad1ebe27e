// What can be wrong with a state.
#pragma once

#include <cstdint>

#include "base/enum.h"
#include "core/seat.h"
#include "games/vineta/rules/board.h"

namespace springtide::vineta {

// A broken invariant, as the field of a position file in which it shows.
enum class Flaw : std::uint8_t {
  none,
  players,
  switches,
  round,
  turn,
  tie_breaks,
  tower,
  sunk,
  quarantine,
  houses,
  supply,
  box,
  row_sunk,
  row_coast,
  row_twice,
  chip_twice,
  row_cards,
  cards,
  front,
  tribe,
  district,
  tribe_twice,
  district_twice,
  hand,
  chosen,
  captured,
  doing,
  phase
};

struct Inconsistency {
  Flaw flaw = Flaw::none;
  Seat seat = Seat::spectator;         // whose field it is, or spectator for the table's
  District district = District::none;  // whose line it is
};

}  // namespace springtide::vineta
