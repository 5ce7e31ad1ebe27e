// A look at a store from outside, for who asks whether it is in order: nothing is made, migrated or written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/entry.h"

namespace springtide::store {

struct Look {
  std::optional<std::int64_t> schema{};  // nothing: it is empty, or not there yet
  std::int64_t newest = 0;               // that this program knows
  std::optional<Time> clock{};           // of a server
};

// Throws Failure with the reason: it cannot be reached or read, or is another program's.
Look look_at(const std::string& address);

}  // namespace springtide::store
