// What a transcript's host wishes for, as a client says it.
#pragma once

#include <string>

#include "match/setup.h"

namespace springtide::protocol {

std::string wishes_text(const match::Setup& wishes);

}  // namespace springtide::protocol
