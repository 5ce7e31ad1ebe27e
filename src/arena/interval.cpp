#include "arena/interval.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>

namespace springtide::arena {
namespace {

double mean_of(std::span<const double> values) {
  double sum = 0;
  for (double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

// Unbiased; needs two values.
double variance_of(std::span<const double> values, double mean) {
  double sum = 0;
  for (double value : values) sum += (value - mean) * (value - mean);
  return sum / static_cast<double>(values.size() - 1);
}

constexpr std::array few_degrees{12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                 2.446912,  2.364624, 2.306004, 2.262157, 2.228139};

// The expansion of Cornish and Fisher in 1 / degrees; from 11 degrees on it is right to 0.0002.
double expanded_quantile(double degrees) {
  constexpr double z = normal_quantile;
  constexpr double z3 = z * z * z;
  constexpr double z5 = z3 * z * z;
  constexpr double z7 = z5 * z * z;
  const double first = (z3 + z) / 4;
  const double second = (5 * z5 + 16 * z3 + 3 * z) / 96;
  const double third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384;
  return z + (first + (second + third / degrees) / degrees) / degrees;
}

}  // namespace

double t_quantile(int degrees) {
  assert(degrees >= 1);
  const auto row = static_cast<std::size_t>(degrees - 1);
  return row < few_degrees.size() ? few_degrees[row] : expanded_quantile(degrees);
}

Interval wilson(double successes, double n) {
  assert(successes >= 0 && successes <= n);
  if (n <= 0) return {0.5, 0, 1};
  constexpr double z2 = normal_quantile * normal_quantile;
  const double share = successes / n;
  const double centre = (successes + z2 / 2) / (n + z2);
  const double reach = normal_quantile * std::sqrt(n * share * (1 - share) + z2 / 4) / (n + z2);
  return {share, std::clamp(centre - reach, 0.0, share), std::clamp(centre + reach, share, 1.0)};
}

Interval mean_interval(std::span<const double> cluster_means) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  if (cluster_means.empty()) return {0, -infinite, infinite};
  const double mean = mean_of(cluster_means);
  if (cluster_means.size() == 1) return {mean, -infinite, infinite};
  const auto n = static_cast<double>(cluster_means.size());
  const double reach = t_quantile(static_cast<int>(n) - 1) * std::sqrt(variance_of(cluster_means, mean) / n);
  return {mean, mean - reach, mean + reach};
}

}  // namespace springtide::arena
