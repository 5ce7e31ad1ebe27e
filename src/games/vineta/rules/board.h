// The city: nine districts in three rings, their borders and the coast.
#pragma once

#include <array>
#include <cstdint>

#include "base/counts.h"
#include "base/enum.h"

namespace springtide::vineta {

// VN-MAT-1, in board order: outer reaches (green), upper town (yellow), centre (red).
enum class District : std::uint8_t { g0, g1, g2, y0, y1, y2, r0, r1, r2, none };
enum class Ring : std::uint8_t { outer, upper, centre };

// VN-MAT-2, RU-10: the fixed order; a game uses the first few.
enum class Tribe : std::uint8_t { amber, ice, fern, straw, tide, rust, heather, none };

using DistrictSet = EnumSet<District>;
using Houses = Counts<Tribe>;
inline constexpr int houses_per_tribe = 7;

// VN-END-4: what the tile of the last district scores.
inline constexpr EnumArray<Ring, int> tile_points{{{7, 4, 2}}};

constexpr Ring ring_of(District d) { return static_cast<Ring>(index_of(d) / 3); }

// VN-MAP-1.
constexpr DistrictSet borders_of(District d) {
  const int i = index_of(d) % 3;
  const auto green = [](int k) { return static_cast<District>(k % 3); };
  const auto yellow = [](int k) { return static_cast<District>(3 + k % 3); };
  const auto red = [](int k) { return static_cast<District>(6 + k % 3); };
  switch (ring_of(d)) {
    case Ring::outer:
      return {yellow(i), yellow(i + 2), green(i + 1), green(i + 2)};
    case Ring::upper:
      return {green(i), green(i + 1), red(i), red(i + 1), yellow(i + 1), yellow(i + 2)};
    case Ring::centre:
      return {yellow(i), yellow(i + 2), red(i + 1), red(i + 2)};
  }
  return {};
}

// VN-MAP-2: the standing districts that touch the ocean.
constexpr DistrictSet find_coast(DistrictSet sunk) {
  DistrictSet coast;
  for (District d : all_of<District> - sunk)
    if (ring_of(d) == Ring::outer || !(borders_of(d) & sunk).empty()) coast.insert(d);
  return coast;
}

// The same, looked up: one entry for every set of sunk districts.
extern const std::array<DistrictSet, 512> coasts;

inline DistrictSet coast_of(DistrictSet sunk) { return coasts[sunk.bits()]; }

}  // namespace springtide::vineta
