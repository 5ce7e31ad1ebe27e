#include "text/json.h"

#include <array>
#include <cstdio>

namespace springtide {

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 40> digits{};
  std::snprintf(digits.data(), digits.size(), "%.10g", number);
  return raw(digits.data());
}

void JsonWriter::write_string(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  text_ += '"';
  for (char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (c == '\n') {
      text_ += "\\n";
    } else if (code < 0x20) {
      text_ += "\\u00";
      text_ += hex[code >> 4];
      text_ += hex[code & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

}  // namespace springtide
