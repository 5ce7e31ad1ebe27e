// What is hidden in the bay (VG-INF-1).
#pragma once

#include <cstdint>

#include "games/vigo/rules/cards.h"

namespace springtide::vigo {

// The card of a field that was open before; or what sort of card those are that nobody has seen.
enum class Facet : std::uint8_t { card, sort };

// The events, then the shapes of parts.
inline constexpr int sort_count = event_kinds + enum_size<Shape>;

}  // namespace springtide::vigo
