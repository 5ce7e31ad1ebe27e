// The levels of Vineta.
#pragma once

#include "ai/levels.h"
#include "games/vineta/ai/expert.h"

namespace springtide {

template <>
const Levels<Vineta>& levels<Vineta>();

}  // namespace springtide
