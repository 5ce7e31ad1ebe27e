// Seats at a table: players, nature, and the spectator as a viewer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/enum.h"

namespace springtide {

inline constexpr int max_players = 6;

// `nature` answers for chance. `spectator` only ever views. Both come after the players.
enum class Seat : std::uint8_t { p1, p2, p3, p4, p5, p6, nature, spectator };
using SeatSet = EnumSet<Seat>;

constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr bool is_player(Seat seat) { return index_of(seat) < max_players; }
constexpr SeatSet players_of(int players) { return SeatSet::first(players); }

// The next player clockwise.
constexpr Seat left_of(Seat seat, int players) {
  const int next = index_of(seat) + 1;
  return seat_at(next == players ? 0 : next);
}

// One item for each player.
template <class T>
struct PerPlayer {
  std::array<T, max_players> items{};

  constexpr T& operator[](Seat seat) { return items[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Seat seat) const { return items[static_cast<std::size_t>(seat)]; }
  friend constexpr bool operator==(const PerPlayer&, const PerPlayer&) = default;
};

using Scores = PerPlayer<int>;

// The seats that no other is better than; a tie leaves several.
template <class IsBetter>
SeatSet best_of(SeatSet seats, IsBetter&& is_better) {
  SeatSet best;
  for (Seat seat : seats) {
    if (best.empty() || is_better(seat, best.front()))
      best = {seat};
    else if (!is_better(best.front(), seat))
      best.insert(seat);
  }
  return best;
}

}  // namespace springtide
