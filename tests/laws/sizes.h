// Test sizes: what fits in `make test`, or the full size in `make soak` (SPRINGTIDE_SOAK=1).
#pragma once

#include <cstdlib>
#include <string_view>

namespace springtide {

inline int test_size(int quick, int full) {
  const char* soak = std::getenv("SPRINGTIDE_SOAK");
  return soak != nullptr && std::string_view(soak) == "1" ? full : quick;
}

}  // namespace springtide
