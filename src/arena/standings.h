// What a tournament has shown so far. Only deals of which every game has been played count.
#pragma once

#include <optional>
#include <vector>

#include "arena/interval.h"
#include "arena/journal.h"
#include "arena/tournament.h"

namespace springtide::arena {

// The means over all seats a bot had in the games of one deal.
struct DealMeans {
  double share = 0;  // of the win: two winners have half each
  double place = 0;  // 1 is first; seats that tie have the mean of their places
  double points = 0;
};
// Requires: all games of the deal played, and the bot in some line-up.
DealMeans deal_means(const Plan& plan, const Results& results, int deal, int bot);

// A bot's row of the table. Deals are independent, the games of one are not: intervals come from the deals.
struct Standing {
  int bot = 0;
  int games = 0;  // seats it had
  Interval share;
  double place = 0;
  Interval points;
  Rating rating;
};

struct Standings {
  int deals = 0;  // counted
  std::vector<Standing> bots{};
  // With two bots: how surely the first is the stronger one, by the resampled ratings.
  std::optional<double> superiority{};
};

// Of the first so many deals, all of them whole.
Standings standings_of(const Plan& plan, const Results& results, int deals);

// The rows with the best rating first.
std::vector<Standing> by_rating(std::vector<Standing> rows);

std::string_view verdict_name(Verdict verdict);

// Settings and numbers. The same whatever the threads and however often the tournament was interrupted, but for the times.
std::string standings_json(const TableLines& table, const Plan& plan, const Played& played, const RunOptions& options,
                           const Standings& standings);

// The ratings with their intervals, the best first.
std::string standings_chart(const std::string& title, const Plan& plan, const Standings& standings);

}  // namespace springtide::arena
