// Pebbles has no nets: features may be left out.
#pragma once

#include "ai/features.h"
