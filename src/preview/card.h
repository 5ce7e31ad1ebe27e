// The picture that a link to a table shows before it is opened: the game, who plays and, once it is over, the points.
// Without words, so that it is the same in every language.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace springtide::preview {

inline constexpr int card_width = 1200;  // what chat services show at full size
inline constexpr int card_height = 630;

struct CardRow {
  std::string name{};  // empty: nobody sits there
  bool has_won = false;
  std::optional<int> points{};
  friend auto operator<=>(const CardRow&, const CardRow&) = default;
};

struct Card {
  std::string title{};
  std::string note{};           // below it, where there are no rows
  std::vector<CardRow> rows{};  // by seat, at most six
  friend auto operator<=>(const Card&, const Card&) = default;
};

// A PNG.
std::string picture_of(const Card& card);

}  // namespace springtide::preview
