// How long things took, counted in buckets: whatever their number, they need the same room.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace springtide::client {

class Latencies {
 public:
  using Duration = std::chrono::microseconds;

  void add(Duration duration);
  std::uint64_t count() const { return count_; }
  Duration longest() const { return longest_; }
  // So long or less took this share of them, from 0 to 1; not below the truth and at most 1/32 above it.
  Duration at(double share) const;

 private:
  static constexpr int steps = 32;  // in each power of two
  static constexpr int powers = 36;

  static std::size_t bucket_of(std::uint64_t microseconds);
  static std::uint64_t end_of(std::size_t bucket);

  std::array<std::uint64_t, std::size_t{steps} * powers> buckets_{};
  std::uint64_t count_ = 0;
  Duration longest_{};
};

}  // namespace springtide::client
