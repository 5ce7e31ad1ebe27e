#include "server/address_limits.h"

#include <algorithm>

namespace springtide::server {

double TokenBucket::level(const Rate& rate, Moment now) const {
  const double seconds = std::chrono::duration<double>(std::max(now, filled_) - filled_).count();
  return std::min(rate.burst, tokens_ + seconds * rate.per_second);
}

bool TokenBucket::take(const Rate& rate, Moment now) {
  tokens_ = level(rate, now);
  filled_ = std::max(now, filled_);
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

void TokenBucket::give_back(const Rate& rate, Moment now) {
  tokens_ = std::min(rate.burst, level(rate, now) + 1);
  filled_ = std::max(now, filled_);
}

bool TokenBucket::is_full(const Rate& rate, Moment now) const { return level(rate, now) >= rate.burst; }

Admission AddressLimits::connect(const Address& address, Moment now) {
  const std::lock_guard lock(mutex_);
  Entry& entry = entry_of(household_of(address), now);
  if (entry.open >= limits_.connections_per_address) return {.verdict = Verdict::too_many};
  if (!entry.connecting.take(limits_.connecting, now)) return {.verdict = Verdict::too_fast};
  return {.place = Place(entry.open)};
}

bool AddressLimits::may_request(const Address& address, Moment now) {
  const std::lock_guard lock(mutex_);
  return entry_of(household_of(address), now).requests.take(limits_.requests, now);
}

AddressLimits::Entry& AddressLimits::entry_of(const Address& household, Moment now) {
  const auto found = entries_.find(household);
  if (found != entries_.end()) return found->second;
  const auto capacity = static_cast<std::size_t>(limits_.addresses);
  if (entries_.size() >= capacity) forget_idle(now);
  if (entries_.size() >= capacity) return others_;
  return entries_.try_emplace(household, limits_, now).first->second;
}

// A full bucket is as good as a new one. Looking at all entries is done once a second at most.
void AddressLimits::forget_idle(Moment now) {
  if (now - forgotten_ < std::chrono::seconds(1)) return;
  forgotten_ = now;
  std::erase_if(entries_, [&](const auto& item) {
    const Entry& entry = item.second;
    return entry.open == 0 && entry.requests.is_full(limits_.requests, now) &&
           entry.connecting.is_full(limits_.connecting, now);
  });
}

}  // namespace springtide::server
