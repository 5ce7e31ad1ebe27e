// The levels of Vigo.
#pragma once

#include "ai/levels.h"
#include "games/vigo/ai/expert.h"

namespace springtide {

template <>
const Levels<Vigo>& levels<Vigo>();

}  // namespace springtide
