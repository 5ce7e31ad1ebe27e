// Virtual time: things happen in the order of their times, and of two at the same time the one arranged first.
#pragma once

#include <functional>
#include <map>
#include <utility>

#include "match/setup.h"

namespace springtide::simulator {

using match::Time;

class Timeline {
 public:
  explicit Timeline(Time start) : now_(start) {}

  Time now() const { return now_; }
  void after(Time delay, std::function<void()> happens) { plan_.emplace(now_ + delay, std::move(happens)); }

  // Lets the next thing happen; false if there is none.
  bool step() {
    if (plan_.empty()) return false;
    auto next = plan_.extract(plan_.begin());
    now_ = next.key();
    next.mapped()();
    return true;
  }

 private:
  Time now_;
  std::multimap<Time, std::function<void()>> plan_{};  // equal keys stay in the order of their insertion
};

}  // namespace springtide::simulator
