// Lines and words of a text, and small conversions.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace springtide {

struct Line {
  int number = 0;  // from 1
  std::string_view text;
};

// All lines, without their line ends; a last line without one counts.
std::vector<Line> lines_of(std::string_view text);

// Lines with comments (# to the end), surrounding spaces and empty lines taken away.
std::vector<Line> content_lines_of(std::string_view text);

std::vector<std::string_view> words_of(std::string_view line);

// The parts between separators, each trimmed; an empty text has one empty part.
std::vector<std::string_view> split(std::string_view text, char separator);

std::string_view trim(std::string_view text);

// A whole number without sign, leading zeros or anything else, up to nine digits.
std::optional<int> to_number(std::string_view text);

// Text from outside as it may be shown in a message: shortened, control characters replaced.
std::string presentable(std::string_view text, std::size_t longest = 40);
std::string in_quotes(std::string_view text, std::size_t longest = 40);

// The name with a capital letter.
std::string title_of(std::string_view name);

// `red key x2`, or `red key` for one of it; and back, with 0 for a number that is none.
struct Counted {
  std::string_view what;
  int count = 1;
};
std::string counted(std::string_view what, std::int64_t count);
Counted read_counted(std::string_view text);

// All items in words, with the same between each two.
template <class Items, class Words = std::identity>
std::string joined(const Items& items, std::string_view between, const Words& words = {}) {
  std::string text;
  for (bool is_first = true; const auto& item : items) {
    if (!std::exchange(is_first, false)) text += between;
    text += std::invoke(words, item);
  }
  return text;
}

}  // namespace springtide
