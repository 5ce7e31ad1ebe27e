// A demand that stops a fuzzer when it is not met, and whether one is planted that is not.
#pragma once

#include <cstdio>
#include <cstdlib>

inline const bool is_sabotaged = std::getenv("SPRINGTIDE_SABOTAGE") != nullptr;

inline void require(bool is_met, const char* what) {
  if (is_met) return;
  std::fprintf(stderr, "fuzz: %s\n", what);
  std::abort();
}
