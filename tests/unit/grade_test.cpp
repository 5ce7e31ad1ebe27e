// How people's answers move the grade of a puzzle.
#include "arena/grade.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/rng.h"

namespace springtide::arena {
namespace {

using Trials = std::vector<Trial>;

TEST(Regraded, ThatNobodyAnsweredStaysAsTheBotsHaveIt) {
  for (const int grade : {600, 1500, 2345}) EXPECT_EQ(regraded(grade, {}), grade);
}

TEST(Regraded, StaysWherePeopleDoAsItLetsExpect) {
  EXPECT_EQ(regraded(1500, Trials{{.rating = 1500, .asked = 40, .solved = 20}}), 1500);
  // Ten to one at 400 points.
  EXPECT_EQ(regraded(1500, Trials{{.rating = 1900, .asked = 110, .solved = 100}}), 1500);
  EXPECT_EQ(regraded(1500, Trials{{.rating = 1100, .asked = 110, .solved = 10}}), 1500);
}

// Twenty of a rating who solve it as a puzzle of 1600 lets expect, with bots who said 1400: about half way.
TEST(Regraded, TakesTheBotsForTwentyAnswers) {
  const int half_way = regraded(1400, Trials{{.rating = 1600, .asked = 20, .solved = 10}});
  EXPECT_NEAR(half_way, 1500, 8);
  EXPECT_EQ(regraded(1800, Trials{{.rating = 1600, .asked = 20, .solved = 10}}), 3200 - half_way);
}

TEST(Regraded, GoesToWhatManyPeopleSay) {
  int before = 1400;
  for (const int asked : {2, 20, 200, 2'000}) {
    const int grade = regraded(1400, Trials{{.rating = 1600, .asked = asked, .solved = asked / 2}});
    EXPECT_GT(grade, before);
    before = grade;
  }
  EXPECT_NEAR(before, 1600, 4);
}

TEST(Regraded, IsHarderWhereItIsMissedAndEasierWhereItIsSolved) {
  for (int rating = 25; rating < 4000; rating += 50) {
    EXPECT_GE(regraded(1500, Trials{{.rating = rating + 0.0, .asked = 1, .solved = 0}}), 1500) << rating;
    EXPECT_LE(regraded(1500, Trials{{.rating = rating + 0.0, .asked = 1, .solved = 1}}), 1500) << rating;
  }
}

Trial some_trial(Rng& rng) {
  const std::uint32_t asked = 1 + rng.below(9);
  const std::uint32_t solved = rng.below(asked + 1);
  return {.rating = 25.0 + 50 * rng.below(60), .asked = static_cast<int>(asked), .solved = static_cast<int>(solved)};
}

TEST(Regraded, IsTheSameInWhateverOrderTheAnswersCame) {
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    Trials trials;
    for (int k = 0; k < 6; ++k) trials.push_back(some_trial(rng));
    const int grade = regraded(1700, trials);
    std::ranges::reverse(trials);
    EXPECT_EQ(regraded(1700, trials), grade);
  }
}

TEST(Regraded, IsMovedByNoSingleAnswerByMoreThan35Points) {
  Rng rng(2);
  int most = 0;
  for (int i = 0; i < 300; ++i) {
    Trials trials;
    for (std::uint32_t k = rng.below(4); k > 0; --k) trials.push_back(some_trial(rng));
    const int before = regraded(1500, trials);
    const double rating = 50.0 * rng.below(80);
    trials.push_back({.rating = rating, .asked = 1, .solved = static_cast<int>(rng.below(2))});
    most = std::max(most, std::abs(regraded(1500, trials) - before));
  }
  EXPECT_LE(most, 35);
  EXPECT_GE(most, 25);
}

}  // namespace
}  // namespace springtide::arena
