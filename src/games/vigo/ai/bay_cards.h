// The cards of the bay, counted: what somebody has seen, and what nobody has.
#pragma once

#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

// How many of each, a few bits a kind in one word.
template <EnumKey E, int bits = 8>
class Tally {
 public:
  constexpr Tally() = default;
  constexpr explicit Tally(std::uint64_t word) : word_(word) {}
  constexpr int operator[](E e) const { return static_cast<int>(word_ >> bits * static_cast<int>(e) & ((1u << bits) - 1)); }
  // What is beyond the word is not counted: the `none` of an enum that fills it.
  constexpr void add(E e, int n = 1) { word_ += static_cast<std::uint64_t>(n) << bits * static_cast<int>(e); }
  // Of all kinds, if they are few enough for the bits of one.
  constexpr int sum() const
    requires(bits == 8)
  {
    return static_cast<int>((word_ * 0x0101'0101'0101'0101u) >> 56);
  }
  // Requires: so few of each that the bits hold them all.
  friend constexpr Tally operator+(Tally a, Tally b) { return Tally(a.word_ + b.word_); }

 private:
  static_assert(bits * enum_size<E> <= 64);
  std::uint64_t word_ = 0;
};

// Cards by what they are.
struct CardTally {
  Tally<Event> events{};
  EnumArray<Shape, Tally<Mark>> parts{};

  Tally<Shape> shapes() const;
  Tally<Mark> marks() const;
};

struct BayCards {
  explicit BayCards(const State& state);

  CardTally known{};
  CardTally unseen{};
};

}  // namespace springtide::vigo
