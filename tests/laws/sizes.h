// Test sizes: what fits in `make test`, or the full size in `make soak` (SPRINGTIDE_SOAK=1).
#pragma once

#include <cstdlib>
#include <string_view>

namespace springtide {

// Sanitizers are slow: a quarter of the quick size.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr int slowness = 4;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr int slowness = 4;
#else
inline constexpr int slowness = 1;
#endif
#else
inline constexpr int slowness = 1;
#endif

inline int test_size(int quick, int full) {
  const char* soak = std::getenv("SPRINGTIDE_SOAK");
  return soak != nullptr && std::string_view(soak) == "1" ? full : quick / slowness;
}

}  // namespace springtide
