// What the visible acts of a god changed for each tribe and each district tile: by these its own can be told.
#pragma once

#include <optional>

#include "ai/expert.h"
#include "games/vineta/ai/evaluate.h"

namespace springtide::vineta {

// What one act changed, in points that the owner of a tribe or a tile has to expect.
struct Deed {
  bool is_placing = false;
  EnumArray<Tribe, double> tribes{};
  EnumArray<District, double> districts{};
};

// Advances a guess by an event as the viewer saw it. Nothing if the event does not tell of who did it.
std::optional<Deed> follow_deed(State& state, const Move<Vineta>& move, Seat viewer);

}  // namespace springtide::vineta
