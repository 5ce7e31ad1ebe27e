// What the oracle's trace needs to know of a game.
#pragma once

#include "core/game.h"

namespace springtide {

// Which table the n-th game has, and how its players choose: most games uniformly, some so that rare things happen.
template <Game G>
struct Plan;

}  // namespace springtide
