// Parts of JSON that came from elsewhere: whatever is missing is something harmless.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/json_value.h"

namespace springtide {

inline const Json& at(const Json& object, std::string_view key) {
  static const Json nothing;
  const Json* found = object.find(key);
  return found != nullptr ? *found : nothing;
}

inline const std::string& text_at(const Json& object, std::string_view key) { return at(object, key).as_string(); }
inline std::int64_t number_at(const Json& object, std::string_view key) { return at(object, key).as_int(); }

// Whether a list of texts has this one.
inline bool contains(const Json& list, std::string_view text) {
  const auto is_it = [text](const Json& each) { return each.as_string() == text; };
  return std::any_of(list.items().begin(), list.items().end(), is_it);
}

}  // namespace springtide
