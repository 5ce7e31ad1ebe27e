#include "arena/interval.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cassert>
#include <cmath>
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

}  // namespace

double t_quantile(int degrees) {
  assert(degrees >= 1);
  return boost::math::quantile(boost::math::students_t(degrees), 0.975);
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
