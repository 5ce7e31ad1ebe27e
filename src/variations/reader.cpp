#include "variations/reader.h"

namespace springtide::variations {

Result<Parts, TextError> parts_of(std::string_view text) {
  if (text.size() > largest_file) return bad_text("larger than " + std::to_string(largest_file >> 10) + " kB");
  Parts parts{.lines = lines_of(text)};
  const auto& lines = parts.lines;
  if (lines.empty() || lines[0].text != file_format) return bad_text("expected '" + std::string(file_format) + "'", {}, 1);
  const auto after_gap = [&lines](std::size_t from) {
    while (from < lines.size() && !lines[from].text.empty()) ++from;
    return from + 1;
  };
  parts.start = after_gap(1);
  parts.moves = after_gap(parts.start);
  const int last = lines.back().number;
  if (parts.start > lines.size()) return bad_text("the empty line after the head is missing", {}, last);
  if (parts.moves > lines.size()) return bad_text("the empty line after the start is missing", {}, last);
  if (parts.start < 3) return bad_text("expected 'from record' or 'from position'", {}, 2);
  if (parts.moves < parts.start + 2) return bad_text("the start is missing", {}, lines[parts.start].number);
  return parts;
}

Result<std::string, TextError> game_of(const Parts& parts) {
  const Line& line = parts.lines[parts.start];
  const auto words = words_of(line.text);
  if (words.size() != 2 || words[0] != "game") return bad_text("expected 'game' and its name", {}, line.number);
  return std::string(words[1]);
}

}  // namespace springtide::variations
