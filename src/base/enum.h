// Enums as keys: how many enumerators count and what they are called, iteration over them, arrays and sets indexed by them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>
#include <utility>

namespace springtide {

// Compilers tell a value in the signature of a function: `… [e = springtide::Seat::p1]`, or `(springtide::Seat)9` if no
// enumerator has it. Every file reads this for some hundred enumerators, so it is spelled to be quick for the compiler.
template <auto e>
constexpr auto signature_of() {
  return std::string_view(__PRETTY_FUNCTION__, sizeof(__PRETTY_FUNCTION__) - 1);
}
inline constexpr std::size_t value_begins = signature_of<std::endian::big>().find("e = ") + 4;

// What an enumerator is called in the code; empty if there is none of this value.
template <auto e>
constexpr std::string_view enumerator_name() {
  const std::string_view text = signature_of<e>();
  const char* const end = text.data() + text.size() - 1;
  if (text.data()[value_begins] == '(') return {};
  const char* begin = end;
  while (begin[-1] != ':') --begin;
  return {begin, static_cast<std::size_t>(end - begin)};
}

template <auto e>
constexpr bool is_proper_enumerator() {
  const std::string_view name = enumerator_name<e>();
  return !name.empty() && (static_cast<int>(e) == 0 || name != "none");
}

// Eight at a time: each step of the recursion is a function to compile.
template <class E, int first = 0>
constexpr int count_enumerators() {
  constexpr int found = []<int... n>(std::integer_sequence<int, n...>) {
    int count = 0;
    static_cast<void>(((is_proper_enumerator<static_cast<E>(first + n)>() && ++count > 0) && ...));
    return count;
  }(std::make_integer_sequence<int, 8>());
  if constexpr (found < 8)
    return first + found;
  else
    return count_enumerators<E, first + 8>();
}

// The number of proper enumerators 0 … n-1 of E. A `none` behind them, and what comes after it, is no key.
template <class E>
inline constexpr int enum_size = count_enumerators<E>();

template <class E>
concept EnumKey = std::is_enum_v<E> && (enum_size<E> > 0);

template <EnumKey E>
constexpr int index_of(E e) {
  return static_cast<int>(e);
}

template <EnumKey E>
constexpr bool is_key(E e) {
  return index_of(e) < enum_size<E>;
}

// A fixed array with one item for each enumerator.
template <EnumKey E, class T>
struct EnumArray {
  std::array<T, enum_size<E>> items{};

  constexpr T& operator[](E e) { return items[static_cast<std::size_t>(e)]; }
  constexpr const T& operator[](E e) const { return items[static_cast<std::size_t>(e)]; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() const { return items.end(); }

  friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

// A set of enumerators, one bit each. Iterates in enumerator order.
template <EnumKey E>
class EnumSet {
  static_assert(enum_size<E> <= 16);

 public:
  using Bits = std::conditional_t<(enum_size<E> <= 8), std::uint8_t, std::uint16_t>;

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr E operator*() const { return static_cast<E>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    unsigned bits_;
  };

  constexpr EnumSet() = default;
  constexpr EnumSet(std::initializer_list<E> members) {
    for (E e : members) insert(e);
  }
  static constexpr EnumSet from_bits(unsigned bits) {
    EnumSet set;
    set.bits_ = static_cast<Bits>(bits);
    return set;
  }
  static constexpr EnumSet first(int n) { return from_bits((1u << n) - 1u); }
  static constexpr EnumSet all() { return first(enum_size<E>); }

  constexpr unsigned bits() const { return bits_; }
  constexpr bool contains(E e) const { return (bits_ >> index_of(e) & 1u) != 0; }
  constexpr void insert(E e) { bits_ = static_cast<Bits>(bits_ | 1u << index_of(e)); }
  constexpr void erase(E e) { bits_ = static_cast<Bits>(bits_ & ~(1u << index_of(e))); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr E front() const { return static_cast<E>(std::countr_zero(bits_)); }
  constexpr bool is_within(EnumSet other) const { return (bits_ & ~unsigned{other.bits_}) == 0; }

  constexpr EnumSet without(E e) const { return from_bits(bits_ & ~(1u << index_of(e))); }
  friend constexpr EnumSet operator|(EnumSet a, EnumSet b) { return from_bits(unsigned{a.bits_} | b.bits_); }
  friend constexpr EnumSet operator&(EnumSet a, EnumSet b) { return from_bits(unsigned{a.bits_} & b.bits_); }
  friend constexpr EnumSet operator-(EnumSet a, EnumSet b) { return from_bits(a.bits_ & ~unsigned{b.bits_}); }
  friend constexpr bool operator==(EnumSet, EnumSet) = default;

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  Bits bits_ = 0;
};

// The n-th member of a set, from 0.
template <EnumKey E>
constexpr E member_at(EnumSet<E> set, int n) {
  auto member = set.begin();
  for (; n > 0; --n) ++member;
  return *member;
}

// Every enumerator of E, in order: `for (District d : all_of<District>)`.
template <EnumKey E>
inline constexpr EnumSet<E> all_of = EnumSet<E>::all();

}  // namespace springtide
