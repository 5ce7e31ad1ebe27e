// Every game's expert and levels, for bots that play by name.
#pragma once

#include "games/vigo/ai/expert.h"
#include "games/vineta/ai/expert.h"
