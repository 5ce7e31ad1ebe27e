#include "protocol/pattern.h"

#include <span>

namespace springtide::protocol {
namespace {

using Difference = std::optional<std::string>;
using Items = std::span<const Json>;

bool is_anything(const Json& pattern) { return pattern.is_string() && pattern.as_string() == "…"; }

struct Comparison {
  Names& names;

  Difference compare(const Json& pattern, const Json& actual, const std::string& place) const {
    if (is_anything(pattern)) return std::nullopt;
    if (pattern.is_object() && actual.is_object()) return members(pattern, actual, place);
    if (pattern.is_array() && actual.is_array()) return items(pattern.items(), actual.items(), place, 0);
    if (pattern.as_string().starts_with('=')) return names[pattern.as_string().substr(1)] = actual, std::nullopt;
    const auto named = names.find(pattern.as_string());
    const Json& meant = named != names.end() ? named->second : pattern;
    return meant == actual ? std::nullopt : differs(write(meant), write(actual), place);
  }

 private:
  static Difference differs(const std::string& expected, const std::string& found, const std::string& place) {
    return (place.empty() ? "the message" : place) + ": expected " + expected + ", found " + found;
  }

  Difference members(const Json& pattern, const Json& actual, const std::string& place) const {
    for (const auto& [key, value] : pattern.members()) {
      const std::string inner = place.empty() ? key : place + "." + key;
      const Json* found = actual.find(key);
      if (found == nullptr) return inner + ": it is missing";
      if (auto difference = compare(value, *found, inner)) return difference;
    }
    return std::nullopt;
  }

  // "…" first tries to stand for nothing, then for one item more at a time.
  Difference items(Items pattern, Items actual, const std::string& place, int index) const {
    const std::string here = place + "[" + std::to_string(index) + "]";
    if (pattern.empty()) return actual.empty() ? std::nullopt : differs("no more items", write(actual[0]), here);
    if (is_anything(pattern[0])) {
      Difference rest = items(pattern.subspan(1), actual, place, index);
      if (!rest || actual.empty()) return rest;
      return items(pattern, actual.subspan(1), place, index + 1);
    }
    if (actual.empty()) return differs(write(pattern[0]), "no more items", here);
    if (auto difference = compare(pattern[0], actual[0], here)) return difference;
    return items(pattern.subspan(1), actual.subspan(1), place, index + 1);
  }
};

}  // namespace

Difference difference(const Json& pattern, const Json& actual, Names& names) {
  return Comparison{names}.compare(pattern, actual, "");
}

}  // namespace springtide::protocol
