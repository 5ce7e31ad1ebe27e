#include "arena/times.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace springtide::arena {

// Below 16 each time has a bucket of its own, above that each octave has 16.
std::size_t ThinkingTimes::bucket_of(std::uint64_t time) {
  if (time < steps) return static_cast<std::size_t>(time);
  const auto shift = static_cast<std::size_t>(std::bit_width(time)) - 5;
  return std::min((shift + 1) * steps + (time >> shift) % steps, steps * octaves - 1);
}

std::uint64_t ThinkingTimes::end_of(std::size_t bucket) {
  if (bucket < steps) return bucket;
  const std::size_t shift = bucket / steps - 1;
  return ((steps + bucket % steps + 1) << shift) - 1;
}

void ThinkingTimes::add(Duration time) {
  ++buckets_[bucket_of(static_cast<std::uint64_t>(time.count()))];
  ++decisions_;
  sum_ += time;
  longest_ = std::max(longest_, time);
}

void ThinkingTimes::add(const ThinkingTimes& other) {
  for (std::size_t i = 0; i < buckets_.size(); ++i) buckets_[i] += other.buckets_[i];
  decisions_ += other.decisions_;
  sum_ += other.sum_;
  longest_ = std::max(longest_, other.longest_);
}

ThinkingTimes::Duration ThinkingTimes::mean() const {
  return decisions_ == 0 ? Duration{} : sum_ / static_cast<Duration::rep>(decisions_);
}

ThinkingTimes::Duration ThinkingTimes::quantile(double share) const {
  const auto enough = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(decisions_)));
  std::uint64_t counted = 0;
  for (std::size_t i = 0; i + 1 < buckets_.size(); ++i)
    if (counted += buckets_[i]; counted >= enough && counted > 0)
      return std::min(longest_, Duration(static_cast<Duration::rep>(end_of(i))));
  return longest_;
}

}  // namespace springtide::arena
