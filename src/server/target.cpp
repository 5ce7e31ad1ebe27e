#include "server/target.h"

#include <algorithm>

#include "text/lines.h"
#include "text/utf8.h"

namespace springtide::server {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> decoded(std::string_view text, bool is_plus_space) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && is_plus_space) {
      result += ' ';
    } else if (text[i] != '%') {
      result += text[i];
    } else {
      if (i + 2 >= text.size() || hex_digit(text[i + 1]) < 0 || hex_digit(text[i + 2]) < 0) return std::nullopt;
      result += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    }
  }
  return result;
}

bool is_clean(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0 || static_cast<unsigned char>(text[0]) < 0x20 || text[0] == 0x7f) return false;
    text.remove_prefix(length);
  }
  return true;
}

bool is_good_path(std::string_view path) {
  if (!path.starts_with('/') || !is_clean(path) || path.find('\\') != std::string_view::npos) return false;
  return std::ranges::none_of(split(path, '/'), [](std::string_view part) { return part == "." || part == ".."; });
}

std::optional<Fields> query_of(std::string_view text) {
  Fields fields;
  if (text.empty()) return fields;
  for (std::string_view item : split(text, '&')) {
    const std::size_t sign = item.find('=');
    auto name = decoded(item.substr(0, sign), true);
    auto value = decoded(sign == std::string_view::npos ? "" : item.substr(sign + 1), true);
    if (!name || !value || !is_clean(*name) || !is_clean(*value)) return std::nullopt;
    fields.emplace_back(std::move(*name), std::move(*value));
  }
  return fields;
}

bool is_same(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

const std::string* find(const Fields& fields, std::string_view name) {
  const auto found = std::ranges::find(fields, name, [](const auto& field) -> std::string_view { return field.first; });
  return found == fields.end() ? nullptr : &found->second;
}

bool is_host(std::string_view text) {
  constexpr std::size_t longest = 255;
  const auto is_part = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-_.:[]").find(c) != std::string_view::npos;
  };
  return !text.empty() && text.size() <= longest && std::ranges::all_of(text, is_part);
}

std::optional<Target> target_of(std::string_view text) {
  const std::size_t mark = text.find('?');
  auto path = decoded(text.substr(0, mark), false);
  if (!path || !is_good_path(*path)) return std::nullopt;
  auto query = query_of(mark == std::string_view::npos ? "" : text.substr(mark + 1));
  if (!query) return std::nullopt;
  return Target{.path = std::move(*path), .query = std::move(*query)};
}

bool is_allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  if (origin.empty()) return true;
  if (!allowed.empty()) return std::ranges::any_of(allowed, [&](const std::string& one) { return is_same(one, origin); });
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && is_same(origin.substr(scheme + 3), host);
}

}  // namespace springtide::server
