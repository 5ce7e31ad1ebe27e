// What pebbles tells its net.
#pragma once

#include "games/pebbles/ai/features.h"
