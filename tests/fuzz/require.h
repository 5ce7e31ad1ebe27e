// A demand that stops a fuzzer when it is not met.
#pragma once

#include <cstdio>
#include <cstdlib>

inline void require(bool is_met, const char* what) {
  if (is_met) return;
  std::fprintf(stderr, "fuzz: %s\n", what);
  std::abort();
}
