// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace springtide {

using Digest = std::array<std::uint8_t, 32>;
using Bytes = std::span<const std::uint8_t>;

class Sha256 {
 public:
  static constexpr std::size_t block_size = 64;

  constexpr Sha256& add(Bytes bytes) {
    for (std::uint8_t byte : bytes) add(byte);
    return *this;
  }
  constexpr Sha256& add(std::string_view text) {
    for (char c : text) add(static_cast<std::uint8_t>(c));
    return *this;
  }

  // Of all that was added so far; more may be added afterwards.
  constexpr Digest digest() const {
    Sha256 padded = *this;
    padded.add(std::uint8_t{0x80});
    while (padded.size_ % block_size != block_size - 8) padded.add(std::uint8_t{0});
    for (int shift = 56; shift >= 0; shift -= 8) padded.add(static_cast<std::uint8_t>(size_ * 8 >> shift));
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
      digest[i] = static_cast<std::uint8_t>(padded.words_[i / 4] >> (24 - i % 4 * 8));
    return digest;
  }

 private:
  using Words = std::array<std::uint32_t, 8>;

  static constexpr std::array<std::uint32_t, 64> constants{
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
      0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
      0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
      0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
      0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
      0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

  constexpr void add(std::uint8_t byte) {
    block_[size_++ % block_size] = byte;
    if (size_ % block_size == 0) take_block();
  }

  constexpr std::array<std::uint32_t, 64> schedule() const {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < block_size; ++i) w[i / 4] = w[i / 4] << 8 | block_[i];
    for (std::size_t i = 16; i < w.size(); ++i) {
      const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
      const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    return w;
  }

  constexpr void take_block() {
    const auto w = schedule();
    auto [a, b, c, d, e, f, g, h] = words_;
    for (std::size_t i = 0; i < w.size(); ++i) {
      const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
      const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
      const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + constants[i] + w[i];
      const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    const Words next{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < next.size(); ++i) words_[i] += next[i];
  }

  Words words_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, block_size> block_{};
  std::uint64_t size_ = 0;  // bytes
};

constexpr Digest sha256(Bytes bytes) { return Sha256().add(bytes).digest(); }
constexpr Digest sha256(std::string_view text) { return Sha256().add(text).digest(); }

// A key made ready: many messages, each in half the time.
class HmacSha256 {
 public:
  constexpr explicit HmacSha256(Bytes key) {
    std::array<std::uint8_t, Sha256::block_size> block{};
    const Digest hashed = sha256(key);
    const Bytes used = key.size() <= block.size() ? key : Bytes(hashed);
    for (std::size_t i = 0; i < used.size(); ++i) block[i] = used[i];
    for (auto& byte : block) byte ^= 0x36;
    inner_.add(block);
    for (auto& byte : block) byte ^= 0x36 ^ 0x5c;
    outer_.add(block);
  }

  constexpr Digest of(Bytes message) const { return Sha256(outer_).add(Sha256(inner_).add(message).digest()).digest(); }

 private:
  Sha256 inner_;
  Sha256 outer_;
};

}  // namespace springtide
