// What decides nature's outcomes: a number for every draw, named by a key, and an order for cards that lie in places.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "base/rng.h"
#include "base/sha256.h"

namespace springtide {

// From a seed: quick, for play against bots, duplicate deals and studies; who knows some of the numbers can reckon the seed.
// From a secret: who does not know it learns nothing about a number from all the others.
class Deal {
 public:
  constexpr explicit Deal(std::uint64_t seed) : seed_(seed) {}
  explicit Deal(const Digest& secret) : secret_(HmacSha256(secret)) {}

  // Of a secret: the first eight bytes of HMAC-SHA-256(secret, key), both number and key as eight bytes, the lowest first.
  std::uint64_t number(std::uint64_t key) const {
    if (!secret_) return mix(seed_) ^ mix(key);
    std::array<std::uint8_t, 8> message{};
    for (auto& byte : message) {
      byte = static_cast<std::uint8_t>(key);
      key >>= 8;
    }
    const Digest digest = secret_->of(message);
    std::uint64_t number = 0;
    for (std::size_t i = message.size(); i-- > 0;) number = number << 8 | digest[i];
    return number;
  }

  // What lies at a place once the items are shuffled: from the last place down, each changes places with an item that does
  // not lie behind it. Of a secret, place i, counted from 0, asks `number` with the key order_key + i, for one sequence of
  // random numbers could be reckoned from the first cards that show. The items are left in disorder.
  template <class T>
  T item_at(std::size_t place, std::span<T> items) const {
    Rng sequence(seed_);
    for (std::size_t i = items.size() - 1; i > 0 && i >= place; --i) {
      if (secret_) sequence = Rng(number(order_key + i));
      std::swap(items[i], items[sequence.below(static_cast<std::uint32_t>(i + 1))]);
    }
    return items[place];
  }

 private:
  static constexpr std::uint64_t order_key = std::uint64_t{1} << 63;  // above the keys of draws

  std::uint64_t seed_ = 0;
  std::optional<HmacSha256> secret_;
};

}  // namespace springtide
