#include "push/base64url.h"

#include <cstddef>
#include <cstdint>

namespace springtide::push {
namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string base64url_of(std::string_view bytes) {
  std::string text;
  std::uint32_t kept = 0;
  int bits = 0;
  for (const char byte : bytes) {
    kept = kept << 8 | static_cast<std::uint8_t>(byte);
    for (bits += 8; bits >= 6; bits -= 6) text += digits[kept >> (bits - 6) & 63];
  }
  if (bits > 0) text += digits[kept << (6 - bits) & 63];
  return text;
}

// The bits that are left at the end belong to no byte, and are zero: every text means something else.
std::optional<std::string> bytes_in_base64url(std::string_view text) {
  std::string bytes;
  std::uint32_t kept = 0;
  int bits = 0;
  for (const char c : text) {
    const std::size_t digit = digits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    kept = kept << 6 | static_cast<std::uint32_t>(digit);
    if ((bits += 6) < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(kept >> bits & 255);
  }
  if (bits >= 6 || (kept & ((1u << bits) - 1)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace springtide::push
