// The numbers of Vigo's rulebook that several parts of the engine need.
#pragma once

#include "games/vigo/rules/cards.h"

namespace springtide::vigo {

inline constexpr int last_round = 200;                // VG-END-4
inline constexpr int ships_to_end = copies_of_event;  // VG-END-1: every Sailing Ship is taken
inline constexpr int ships_before_end = ships_to_end - 1;
inline constexpr int points_of_ship = 10;       // VG-EVT-4
inline constexpr int points_of_last_ship = 60;  // VG-EVT-4
inline constexpr int longest_move = 6;          // VG-TRN-2
inline constexpr int stock_limit = 10;          // VG-TRN-7
inline constexpr int most_middles = 6;          // VG-CHE-1
inline constexpr int highest_multiplier = 6;    // VG-CHE-5

inline constexpr Kind sailing_ship = kind_of(Event::sailing_ship);

}  // namespace springtide::vigo
