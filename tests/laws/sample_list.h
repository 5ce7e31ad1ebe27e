// Every game's sample for the laws.
#pragma once

#include "laws/vigo_sample.h"
#include "laws/vineta_sample.h"
