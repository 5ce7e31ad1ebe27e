// A decision of a record as a puzzle asks it: for whoever has the record and what the search thought, and no engine of his
// own.
#pragma once

#include <string>

#include "base/result.h"
#include "text/text_error.h"

namespace springtide::arena {

// JSON: all of a puzzle but values and search. The move counts from 1, and must be a decision with more than one option.
Result<std::string, TextError> puzzle_question(const std::string& record, std::size_t move);

}  // namespace springtide::arena
