// How a game at a table ended for everyone who played it: a fold over its journal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/places.h"
#include "match/table.h"

namespace springtide::people {

struct Standing {
  std::string player{};           // an id; empty: a bot
  int level = 0;                  // of a bot
  std::optional<int> measured{};  // what this level is worth, of the version that played a rated game
  int place = 0;                  // 0 is first; those who tie share a place
  int points = 0;
  bool has_left = false;  // gave up, left, or ran out of time, and did not come back
  friend bool operator==(const Standing&, const Standing&) = default;
};

struct Result {
  std::string table{};
  std::string game{};
  std::string edition{};  // empty in games that have but one
  bool is_rated = false;
  match::Time ended = 0;
  std::vector<Standing> standings{};  // by seat
  friend bool operator==(const Result&, const Result&) = default;
};

// Nothing while it is played, and nothing of a game that tells nothing: one that was never begun, was given up by everyone,
// began from a position or a script, or came from elsewhere. Whoever has left comes after all who stayed.
std::optional<Result> result_of(const match::Table& table);

}  // namespace springtide::people
