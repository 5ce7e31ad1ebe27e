#include "client/latencies.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace springtide::client {

// The first 32 buckets hold one number each; then every power of two has 32 of equal width.
std::size_t Latencies::bucket_of(std::uint64_t microseconds) {
  if (microseconds < steps) return microseconds;
  const auto power = static_cast<std::uint64_t>(std::bit_width(microseconds) - std::bit_width(std::uint64_t{steps}));
  const std::uint64_t bucket = power * steps + (microseconds >> power);
  return std::min<std::uint64_t>(bucket, std::uint64_t{steps} * powers - 1);
}

// The largest number in the bucket.
std::uint64_t Latencies::end_of(std::size_t bucket) {
  if (bucket < 2 * steps) return bucket;
  const std::uint64_t power = bucket / steps - 1;
  return ((bucket - power * steps + 1) << power) - 1;
}

void Latencies::add(Duration duration) {
  const auto microseconds = static_cast<std::uint64_t>(std::max<Duration::rep>(duration.count(), 0));
  ++buckets_[bucket_of(microseconds)];
  ++count_;
  longest_ = std::max(longest_, duration);
}

Latencies::Duration Latencies::at(double share) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < buckets_.size(); ++i) {
    seen += buckets_[i];
    if (seen >= wanted && seen > 0) return std::min(Duration(end_of(i)), longest_);
  }
  return longest_;
}

}  // namespace springtide::client
