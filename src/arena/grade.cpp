#include "arena/grade.h"

#include <cmath>

#include "base/math.h"

namespace springtide::arena {
namespace {

constexpr Trial average{.rating = 1500, .asked = 2, .solved = 1};
constexpr double ln_10 = 2.302585092994045684;

// How likely a player of this rating is to solve it.
double chance(double rating, double grade) { return 1 / (1 + exp_of((grade - rating) / 400 * ln_10)); }

// How many more were solved than a puzzle of this grade lets expect: it grows with the grade.
double surplus(std::span<const Trial> trials, double grade) {
  double sum = average.solved - average.asked * chance(average.rating, grade);
  for (const Trial& each : trials) sum += each.solved - each.asked * chance(each.rating, grade);
  return sum;
}

}  // namespace

int grade_of(std::span<const Trial> trials) {
  double low = 0;
  double high = 4000;
  while (high - low > 0.01) {
    const double middle = (low + high) / 2;
    (surplus(trials, middle) < 0 ? low : high) = middle;
  }
  return static_cast<int>(std::lround((low + high) / 2));
}

}  // namespace springtide::arena
