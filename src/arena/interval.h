// 95 % confidence intervals: of a share, and of a mean of independent clusters.
#pragma once

#include <span>

namespace springtide::arena {

struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;
  friend bool operator==(const Interval&, const Interval&) = default;
};

// Wilson's interval of the share successes / n. Successes may be fractional: two winners of one game have half a win each.
// Without trials nothing is known: 0.5 between 0 and 1.
Interval wilson(double successes, double n);

// Student's interval of the mean of independent values, one for each cluster: all games of one deal are one value, their
// mean. Fewer than two clusters say nothing about the spread: the bounds are then infinite.
Interval mean_interval(std::span<const double> cluster_means);

// Student's t with so many degrees of freedom (at least 1) stays between ± this value with probability 0.95.
double t_quantile(int degrees);

// The same bound for the normal distribution.
inline constexpr double normal_quantile = 1.9599639845400545;

}  // namespace springtide::arena
