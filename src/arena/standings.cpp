#include "arena/standings.h"

#include <algorithm>

namespace springtide::arena {
namespace {

// Places p + 1 … p + k are shared by the k seats in place p.
double mean_place(const FixedVector<std::uint8_t, max_seats>& places, std::size_t seat) {
  const auto tied = std::count(places.begin(), places.end(), places[seat]);
  return places[seat] + (static_cast<double>(tied) + 1) / 2;
}

double share_of(const GameResult& result, Seat seat) {
  return result.winners.contains(seat) ? 1.0 / result.winners.size() : 0.0;
}

const GameResult& result_at(const Results& results, int number) { return *results[static_cast<std::size_t>(number)]; }

std::vector<double> values_of(const std::vector<DealMeans>& deals, double DealMeans::* value) {
  std::vector<double> values;
  for (const DealMeans& deal : deals) values.push_back(deal.*value);
  return values;
}

// Deals that all end alike show no spread, but that is no certainty: then each deal is one trial of a share.
Interval share_interval(const std::vector<double>& shares) {
  const Interval interval = mean_interval(shares);
  const auto n = static_cast<double>(shares.size());
  if (std::count(shares.begin(), shares.end(), shares[0]) == std::ssize(shares)) return wilson(shares[0] * n, n);
  return {interval.value, std::max(interval.low, 0.0), std::min(interval.high, 1.0)};
}

std::vector<Outcome> outcomes_of(const Plan& plan, const Results& results, int deals) {
  std::vector<Outcome> outcomes;
  for (int number = 0; number < deals * plan.games_per_deal(); ++number) {
    const GameId game = game_at(plan, number);
    outcomes.push_back(
        {.deal = game.deal, .bots = seating(plan, game), .places = places_of(result_at(results, number), plan.players)});
  }
  return outcomes;
}

Standing standing_of(const Plan& plan, const Results& results, int deals, int bot) {
  std::vector<DealMeans> means;
  for (int deal = 0; deal < deals; ++deal) means.push_back(deal_means(plan, results, deal, bot));
  return {.bot = bot,
          .share = share_interval(values_of(means, &DealMeans::share)),
          .place = mean_interval(values_of(means, &DealMeans::place)).value,
          .points = mean_interval(values_of(means, &DealMeans::points))};
}

}  // namespace

DealMeans deal_means(const Plan& plan, const Results& results, int deal, int bot) {
  DealMeans sum;
  int seats = 0;
  const int first = deal * plan.games_per_deal();
  for (int number = first; number < first + plan.games_per_deal(); ++number) {
    const LineUp bots = seating(plan, game_at(plan, number));
    const GameResult& result = result_at(results, number);
    const auto places = places_of(result, plan.players);
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
      if (bots[seat] != bot) continue;
      ++seats;
      sum.share += share_of(result, seat_at(static_cast<int>(seat)));
      sum.place += mean_place(places, seat);
      sum.points += result.points[seat_at(static_cast<int>(seat))];
    }
  }
  return {.share = sum.share / seats, .place = sum.place / seats, .points = sum.points / seats};
}

Standings standings_of(const Plan& plan, const Results& results, int deals) {
  Standings standings{.deals = deals};
  if (deals == 0) return standings;
  const int bots = static_cast<int>(plan.bots.size());
  const Ladder rated = ladder(outcomes_of(plan, results, deals), bots, {.seed = plan.seed});
  for (int bot = 0; bot < bots; ++bot) {
    Standing row = standing_of(plan, results, deals, bot);
    row.rating = rated.ratings[static_cast<std::size_t>(bot)];
    row.games = row.rating.games;
    standings.bots.push_back(row);
  }
  if (bots == 2) standings.superiority = superiority(rated, 0, 1);
  return standings;
}

std::vector<Standing> by_rating(std::vector<Standing> rows) {
  std::sort(rows.begin(), rows.end(), [](const Standing& a, const Standing& b) {
    return a.rating.rating != b.rating.rating ? a.rating.rating > b.rating.rating : a.bot < b.bot;
  });
  return rows;
}

}  // namespace springtide::arena
