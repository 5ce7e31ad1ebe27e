// Characters as UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace springtide {

// The bytes of the character at the front of a text that is not empty; 0 if it is not UTF-8: cut off, written longer than
// need be, half a surrogate pair, beyond U+10FFFF.
inline std::size_t utf8_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  const unsigned second = byte(1);
  const bool is_too_long = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  const bool is_no_character = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
  return is_too_long || is_no_character ? 0 : length;
}

// Requires: a code point up to U+10FFFF that is no surrogate.
inline void append_utf8(std::string& text, unsigned code) {
  const int rest = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr unsigned marks[] = {0, 0xc0, 0xe0, 0xf0};
  text += static_cast<char>(marks[rest] | code >> 6 * rest);
  for (int i = rest - 1; i >= 0; --i) text += static_cast<char>(0x80 | (code >> 6 * i & 0x3f));
}

}  // namespace springtide
