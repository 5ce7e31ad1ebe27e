#include "text/lines.h"

#include <algorithm>
#include <cctype>

namespace springtide {

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    lines.push_back({.number = number, .text = text.substr(0, end)});
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return lines;
}

std::vector<Line> content_lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (Line line : lines_of(text)) {
    line.text = trim(line.text.substr(0, line.text.find('#')));
    if (!line.text.empty()) lines.push_back(line);
  }
  return lines;
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  for (std::string_view word : split(line, ' '))
    if (!word.empty()) words.push_back(word);
  return words;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(trim(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text = text.substr(end + 1);
  }
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view space = " \t\r";
  const std::size_t first = text.find_first_not_of(space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(space) - first + 1);
}

std::optional<int> to_number(std::string_view text) {
  if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

std::string presentable(std::string_view text, std::size_t longest) {
  const auto is_inside_character = [&text](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80; };
  std::size_t end = std::min(longest, text.size());
  while (end > 0 && end < text.size() && is_inside_character(end)) --end;
  std::string result;
  for (char c : text.substr(0, end)) result += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  if (text.size() > end) result += "...";
  return result;
}

std::string in_quotes(std::string_view text, std::size_t longest) { return "'" + presentable(text, longest) + "'"; }

std::string title_of(std::string_view name) {
  std::string title(name);
  title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
  return title;
}

std::string counted(std::string_view what, std::int64_t count) {
  return std::string(what) + (count > 1 ? " x" + std::to_string(count) : "");
}

Counted read_counted(std::string_view text) {
  const std::size_t times = text.rfind(" x");
  if (times == std::string_view::npos) return {.what = text};
  return {.what = trim(text.substr(0, times)), .count = to_number(text.substr(times + 2)).value_or(0)};
}

}  // namespace springtide
