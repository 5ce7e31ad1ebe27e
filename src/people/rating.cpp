#include "people/rating.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

#include "base/math.h"

namespace springtide::people {
namespace {

constexpr double points_per_log = 173.717792761;  // 400 / ln 10
constexpr double mean_points = 1500;
constexpr double most_give_or_take = 150;  // of a rating that is no longer provisional
constexpr double two_sided_95 = 1.959963985;
// What a game tells beyond what was known, as far as it is believed: strengths are held to be independent of each other, and
// after games together they are not quite. So many hundredths make the intervals of a simulated season as wide as they
// should be.
constexpr double believed = 0.83;
constexpr double drift_a_day = 0.0003;  // of variance: some 60 points in a year

using Vector = std::array<double, max_players>;
using Matrix = std::array<Vector, max_players>;
using Seats = unsigned;  // one bit each

// The first derivatives of the logarithm of the posterior, and the second ones with their sign turned.
struct Slope {
  Vector gradient{};
  Matrix curvature{};
};

bool has(Seats seats, std::size_t seat) { return (seats >> seat & 1u) != 0; }

// n over k.
int subsets(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

// One place is given to somebody of these, so many times.
void add_contest(Slope& slope, Seats contest, double times, const Vector& strengths, std::size_t n) {
  double total = 0;
  for (std::size_t i = 0; i < n; ++i) total += has(contest, i) ? strengths[i] : 0;
  Vector chances{};
  for (std::size_t i = 0; i < n; ++i) chances[i] = has(contest, i) ? strengths[i] / total : 0;
  for (std::size_t i = 0; i < n; ++i) {
    slope.gradient[i] -= times * chances[i];
    slope.curvature[i][i] += times * chances[i];
    for (std::size_t k = 0; k < n; ++k) slope.curvature[i][k] -= times * chances[i] * chances[k];
  }
}

// Over all orders of k tied seats each set of s of them is left equally often: in one order of (k over s).
void add_place(Slope& slope, Seats tied, Seats behind, const Vector& strengths, std::size_t n) {
  for (Seats left = tied; left != 0; left = (left - 1) & tied)
    add_contest(slope, left | behind, 1.0 / subsets(std::popcount(tied), std::popcount(left)), strengths, n);
}

void add_game(Slope& slope, const Places& places, const Vector& strengths) {
  const std::size_t n = places.size();
  for (std::size_t place = 0; place < n; ++place) {
    Seats tied = 0;
    Seats behind = 0;
    for (std::size_t seat = 0; seat < n; ++seat) {
      if (places[seat] == place) tied |= 1u << seat;
      if (places[seat] > place) behind |= 1u << seat;
    }
    add_place(slope, tied, behind, strengths, n);
  }
}

Slope slope_at(const Vector& logs, const Ratings& before, const Places& places) {
  const std::size_t n = before.size();
  Vector strengths{};
  for (std::size_t i = 0; i < n; ++i) strengths[i] = exp_of(logs[i]);
  Slope slope;
  add_game(slope, places, strengths);
  for (std::size_t i = 0; i < n; ++i) {
    slope.gradient[i] += 1;  // everybody is given one place
    if (before[i].variance > 0) {
      slope.gradient[i] -= (logs[i] - before[i].mean) / before[i].variance;
      slope.curvature[i][i] += 1 / before[i].variance;
    } else {  // does not move
      for (std::size_t k = 0; k < n; ++k) slope.curvature[i][k] = slope.curvature[k][i] = 0;
      slope.gradient[i] = 0;
      slope.curvature[i][i] = 1;
    }
  }
  return slope;
}

// Cholesky's factor, in the lower triangle. What was known before makes the matrix positive definite.
Matrix factor_of(Matrix m, std::size_t n) {
  for (std::size_t column = 0; column < n; ++column)
    for (std::size_t row = column; row < n; ++row) {
      double rest = m[row][column];
      for (std::size_t k = 0; k < column; ++k) rest -= m[row][k] * m[column][k];
      m[row][column] = row == column ? std::sqrt(rest) : rest / m[column][column];
    }
  return m;
}

Vector solved(const Matrix& factor, Vector right, std::size_t n) {
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) right[row] -= factor[row][k] * right[k];
    right[row] /= factor[row][row];
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) right[row] -= factor[k][row] * right[k];
    right[row] /= factor[row][row];
  }
  return right;
}

double reach_of(const Vector& step) {
  const auto [low, high] = std::minmax_element(step.begin(), step.end());
  return std::max(*high, 0.0) - std::min(*low, 0.0);
}

// Along a step of reach d the share log(1 + d) / d of Newton's step always goes uphill (the third derivative of a
// log-sum-exp is at most d times the second); 2 / (2 + d) is a little less.
Vector most_probable(const Ratings& before, const Places& places) {
  constexpr double close_enough = 1e-9;
  constexpr int most_steps = 100;
  Vector logs{};
  for (std::size_t i = 0; i < before.size(); ++i) logs[i] = before[i].mean;
  for (int i = 0; i < most_steps; ++i) {
    const Slope slope = slope_at(logs, before, places);
    const Vector step = solved(factor_of(slope.curvature, before.size()), slope.gradient, before.size());
    const double reach = reach_of(step);
    for (std::size_t seat = 0; seat < before.size(); ++seat) logs[seat] += 2 / (2 + reach) * step[seat];
    if (reach < close_enough) break;
  }
  return logs;
}

// The chance of whoever is so much stronger, if both differ from that by this variance: the logistic curve of a normal
// deviate is nearly another logistic curve.
double softened_chance(double lead, double variance) {
  constexpr double pi_eighth = 0.392699081698724;
  return 1 / (1 + exp_of(-lead / std::sqrt(1 + pi_eighth * variance)));
}

}  // namespace

Ratings rated(const Ratings& before, const Places& places) {
  assert(before.size() == places.size());
  const std::size_t n = before.size();
  const Vector logs = most_probable(before, places);
  const Matrix factor = factor_of(slope_at(logs, before, places).curvature, n);
  Ratings after = before;
  for (std::size_t i = 0; i < n; ++i) {
    if (before[i].variance <= 0) continue;
    Vector unit{};
    unit[i] = 1;
    const double told = 1 / solved(factor, unit, n)[i] - 1 / before[i].variance;
    after[i] = {.mean = logs[i], .variance = 1 / (1 / before[i].variance + believed * told)};
  }
  return after;
}

Rating drifted(Rating rating, double days) {
  if (rating.variance > 0) rating.variance = std::min(Rating{}.variance, rating.variance + drift_a_day * days);
  return rating;
}

double chance_before(const Rating& one, const Rating& other) {
  return softened_chance(one.mean - other.mean, one.variance + other.variance);
}

Rating known_at(int points) { return {.mean = (points - mean_points) / points_per_log, .variance = 0}; }

Shown shown(const Rating& rating) {
  const double width = two_sided_95 * points_per_log * std::sqrt(rating.variance);
  return {.points = static_cast<int>(std::floor(mean_points + points_per_log * rating.mean + 0.5)),
          .give_or_take = static_cast<int>(std::floor(width + 0.5)),
          .is_provisional = width > most_give_or_take};
}

}  // namespace springtide::people
