// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104).
#pragma once

#include <array>
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

  Sha256& add(Bytes bytes);
  Sha256& add(std::string_view text) { return add(Bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size())); }

  // Of all that was added so far; more may be added afterwards.
  Digest digest() const;

 private:
  using Words = std::array<std::uint32_t, 8>;

  void take_block(const std::uint8_t* block);

  Words words_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, block_size> block_{};  // what is left after the last whole one
  std::uint64_t size_ = 0;                        // bytes
};

inline Digest sha256(Bytes bytes) { return Sha256().add(bytes).digest(); }
inline Digest sha256(std::string_view text) { return Sha256().add(text).digest(); }

// A key made ready: many messages, each in half the time.
class HmacSha256 {
 public:
  explicit HmacSha256(Bytes key);

  Digest of(Bytes message) const { return Sha256(outer_).add(Sha256(inner_).add(message).digest()).digest(); }

 private:
  Sha256 inner_;
  Sha256 outer_;
};

}  // namespace springtide
