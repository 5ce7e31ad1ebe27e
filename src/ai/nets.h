// The nets that a bot asks.
#pragma once

#include "net/net.h"

namespace springtide {

// Not owned: whoever thinks keeps them until the thought is over. A net that is missing is not asked, and what is written by
// hand answers in its place.
struct Nets {
  const net::Net* value = nullptr;   // what a position is worth, in place of the evaluation
  const net::Net* policy = nullptr;  // which actions deserve a look, in place of greedy's opinion
  const net::Net* belief = nullptr;  // what others hide, on top of what their deeds say
};

}  // namespace springtide
