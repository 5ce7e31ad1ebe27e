// In place of src/cli/study_list.h.
#pragma once

#include "games/pebbles/study/study.h"
