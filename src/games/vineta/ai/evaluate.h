// What a position of Vineta is worth to each god.
#pragma once

#include <string_view>

#include "ai/expert.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {

// The parts of the evaluation and how much each counts. A part with weight 0 is not seen at all.
enum class Term : std::uint8_t {
  captured,  // houses captured so far
  rows,      // houses the rows will bring if they win
  threat,    // rows with many waves are likelier to win
  crowd,     // a district full of houses draws the floods
  houses,    // houses of the own tribe where they may be last
  tile,      // the own district may be last
  hand,      // strong cards kept for later
};

using Weights = EnumArray<Term, double>;
inline constexpr auto& term_names = names_of<Term, with_spaces>;
inline constexpr Weights full_weights{{{1, 0.7, 1, 1, 1.5, 2.5, 1}}};

// What is likely to happen to each district.
struct Outlook {
  EnumArray<District, double> sinks{};  // this round
  EnumArray<District, double> last{};   // never
};
Outlook outlook_of(const State& state, const Weights& weights = full_weights);

// What the houses of each tribe have to expect of the end.
EnumArray<Tribe, double> house_points(const State& state, const Outlook& outlook);

// Foresight left out: a position is taken as it lies.
inline constexpr Weights plain_weights{{{1, 1, 1, 0, 1, 1, 1}}};

inline constexpr int last_round = 8;  // VN-RND-1

// What a bot sees and believes.
struct Sight {
  Weights weights = full_weights;
  int notices = max_actions;  // so many of its options
  bool belief = true;         // weighs the others' tiles by what they did
};

// Expected points at the end of the game, apart from what all have to expect alike.
PerPlayer<double> expected_points(const State& state, SeatSet knows, const Weights& weights = full_weights);
// With what was worked out before: the outlook and its house_points.
PerPlayer<double> expected_points(const State& state, const Outlook& outlook, const EnumArray<Tribe, double>& houses,
                                  SeatSet knows, const Weights& weights = full_weights);

// How far points decide the game: the fewer rounds are left, the more.
double spread_of_points(const State& state);

// Shares of the win. Only the seats in `knows` are taken at their tiles; for the others every tribe is as likely.
Shares shares_of(const State& state, SeatSet knows, const Weights& weights = full_weights);

// What a hand is worth while there is time to play it, in points.
double worth_of_hand(const Player& player);

// Shares of the win for who sees everything and looks back; slower, and no bot plays by it.
Shares hindsight(const State& state);

}  // namespace springtide::vineta
