// How a game of a tournament ended.
#pragma once

#include <optional>
#include <vector>

#include "arena/rating.h"
#include "core/seat.h"

namespace springtide::arena {

struct GameResult {
  Scores points{};
  SeatSet winners{};
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// By number of the game; empty: not played yet.
using Results = std::vector<std::optional<GameResult>>;

// Winners are first, whatever broke a tie; the others come by their points, and equal points share a place.
inline FixedVector<std::uint8_t, max_seats> places_of(const GameResult& result, int players) {
  const auto is_before = [&result](Seat a, Seat b) {
    const bool a_won = result.winners.contains(a);
    const bool b_won = result.winners.contains(b);
    return a_won != b_won ? a_won : !a_won && result.points[a] > result.points[b];
  };
  FixedVector<std::uint8_t, max_seats> places;
  for (Seat seat : players_of(players)) {
    std::uint8_t place = 0;
    for (Seat other : players_of(players)) place = static_cast<std::uint8_t>(place + is_before(other, seat));
    places.push_back(place);
  }
  return places;
}

}  // namespace springtide::arena
