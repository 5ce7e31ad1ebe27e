// Options as lines of text, the same in positions and records.
#pragma once

#include <string>
#include <vector>

#include "games/vineta/rules/vineta.h"
#include "text/fields.h"

namespace springtide::vineta {

// How many words of a line are its key: `set panic`, `houses G0`, `row G0`, `p1 hand`, or one; 0 if none.
std::size_t key_words(std::string_view first);

// `players`, `edition` and the `set` lines.
Options read_options(Fields& fields);
std::vector<std::string> table_lines(const Options& options);

}  // namespace springtide::vineta
