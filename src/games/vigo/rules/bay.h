// The bay: 108 fields in twelve columns and nine rows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/seat.h"

namespace springtide::vigo {

inline constexpr int column_count = 12;  // a … l
inline constexpr int row_count = 9;      // rows 1 … 9
inline constexpr int field_count = column_count * row_count;

// VG-MAT-1, in field order: a1, b1 … l1, a2 … l9.
enum class Field : std::uint8_t { a1 = 0, none = field_count };

constexpr int index_of(Field field) { return static_cast<int>(field); }
constexpr Field field_at(int column, int line) { return static_cast<Field>(line * column_count + column); }
constexpr int column_of(Field field) { return index_of(field) % column_count; }
constexpr int row_of(Field field) { return index_of(field) / column_count; }

// A set of fields as two words.
class FieldSet {
 public:
  constexpr bool contains(Field field) const { return (words_[word(field)] >> bit(field) & 1) != 0; }
  constexpr void insert(Field field) { words_[word(field)] |= std::uint64_t{1} << bit(field); }
  constexpr void erase(Field field) { words_[word(field)] &= ~(std::uint64_t{1} << bit(field)); }
  constexpr bool meets(const FieldSet& other) const {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr Field front() const {
    return static_cast<Field>(words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]));
  }
  friend constexpr bool operator==(const FieldSet&, const FieldSet&) = default;

 private:
  static constexpr std::size_t word(Field field) { return static_cast<std::size_t>(index_of(field)) / 64; }
  static constexpr int bit(Field field) { return index_of(field) % 64; }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace springtide::vigo
