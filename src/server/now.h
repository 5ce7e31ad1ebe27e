// The time of day, for journals and deadlines.
#pragma once

#include <chrono>

#include "match/setup.h"

namespace springtide::server {

inline match::Time now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace springtide::server
