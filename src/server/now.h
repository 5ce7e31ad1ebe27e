// The time of day, for journals and deadlines: even where somebody sets a clock (server/even_clock.h).
#pragma once

#include <chrono>

#include "match/setup.h"

namespace springtide::server {

// Milliseconds since 1970. Safe from any thread.
match::Time now();

// What has passed since the machine was started, asleep or awake; nobody sets it.
std::chrono::nanoseconds elapsed();

// From now on the time of day is that of the store which nodes share, and no longer this machine's: it showed this then.
// The first time it is taken over at once.
void go_by_store(match::Time time, std::chrono::nanoseconds at);

}  // namespace springtide::server
