// Options as lines of text, the same in positions and records.
#pragma once

#include <string>
#include <vector>

#include "games/vigo/rules/vigo.h"
#include "text/fields.h"

namespace springtide::vigo {

// How many words of a line are its key; 0 if no line starts so. A deck line is all key.
std::size_t key_words(std::string_view first);

// `players`, the `set` lines and the deck.
Options read_options(Fields& fields);
std::vector<std::string> table_lines(const Options& options);
std::vector<std::string> deck_lines(const Deck& deck);

}  // namespace springtide::vigo
