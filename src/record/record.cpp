#include "record/record.h"

#include <algorithm>

#include "text/words.h"

namespace springtide {

Result<RecordHead, TextError> read_head(const std::vector<Line>& lines) {
  if (lines.empty() || lines[0].text != record_format)
    return bad_text("expected '" + std::string(record_format) + "'", {}, 1);
  const auto game = lines.size() > 1 ? words_of(lines[1].text) : std::vector<std::string_view>{};
  if (game.size() != 2 || game[0] != "game") return bad_text("expected 'game' and its name", {}, 2);
  const auto rules = lines.size() > 2 ? words_of(lines[2].text) : std::vector<std::string_view>{};
  const auto version = rules.size() == 2 && rules[0] == "rules" ? to_number(rules[1]) : std::nullopt;
  if (!version || *version < 1) return bad_text("expected 'rules' and a version", {}, 3);
  return RecordHead{.game = std::string(game[1]), .rules = *version};
}

bool is_name(std::string_view text) {
  constexpr std::size_t longest = 60;
  return !text.empty() && width_of(text) <= longest && trim(text) == text &&
         std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

}  // namespace springtide
