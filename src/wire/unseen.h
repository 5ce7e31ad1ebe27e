// The one place where text from outside enters.
#pragma once

#include <optional>
#include <string>

#include "text/json_value.h"

namespace springtide::wire {

// What somebody says or asks for may hold only what can be seen (text/plain.h), in every text and name of a member: ids and
// names go on to others and to the store. The sentence says where it does not. Passwords are nobody else's, positions and
// records have lines. Not for what is stored already.
std::optional<std::string> unseen_in(const Json& given);

}  // namespace springtide::wire
