// Who came before whom, from the end of a game.
#pragma once

#include "base/fixed_vector.h"
#include "core/seat.h"

namespace springtide {

struct Ending {
  Scores points{};
  SeatSet winners{};
  friend bool operator==(const Ending&, const Ending&) = default;
};

using Places = FixedVector<std::uint8_t, max_players>;  // by seat: 0 is first, tied seats share a place

// Winners are first, whatever broke a tie; the others come by their points, and equal points share a place.
inline Places places_of(const Ending& ending, int players) {
  const auto is_before = [&ending](Seat a, Seat b) {
    const bool a_won = ending.winners.contains(a);
    const bool b_won = ending.winners.contains(b);
    return a_won != b_won ? a_won : !a_won && ending.points[a] > ending.points[b];
  };
  Places places;
  for (Seat seat : players_of(players)) {
    std::uint8_t place = 0;
    for (Seat other : players_of(players)) place = static_cast<std::uint8_t>(place + is_before(other, seat));
    places.push_back(place);
  }
  return places;
}

}  // namespace springtide
