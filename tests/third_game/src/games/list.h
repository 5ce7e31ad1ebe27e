// In place of src/games/list.h: the third game alone.
#pragma once

#include "core/game_list.h"
#include "games/pebbles/notation/notation.h"

namespace springtide {

using Games = GameList<Pebbles>;

}  // namespace springtide
