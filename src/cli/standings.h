// The standings of a tournament as a table of text.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <vector>

#include "arena/standings.h"

namespace springtide::cli {

// `1 deal`, `2 deals`.
inline std::string plural(long n, const std::string& noun) { return fmt::format("{} {}{}", n, noun, n == 1 ? "" : "s"); }

inline std::string bounds(double low, double high, int decimals, bool signs = false) {
  if (!std::isfinite(low) || !std::isfinite(high)) return "";
  return signs ? fmt::format(" ({:+.{}f} to {:+.{}f})", low, decimals, high, decimals)
               : fmt::format(" ({:.{}f} to {:.{}f})", low, decimals, high, decimals);
}

using Cells = std::vector<std::string>;

inline Cells row_of(const arena::Plan& plan, const arena::Standing& row) {
  const arena::Rating& rating = row.rating;
  return {plan.bots[static_cast<std::size_t>(row.bot)],
          std::to_string(row.games),
          fmt::format("{:.1f} %", 100 * row.share.value) + bounds(100 * row.share.low, 100 * row.share.high, 1),
          fmt::format("{:.2f}", row.place),
          fmt::format("{:.1f}", row.points.value) + bounds(row.points.low, row.points.high, 1),
          fmt::format("{:+.0f}", rating.rating) + bounds(rating.low, rating.high, 0, true)};
}

inline void add_times(Cells& cells, const arena::ThinkingTimes& times) {
  const auto text = [](auto time) {
    return fmt::format("{:.3f} ms", std::chrono::duration<double, std::milli>(time).count());
  };
  cells.insert(cells.end(),
               {std::to_string(times.count()), text(times.mean()), text(times.at(0.999)), text(times.longest())});
}

inline void print_table(const std::vector<Cells>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const Cells& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  for (const Cells& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += fmt::format("{:<{}}", row[i], widths[i] + 2);
    fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
  }
}

inline void print_standings(const arena::Plan& plan, const arena::Played& played, const arena::Standings& standings,
                            bool with_times) {
  if (standings.deals == 0) return fmt::print("No deal has been played by all line-ups yet.\n");
  std::vector<Cells> rows{{"bot", "games", "first places", "place", "points", "rating"}};
  if (with_times) rows[0].insert(rows[0].end(), {"decisions", "mean time", "99.9 %", "longest"});
  for (const arena::Standing& row : arena::by_rating(standings.bots)) {
    rows.push_back(row_of(plan, row));
    if (with_times) add_times(rows.back(), played.times[static_cast<std::size_t>(row.bot)]);
  }
  print_table(rows);
  if (standings.superiority)
    fmt::print("\n{} is stronger than {} in {:.1f} % of the resampled tournaments.\n", plan.bots[0], plan.bots[1],
               100 * *standings.superiority);
}

inline void print_sprt(const arena::Plan& plan, const arena::Sprt& test, const arena::SprtRun& state) {
  fmt::print("\nTest of {}'s share of the win, {} against {}: ", plan.bots[0], test.h0, test.h1);
  if (state.verdict() != arena::Verdict::undecided)
    return fmt::print("{} accepted after {} (mean {:.3f}).\n",
                      state.verdict() == arena::Verdict::accept_h1 ? test.h1 : test.h0, plural(state.deals(), "deal"),
                      state.mean());
  fmt::print("undecided after {} (mean {:.3f}), {:.2f} between {:.2f} and {:.2f}.\n", plural(state.deals(), "deal"),
             state.mean(), state.llr(), state.lower(), state.upper());
}

inline void print_tournament(const arena::Plan& plan, const arena::Played& played, const arena::RunOptions& options,
                             const arena::Standings& standings, bool with_times) {
  fmt::print("{} of {} ({} in {} seatings)\n\n", plural(standings.deals, "deal"), plural(plan.games_per_deal(), "game"),
             plural(static_cast<long>(plan.line_ups.size()), "line-up"), plan.players);
  print_standings(plan, played, standings, with_times);
  if (played.sprt) print_sprt(plan, *options.sprt, *played.sprt);
}

}  // namespace springtide::cli
