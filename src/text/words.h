// Sentences with values in them, and what things are called in the language of a catalogue.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/catalogue.h"

namespace springtide {

using Values = std::vector<std::pair<std::string_view, std::string>>;

// The catalogue's sentence with its values: `{name}` stands for the value of that name, and
// stays where there is none. A sentence may have forms for one
// and for several, parted by |; `count` chooses.
std::string said(const Catalogue& words, std::string_view key, const Values& values = {});

// What something is called: the word of `<family>.<name>`, or the name itself where the catalogue has none. What
// carries something is called by both: `red middle ring` by `card.red middle` and `with.ring` of its game.
std::string named(const Catalogue& words, const std::string& family, std::string_view name);

// In characters, not in bytes.
std::size_t width_of(std::string_view text);
std::string padded(std::string text, std::size_t width);

}  // namespace springtide
