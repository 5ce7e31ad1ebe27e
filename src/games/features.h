// What every game tells its nets.
#pragma once

#include "games/vigo/ai/features.h"
#include "games/vineta/ai/features.h"
