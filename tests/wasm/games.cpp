// The native side: games vineta|vigo game|thought FIRST_SEED COUNT ITERATIONS prints a hash for each seed.
#include "wasm/games.h"

#include <cstdio>
#include <cstdlib>

int main(int count, char** words) {
  if (count != 6) return 2;
  const std::uint64_t first = std::strtoull(words[3], nullptr, 10);
  const std::uint64_t end = first + std::strtoull(words[4], nullptr, 10);
  const bool is_thought = std::string_view(words[2]) == "thought";
  for (std::uint64_t seed = first; seed < end; ++seed)
    std::puts(springtide::parity::digest(words[1], is_thought, seed, std::atoi(words[5])).c_str());
}
