// A view that came over the wire, drawn for the terminal.
#pragma once

#include <string>

#include "text/json_value.h"

namespace springtide::cli {

std::string view_text(const Json& view);

}  // namespace springtide::cli
