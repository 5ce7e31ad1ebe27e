// What one address may take of the server: token buckets and open connections, in bounded memory. Time is an argument.
#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <mutex>
#include <utility>

#include "server/address.h"
#include "server/limits.h"

namespace springtide::server {

// Holds up to `burst` tokens and gains `per_second`; taking one from an empty bucket fails.
class TokenBucket {
 public:
  TokenBucket(const Rate& rate, Moment now) : tokens_(rate.burst), filled_(now) {}
  bool take(const Rate& rate, Moment now);
  void give_back(const Rate& rate, Moment now);
  bool is_full(const Rate& rate, Moment now) const;

 private:
  double level(const Rate& rate, Moment now) const;

  double tokens_;
  Moment filled_;
};

// An open connection of an address: counted as long as it lives. AddressLimits outlives it.
class Place {
 public:
  Place() = default;
  explicit Place(std::atomic<int>& open) : open_(&open) { ++*open_; }
  Place(Place&& other) noexcept : open_(std::exchange(other.open_, nullptr)) {}
  Place& operator=(Place&& other) noexcept {
    std::swap(open_, other.open_);
    return *this;
  }
  ~Place() {
    if (open_ != nullptr) --*open_;
  }

 private:
  std::atomic<int>* open_ = nullptr;
};

enum class Verdict { admitted, too_fast, too_many };

struct Admission {
  Verdict verdict = Verdict::admitted;
  Place place{};
};

// Safe from any thread.
class AddressLimits {
 public:
  explicit AddressLimits(const Limits& limits) : limits_(limits), others_(limits, Moment{}) {}

  void limit(const Limits& limits) {
    const std::lock_guard lock(mutex_);
    limits_ = limits;
  }

  Admission connect(const Address& address, Moment now);
  bool may_request(const Address& address, Moment now);

  std::size_t remembered() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
  }

 private:
  struct Entry {
    Entry(const Limits& limits, Moment now) : requests(limits.requests, now), connecting(limits.connecting, now) {}
    TokenBucket requests;
    TokenBucket connecting;
    std::atomic<int> open = 0;
  };

  Entry& entry_of(const Address& household, Moment now);
  void forget_idle(Moment now);

  Limits limits_;
  mutable std::mutex mutex_{};
  std::map<Address, Entry> entries_;  // a map: places point into it
  Entry others_;                      // of all addresses that found no place
  Moment forgotten_{};
};

}  // namespace springtide::server
