// A clock that follows another without its jumps. Time is an argument.
#pragma once

#include <algorithm>
#include <chrono>

namespace springtide::server {

// The followed clock tells the time of day and may be set while tables are played; what has passed is told by a counter that
// is never set (`Elapsed`). This one goes on by the counter, half a percent faster or slower until it agrees with the other:
// it never stands still, never goes back, and no player's time is over because somebody has set a clock. A difference of
// more than a day is taken over at once: such a clock had not been set before.
class EvenClock {
 public:
  using Nanoseconds = std::chrono::nanoseconds;
  using Elapsed = Nanoseconds;

  EvenClock(Nanoseconds time, Elapsed at) : time_(time), at_(at) {}

  Nanoseconds time(Elapsed at) const {
    const Nanoseconds passed = at - at_;
    const Nanoseconds most = passed / slowness;
    return time_ + passed + std::clamp(behind_, -most, most);
  }

  // The other clock shows this now.
  void follow(Nanoseconds other, Elapsed at) {
    const Nanoseconds own = time(at);
    const bool is_unset = std::chrono::abs(other - own) > std::chrono::days(1);
    time_ = is_unset ? other : own;
    at_ = at;
    behind_ = other - time_;
  }

 private:
  static constexpr int slowness = 200;

  Nanoseconds time_;      // when it last looked at the other
  Elapsed at_;            // then
  Nanoseconds behind_{};  // what it was behind the other then
};

}  // namespace springtide::server
