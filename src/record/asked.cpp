#include "record/asked.h"

namespace springtide {

Result<std::string, TextError> game_of_asked(std::string_view text) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty() || lines[0].text != asked_format) return bad_text("expected '" + std::string(asked_format) + "'", {}, 1);
  const auto game = lines.size() > 3 ? words_of(lines[1].text) : std::vector<std::string_view>{};
  if (game.size() != 2 || game[0] != "game") return bad_text("expected 'game' and its name", {}, 2);
  return std::string(game[1]);
}

}  // namespace springtide
