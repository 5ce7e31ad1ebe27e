// Packs: puzzles of several games in one file, which a client fetches as a whole. What the engine can say itself (view,
// legal list, what was played) is not in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/puzzle.h"
#include "arena/weighing.h"
#include "base/result.h"
#include "text/text_error.h"

namespace springtide::arena {

// The bots that play for puzzles and grade them stay those of one version: whoever goes on with the packs makes the same
// games, and all grades are by the same hands.
inline constexpr int packed_version = 2;
inline constexpr int easiest_level = 2;  // of those that grade a puzzle: level 2 to level 6
inline constexpr int grading_levels = 5;
inline constexpr int tries_of_level = 4;

struct PackedPuzzle {
  std::size_t move = 0;                        // in the record, from 0; a file counts from 1
  int grade = 0;                               // on the scale of ratings
  std::array<int, grading_levels> solved{};    // by each of the levels that grade, of tries_of_level
  std::vector<std::string> themes{};           // none: of no certain one
  std::vector<std::optional<Worth>> values{};  // of each entry of the legal list; none: it only begins another one
};

struct PackedGame {
  int number = 0;  // of the games that were played for puzzles
  std::string record{};
  std::vector<PackedPuzzle> puzzles{};
};

struct Pack {
  std::string game{};
  int rules = 0;
  int number = 1;         // of the pack
  PuzzleSource source{};  // each game has a seed of its own, made of this one
  int next = 0;           // the games below this number are in this pack or one before, or have no puzzles
  std::vector<PackedGame> games{};

  int size() const;
};

std::string write_pack(const Pack& pack);
// What is accepted is written again byte for byte. Records are not replayed here.
Result<Pack, TextError> read_pack(std::string_view text);

// The game and two digits: `GAME-03.json`.
std::string pack_file(std::string_view game, int number);

}  // namespace springtide::arena
