#include "arena/rating.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

#include "arena/interval.h"
#include "arena/plackett_luce.h"
#include "base/rng.h"

namespace springtide::arena {
namespace {

// --- games taken apart into choices: who was left when each place was given; equal contests are counted once a deal ---

struct Counted {
  std::size_t index;
  double times;
};

// The choices in all games of one deal.
struct DealCounts {
  std::vector<Counted> contests;  // by index in the list of contests
  std::vector<Counted> chosen;    // by bot
};

struct Tally {
  std::vector<Contest> contests;
  std::vector<DealCounts> deals;  // in the order of their numbers
};

// A contest as a key of a map: the bots in ascending order, then no bots.
using ContestKey = std::array<std::uint8_t, max_seats>;
constexpr std::uint8_t no_bot = 255;

// Counted in sixtieths. A tie of k seats shares its contests among (k over s) sets, which for up to six seats divides 60:
// sums are exact, so the order of the games does not matter.
constexpr int whole = 60;

struct OpenDeal {
  std::map<ContestKey, int> contests;
  std::map<std::uint8_t, int> chosen;
};

double times_of(int sixtieths) { return static_cast<double>(sixtieths) / whole; }

// A set of seats, one bit each.
using Seats = unsigned;

bool has(Seats seats, std::size_t seat) { return (seats >> seat & 1u) != 0; }

template <class Test>
Seats seats_where(const Outcome& outcome, Test&& test) {
  Seats seats = 0;
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat)
    if (test(outcome.places[seat])) seats |= 1u << seat;
  return seats;
}

ContestKey contest_of(const Outcome& outcome, Seats seats) {
  ContestKey key;
  key.fill(no_bot);
  std::uint8_t* end = key.begin();
  for (std::size_t seat = 0; seat < outcome.bots.size(); ++seat)
    if (has(seats, seat)) *end++ = outcome.bots[seat];
  std::sort(key.begin(), key.end());
  return key;
}

// n over k.
int subsets(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

// In each order of k tied seats there is one moment when s of them are left, and over all orders each set of s seats is left
// equally often: in one order of (k over s). So the mean over the orders is a sum over the sets, exact for every tie.
void add_place(OpenDeal& deal, const Outcome& outcome, Seats tied, Seats behind) {
  for (Seats left = tied; left != 0; left = (left - 1) & tied)
    deal.contests[contest_of(outcome, left | behind)] += whole / subsets(std::popcount(tied), std::popcount(left));
}

void add(OpenDeal& deal, const Outcome& outcome) {
  assert(outcome.bots.size() == outcome.places.size());
  for (auto bot : outcome.bots) deal.chosen[bot] += whole;
  Seats placed = 0;
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat) {
    if (has(placed, seat)) continue;
    const auto place = outcome.places[seat];
    const Seats tied = seats_where(outcome, [place](auto other) { return other == place; });
    const Seats behind = seats_where(outcome, [place](auto other) { return other > place; });
    add_place(deal, outcome, tied, behind);
    placed |= tied;
  }
}

// Numbered in the order of the keys.
using Numbering = std::map<ContestKey, std::size_t>;

Numbering numbering_of(const std::map<int, OpenDeal>& deals) {
  Numbering numbering;
  for (const auto& [number, deal] : deals)
    for (const auto& [key, times] : deal.contests) numbering.try_emplace(key, 0);
  std::size_t next = 0;
  for (auto& [key, index] : numbering) index = next++;
  return numbering;
}

DealCounts closed(const OpenDeal& deal, const Numbering& numbering) {
  DealCounts counts;
  for (const auto& [key, times] : deal.contests) counts.contests.push_back({numbering.at(key), times_of(times)});
  for (const auto& [bot, times] : deal.chosen) counts.chosen.push_back({bot, times_of(times)});
  return counts;
}

Contest bots_of(const ContestKey& key) {
  Contest contest;
  for (auto bot : key)
    if (bot != no_bot) contest.push_back(bot);
  return contest;
}

// The same bytes in whatever order the games come.
Tally tally(std::span<const Outcome> outcomes) {
  std::map<int, OpenDeal> deals;
  for (const Outcome& outcome : outcomes) add(deals[outcome.deal], outcome);
  const Numbering numbering = numbering_of(deals);
  Tally result;
  for (const auto& [key, index] : numbering) result.contests.push_back(bots_of(key));
  for (const auto& [number, deal] : deals) result.deals.push_back(closed(deal, numbering));
  return result;
}

// --- strengths that explain the choices ---

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
