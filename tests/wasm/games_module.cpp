// The same as a WebAssembly module: digest(number of the game, kind, seed, iterations) leaves 64 hexadecimal digits at its
// result.
#include "wasm/games.h"

extern "C" __attribute__((export_name("digest"))) const char* digest(std::uint32_t game, bool is_thought, std::uint32_t seed,
                                                                     int iterations) {
  static std::string last;
  last = springtide::parity::digest(springtide::Games::names[game], is_thought, seed, iterations);
  return last.data();
}
