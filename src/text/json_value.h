// Reads JSON as a value, strictly: messages come from outside.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.h"
#include "text/text_error.h"

namespace springtide {

// A reader of another kind than the value's gives something harmless: false, zero, empty, no member.
class Json {
 public:
  using Items = std::vector<Json>;
  using Members = std::vector<std::pair<std::string, Json>>;  // in the order of the text, each key once

  Json() = default;  // null
  Json(std::same_as<bool> auto truth) : content_(truth) {}
  Json(std::signed_integral auto number) : content_(std::int64_t{number}) {}
  Json(std::floating_point auto number) : content_(double{number}) {}  // finite
  Json(std::string text) : content_(std::move(text)) {}                // UTF-8
  Json(std::string_view text) : content_(std::string(text)) {}
  Json(const char* text) : content_(std::string(text)) {}
  Json(Items items) : content_(std::move(items)) {}
  Json(Members members) : content_(std::move(members)) {}

  bool is_null() const { return is<std::monostate>(); }
  bool is_bool() const { return is<bool>(); }
  bool is_int() const { return is<std::int64_t>(); }
  bool is_number() const { return is_int() || is<double>(); }
  bool is_string() const { return is<std::string>(); }
  bool is_array() const { return is<Items>(); }
  bool is_object() const { return is<Members>(); }

  bool as_bool() const { return as<bool>(); }
  std::int64_t as_int() const { return as<std::int64_t>(); }
  double as_number() const { return is_int() ? static_cast<double>(as_int()) : as<double>(); }
  const std::string& as_string() const { return as<std::string>(); }
  const Items& items() const { return as<Items>(); }
  const Members& members() const { return as<Members>(); }

  // The member of an object, or nullptr.
  const Json* find(std::string_view key) const;

  friend std::string write(const Json& json);
  friend bool operator==(const Json& a, const Json& b);

 private:
  template <class T>
  bool is() const {
    return std::holds_alternative<T>(content_);
  }
  template <class T>
  const T& as() const {
    static const T nothing{};
    const T* content = std::get_if<T>(&content_);
    return content != nullptr ? *content : nothing;
  }

  std::variant<std::monostate, bool, std::int64_t, double, std::string, Items, Members> content_;
};

// Parts of JSON that came from elsewhere: whatever is missing is something harmless.
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

// Arrays and objects within one another.
inline constexpr int max_json_depth = 16;

// Exactly one value of RFC 8259 in UTF-8. Refused besides: a key twice, an integer beyond 64 bits, a number beyond double,
// half a surrogate pair. An integer has no point and no exponent. The reason begins with the offset, `byte 12: …`.
Result<Json, TextError> parse_json(std::string_view text);

// The canonical text: no spaces, strings as JsonWriter escapes them, an integer in digits, any other number with a point or
// an exponent and as short as it stays itself. Read again it is the same value.
std::string write(const Json& json);

}  // namespace springtide
