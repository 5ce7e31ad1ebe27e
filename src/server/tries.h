// How often somebody may try a password or make an account. Wrong tries of strangers never shut out an owner who comes from
// an address where the account has been used before. Bounded memory; time is an argument.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "server/address_limits.h"

namespace springtide::server {

// A bucket for each key; when there are too many, those that came last share one.
class Buckets {
 public:
  Buckets(Rate rate, std::size_t most) : rate_(rate), most_(most), others_(rate, Moment{}) {}

  bool take(const std::string& key, Moment now) { return bucket_of(key, now).take(rate_, now); }
  void give_back(const std::string& key, Moment now) { bucket_of(key, now).give_back(rate_, now); }
  std::size_t remembered() const { return buckets_.size(); }

 private:
  TokenBucket& bucket_of(const std::string& key, Moment now);

  Rate rate_;
  std::size_t most_;
  std::map<std::string, TokenBucket> buckets_{};
  TokenBucket others_;
  Moment forgotten_{};
};

// Safe from any thread.
class Tries {
 public:
  // Somebody at an address tries a password for a login. An address that may not try takes nothing from the login.
  bool may_try(const std::string& login_key, const std::string& household, Moment now);
  // Whoever was never there before shares this with all strangers: many addresses guess no faster than a few.
  bool may_guess(const std::string& login_key, Moment now);
  // The password was right: only wrong ones count.
  void was_right(const std::string& login_key, const std::string& household, bool is_stranger, Moment now);
  // A login that is taken is refused, which tells that it exists: not to be asked by the thousand.
  bool may_make_account(const std::string& household, Moment now);

  static constexpr Rate of_address{.per_second = 1.0 / 10, .burst = 20};
  static constexpr Rate of_login_at_address{.per_second = 1.0 / 20, .burst = 8};
  static constexpr Rate of_login{.per_second = 1.0 / 15, .burst = 20};
  static constexpr Rate of_accounts{.per_second = 1.0 / 60, .burst = 10};

 private:
  static constexpr std::size_t most = 50'000;

  std::mutex mutex_{};
  Buckets addresses_{of_address, most};
  Buckets pairs_{of_login_at_address, most};
  Buckets logins_{of_login, most};
  Buckets accounts_{of_accounts, most};
};

}  // namespace springtide::server
