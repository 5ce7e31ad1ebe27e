// Every game's study.
#pragma once

#include "games/vigo/study/study.h"
#include "games/vineta/study/study.h"
