// The same as a WebAssembly module: digest(number of the game, kind, seed, iterations) leaves 64 hexadecimal digits at its
// result.
#include "wasm/games.h"

extern "C" __attribute__((export_name("digest"))) const char* digest(std::uint32_t game, std::uint32_t kind,
                                                                     std::uint32_t seed, int iterations) {
  static std::string last;
  last = springtide::parity::digest(springtide::Games::names[game], static_cast<springtide::parity::Kind>(kind), seed,
                                    iterations);
  return last.data();
}
