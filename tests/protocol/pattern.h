// What a transcript expects of a message, compared with the message.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "text/json_value.h"

namespace springtide::protocol {

// Words of the transcript for what the other side made up: a table's id, the number of a decision.
using Names = std::map<std::string, Json>;

// An object must contain the pattern's members, an array must be equal item by item, anything else must be equal. "…"
// stands for any value, among items for any number of them. "=word" stands for any value, which "word" means from then on.
// Gives the first difference, with its place.
std::optional<std::string> difference(const Json& pattern, const Json& actual, Names& names);

}  // namespace springtide::protocol
