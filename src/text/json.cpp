#include "text/json.h"

#include <array>
#include <cstdio>

namespace springtide {
namespace {

bool is_escaped(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

// Without a branch for each character: nearly all texts have nothing to escape.
bool has_escapes(std::string_view text) {
  bool has = false;
  for (const char c : text) has |= is_escaped(c);
  return has;
}

}  // namespace

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 40> digits{};
  std::snprintf(digits.data(), digits.size(), "%.10g", number);
  return raw(digits.data());
}

void JsonWriter::write_string(std::string_view text) {
  text_ += '"';
  if (!has_escapes(text)) {
    text_ += text;
    text_ += '"';
    return;
  }
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
