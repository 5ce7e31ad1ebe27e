// A multiset over an enum, four bits a kind, packed in one machine word.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "base/enum.h"

namespace springtide {

template <EnumKey E>
class Counts {
  static_assert(enum_size<E> <= 16);

 public:
  using Word = std::conditional_t<(enum_size<E> <= 8), std::uint32_t, std::uint64_t>;
  static constexpr int max_count = 15;

  // The kinds that occur, in order.
  class Kinds {
   public:
    class Iterator {
     public:
      constexpr explicit Iterator(Word bits) : bits_(bits) {}
      // The top bit, which no kind uses, spares the check for zero; past the end the result is no kind.
      constexpr E operator*() const { return static_cast<E>(std::countr_zero(bits_ | top_bit) / 4); }
      constexpr Iterator& operator++() {
        bits_ &= bits_ - 1;
        return *this;
      }
      friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

     private:
      static constexpr Word top_bit = Word{1} << (sizeof(Word) * 8 - 1);
      Word bits_;
    };

    constexpr explicit Kinds(Word bits) : bits_(bits) {}
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr int size() const { return std::popcount(bits_); }

   private:
    Word bits_;
  };

  constexpr int operator[](E e) const { return static_cast<int>(word_ >> shift(e) & 15u); }
  constexpr bool has(E e) const { return (word_ >> shift(e) & 15u) != 0; }
  constexpr bool empty() const { return word_ == 0; }

  constexpr void add(E e, int n = 1) {
    assert((*this)[e] + n <= max_count);
    word_ += static_cast<Word>(n) << shift(e);
  }
  constexpr void remove(E e, int n = 1) {
    assert((*this)[e] >= n);
    word_ -= static_cast<Word>(n) << shift(e);
  }

  // At most 255, which sixteen kinds of fifteen do not exceed.
  constexpr int total() const {
    const Word pairs = (word_ & low_nibbles) + (word_ >> 4 & low_nibbles);
    return static_cast<int>(static_cast<Word>(pairs * byte_ones) >> (sizeof(Word) * 8 - 8));
  }

  constexpr Kinds kinds() const { return Kinds((word_ | word_ >> 1 | word_ >> 2 | word_ >> 3) & nibble_ones); }

  // No kind may overflow in a sum or go below zero in a difference.
  constexpr Counts& operator+=(Counts other) {
    word_ += other.word_;
    return *this;
  }
  constexpr Counts& operator-=(Counts other) {
    word_ -= other.word_;
    return *this;
  }
  friend constexpr Counts operator+(Counts a, Counts b) { return a += b; }
  friend constexpr Counts operator-(Counts a, Counts b) { return a -= b; }
  friend constexpr bool operator==(Counts, Counts) = default;

 private:
  static constexpr Word nibble_ones = static_cast<Word>(0x1111'1111'1111'1111);
  static constexpr Word low_nibbles = static_cast<Word>(0x0f0f'0f0f'0f0f'0f0f);
  static constexpr Word byte_ones = static_cast<Word>(0x0101'0101'0101'0101);
  static constexpr int shift(E e) { return index_of(e) * 4; }

  Word word_ = 0;
};

}  // namespace springtide
