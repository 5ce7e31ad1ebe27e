// How strong somebody is, from the places taken in games of two to six.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/places.h"

namespace springtide::people {

// The logarithm of a strength as far as it is known: normally distributed. Whoever has no variance is known, and stays.
struct Rating {
  double mean = 0;
  double variance = 2.5;  // of newcomers: two in three are within 275 points of the mean
  friend bool operator==(const Rating&, const Rating&) = default;
};

using Ratings = FixedVector<Rating, max_players>;

// After one game. The model of Plackett and Luce: each place goes to one of those who are left, with a chance proportional
// to their strengths; seats that tie count as the mean of all orders among them. The answer has the most probable strengths
// and the width of the posterior around them (Laplace), seen for each by itself. Made of + - * / and square roots: the same
// bits everywhere.
Ratings rated(const Ratings& before, const Places& places);

// What nobody saw of somebody for so long is known less well: strength drifts.
Rating drifted(Rating rating, double days);

// How likely the first is placed before the second, by what is known.
double chance_before(const Rating& one, const Rating& other);

// As people read it: in points as of Elo, 400 for odds of ten to one; 95 of 100 lie within `give_or_take`.
struct Shown {
  int points = 0;
  int give_or_take = 0;
  bool is_provisional = false;
};
Shown shown(const Rating& rating);
// The rating of somebody who is known to have so many points.
Rating known_at(int points);

}  // namespace springtide::people
