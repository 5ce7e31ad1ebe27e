// What findings.h and puzzle.h write, described.
#pragma once

#include "text/shape.h"

namespace springtide::arena {

Description analysis_shapes();
Description puzzle_shapes();

}  // namespace springtide::arena
