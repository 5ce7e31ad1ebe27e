// Our own random numbers, the same on every platform: xoshiro256++ seeded by SplitMix64 (Blackman and Vigna).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace springtide {

// One step of SplitMix64: a bijection of 64 bits in which every input bit reaches every output bit.
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) {
    for (auto& word : words_) {
      word = mix(seed);
      seed += 0x9e3779b97f4a7c15;
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Exactly uniform over 0 … n-1 (Lemire's multiplication with rejection of the uneven rest).
  constexpr std::uint32_t below(std::uint32_t n) {
    assert(n > 0);
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t uneven = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace springtide
