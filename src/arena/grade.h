// How hard a puzzle is, on the scale of ratings.
#pragma once

#include <span>

namespace springtide::arena {

// How a bot of a known rating fared.
struct Trial {
  double rating = 0;
  int asked = 0;
  int solved = 0;
};

// The rating of whoever would solve it every other time, by Elo's formula, to the point: what makes these trials likeliest,
// with one more puzzle solved and one not by an average player, so that nothing is endlessly hard or easy.
int grade_of(std::span<const Trial> trials);

}  // namespace springtide::arena
