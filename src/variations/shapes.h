// What any.cpp writes, described.
#pragma once

#include "text/shape.h"

namespace springtide::variations {

Description variation_shapes();

}  // namespace springtide::variations
