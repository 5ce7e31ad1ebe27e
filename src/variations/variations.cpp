#include "variations/variations.h"

#include <algorithm>

#include "text/plain.h"
#include "text/utf8.h"

namespace springtide::variations {
namespace {

// Of a text that is UTF-8.
std::size_t characters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

}  // namespace

bool is_title(std::string_view text) { return is_name(text) && is_plain(text); }

Heading heading_of(std::string_view text) {
  Heading heading;
  for (const Line& line : lines_of(text)) {
    if (line.text.starts_with("title ")) heading.title = line.text.substr(6);
    if (!line.text.starts_with("game ")) continue;
    heading.game = line.text.substr(5);
    break;
  }
  return heading;
}

std::string flaw_of(const std::vector<std::string>& comment) {
  std::size_t length = comment.empty() ? 0 : comment.size() - 1;
  for (const std::string& line : comment) {
    if (line.empty() || trim(line) != line) return "a line without words, or with spaces around them";
    if (!is_plain(line)) return "characters that cannot be seen";
    length += characters_in(line);
  }
  return length > longest_comment ? "longer than " + std::to_string(longest_comment) + " characters" : "";
}

std::vector<std::string> comment_of(std::string_view text) {
  std::vector<std::string> lines;
  for (const Line& line : lines_of(text))
    if (const std::string_view words = trim(line.text); !words.empty()) lines.emplace_back(words);
  return lines;
}

}  // namespace springtide::variations
