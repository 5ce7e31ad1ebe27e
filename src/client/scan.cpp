#include "client/scan.h"

#include <charconv>

namespace springtide::client {
namespace {

// After the closing quote of a text that begins here; the end if it has none.
std::size_t after_text(std::string_view json, std::size_t at) {
  for (++at; at < json.size(); ++at) {
    if (json[at] == '\\')
      ++at;
    else if (json[at] == '"')
      return at + 1;
  }
  return json.size();
}

std::size_t after_brackets(std::string_view json, std::size_t at) {
  int depth = 0;
  while (at < json.size()) {
    const char c = json[at];
    if (c == '"') {
      at = after_text(json, at);
      continue;
    }
    ++at;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at;
  }
  return json.size();
}

std::size_t after_value(std::string_view json) {
  if (json.empty()) return 0;
  if (json[0] == '"') return after_text(json, 0);
  if (json[0] == '{' || json[0] == '[') return after_brackets(json, 0);
  return std::min(json.find_first_of(",]} \t\r\n"), json.size());
}

void skip_space(std::string_view& json) { json.remove_prefix(std::min(json.find_first_not_of(" \t\r\n"), json.size())); }

// False: something else comes next.
bool skip(std::string_view& json, char c) {
  skip_space(json);
  if (!json.starts_with(c)) return false;
  json.remove_prefix(1);
  skip_space(json);
  return true;
}

std::string_view take(std::string_view& json, std::size_t size) {
  const std::string_view taken = json.substr(0, size);
  json.remove_prefix(taken.size());
  return taken;
}

}  // namespace

Scan::Scan(std::string_view json) : rest_(json) {
  if (!skip(rest_, '{') && !skip(rest_, '[')) rest_ = {};
}

bool Scan::next() {
  skip(rest_, ',');
  if (rest_.empty() || rest_[0] == '}' || rest_[0] == ']') return false;
  value_ = take(rest_, after_value(rest_));
  key_ = {};
  if (!skip(rest_, ':')) return !value_.empty();
  key_ = plain(value_);
  value_ = take(rest_, after_value(rest_));
  return !value_.empty();
}

std::string_view member_of(std::string_view object, std::string_view key) {
  Scan scan(object);
  while (scan.next())
    if (scan.key() == key) return scan.value();
  return {};
}

std::string_view plain(std::string_view text) {
  return text.size() >= 2 && text[0] == '"' ? text.substr(1, text.size() - 2) : std::string_view{};
}

int number_of(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace springtide::client
