// FNV-1a in 64 bits: where something is kept, and whether it is the same. What is stored is found by it: it never changes.
#pragma once

#include <cstdint>
#include <string_view>

namespace springtide {

constexpr std::uint64_t fnv_1a(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

}  // namespace springtide
