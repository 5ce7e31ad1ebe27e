// What engine.cpp is asked and what it answers, described.
#pragma once

#include "text/shape.h"

namespace springtide::device {

Description engine_shapes();

}  // namespace springtide::device
