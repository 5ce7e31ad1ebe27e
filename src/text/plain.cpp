#include "text/plain.h"

#include <algorithm>
#include <array>

#include "text/utf8.h"

namespace springtide {
namespace {

struct Range {
  char32_t first, last;
};

// Unicode's control and format characters, line and paragraph separators, spaces but U+0020, and letters and marks that
// show nothing.
constexpr std::array unseen{
    Range{0x0, 0x1F},        Range{0x7F, 0xA0},       Range{0xAD, 0xAD},        Range{0x34F, 0x34F},
    Range{0x61C, 0x61C},     Range{0x115F, 0x1160},   Range{0x1680, 0x1680},    Range{0x17B4, 0x17B5},
    Range{0x180B, 0x180F},   Range{0x2000, 0x200F},   Range{0x2028, 0x202F},    Range{0x205F, 0x206F},
    Range{0x2800, 0x2800},   Range{0x3000, 0x3000},   Range{0x3164, 0x3164},    Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB},    Range{0xFFFE, 0xFFFF},
    Range{0x110BD, 0x110BD}, Range{0x110CD, 0x110CD}, Range{0x13430, 0x1343F},  Range{0x1BCA0, 0x1BCA3},
    Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF}, Range{0xF0000, 0x10FFFF},
};
constexpr std::array pictures{Range{0x2190, 0x27BF}, Range{0x2900, 0x2BFF}, Range{0x1F000, 0x1FAFF}};
constexpr char32_t joiner = 0x200D, colour = 0xFE0F;

template <std::size_t size>
bool is_in(const std::array<Range, size>& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](const Range& range) { return c >= range.first && c <= range.last; });
}

// Of a text that begins with a character of this length.
char32_t character_of(std::string_view text, std::size_t length) {
  const auto first = static_cast<unsigned char>(text[0]);
  char32_t c = length == 1 ? first : first & (0x7Fu >> length);
  for (const char byte : text.substr(1, length - 1)) c = c << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
  return c;
}

bool is_unseen(char32_t c) {
  const bool is_common = c >= 0x20 && c < 0x7F;
  return !is_common && is_in(unseen, c);
}

}  // namespace

bool is_plain(std::string_view text) {
  char32_t before = 0;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    const char32_t c = character_of(text, length);
    const bool is_of_picture =
        (c == colour && is_in(pictures, before)) || (c == joiner && (before == colour || is_in(pictures, before)));
    if (is_unseen(c) && !is_of_picture) return false;
    before = c;
    text.remove_prefix(length);
  }
  return before != joiner;
}

}  // namespace springtide
