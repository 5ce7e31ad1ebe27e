// In place of src/games/experts.h.
#pragma once

#include "games/pebbles/ai/expert.h"
