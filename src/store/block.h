// Somebody does not want another at his tables.
#pragma once

#include <string>

#include "store/entry.h"

namespace springtide::store {

struct Block {
  std::string blocker{};  // both are accounts
  std::string blocked{};
  bool stands = true;  // false: it has ended
  Time changed = 0;
  friend bool operator==(const Block&, const Block&) = default;
};

}  // namespace springtide::store
