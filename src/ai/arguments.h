// Arguments as the expert of a game finds them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/fixed_vector.h"

namespace springtide {

// An argument has a kind; at most so many are given.
template <class Argument, std::size_t most>
class ArgumentsFound {
 public:
  bool empty() const { return found_.empty(); }

  // The gain is what the part of the evaluation that it belongs to says for the better choice, in shares of the win: too
  // little is no reason.
  void add(double gain, const Argument& argument) {
    constexpr double least_gain = 0.0015;
    if (gain >= least_gain) found_.push_back({.gain = gain, .argument = argument});
  }

  // Those that gain the most, the best first; of equals by their kind.
  FixedVector<Argument, most> best() const {
    std::vector<Found> found = found_;
    std::ranges::sort(found, {}, [](const Found& each) { return std::pair(-each.gain, each.argument.kind); });
    FixedVector<Argument, most> best;
    for (const Found& each : found)
      if (best.size() < most) best.push_back(each.argument);
    return best;
  }

 private:
  struct Found {
    double gain = 0;
    Argument argument{};
  };
  std::vector<Found> found_{};
};

}  // namespace springtide
