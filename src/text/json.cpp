#include "text/json.h"

#include <array>
#include <cstdio>

namespace springtide {
namespace {

bool is_escaped(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

}  // namespace

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 40> digits{};
  std::snprintf(digits.data(), digits.size(), "%.10g", number);
  return raw(digits.data());
}

// Nearly all texts are written as they are, at one go.
void JsonWriter::write_string(std::string_view text) {
  text_ += '"';
  std::size_t written = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_escaped(text[i])) continue;
    text_.append(text, written, i - written);
    write_escape(text[i]);
    written = i + 1;
  }
  text_.append(text, written);
  text_ += '"';
}

void JsonWriter::write_escape(char c) {
  constexpr std::string_view hex = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  text_ += '\\';
  if (code >= 0x20) {
    text_ += c;
  } else if (c == '\n') {
    text_ += 'n';
  } else {
    text_ += "u00";
    text_ += hex[code >> 4];
    text_ += hex[code & 15];
  }
}

}  // namespace springtide
