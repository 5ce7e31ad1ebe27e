#include "server/tries.h"

namespace springtide::server {
namespace {

// An address has no space in it, so no two pairs have one key.
std::string pair_of(const std::string& login_key, const std::string& household) { return household + " " + login_key; }

}  // namespace

// A full bucket is as good as a new one. Looking at all of them is done once a second at most.
TokenBucket& Buckets::bucket_of(const std::string& key, Moment now) {
  if (const auto found = buckets_.find(key); found != buckets_.end()) return found->second;
  if (buckets_.size() >= most_ && now - forgotten_ >= std::chrono::seconds(1)) {
    forgotten_ = now;
    std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(rate_, now); });
  }
  return buckets_.size() >= most_ ? others_ : buckets_.try_emplace(key, rate_, now).first->second;
}

bool Tries::may_try(const std::string& login_key, const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return addresses_.take(household, now) && pairs_.take(pair_of(login_key, household), now);
}

bool Tries::may_guess(const std::string& login_key, Moment now) {
  const std::lock_guard lock(mutex_);
  return logins_.take(login_key, now);
}

bool Tries::may_make_account(const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return accounts_.take(household, now);
}

void Tries::was_right(const std::string& login_key, const std::string& household, bool is_stranger, Moment now) {
  const std::lock_guard lock(mutex_);
  addresses_.give_back(household, now);
  pairs_.give_back(pair_of(login_key, household), now);
  if (is_stranger) logins_.give_back(login_key, now);
}

}  // namespace springtide::server
