#include "arena/plackett_luce.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace springtide::arena {
namespace {

// The first derivatives of the logarithm of the posterior, and the second ones with their sign turned.
struct Slope {
  explicit Slope(std::size_t bots) : gradient(bots), curvature(bots * bots) {}
  double& curve(std::size_t row, std::size_t column) { return curvature[row * gradient.size() + column]; }

  std::vector<double> gradient;
  std::vector<double> curvature;
};

void add_prior(Slope& slope, Prior prior, const std::vector<double>& strengths) {
  for (std::size_t bot = 0; bot < prior.size(); ++bot) {
    const double chance = strengths[bot] / (1 + strengths[bot]);
    slope.gradient[bot] += prior[bot] - chance;
    slope.curve(bot, bot) += chance * (1 - chance);
  }
}

void add_contest(Slope& slope, const Contest& contest, double times, const std::vector<double>& strengths) {
  double total = 0;
  for (auto bot : contest) total += strengths[bot];
  for (auto bot : contest) {
    const double chance = strengths[bot] / total;
    slope.gradient[bot] -= times * chance;
    slope.curve(bot, bot) += times * chance;
    for (auto other : contest) slope.curve(bot, other) -= times * chance * strengths[other] / total;
  }
}

Slope slope_at(const std::vector<double>& logs, const std::vector<Contest>& list, const Choices& choices, Prior prior) {
  std::vector<double> strengths(logs.size());
  std::transform(logs.begin(), logs.end(), strengths.begin(), [](double value) { return std::exp(value); });
  Slope slope(logs.size());
  slope.gradient = choices.chosen;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (choices.contests[i] > 0) add_contest(slope, list[i], choices.contests[i], strengths);
  add_prior(slope, prior, strengths);
  return slope;
}

// Cholesky's factor, in the lower triangle. The prior makes the matrix positive definite.
void factorise(Slope& slope) {
  const std::size_t n = slope.gradient.size();
  for (std::size_t column = 0; column < n; ++column)
    for (std::size_t row = column; row < n; ++row) {
      double rest = slope.curve(row, column);
      for (std::size_t k = 0; k < column; ++k) rest -= slope.curve(row, k) * slope.curve(column, k);
      slope.curve(row, column) = row == column ? std::sqrt(rest) : rest / slope.curve(column, column);
    }
}

// Newton's step: the solution of curvature × step = gradient.
std::vector<double> newton_step(Slope slope) {
  factorise(slope);
  std::vector<double> step = slope.gradient;
  const std::size_t n = step.size();
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) step[row] -= slope.curve(row, k) * step[k];
    step[row] /= slope.curve(row, row);
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) step[row] -= slope.curve(k, row) * step[k];
    step[row] /= slope.curve(row, row);
  }
  return step;
}

// How far the differences of strength change, the player of strength 1 included, who does not move.
double reach_of(const std::vector<double>& step) {
  double low = 0;
  double high = 0;
  for (double change : step) {
    low = std::min(low, change);
    high = std::max(high, change);
  }
  return high - low;
}

}  // namespace

// Along a step of reach d the third derivative of a log-sum-exp is at most d times the second, and for such functions the
// share log(1 + d) / d of Newton's step always goes uphill. Near the top it is all of it.
std::vector<double> fit(const std::vector<Contest>& list, const Choices& choices, Prior prior, std::vector<double> start) {
  constexpr double close_enough = 1e-8;
  constexpr int most_steps = 200;
  std::vector<double> logs = std::move(start);
  for (int i = 0; i < most_steps; ++i) {
    const std::vector<double> step = newton_step(slope_at(logs, list, choices, prior));
    const double reach = reach_of(step);
    const double share = reach > 0 ? std::log1p(reach) / reach : 1;
    for (std::size_t bot = 0; bot < logs.size(); ++bot) logs[bot] += share * step[bot];
    if (reach < close_enough) break;
  }
  return logs;
}

}  // namespace springtide::arena
