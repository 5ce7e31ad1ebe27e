// Parts of JSON that came from elsewhere.
#pragma once

#include "text/json_value.h"
