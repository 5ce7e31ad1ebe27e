// What a viewer may know (VG-INF-1). Nobody knows more than another: a view differs from the state only in what lies face
// down.
#pragma once

#include "games/vigo/rules/state.h"

namespace springtide::vigo {

struct View : OpenTable {
  Seat viewer = Seat::spectator;
  // A card seen before and face down again is covered, unless the table has a memory aid.
  std::array<Spot, field_count> bay{};
  KindCounts hidden{};  // identities of the covered cards, without their places
  std::uint8_t hidden_total = 0;
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace springtide::vigo
