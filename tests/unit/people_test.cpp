// people: ratings from places.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "people/rating.h"

namespace springtide::people {
namespace {

Ratings ratings(std::initializer_list<Rating> list) {
  Ratings result;
  for (const Rating& each : list) result.push_back(each);
  return result;
}

Places places(std::initializer_list<int> list) {
  Places result;
  for (const int each : list) result.push_back(static_cast<std::uint8_t>(each));
  return result;
}

using Logs = std::vector<double>;

// By the model's own words: each place to one of those who are left.
double log_of_order(const std::vector<std::size_t>& order, const Logs& logs) {
  double sum = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    double left = 0;
    for (std::size_t k = i; k < order.size(); ++k) left += std::exp(logs[order[k]]);
    sum += logs[order[i]] - std::log(left);
  }
  return sum;
}

double log_posterior(const Ratings& before, const Places& result, const Logs& logs) {
  std::vector<std::size_t> order(result.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  double sum = 0;
  int orders = 0;
  do {
    const bool fits = std::ranges::is_sorted(order, {}, [&](std::size_t seat) { return result[seat]; });
    if (!fits) continue;
    sum += log_of_order(order, logs);
    ++orders;
  } while (std::ranges::next_permutation(order).found);
  double log = sum / orders;
  for (std::size_t i = 0; i < before.size(); ++i)
    log -= (logs[i] - before[i].mean) * (logs[i] - before[i].mean) / (2 * before[i].variance);
  return log;
}

void expect_at_the_top(const Ratings& before, const Places& result) {
  const Ratings after = rated(before, result);
  Logs top;
  for (const Rating& each : after) top.push_back(each.mean);
  const double best = log_posterior(before, result, top);
  for (std::size_t i = 0; i < top.size(); ++i)
    for (const double step : {-1e-3, 1e-3}) {
      Logs other = top;
      other[i] += step;
      EXPECT_LT(log_posterior(before, result, other), best) << i << " by " << step;
    }
}

TEST(rated, is_the_most_probable_by_plackett_and_luce) {
  const Ratings four = ratings({{0.3, 0.5}, {-1, 1.2}, {2, 0.1}, {0, 0.9}});
  expect_at_the_top(four, places({0, 1, 2, 3}));
  expect_at_the_top(four, places({3, 0, 2, 1}));
  expect_at_the_top(four, places({1, 0, 1, 3}));
  expect_at_the_top(four, places({0, 0, 0, 0}));
  expect_at_the_top(ratings({{0, 1.2}, {0, 1.2}}), places({1, 0}));
}

TEST(rated, narrows_everyone_and_pleases_the_first) {
  const Ratings before = ratings({{}, {}, {}});
  const Ratings after = rated(before, places({0, 1, 2}));
  for (std::size_t i = 0; i < 3; ++i) EXPECT_LT(after[i].variance, before[i].variance);
  EXPECT_GT(after[0].mean, 0);
  EXPECT_LT(after[2].mean, 0);
}

TEST(rated, does_not_depend_on_who_sat_where) {
  const Rating a{0.4, 0.3}, b{-0.2, 1}, c{1, 0.6};
  const Ratings one = rated(ratings({a, b, c}), places({0, 1, 1}));
  const Ratings other = rated(ratings({c, a, b}), places({1, 0, 1}));
  EXPECT_NEAR(one[0].mean, other[1].mean, 1e-9);
  EXPECT_NEAR(one[2].variance, other[0].variance, 1e-9);
}

TEST(rated, leaves_whoever_is_known_as_they_are) {
  const Rating bot{.mean = 0.7, .variance = 0};
  const Ratings after = rated(ratings({bot, {}}), places({1, 0}));
  EXPECT_EQ(after[0], bot);
  EXPECT_GT(after[1].mean, 0);
}

TEST(rated, gives_equals_who_tie_nothing_but_certainty) {
  for (const Rating& each : rated(ratings({{}, {}, {}, {}, {}, {}}), places({0, 0, 0, 0, 0, 0}))) {
    EXPECT_NEAR(each.mean, 0, 1e-9);
    EXPECT_LT(each.variance, Rating{}.variance);
  }
}

TEST(drifted, widens_up_to_a_newcomer_and_no_further) {
  const Rating known{.mean = 1, .variance = 0.02};
  EXPECT_GT(drifted(known, 30).variance, known.variance);
  EXPECT_EQ(drifted(known, 1e6), (Rating{.mean = 1, .variance = Rating{}.variance}));
  EXPECT_EQ(drifted({.mean = 1, .variance = 0}, 30).variance, 0);
}

TEST(chance_before, is_even_for_equals_and_tends_to_even_with_doubt) {
  EXPECT_DOUBLE_EQ(chance_before({}, {}), 0.5);
  const double sure = chance_before({1, 0}, {0, 0});
  EXPECT_NEAR(sure, 1 / (1 + std::exp(-1)), 1e-9);
  EXPECT_LT(chance_before({1, 1}, {0, 1}), sure);
  EXPECT_GT(chance_before({1, 1}, {0, 1}), 0.5);
}

TEST(shown, is_in_points_with_the_width_of_ninety_five) {
  const double ten_to_one = std::log(10);
  EXPECT_EQ(shown({.mean = ten_to_one, .variance = 0}).points, 1900);
  EXPECT_TRUE(shown({}).is_provisional);
  EXPECT_FALSE(shown({.mean = 0, .variance = 0.01}).is_provisional);
  EXPECT_EQ(shown({.mean = 0, .variance = 0.01}).give_or_take, 34);  // 1.96 × 0.1 × 173.7
}

// --- a season of people whose strengths are known ---

double uniform(Rng& rng) { return (static_cast<double>(rng.next() >> 12) + 0.5) * 0x1p-52; }

double normal(Rng& rng) {
  const double length = std::sqrt(-2 * std::log(uniform(rng)));
  return length * std::cos(2 * std::numbers::pi * uniform(rng));
}

struct Season {
  std::vector<double> truths;
  std::vector<Rating> ratings;
};

// Everyone's luck is a Gumbel variable: then the order follows Plackett and Luce.
Places played(const std::vector<double>& strengths, Rng& rng) {
  std::vector<std::pair<double, std::size_t>> luck;
  for (std::size_t i = 0; i < strengths.size(); ++i) luck.emplace_back(-strengths[i] + std::log(-std::log(uniform(rng))), i);
  std::ranges::sort(luck);
  std::array<std::uint8_t, max_players> place{};
  for (std::size_t i = 0; i < luck.size(); ++i) place[luck[i].second] = static_cast<std::uint8_t>(i);
  Places result;
  for (std::size_t i = 0; i < luck.size(); ++i) result.push_back(place[i]);
  return result;
}

void play(Season& season, Rng& rng) {
  const auto people = static_cast<std::uint32_t>(season.truths.size());
  std::vector<std::size_t> who;
  for (const std::size_t n = 2 + rng.below(max_players - 1); who.size() < n;)
    if (const std::size_t one = rng.below(people); std::ranges::find(who, one) == who.end()) who.push_back(one);
  std::vector<double> strengths;
  Ratings before;
  for (const std::size_t one : who) {
    strengths.push_back(season.truths[one]);
    before.push_back(season.ratings[one]);
  }
  const Ratings after = rated(before, played(strengths, rng));
  for (std::size_t i = 0; i < who.size(); ++i) season.ratings[who[i]] = after[i];
}

Season season_of(int people, int games_each, std::uint64_t seed) {
  Rng rng(seed);
  Season season{.truths = {}, .ratings = std::vector<Rating>(static_cast<std::size_t>(people))};
  for (int i = 0; i < people; ++i) season.truths.push_back(normal(rng) * std::sqrt(Rating{}.variance));
  for (int i = 0; i < people * games_each / 4; ++i) play(season, rng);
  return season;
}

double covered(const Season& season) {
  int inside = 0;
  for (std::size_t i = 0; i < season.truths.size(); ++i) {
    const Rating& rating = season.ratings[i];
    if (std::abs(season.truths[i] - rating.mean) <= 1.96 * std::sqrt(rating.variance)) ++inside;
  }
  return inside / static_cast<double>(season.truths.size());
}

TEST(season, of_two_thousand_is_covered_by_its_intervals) {
  for (const int games : {5, 20, 60}) {
    const double share = covered(season_of(2000, games, 7));
    RecordProperty("covered_at_" + std::to_string(games), std::to_string(share));
    EXPECT_GE(share, 0.93) << games;
    EXPECT_LE(share, 0.97) << games;
  }
}

}  // namespace
}  // namespace springtide::people
