// What a table agrees on before the game.
#pragma once

#include "core/seat.h"
#include "games/vigo/rules/cards.h"

namespace springtide::vigo {

inline constexpr int min_players = 2;
inline constexpr int default_bonus = 50;  // VG-CHE-4
inline constexpr int most_bonus = 1000;

// Requires: players 2–6, start a player of the table or nature for a random one, lock_key_bonus 0–1000, a deck of 84 cards.
struct Options {
  int players = 4;
  Seat start = Seat::p1;
  int lock_key_bonus = default_bonus;
  bool free_events = false;
  bool memory_aid = false;
  Deck deck = default_deck();
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace springtide::vigo
