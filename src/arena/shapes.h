// What findings.h, advice.h, puzzle.h and pack.h write, described.
#pragma once

#include "text/shape.h"

namespace springtide::arena {

Description analysis_shapes();
Description hint_shapes();
Description puzzle_shapes();

}  // namespace springtide::arena
