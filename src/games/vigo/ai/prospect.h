// What a stock is good for: the chest it may become, and what the next card would add.
#pragma once

#include "games/vigo/ai/bay_cards.h"
#include "games/vigo/ai/evaluate.h"

namespace springtide::vigo {

inline constexpr int fixed_shapes = 4;  // VG-CHE-1: both lids, both bottoms
constexpr bool is_treasure(Mark mark) { return mark > Mark::lock; }

// Parts the bay has left, those that nobody has seen for less than one.
struct Supply {
  EnumArray<Shape, EnumArray<Mark, double>> parts{};
  EnumArray<Shape, double> shapes{};
};
Supply supply_of(const State& state, const CardTally& known);

// What taking a card adds, nearly: events, then parts of each shape without and with the treasure that is collected, then
// what is no card that anybody knows.
using Wants = std::array<double, event_kinds + 2 * enum_size<Shape> + 1>;

struct Prospect {
  double value = 0;        // points to be expected of the stock
  double chest = 0;        // of these, by the chest
  Mark mark = Mark::none;  // the treasure it is collected for
  Wants wants{};
};

// How a stock is looked at.
struct Horizon {
  double rounds = 1;  // the game is likely to last
  double wait = 1;    // rounds until the next chance to score
  bool grows = true;  // more treasures may come
};

Prospect prospect_of(const State& state, Seat seat, const Stock& stock, const Supply& supply, const Horizon& horizon,
                     const Weights& weights);

// Without a jump: what lies on a field is too uncertain.
inline double want(const State& state, const Prospect& prospect, Spot spot) {
  const auto number = static_cast<std::size_t>(spot.kind());
  const bool is_part = number - event_kinds < parts_in_deck;
  const Part part = unpacked(state.parts[is_part ? number - event_kinds : 0]);
  const std::size_t as_part = event_kinds + 2 * static_cast<std::size_t>(part.shape) + (part.mark == prospect.mark);
  const std::size_t as_other = std::min<std::size_t>(number, event_kinds);
  constexpr std::array<std::size_t, event_kinds + 1> others{0, 1, 2, 3, std::tuple_size_v<Wants> - 1};
  return prospect.wants[is_part ? as_part : others[as_other]];
}
inline double want(const State& state, const Prospect& prospect, Kind kind) {
  return want(state, prospect, Spot::of(kind, true));
}

}  // namespace springtide::vigo
