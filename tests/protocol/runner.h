// Plays transcripts against whatever is behind a driver.
#pragma once

#include <optional>
#include <string>

#include "protocol/driver.h"
#include "protocol/transcript.h"

namespace springtide::protocol {

enum class Outcome { passed, failed, left_out };

struct Report {
  Outcome outcome = Outcome::passed;
  std::string reason{};  // where and why it failed, or why it was left out
};

// The driver must be fresh: a transcript has its tables and players for itself.
Report play(const Transcript& transcript, Driver& driver);

}  // namespace springtide::protocol
