// How hard a puzzle is, on the scale of ratings.
#pragma once

#include <span>

namespace springtide::arena {

// How those of one rating fared.
struct Trial {
  double rating = 0;
  int asked = 0;
  int solved = 0;
};

// The rating of whoever would solve it every other time, by Elo's formula, to the point: what makes these trials likeliest,
// with one more puzzle solved and one not by an average player, so that nothing is endlessly hard or easy.
int grade_of(std::span<const Trial> trials);

// The levels that grade a puzzle answer it so often in all (arena/pack.h).
inline constexpr int answers_of_bots = 20;
// A grade of bots after answers of people: the likeliest one, where the bots' counts as much as so many answers of people
// who solve it every other time. In whatever order they came, it is the same; no answer moves it by more than 35 points.
int regraded(int grade, std::span<const Trial> people);

}  // namespace springtide::arena
