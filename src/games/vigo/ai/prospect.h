// What a stock is good for: the chest it may become, and what the next card would add.
#pragma once

#include "games/vigo/ai/evaluate.h"

namespace springtide::vigo {

inline constexpr int fixed_shapes = 4;  // VG-CHE-1: both lids, both bottoms
constexpr bool is_treasure(Mark mark) { return mark > Mark::lock; }

// Parts the bay has left, those that nobody has seen for less than one.
struct Supply {
  EnumArray<Shape, EnumArray<Mark, double>> parts{};
  EnumArray<Shape, double> shapes{};
};
Supply supply_of(const State& state);

// A stock by shapes and treasures.
struct Hand {
  std::array<EnumArray<Mark, double>, fixed_shapes> fixed{};  // the worth of the best part of a shape with this mark, or 0
  std::array<double, fixed_shapes> best{};                    // whatever its mark, with what a key adds
  EnumArray<Mark, int> middles{};
  int middle_count = 0;
  double middle_sum = 0;
  EnumSet<Colour> keys{};
  double key_worth = 0;  // of the best key
  bool has_lock = false;
  EnumArray<Event, int> events{};
};

struct Prospect {
  double value = 0;        // points to be expected of the stock
  double chest = 0;        // of these, by the chest
  Mark mark = Mark::none;  // the treasure it is collected for
  // What a part adds: a middle, one with that treasure, a lid or bottom that is missing.
  double for_middle = 0;
  double for_mark = 0;
  EnumArray<Shape, double> for_shape{};
  Hand hand{};
};

// How a stock is looked at.
struct Horizon {
  double rounds = 1;  // the game is likely to last
  double wait = 1;    // rounds until the next chance to score
  bool grows = true;  // more treasures may come
};

Prospect prospect_of(const State& state, Seat seat, const Stock& stock, const Supply& supply, const Horizon& horizon,
                     const Weights& weights);

// What taking a card of this kind adds, nearly.
double want(const State& state, const Prospect& prospect, Kind kind);

}  // namespace springtide::vigo
