// The closed list of games. Adding a game is one line here, in list.cmake, experts.h and cli/study_list.h, and its own
// folder.
#pragma once

#include "core/game_list.h"
#include "games/vigo/notation/notation.h"
#include "games/vineta/notation/notation.h"

namespace springtide {

using Games = GameList<Vineta, Vigo>;

}  // namespace springtide
