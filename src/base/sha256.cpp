#include "base/sha256.h"

#include <algorithm>
#include <bit>

namespace springtide {
namespace {

constexpr std::array<std::uint32_t, 64> constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::array<std::uint32_t, 64> schedule_of(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < Sha256::block_size; ++i) w[i / 4] = w[i / 4] << 8 | block[i];
  for (std::size_t i = 16; i < w.size(); ++i) {
    const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  return w;
}

}  // namespace

Sha256& Sha256::add(Bytes bytes) {
  const std::size_t begun = size_ % block_size;
  size_ += bytes.size();
  if (begun > 0) {
    const std::size_t taken = std::min(block_size - begun, bytes.size());
    std::ranges::copy(bytes.first(taken), block_.begin() + static_cast<std::ptrdiff_t>(begun));
    bytes = bytes.subspan(taken);
    if (begun + taken < block_size) return *this;
    take_block(block_.data());
  }
  for (; bytes.size() >= block_size; bytes = bytes.subspan(block_size)) take_block(bytes.data());
  std::ranges::copy(bytes, block_.begin());
  return *this;
}

Digest Sha256::digest() const {
  // A bit, zeros up to the last eight bytes of a block, and there how many bits there were.
  std::array<std::uint8_t, 2 * block_size> end{0x80};
  const std::size_t begun = size_ % block_size;
  const std::size_t size = (begun < block_size - 8 ? block_size : 2 * block_size) - begun;
  for (std::size_t i = 0; i < 8; ++i) end[size - 1 - i] = static_cast<std::uint8_t>(size_ * 8 >> 8 * i);
  Sha256 padded = *this;
  padded.add(Bytes(end).first(size));
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(padded.words_[i / 4] >> (24 - i % 4 * 8));
  return digest;
}

void Sha256::take_block(const std::uint8_t* block) {
  const auto w = schedule_of(block);
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

HmacSha256::HmacSha256(Bytes key) {
  std::array<std::uint8_t, Sha256::block_size> block{};
  const Digest hashed = sha256(key);
  std::ranges::copy(key.size() <= block.size() ? key : Bytes(hashed), block.begin());
  for (auto& byte : block) byte ^= 0x36;
  inner_.add(block);
  for (auto& byte : block) byte ^= 0x36 ^ 0x5c;
  outer_.add(block);
}

}  // namespace springtide
