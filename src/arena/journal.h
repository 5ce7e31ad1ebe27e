// The journal of a tournament: a header that says what is played, then a line for each finished game, in any order.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/plan.h"
#include "base/result.h"
#include "text/text_error.h"

namespace springtide::arena {

// What the table agrees on, as in a record: `game`, `rules` and the lines of the options.
using TableLines = std::vector<std::string>;

// All that a result depends on. How many deals are played is not part of it, so a tournament can be prolonged.
std::string journal_header(const TableLines& table, const Plan& plan);

// The seed in a header, as text, for who goes on without naming it.
std::optional<std::string> seed_in(std::string_view journal);

// `17 21 8 winners p1`: the game's number, the points by seat, who won. Ends with a newline.
std::string journal_line(int number, const GameResult& result, int players);

struct Journal {
  Results results;        // of the games of the plan
  std::size_t sound = 0;  // so many bytes are whole lines; what follows was torn off and is to be cut
};

// Refuses a journal of another tournament and says what differs. A torn header or last line is as if it were not there.
Result<Journal, TextError> read_journal(std::string_view text, std::string_view header, const Plan& plan);

}  // namespace springtide::arena
