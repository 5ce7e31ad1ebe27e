// The native side: `games GAME game|thought|net|asked|time FIRST_SEED COUNT ITERATIONS` prints a hash for each seed; of kind
// time the CPU seconds of a thought. Without arguments it prints which games there are.
#include "wasm/games.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

int main(int count, char** words) {
  if (count == 1)
    for (std::string_view name : springtide::Games::names) std::puts(std::string(name).c_str());
  if (count != 6) return count == 1 ? 0 : 2;
  const std::uint64_t first = std::strtoull(words[3], nullptr, 10);
  const std::uint64_t end = first + std::strtoull(words[4], nullptr, 10);
  const std::string_view kind = words[2];
  using springtide::parity::Kind;
  const Kind what = kind == "game" ? Kind::game : kind == "net" ? Kind::net : kind == "asked" ? Kind::asked : Kind::thought;
  for (std::uint64_t seed = first; seed < end; ++seed) {
    const std::clock_t begin = std::clock();
    const std::string digest = springtide::parity::digest(words[1], what, seed, std::atoi(words[5]));
    if (kind == "time")
      std::printf("%.6f\n", static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    else
      std::puts(digest.c_str());
  }
}
