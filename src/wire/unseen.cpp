#include "wire/unseen.h"

#include <algorithm>

#include "text/lines.h"
#include "text/plain.h"

namespace springtide::wire {
namespace {

bool is_plain_text(std::string_view key, const std::string& text) {
  if (key == "password") return true;
  if (key != "position" && key != "record") return is_plain(text);
  return std::ranges::all_of(lines_of(text), [](const Line& line) { return is_plain(line.text); });
}

std::optional<std::string> unseen_in(std::string_view key, const Json& given) {
  if (!is_plain_text(key, given.as_string())) return std::string(key) + ": it holds a character that cannot be seen";
  for (const Json& item : given.items())
    if (auto found = unseen_in(key, item)) return found;
  for (const auto& [name, member] : given.members()) {
    if (!is_plain(name)) return "the name of a member holds a character that cannot be seen";
    if (auto found = unseen_in(name, member)) return found;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> unseen_in(const Json& given) { return unseen_in("", given); }

}  // namespace springtide::wire
