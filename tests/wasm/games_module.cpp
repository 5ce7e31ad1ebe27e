// The same as a WebAssembly module: digest(number of the game, kind, seed, iterations) leaves 64 hexadecimal digits at its
// result. The nets that bots ask are brought: room(size) says where to put a file, bring() whether it was one of them.
#include "games/nets.h"
#include "wasm/games.h"

namespace {
std::string brought;
}

extern "C" __attribute__((export_name("room"))) char* room(std::uint32_t size) {
  brought.resize(size);
  return brought.data();
}
extern "C" __attribute__((export_name("bring"))) bool bring() { return !springtide::bring_net(brought); }

extern "C" __attribute__((export_name("digest"))) const char* digest(std::uint32_t game, std::uint32_t kind,
                                                                     std::uint32_t seed, int iterations) {
  static std::string last;
  last = springtide::parity::digest(springtide::Games::names[game], static_cast<springtide::parity::Kind>(kind), seed,
                                    iterations);
  return last.data();
}
