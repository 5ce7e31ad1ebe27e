// exp and log from + - * / alone: the same bits on every platform.
#pragma once

#include <bit>
#include <cstdint>

namespace springtide {

inline constexpr double ln_2 = 0.693147180559945309417;

// Relative error below 1e-9 for |x| <= 700; beyond that the nearest it can do.
constexpr double exp_of(double x) {
  const double clamped = x < -700 ? -700 : x > 700 ? 700 : x;
  const double scaled = clamped / ln_2;
  const auto power = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
  const double r = clamped - static_cast<double>(power) * ln_2;  // |r| <= ln 2 / 2
  double sum = 1;
  for (int i = 9; i > 0; --i) sum = 1 + r * sum / i;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52);
}

// Requires: x a normal number above zero. Absolute error below 1e-9.
constexpr double log_of(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const auto power = static_cast<std::int64_t>(bits >> 52) - 1023;
  const double m = std::bit_cast<double>((bits & 0xfffffffffffff) | 0x3ff0000000000000);  // 1 <= m < 2
  const double z = (m - 1) / (m + 1);
  double sum = 0;
  for (int i = 19; i > 0; i -= 2) sum = sum * z * z + 1.0 / i;
  return 2 * z * sum + static_cast<double>(power) * ln_2;
}

}  // namespace springtide
