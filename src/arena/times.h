// How long decisions took: how many, the mean, quantiles and the longest, in memory that does not grow.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace springtide::arena {

class ThinkingTimes {
 public:
  using Duration = std::chrono::nanoseconds;

  void add(Duration time);
  void add(const ThinkingTimes& other);

  std::uint64_t decisions() const { return decisions_; }
  Duration mean() const;
  Duration longest() const { return longest_; }
  // At least this share of the decisions took no longer; up to a sixteenth too much.
  Duration quantile(double share) const;

 private:
  static constexpr int octaves = 44;  // more than a day; the last bucket has all that is longer
  static constexpr std::size_t steps = 16;

  static std::size_t bucket_of(std::uint64_t time);
  // The longest time in the bucket.
  static std::uint64_t end_of(std::size_t bucket);

  std::array<std::uint64_t, steps * octaves> buckets_{};
  std::uint64_t decisions_ = 0;
  Duration sum_{};
  Duration longest_{};
};

}  // namespace springtide::arena
