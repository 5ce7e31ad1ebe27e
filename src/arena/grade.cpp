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
double surplus(const Trial& trial, double grade) { return trial.solved - trial.asked * chance(trial.rating, grade); }

double surplus(std::span<const Trial> trials, double grade) {
  double sum = 0;
  for (const Trial& each : trials) sum += surplus(each, grade);
  return sum;
}

// Where something that grows with the grade is nothing, to the point.
template <class Growing>
int grade_where_none(const Growing& growing) {
  double low = 0;
  double high = 4000;
  while (high - low > 0.01) {
    const double middle = (low + high) / 2;
    (growing(middle) < 0 ? low : high) = middle;
  }
  return static_cast<int>(std::lround((low + high) / 2));
}

}  // namespace

int grade_of(std::span<const Trial> trials) {
  return grade_where_none([&](double grade) { return surplus(average, grade) + surplus(trials, grade); });
}

// One answer at even odds tells a quarter of (ln 10 / 400)² about the grade, which is the precision of a normal prior that
// is worth one. The slope of the logarithm of what is to be likeliest, divided by ln 10 / 400:
int regraded(int grade, std::span<const Trial> people) {
  constexpr double pull = answers_of_bots / 4.0 * ln_10 / 400;
  return grade_where_none([&](double at) { return surplus(people, at) + pull * (at - grade); });
}

}  // namespace springtide::arena
