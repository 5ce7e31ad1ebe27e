// Test sizes: what fits in `make test`, or the full size in `make soak` (SPRINGTIDE_SOAK=1).
#pragma once

#include <cstdlib>
#include <string_view>

namespace springtide {

// Sanitizers are slow, and what the second compiler makes of the code shows in a few games: a quarter of the quick size, or
// what the test says.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SPRINGTIDE_FEWER
#endif
#elif defined(__GNUC__)
#define SPRINGTIDE_FEWER
#endif
#ifdef SPRINGTIDE_FEWER
inline constexpr int slowness = 4;
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
