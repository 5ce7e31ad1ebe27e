// In place of tests/laws/sample_list.h.
#pragma once

#include "third_game/pebbles_sample.h"
