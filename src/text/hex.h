// Bytes as hexadecimal digits: lower case, the one spelling.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/sha256.h"

namespace springtide {

inline constexpr std::string_view hex_digits = "0123456789abcdef";

inline std::string hex_of(Bytes bytes) {
  std::string text;
  for (std::uint8_t byte : bytes) {
    text += hex_digits[byte >> 4];
    text += hex_digits[byte & 15];
  }
  return text;
}

// Exactly 64 digits.
inline std::optional<Digest> digest_of(std::string_view hex) {
  Digest digest{};
  if (hex.size() != 2 * digest.size()) return std::nullopt;
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const std::size_t value = hex_digits.find(hex[i]);
    if (value == std::string_view::npos) return std::nullopt;
    digest[i / 2] = static_cast<std::uint8_t>(digest[i / 2] * 16u + value);
  }
  return digest;
}

// Two digits a byte.
inline std::optional<std::string> bytes_of(std::string_view hex) {
  std::string bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    const std::size_t high = hex_digits.find(hex[i]);
    const std::size_t low = hex_digits.find(hex[i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    bytes += static_cast<char>(high * 16 + low);
  }
  return hex.size() % 2 == 0 ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace springtide
