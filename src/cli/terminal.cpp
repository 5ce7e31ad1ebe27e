#include "cli/terminal.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "text/catalogue.h"
#include "text/lines.h"

namespace springtide::cli {

void print_options(const std::vector<std::string>& texts) {
  constexpr std::size_t screen = 96;
  std::size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, text.size() + 6);
  const std::size_t columns = texts.size() <= 9 ? 1 : std::max<std::size_t>(1, screen / width);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    fmt::print("{:3}  {}", i + 1, texts[i]);
    const bool ends_line = (i + 1) % columns == 0 || i + 1 == texts.size();
    fmt::print("{}", ends_line ? "\n" : std::string(width > texts[i].size() + 5 ? width - texts[i].size() - 5 : 1, ' '));
  }
}

std::optional<std::size_t> option_meant(std::string_view answer, const std::vector<std::string>& texts) {
  if (const auto number = to_number(answer))
    return *number >= 1 && static_cast<std::size_t>(*number) <= texts.size()
               ? std::optional(static_cast<std::size_t>(*number) - 1)
               : std::nullopt;
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i] == answer) return i;
    if (!texts[i].starts_with(answer)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

void print_rule(std::string_view id) {
  std::string key(id);
  std::transform(key.begin(), key.end(), key.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (!english().has("rule." + key)) return fmt::print("No rule has the id {}.\n", in_quotes(id));
  fmt::print("{}: {}\n", key, english().text("rule." + key));
}

}  // namespace springtide::cli
