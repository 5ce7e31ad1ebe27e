// The native side: `games hash|time GAME KIND FIRST_SEED COUNT ITERATIONS` prints for each seed the hash of what is
// compared, or the CPU seconds that it took; `games games` and `games kinds` what there is of both.
#include "wasm/games.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

template <class Names>
int list(const Names& names) {
  for (std::string_view name : names) std::puts(std::string(name).c_str());
  return 0;
}

}  // namespace

int main(int count, char** words) {
  using namespace springtide;
  const std::string_view what = count > 1 ? words[1] : "";
  if (what == "games") return list(Games::names);
  if (what == "kinds") return list(parity::kind_names.items);
  const auto kind = find_name(parity::kind_names, count == 7 ? words[3] : "");
  if (!kind || (what != "hash" && what != "time")) return 2;
  const std::uint64_t first = std::strtoull(words[4], nullptr, 10);
  const std::uint64_t end = first + std::strtoull(words[5], nullptr, 10);
  for (std::uint64_t seed = first; seed < end; ++seed) {
    const std::clock_t begin = std::clock();
    const std::string digest = parity::digest(words[2], *kind, seed, std::atoi(words[6]));
    if (what == "time")
      std::printf("%.6f\n", static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    else
      std::puts(digest.c_str());
  }
}
