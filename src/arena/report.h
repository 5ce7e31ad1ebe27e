// A tournament's standings as JSON and as a chart.
#pragma once

#include <string>

#include "arena/journal.h"
#include "arena/standings.h"
#include "arena/tournament.h"

namespace springtide::arena {

std::string_view verdict_name(Verdict verdict);

// Settings and numbers. The same whatever the threads and however often the tournament was interrupted, but for the times.
std::string standings_json(const TableLines& table, const Plan& plan, const Played& played, const RunOptions& options,
                           const Standings& standings);

// The ratings with their intervals, the best first.
std::string standings_chart(const std::string& title, const Plan& plan, const Standings& standings);

}  // namespace springtide::arena
