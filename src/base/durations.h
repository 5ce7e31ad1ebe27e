// How long things took: how many, the mean, quantiles and the longest, in memory that does not grow.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace springtide {

// A Duration is one of std::chrono's.
template <class Duration>
class Durations {
 public:
  void add(Duration time) {
    ++buckets_[bucket_of(static_cast<std::uint64_t>(std::max(time, Duration{}).count()))];
    ++count_;
    sum_ += time;
    longest_ = std::max(longest_, time);
  }
  void add(const Durations& other) {
    for (std::size_t i = 0; i < buckets_.size(); ++i) buckets_[i] += other.buckets_[i];
    count_ += other.count_;
    sum_ += other.sum_;
    longest_ = std::max(longest_, other.longest_);
  }

  std::uint64_t count() const { return count_; }
  Duration mean() const { return count_ == 0 ? Duration{} : sum_ / static_cast<typename Duration::rep>(count_); }
  Duration longest() const { return longest_; }

  // So long or less took this share of them, from 0 to 1; not below the truth and at most 1/32 above it.
  Duration at(double share) const {
    const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i + 1 < buckets_.size(); ++i)
      if (seen += buckets_[i]; seen >= wanted && seen > 0)
        return std::min(longest_, Duration(static_cast<typename Duration::rep>(end_of(i))));
    return longest_;
  }

 private:
  static constexpr std::size_t steps = 32;  // in each power of two; up to the first each time has a bucket of its own
  static constexpr std::size_t powers = 48;

  // The last bucket has all that is longer.
  static std::size_t bucket_of(std::uint64_t time) {
    if (time < steps) return time;
    const auto power = static_cast<std::size_t>(std::bit_width(time) - std::bit_width(steps));
    return std::min(power * steps + (time >> power), steps * powers - 1);
  }
  // The longest time in the bucket.
  static std::uint64_t end_of(std::size_t bucket) {
    if (bucket < 2 * steps) return bucket;
    const std::size_t power = bucket / steps - 1;
    return ((bucket - power * steps + 1) << power) - 1;
  }

  std::array<std::uint64_t, steps * powers> buckets_{};
  std::uint64_t count_ = 0;
  Duration sum_{};
  Duration longest_{};
};

}  // namespace springtide
