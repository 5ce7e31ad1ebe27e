// Actions as numbers: the parts of an action are the digits of its number, each with a base of its own. A game describes its
// digits once, the last part of the text first, for whoever walks over them: to count, to write or to read a number.
#pragma once

#include <array>
#include <cstddef>

#include "base/enum.h"

namespace springtide {

// What cannot be said has no number.
inline constexpr int no_number = -1;

constexpr int pairs_of(int base) { return base * (base + 1) / 2; }

// How many numbers there are.
class DigitCounter {
 public:
  template <class T>
  constexpr void digit(const T&, int base) {
    count_ *= base;
  }
  template <EnumKey E>
  constexpr void member(const E&, EnumSet<E> set) {
    count_ *= set.size();
  }
  template <class T>
  constexpr void pair(const T&, const T&, int base) {
    count_ *= pairs_of(base);
  }
  constexpr int count() const { return count_; }

 private:
  int count_ = 1;
};

// From the parts to the number; what no part may be makes a number of another action, or none.
class DigitWriter {
 public:
  template <class T>
  constexpr void digit(const T& part, int base) {
    add(static_cast<int>(part), base);
  }
  template <EnumKey E>
  constexpr void member(const E& part, EnumSet<E> set) {
    int rank = 0;
    for (E each : set) rank += each < part;
    add(rank, set.size());
  }
  // Two parts of which the second is not before the first.
  template <class T>
  constexpr void pair(const T& first, const T& second, int base) {
    const int a = static_cast<int>(first);
    add(a * base - a * (a - 1) / 2 + static_cast<int>(second) - a, pairs_of(base));
  }
  constexpr int number() const { return fits_ ? number_ : no_number; }

 private:
  constexpr void add(int digit, int base) {
    fits_ = fits_ && digit >= 0 && digit < base;
    number_ += digit * scale_;
    scale_ *= base;
  }
  int number_ = 0;
  int scale_ = 1;
  bool fits_ = true;
};

// From the number to the parts.
class DigitReader {
 public:
  constexpr explicit DigitReader(int number) : number_(number) {}

  template <class T>
  constexpr void digit(T& part, int base) {
    part = static_cast<T>(take(base));
  }
  template <EnumKey E>
  constexpr void member(E& part, EnumSet<E> set) {
    part = member_at(set, take(set.size()));
  }
  template <class T>
  constexpr void pair(T& first, T& second, int base) {
    int left = take(pairs_of(base));
    int a = 0;
    for (; left >= base - a; ++a) left -= base - a;
    first = static_cast<T>(a);
    second = static_cast<T>(a + left);
  }

 private:
  constexpr int take(int base) {
    const int digit = number_ % base;
    number_ /= base;
    return digit;
  }
  int number_;
};

// Where each block of numbers begins, and behind them where the last one ends. `size_of(block)` says how many it has.
template <class Block, std::size_t count, class SizeOf>
constexpr std::array<int, count + 1> begins_of(const std::array<Block, count>& blocks, SizeOf size_of) {
  std::array<int, count + 1> begins{};
  for (std::size_t i = 0; i < count; ++i) begins[i + 1] = begins[i] + size_of(blocks[i]);
  return begins;
}

// The block that a number is in. Requires: it is in one.
template <std::size_t count>
constexpr std::size_t block_with(const std::array<int, count>& begins, int number) {
  std::size_t at = 0;
  while (number >= begins[at + 1]) ++at;
  return at;
}

}  // namespace springtide
