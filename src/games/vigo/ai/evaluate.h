// What a position of Vigo is worth to each ship.
#pragma once

#include <string_view>

#include "ai/expert.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

// The parts of the evaluation and how much each counts. A part with weight 0 is not seen at all.
enum class Term : std::uint8_t {
  scored,    // chests scored so far
  chest,     // the chest a stock may become
  growth,    // a chest may get more equal treasures before it is scored
  denial,    // what the others' stocks are good for
  end,       // how near the end is, and who can take the last Sailing Ship
  events,    // Dolphins, Tidal Waves and Pirates kept for later
  position,  // good cards within one move
};

using Weights = EnumArray<Term, double>;
inline constexpr auto& term_names = names_of<Term, with_spaces>;
inline constexpr Weights full_weights{{{1, 1, 1, 1, 1, 1, 1}}};

// Foresight left out: a position is taken as it lies.
inline constexpr Weights plain_weights{{{1, 1, 1, 1, 1, 1, 0}}};

// What a bot sees and remembers.
struct Sight {
  Weights weights = full_weights;
  int notices = max_actions;  // so many of its options
  bool belief = true;         // remembers cards that lie face down again
  int memory = last_round;    // for so many rounds
};

// Shares of the win. Without denial, `judge` sees no stock but its own.
Shares shares_of(const State& state, const Weights& weights = full_weights, Seat judge = Seat::spectator);

}  // namespace springtide::vigo
