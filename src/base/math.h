// exp from + - * / alone: the same bits on every platform.
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

}  // namespace springtide
