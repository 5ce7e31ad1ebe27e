// Chests: what a stock can make, and what it is worth.
#pragma once

#include "games/vigo/rules/rule.h"
#include "games/vigo/rules/state.h"

namespace springtide::vigo {

// How a chest's value comes about.
struct ChestValue {
  int parts = 0;       // VG-CHE-3: parts and keys
  int pairs = 0;       // VG-CHE-4: locks with a key of their colour
  int bonus = 0;       // VG-CHE-4: what the pairs give
  int multiplier = 1;  // VG-CHE-5
  constexpr int total() const { return (parts + bonus) * multiplier; }
  friend constexpr bool operator==(const ChestValue&, const ChestValue&) = default;
};

// Requires: a complete chest of the seat's stock.
ChestValue value_of_chest(const State& state, Seat seat, StockMask chest);

// The same by rule id; what the multiplier adds is VG-CHE-5's.
PointsList points_of(const ChestValue& value);

// VG-CHE-1: whether the stock has both lids and both bottoms.
bool has_chest(const State& state, Seat seat);

// The place in the stock of the part that may be added next, or -1. Parts are added in card order.
enum class Fit : std::uint8_t { fits, misfits, too_many_keys };
struct Addition {
  Fit fit = Fit::misfits;
  int place = -1;
};
Addition addition_of(const State& state, Seat seat, Kind kind);
// Every kind that fits next.
using PartKinds = FixedVector<Kind, stock_limit>;
PartKinds fitting_parts(const State& state, Seat seat);

constexpr bool is_complete(StockMask chest) { return std::popcount(chest) >= 4; }

// Every complete chest of a stock, in card order. With ten cards of which four are fixed shapes, each other card doubles the
// number at best: at most 64.
struct ChestOffer {
  StockMask chest = 0;
  ChestValue value{};
};
using ChestOffers = FixedVector<ChestOffer, 64>;
ChestOffers chests_of(const State& state, Seat seat);

}  // namespace springtide::vigo
