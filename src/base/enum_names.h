// The names of an enum's enumerators as people read them: spelled from the code, so that no second list has to follow.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "base/enum.h"

namespace springtide {

struct Word {
  std::array<char, 24> letters{};
  std::size_t size = 0;

  constexpr Word& add(std::string_view text, char (*each)(char) = [](char c) { return c; }) {
    char* to = letters.data() + size;
    for (char c : text) *to++ = each(c);
    size += text.size();
    return *this;
  }
  constexpr std::string_view text() const { return {letters.data(), size}; }
};

// Spells the name of an enumerator.
using Spelling = Word (*)(std::string_view name);

// `put_back` with another sign between its words.
template <char between>
constexpr Word separated(std::string_view name) {
  return Word{}.add(name, [](char c) { return c == '_' ? between : c; });
}
constexpr Word with_spaces(std::string_view name) { return separated<' '>(name); }
constexpr Word with_hyphens(std::string_view name) { return separated<'-'>(name); }

// `mat_1` as `MAT-1`.
constexpr char capital(char c) {
  if (c == '_') return '-';
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
constexpr Word in_capitals(std::string_view name) { return Word{}.add(name, capital); }

template <EnumKey E, Spelling spell>
inline constexpr EnumArray<E, Word> spelled_words = []<int... n>(std::integer_sequence<int, n...>) {
  return EnumArray<E, Word>{{{spell(enumerator_name<static_cast<E>(n)>())...}}};
}(std::make_integer_sequence<int, enum_size<E>>());

template <EnumKey E, Spelling spell>
inline constexpr EnumArray<E, std::string_view> names_of = [] {
  EnumArray<E, std::string_view> names;
  for (std::size_t i = 0; i < names.items.size(); ++i) names.items[i] = spelled_words<E, spell>.items[i].text();
  return names;
}();

// The enumerator with this name, if any.
template <EnumKey E>
constexpr std::optional<E> find_name(const EnumArray<E, std::string_view>& names, std::string_view name) {
  for (std::size_t i = 0; i < names.items.size(); ++i)
    if (names.items[i] == name) return static_cast<E>(i);
  return std::nullopt;
}

}  // namespace springtide
