#include "store/login_key.h"

#include <array>

namespace springtide::store {
namespace {

// Capital letters from first to last, every step-th one, become small ones by adding.
struct Capitals {
  char32_t first, last, step, add;
};

constexpr std::array capitals{
    Capitals{U'A', U'Z', 1, 32},    Capitals{0xC0, 0xD6, 1, 32},    Capitals{0xD8, 0xDE, 1, 32},
    Capitals{0x100, 0x12E, 2, 1},   Capitals{0x132, 0x136, 2, 1},   Capitals{0x139, 0x147, 2, 1},
    Capitals{0x14A, 0x176, 2, 1},   Capitals{0x179, 0x17D, 2, 1},   Capitals{0x218, 0x21A, 2, 1},
    Capitals{0x386, 0x386, 1, 38},  Capitals{0x388, 0x38A, 1, 37},  Capitals{0x38C, 0x38C, 1, 64},
    Capitals{0x38E, 0x38F, 1, 63},  Capitals{0x391, 0x3A1, 1, 32},  Capitals{0x3A3, 0x3AB, 1, 32},
    Capitals{0x400, 0x40F, 1, 80},  Capitals{0x410, 0x42F, 1, 32},  Capitals{0x490, 0x492, 2, 1},
    Capitals{0x1E00, 0x1E94, 2, 1}, Capitals{0x1EA0, 0x1EFE, 2, 1},
};

char32_t small(char32_t letter) {
  for (const Capitals& range : capitals)
    if (letter >= range.first && letter <= range.last && (letter - range.first) % range.step == 0) return letter + range.add;
  if (letter == 0x178) return 0xFF;   // Ÿ
  if (letter == 0x1E9E) return 0xDF;  // ẞ
  if (letter == 0x3C2) return 0x3C3;  // ς at the end of a word is a σ
  return letter;
}

// How many bytes the letter that starts here takes, 1 to 3; 0: copy the byte as it is.
std::size_t length_at(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text[0]);
  const std::size_t length = byte < 0x80 ? 1 : byte >> 5 == 6 ? 2 : byte >> 4 == 14 ? 3 : 0;
  return length <= text.size() ? length : 0;
}

char32_t letter_of(std::string_view bytes) {
  const auto first = static_cast<unsigned char>(bytes[0]);
  char32_t letter = bytes.size() == 1 ? first : bytes.size() == 2 ? first & 0x1Fu : first & 0x0Fu;
  for (const char c : bytes.substr(1)) letter = letter << 6 | (static_cast<unsigned char>(c) & 0x3Fu);
  return letter;
}

void add_letter(std::string& text, char32_t letter) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (letter < 0x80) return add(letter);
  if (letter < 0x800) {
    add(0xC0 | letter >> 6);
  } else {
    add(0xE0 | letter >> 12);
    add(0x80 | (letter >> 6 & 0x3F));
  }
  add(0x80 | (letter & 0x3F));
}

}  // namespace

std::string login_key(std::string_view login) {
  std::string key;
  while (!login.empty()) {
    const std::size_t length = length_at(login);
    if (length == 0)
      key += login[0];
    else
      add_letter(key, small(letter_of(login.substr(0, length))));
    login.remove_prefix(length == 0 ? 1 : length);
  }
  return key;
}

}  // namespace springtide::store
