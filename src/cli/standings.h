// The standings of a tournament as a table of text.
#pragma once

#include <string>

#include "arena/standings.h"
#include "arena/tournament.h"

namespace springtide::cli {

// `1 deal`, `2 deals`.
std::string plural(long n, const std::string& noun);

void print_tournament(const arena::Plan& plan, const arena::Played& played, const arena::RunOptions& options,
                      const arena::Standings& standings, bool with_times);

}  // namespace springtide::cli
