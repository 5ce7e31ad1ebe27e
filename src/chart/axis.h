// Axes: what range to show, ticks at round numbers, and where a value lies on the page.
#pragma once

#include <string>
#include <vector>

#include "chart/chart.h"

namespace springtide {

// Finite, and small enough for round numbers to be exact.
bool is_drawable(double value);

// Collects values into the range they need.
class Extent {
 public:
  void include(double value);
  bool empty() const { return empty_; }
  // Where all values are equal, some room around them.
  Range range() const;

 private:
  bool empty_ = true;
  Range range_;
};

// The 1, 2 or 5 times a power of ten that divides the range into about `parts` parts.
double round_step(Range range, int parts);

// The range widened to multiples of its step.
Range rounded(Range range, int parts);

struct Tick {
  double value = 0;
  std::string text;
};
// The multiples of the step within the range, written with as many digits as the step needs.
std::vector<Tick> ticks(Range range, int parts);

// A number for people: four digits or so, a true minus sign, thousands set apart.
std::string readable(double value);
// The same for one of several numbers of which the largest has this magnitude: all have as many decimals.
std::string readable(double value, double largest);

// Maps a range to a stretch of the page, which may run upward.
class Scale {
 public:
  Scale(Range values, double from, double to) : values_(values), from_(from), to_(to) {}
  // Values outside the range lie at most one stretch beyond its ends, where nothing is visible.
  double operator()(double value) const;
  // The nearest place within the range; this is where endless intervals end.
  double within(double value) const;
  Range values() const { return values_; }

 private:
  double at(double share) const { return from_ + share * (to_ - from_); }
  double share(double value) const { return (value - values_.low) / (values_.high - values_.low); }

  Range values_;
  double from_;
  double to_;
};

}  // namespace springtide
