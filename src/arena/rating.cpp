#include "arena/rating.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>

#include "arena/interval.h"
#include "arena/plackett_luce.h"
#include "arena/tally.h"
#include "base/rng.h"

namespace springtide::arena {
namespace {

using Logs = std::vector<double>;

Choices no_choices(const Tally& tally, std::size_t bots) {
  return {.chosen = std::vector<double>(bots), .contests = std::vector<double>(tally.contests.size())};
}

void add_to(Choices& choices, const DealCounts& deal) {
  for (const Counted& counted : deal.contests) choices.contests[counted.index] += counted.times;
  for (const Counted& counted : deal.chosen) choices.chosen[counted.index] += counted.times;
}

Choices all_choices(const Tally& tally, std::size_t bots) {
  Choices choices = no_choices(tally, bots);
  for (const DealCounts& deal : tally.deals) add_to(choices, deal);
  return choices;
}

Choices drawn_choices(const Tally& tally, std::size_t bots, Rng& rng) {
  Choices choices = no_choices(tally, bots);
  const auto deals = static_cast<std::uint32_t>(tally.deals.size());
  for (std::uint32_t i = 0; i < deals; ++i) add_to(choices, tally.deals[rng.below(deals)]);
  return choices;
}

// Strictly between 0 and 1.
double uniform(Rng& rng) { return (static_cast<double>(rng.next() >> 12) + 0.5) * 0x1p-52; }

// The game of the prior is drawn anew as well, with any result equally likely. So a bot that was hardly seen, or that wins
// whichever deals are drawn, still has a wide interval.
std::vector<double> drawn_prior(std::size_t bots, Rng& rng) {
  std::vector<double> prior(bots);
  for (double& result : prior) result = uniform(rng);
  return prior;
}

std::vector<double> points(const Logs& logs) {
  constexpr double points_per_log = 400 / std::numbers::ln10;
  const double mean = std::accumulate(logs.begin(), logs.end(), 0.0) / static_cast<double>(logs.size());
  std::vector<double> result;
  for (double log : logs) result.push_back(points_per_log * (log - mean));
  return result;
}

std::vector<std::vector<double>> resampled(const Tally& tally, const Logs& start, const LadderOptions& options) {
  Rng rng(options.seed);
  std::vector<std::vector<double>> resamples;
  for (int i = 0; i < options.resamples; ++i) {
    const Choices choices = drawn_choices(tally, start.size(), rng);
    const std::vector<double> prior = drawn_prior(start.size(), rng);
    resamples.push_back(points(fit(tally.contests, choices, prior, start)));
  }
  return resamples;
}

double quantile(const std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

// A bootstrap of few clusters spreads too little: its variance lacks the factor n / (n - 1), and its tails are the normal
// ones instead of Student's.
double stretch(std::size_t deals) {
  const int n = std::max(static_cast<int>(deals), 2);
  return t_quantile(n - 1) / normal_quantile * std::sqrt(n / (n - 1.0));
}

void set_interval(Rating& rating, std::vector<double> resamples, double stretched) {
  rating.low = rating.high = rating.rating;
  if (resamples.empty()) return;
  std::sort(resamples.begin(), resamples.end());
  rating.low -= stretched * std::max(0.0, rating.rating - quantile(resamples, 0.025));
  rating.high += stretched * std::max(0.0, quantile(resamples, 0.975) - rating.rating);
}

std::vector<double> of_bot(const std::vector<std::vector<double>>& resamples, std::size_t bot) {
  std::vector<double> result;
  for (const auto& ratings : resamples) result.push_back(ratings[bot]);
  return result;
}

}  // namespace

Ladder ladder(std::span<const Outcome> outcomes, int bots, const LadderOptions& options) {
  assert(bots >= 0 && bots <= 255);
  const auto n = static_cast<std::size_t>(bots);
  const Tally counted = tally(outcomes);
  const Choices choices = all_choices(counted, n);
  const Logs logs = fit(counted.contests, choices, std::vector<double>(n, 0.5), Logs(n));
  const std::vector<double> ratings = points(logs);
  Ladder result{.ratings = {}, .resamples = resampled(counted, logs, options)};
  for (std::size_t bot = 0; bot < n; ++bot) {
    Rating rating{.rating = ratings[bot], .games = static_cast<int>(choices.chosen[bot])};
    set_interval(rating, of_bot(result.resamples, bot), stretch(counted.deals.size()));
    result.ratings.push_back(rating);
  }
  return result;
}

std::vector<Rating> rate(std::span<const Outcome> outcomes, int bots, std::uint64_t seed) {
  return ladder(outcomes, bots, {.seed = seed}).ratings;
}

double superiority(const Ladder& ladder, int a, int b) {
  double above = 0;
  for (const auto& ratings : ladder.resamples) {
    const double lead = ratings[static_cast<std::size_t>(a)] - ratings[static_cast<std::size_t>(b)];
    above += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
  }
  return ladder.resamples.empty() ? 0.5 : above / static_cast<double>(ladder.resamples.size());
}

}  // namespace springtide::arena
