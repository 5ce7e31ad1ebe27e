// Text as people may give it to others: everything in it can be seen, and stands where it is written.
#pragma once

#include <string_view>

namespace springtide {

// UTF-8 of one line without control characters, marks that turn the direction of writing, characters that take no room, and
// spaces that look like the common one. What joins or colours a picture may stand behind one: ❤️, 👩‍🚀.
bool is_plain(std::string_view text);

}  // namespace springtide
