// Whether a store has failed for so long that others should be asked instead. Time is an argument.
#pragma once

#include <optional>

#include "server/limits.h"

namespace springtide::server {

// Of one kind of work; what fails now and then is not meant.
class StoreHealth {
 public:
  void succeeded() { since_.reset(); }
  // What was begun then has failed now: whoever waits in vain for seconds needs no second try to know.
  void failed(Moment began, Moment now) {
    if (!since_ || began - last_ > forgotten_after) since_ = began;
    last_ = now;
  }
  // It has failed again and again for some seconds, and not long ago.
  bool is_failing(Moment now) const { return since_ && last_ - *since_ >= patience && now - last_ <= forgotten_after; }

  static constexpr Milliseconds patience{5'000};
  static constexpr Milliseconds forgotten_after{10'000};  // without another try

 private:
  std::optional<Moment> since_{};
  Moment last_{};
};

}  // namespace springtide::server
