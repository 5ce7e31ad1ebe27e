// Test sizes: what fits in `make test`, or the full size in `make soak` (SPRINGTIDE_SOAK=1).
#pragma once

#include <cstdlib>
#include <string_view>

namespace springtide {

// Sanitizers are slow: a quarter of the quick size, or what the test says.
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

inline int test_size(int quick, int full, int sanitized) {
  const char* soak = std::getenv("SPRINGTIDE_SOAK");
  if (soak != nullptr && std::string_view(soak) == "1") return full;
  return slowness > 1 ? sanitized : quick;
}
inline int test_size(int quick, int full) { return test_size(quick, full, quick / slowness); }

}  // namespace springtide
