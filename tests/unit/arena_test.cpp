// arena: confidence intervals, ratings from places, the sequential test.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

#include "arena/interval.h"
#include "arena/rating.h"
#include "arena/sprt.h"
#include "base/rng.h"

namespace springtide::arena {
namespace {

// --- Interval ---

// Wilson's bounds are where the distance of the share from p is 1.96 deviations of p: (share - p)² = z² p (1 - p) / n.
void expect_on_the_quadratic(double share, double p, double n) {
  const double z = 1.959963984540054;
  EXPECT_NEAR((share - p) * (share - p), z * z * p * (1 - p) / n, 1e-12) << share << " of " << n;
}

TEST(wilson, bounds_solve_the_defining_quadratic) {
  for (double n : {1.0, 7.0, 50.0, 4000.0})
    for (double share : {0.1, 0.25, 0.5, 0.73, 0.99}) {
      const Interval interval = wilson(share * n, n);
      EXPECT_DOUBLE_EQ(interval.value, share);
      EXPECT_LT(interval.low, share);
      EXPECT_GT(interval.high, share);
      expect_on_the_quadratic(share, interval.low, n);
      expect_on_the_quadratic(share, interval.high, n);
    }
}

// Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
TEST(wilson, agrees_with_published_values) {
  struct Published {
    double successes, n, low, high;
  };
  for (const Published& each : {Published{81, 263, 0.2553, 0.3662}, Published{15, 148, 0.0624, 0.1605},
                                Published{0, 20, 0.0, 0.1611}, Published{1, 29, 0.0061, 0.1718}}) {
    const Interval interval = wilson(each.successes, each.n);
    EXPECT_NEAR(interval.low, each.low, 0.00005);
    EXPECT_NEAR(interval.high, each.high, 0.00005);
  }
}

TEST(wilson, stays_between_nothing_and_all) {
  EXPECT_EQ(wilson(0, 9).low, 0);
  EXPECT_EQ(wilson(9, 9).high, 1);
  EXPECT_LT(wilson(9, 9).low, 0.8);
  EXPECT_EQ(wilson(0, 0), (Interval{0.5, 0, 1}));
  EXPECT_NEAR(wilson(2.5, 9).low, 1 - wilson(6.5, 9).high, 1e-12) << "losses are as uncertain as wins";
}

// Simpson's rule for the density of Student's t between -bound and bound.
double t_probability(int degrees, double bound) {
  const double n = degrees;
  const double scale = std::exp(std::lgamma((n + 1) / 2) - std::lgamma(n / 2)) / std::sqrt(n * std::numbers::pi);
  const auto density = [&](double x) { return scale * std::pow(1 + x * x / n, -(n + 1) / 2); };
  constexpr int steps = 2000;
  double sum = density(0) + density(bound);
  for (int i = 1; i < steps; ++i) sum += (i % 2 == 1 ? 4 : 2) * density(bound * i / steps);
  return 2 * sum * bound / steps / 3;
}

TEST(t_quantile, leaves_five_percent_outside) {
  for (int degrees : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 60, 200, 1000})
    EXPECT_NEAR(t_probability(degrees, t_quantile(degrees)), 0.95, 2e-5) << degrees << " degrees of freedom";
  EXPECT_NEAR(t_quantile(1'000'000), normal_quantile, 1e-5);
}

// 4, 6, 8: mean 6, deviation 2, and Student's bound for two degrees of freedom is 4.303.
TEST(mean_interval, of_three_clusters_by_hand) {
  const Interval interval = mean_interval(std::vector{4.0, 6.0, 8.0});
  EXPECT_DOUBLE_EQ(interval.value, 6);
  EXPECT_NEAR(interval.low, 6 - 4.303 * 2 / std::sqrt(3.0), 0.001);
  EXPECT_NEAR(interval.high, 6 + 4.303 * 2 / std::sqrt(3.0), 0.001);
}

// Student's own data (1908), the additional hours of sleep: mean 1.58, deviation 1.23, published interval 0.70 to 2.46.
TEST(mean_interval, of_students_sleep) {
  const Interval interval = mean_interval(std::vector{1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4});
  EXPECT_NEAR(interval.value, 1.58, 0.005);
  EXPECT_NEAR(interval.low, 0.70, 0.005);
  EXPECT_NEAR(interval.high, 2.46, 0.005);
}

TEST(mean_interval, knows_what_it_does_not_know) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(mean_interval({}), (Interval{0, -infinite, infinite}));
  EXPECT_EQ(mean_interval(std::vector{3.0}), (Interval{3, -infinite, infinite}));
  EXPECT_EQ(mean_interval(std::vector{3.0, 3.0}), (Interval{3, 3, 3}));
}

// --- Rating ---

using Numbers = std::initializer_list<int>;

Outcome outcome(int deal, Numbers bots, Numbers places) {
  Outcome result{.deal = deal, .bots = {}, .places = {}};
  for (int bot : bots) result.bots.push_back(static_cast<std::uint8_t>(bot));
  for (int place : places) result.places.push_back(static_cast<std::uint8_t>(place));
  return result;
}

double uniform(Rng& rng) { return (static_cast<double>(rng.next() >> 12) + 0.5) * 0x1p-52; }

// The model as a race: each seat arrives after an exponential time with its strength as rate, and the first arrival is
// first.
Outcome race(int deal, const std::vector<int>& bots, const std::vector<double>& points, Rng& rng) {
  std::vector<double> times;
  for (int bot : bots) times.push_back(-std::log(uniform(rng)) / std::pow(10, points[static_cast<std::size_t>(bot)] / 400));
  Outcome result{.deal = deal, .bots = {}, .places = {}};
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    result.bots.push_back(static_cast<std::uint8_t>(bots[seat]));
    const auto earlier = std::count_if(times.begin(), times.end(), [&](double time) { return time < times[seat]; });
    result.places.push_back(static_cast<std::uint8_t>(earlier));
  }
  return result;
}

std::vector<int> seating(std::size_t seats, std::size_t bots, Rng& rng) {
  std::vector<int> order(bots);
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = 0; i < seats; ++i) std::swap(order[i], order[i + rng.below(static_cast<std::uint32_t>(bots - i))]);
  order.resize(seats);
  return order;
}

struct Tournament {
  std::vector<double> points;
  int deals;
  int games_per_deal = 1;
  std::size_t seats = 4;
};

std::vector<Outcome> played(const Tournament& tournament, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<Outcome> outcomes;
  for (int deal = 0; deal < tournament.deals; ++deal) {
    const std::vector<int> bots = seating(tournament.seats, tournament.points.size(), rng);
    const Outcome first = race(deal, bots, tournament.points, rng);
    outcomes.push_back(first);
    for (int game = 1; game < tournament.games_per_deal; ++game)
      outcomes.push_back(race(deal, bots, tournament.points, rng));
  }
  return outcomes;
}

const std::vector<double> planted{-200, -80, -20, 60, 240};  // mean zero

TEST(rating, recovers_planted_strengths) {
  const std::vector<Rating> ratings = rate(played({.points = planted, .deals = 3000}, 1), 5, 1);
  ASSERT_EQ(ratings.size(), planted.size());
  double sum = 0;
  int games = 0;
  for (std::size_t bot = 0; bot < planted.size(); ++bot) {
    EXPECT_NEAR(ratings[bot].rating, planted[bot], 15) << "bot " << bot;  // three deviations of about 5
    EXPECT_LT(ratings[bot].low, ratings[bot].rating);
    EXPECT_GT(ratings[bot].high, ratings[bot].rating);
    sum += ratings[bot].rating;
    games += ratings[bot].games;
  }
  EXPECT_NEAR(sum, 0, 1e-6);
  EXPECT_EQ(games, 4 * 3000);
}

// Two bots and no ties: the likelihood is that of won and lost games, and with the drawn games of the prior the maximum
// solves wins + 1/2 = games · p + p', where p = 1 / (1 + 10^(-2r / 400)), p' = 1 / (1 + 10^(-r / 400)), for ratings r and
// -r.
TEST(rating, of_two_bots_solves_the_equation_of_the_maximum) {
  std::vector<Outcome> outcomes;
  for (int deal = 0; deal < 20; ++deal) outcomes.push_back(outcome(deal, {0, 1}, deal < 14 ? Numbers{0, 1} : Numbers{1, 0}));
  const double r = rate(outcomes, 2, 1)[0].rating;
  const auto chance = [](double lead) { return 1 / (1 + std::pow(10, -lead / 400)); };
  EXPECT_NEAR(14 + 0.5, 20 * chance(2 * r) + chance(r), 1e-6);
}

int covered(const Tournament& tournament, int repeats) {
  int count = 0;
  const auto bots = static_cast<int>(tournament.points.size());
  for (int repeat = 0; repeat < repeats; ++repeat) {
    const auto seed = static_cast<std::uint64_t>(repeat);
    const std::vector<Rating> ratings = rate(played(tournament, 1000 + seed), bots, seed);
    for (std::size_t bot = 0; bot < ratings.size(); ++bot)
      count += ratings[bot].low <= tournament.points[bot] && tournament.points[bot] <= ratings[bot].high ? 1 : 0;
  }
  return count;
}

// 240 intervals of 95 %: fewer than 85 % or all of them covered would be a chance below one in 10,000 each.
TEST(rating, intervals_cover_the_truth) {
  const int hits = covered({.points = {-150, -30, 40, 140}, .deals = 100}, 60);
  EXPECT_GE(hits, 204);
  EXPECT_LT(hits, 240) << "the intervals are too wide";
}

TEST(rating, intervals_cover_the_truth_of_few_deals_too) {
  const int hits = covered({.points = {-150, -30, 40, 140}, .deals = 12}, 60);
  EXPECT_GE(hits, 204);
}

// Twelve times the same outcome in a deal says no more than once: only deals are independent.
TEST(rating, intervals_see_that_games_of_a_deal_depend_on_each_other) {
  const std::vector<Outcome> once = played({.points = planted, .deals = 150}, 2);
  std::vector<Outcome> repeated;
  std::vector<Outcome> new_deals;
  for (int copy = 0; copy < 12; ++copy)
    for (Outcome each : once) {
      repeated.push_back(each);
      each.deal += copy * 1000;
      new_deals.push_back(each);
    }
  const auto width = [](const std::vector<Outcome>& outcomes) {
    const Rating rating = rate(outcomes, 5, 3)[2];
    return rating.high - rating.low;
  };
  EXPECT_NEAR(width(repeated) / width(once), 1, 0.25);
  EXPECT_NEAR(width(repeated) / width(new_deals), std::sqrt(12.0), 0.8);
}

TEST(rating, intervals_shrink_with_the_root_of_the_deals) {
  const auto width = [](int deals) {
    const Rating rating = rate(played({.points = planted, .deals = deals}, 4), 5, 5)[1];
    return rating.high - rating.low;
  };
  EXPECT_NEAR(width(200) / width(3200), 4, 0.9);
}

TEST(rating, of_a_bot_that_always_wins_is_finite_and_on_top) {
  std::vector<Outcome> outcomes;
  for (int deal = 0; deal < 100; ++deal)
    outcomes.push_back(outcome(deal, {0, 1, 2}, deal % 2 == 0 ? Numbers{1, 0, 2} : Numbers{2, 0, 1}));
  const std::vector<Rating> ratings = rate(outcomes, 3, 6);
  EXPECT_TRUE(std::isfinite(ratings[1].high));
  EXPECT_GT(ratings[1].low, ratings[0].high);
  EXPECT_GT(ratings[1].low, ratings[2].high);
  EXPECT_LT(ratings[1].rating, 3000);
  EXPECT_GT(ratings[1].high - ratings[1].low, 100) << "nobody knows how much better it is";
  EXPECT_NEAR(ratings[0].rating, ratings[2].rating, 1e-6);
}

TEST(rating, of_ties_is_symmetrical) {
  const std::vector<Rating> ratings =
      rate(std::vector{outcome(0, {0, 1, 2, 3}, {0, 0, 0, 0}), outcome(1, {3, 1}, {0, 0})}, 4, 7);
  for (const Rating& rating : ratings) EXPECT_NEAR(rating.rating, 0, 1e-9);
}

// Two of three tie for the first place: the same as one game for each order, each counted half.
TEST(rating, of_a_tie_is_the_mean_of_its_orders) {
  std::vector<Outcome> tied;
  std::vector<Outcome> ordered;
  for (int deal = 0; deal < 10; ++deal) {
    for (int copy = 0; copy < 6; ++copy) tied.push_back(outcome(deal, {2, 0, 1, 3}, {0, 0, 3, 0}));
    for (const Numbers& places : {Numbers{0, 1, 3, 2}, Numbers{0, 2, 3, 1}, Numbers{1, 0, 3, 2}, Numbers{1, 2, 3, 0},
                                  Numbers{2, 0, 3, 1}, Numbers{2, 1, 3, 0}})
      ordered.push_back(outcome(deal, {2, 0, 1, 3}, places));
  }
  const std::vector<Rating> of_ties = rate(tied, 4, 8);
  const std::vector<Rating> of_orders = rate(ordered, 4, 8);
  for (std::size_t bot = 0; bot < 4; ++bot) EXPECT_NEAR(of_ties[bot].rating, of_orders[bot].rating, 1e-6);
  EXPECT_LT(of_ties[1].rating, -100);
}

TEST(rating, only_the_order_of_places_counts) {
  const std::vector<Rating> dense = rate(std::vector{outcome(0, {0, 1, 2}, {0, 1, 1})}, 3, 9);
  const std::vector<Rating> with_gaps = rate(std::vector{outcome(0, {1, 2, 0}, {5, 5, 2})}, 3, 9);
  EXPECT_EQ(dense, with_gaps);
}

// A weak bot on three seats of four: the strengths are those of the seats, so the number of seats changes nothing.
TEST(rating, of_a_bot_on_several_seats_is_that_of_one_seat) {
  Rng rng(10);
  std::vector<Outcome> outcomes;
  for (int deal = 0; deal < 2000; ++deal) outcomes.push_back(race(deal, {0, 0, 1, 0}, {-100, 100}, rng));
  const std::vector<Rating> ratings = rate(outcomes, 2, 11);
  EXPECT_NEAR(ratings[0].rating, -100, 12);
  EXPECT_NEAR(ratings[1].rating, 100, 12);
  EXPECT_EQ(ratings[0].games, 6000);
  EXPECT_EQ(ratings[1].games, 2000);
}

TEST(rating, of_a_game_among_copies_says_nothing) {
  const std::vector<Rating> ratings = rate(std::vector{outcome(0, {1, 1, 1}, {0, 1, 2})}, 2, 12);
  EXPECT_NEAR(ratings[0].rating, 0, 1e-9);
  EXPECT_NEAR(ratings[1].rating, 0, 1e-9);
}

TEST(rating, without_games_is_zero_and_uncertain) {
  EXPECT_TRUE(rate({}, 0, 1).empty());
  const std::vector<Rating> ratings = rate({}, 3, 13);
  ASSERT_EQ(ratings.size(), 3u);
  EXPECT_EQ(ratings[0].games, 0);
  EXPECT_NEAR(ratings[0].rating, 0, 1e-9);
  EXPECT_LT(ratings[0].low, -300);
  EXPECT_GT(ratings[0].high, 300);
}

TEST(rating, of_one_deal_is_uncertain) {
  const std::vector<Rating> ratings = rate(std::vector{outcome(0, {0, 1}, {0, 1}), outcome(0, {1, 0}, {1, 0})}, 2, 14);
  EXPECT_GT(ratings[0].rating, 0);
  EXPECT_LT(ratings[0].low, 0);
}

TEST(rating, depends_on_nothing_but_games_and_seed) {
  std::vector<Outcome> outcomes = played({.points = planted, .deals = 60, .games_per_deal = 3}, 15);
  const std::vector<Rating> ratings = rate(outcomes, 5, 16);
  EXPECT_EQ(rate(outcomes, 5, 16), ratings);
  const std::vector<Rating> other_seed = rate(outcomes, 5, 17);
  EXPECT_NE(other_seed, ratings);
  for (std::size_t bot = 0; bot < ratings.size(); ++bot) EXPECT_EQ(other_seed[bot].rating, ratings[bot].rating);
}

// Games may be played side by side and end in any order.
TEST(rating, does_not_depend_on_the_order_of_the_games) {
  std::vector<Outcome> outcomes = played({.points = planted, .deals = 60, .games_per_deal = 3, .seats = 5}, 15);
  for (std::size_t i = 0; i < outcomes.size(); ++i)  // some ties, of two to five seats
    for (auto& place : outcomes[i].places) place = static_cast<std::uint8_t>(place / (i % 5 + 1));
  const std::vector<Rating> ratings = rate(outcomes, 5, 16);
  std::reverse(outcomes.begin(), outcomes.end());
  EXPECT_EQ(rate(outcomes, 5, 16), ratings);
}

TEST(rating, superiority_is_the_share_of_resamples) {
  const Ladder clear = ladder(played({.points = planted, .deals = 300}, 18), 5, {.seed = 19});
  EXPECT_EQ(clear.resamples.size(), 200u);
  EXPECT_EQ(superiority(clear, 4, 0), 1);
  EXPECT_EQ(superiority(clear, 0, 4), 0);
  EXPECT_EQ(superiority(clear, 2, 2), 0.5);
  const Ladder level = ladder(played({.points = {0, 0, 0, 0}, .deals = 300}, 20), 4, {.seed = 21, .resamples = 50});
  EXPECT_EQ(level.resamples.size(), 50u);
  EXPECT_DOUBLE_EQ(superiority(level, 0, 1) + superiority(level, 1, 0), 1);
}

// --- Sprt ---

// A game of four among equals is won with chance 1/4; a deal is replayed in four rotations.
double deal_mean(double chance, Rng& rng) {
  double wins = 0;
  for (int game = 0; game < 4; ++game) wins += uniform(rng) < chance ? 1 : 0;
  return wins / 4;
}

struct Runs {
  int accepted_h1 = 0;
  int undecided = 0;
  double deals = 0;
};

Runs run_often(const Sprt& test, double chance, int repeats, std::uint64_t seed) {
  Rng rng(seed);
  Runs runs;
  for (int repeat = 0; repeat < repeats; ++repeat) {
    SprtRun run(test);
    while (run.verdict() == Verdict::undecided && run.deals() < 20'000) run.add(deal_mean(chance, rng));
    runs.accepted_h1 += run.verdict() == Verdict::accept_h1 ? 1 : 0;
    runs.undecided += run.verdict() == Verdict::undecided ? 1 : 0;
    runs.deals += run.deals();
  }
  return runs;
}

constexpr Sprt stronger{.h0 = 0.25, .h1 = 0.30};

// 1,000 runs at an error rate of 5 % have a deviation of 7; Wald's bounds are a little careful. So 15 to 72 errors.
TEST(sprt, rarely_accepts_h1_when_h0_is_true) {
  const Runs runs = run_often(stronger, 0.25, 1000, 1);
  EXPECT_EQ(runs.undecided, 0);
  EXPECT_LE(runs.accepted_h1, 72);
  EXPECT_GE(runs.accepted_h1, 15) << "the test wastes deals";
}

TEST(sprt, rarely_accepts_h0_when_h1_is_true) {
  const Runs runs = run_often(stronger, 0.30, 1000, 2);
  EXPECT_EQ(runs.undecided, 0);
  EXPECT_LE(1000 - runs.accepted_h1, 72);
  EXPECT_GE(1000 - runs.accepted_h1, 15) << "the test wastes deals";
}

// Wald: the mean number of deals is the mean llr at the end over the mean llr of a deal, ((1-β) upper + β lower) / (gap² /
// 2σ²).
TEST(sprt, stops_about_when_wald_says) {
  const double variance = 0.30 * 0.70 / 4;
  const double bound = std::log(19.0);
  const double expected = 0.9 * bound / (0.05 * 0.05 / (2 * variance));
  const Runs runs = run_often(stronger, 0.30, 500, 3);
  EXPECT_NEAR(runs.deals / 500, expected, 0.2 * expected);
}

TEST(sprt, stops_soon_when_the_difference_is_large) {
  const Runs runs = run_often(stronger, 0.60, 200, 4);
  EXPECT_EQ(runs.accepted_h1, 200);
  EXPECT_LT(runs.deals / 200, SprtRun::least_deals + 1);
}

TEST(sprt, bounds_are_walds) {
  const SprtRun run({.h0 = 0, .h1 = 1, .alpha = 0.01, .beta = 0.2});
  EXPECT_DOUBLE_EQ(run.lower(), std::log(0.2 / 0.99));
  EXPECT_DOUBLE_EQ(run.upper(), std::log(0.8 / 0.01));
}

// The ratio of two normal likelihoods with the same variance, term by term. For few deals the variance is taken larger by 8
// / n.
TEST(sprt, llr_is_the_log_of_the_likelihood_ratio) {
  SprtRun run({.h0 = 0.2, .h1 = 0.3});
  Rng rng(5);
  std::vector<double> means;
  for (int deal = 0; deal < 60; ++deal) means.push_back(deal_mean(0.25, rng));
  for (double mean : means) run.add(mean);
  const double mean = std::accumulate(means.begin(), means.end(), 0.0) / 60;
  double variance = 0;
  for (double each : means) variance += (1 + 8.0 / 60) * (each - mean) * (each - mean) / 59;
  double expected = 0;
  for (double each : means) expected += ((each - 0.2) * (each - 0.2) - (each - 0.3) * (each - 0.3)) / (2 * variance);
  EXPECT_NEAR(run.llr(), expected, 1e-9);
  EXPECT_NEAR(run.mean(), mean, 1e-12);
}

SprtRun run_of_equal(double deal_mean, int deals) {
  SprtRun run(stronger);
  for (int deal = 0; deal < deals; ++deal) run.add(deal_mean);
  return run;
}

TEST(sprt, decides_on_equal_results_once_there_are_enough) {
  EXPECT_EQ(run_of_equal(1, SprtRun::least_deals - 1).verdict(), Verdict::undecided);
  EXPECT_EQ(run_of_equal(1, SprtRun::least_deals - 1).llr(), 0);
  EXPECT_EQ(run_of_equal(1, SprtRun::least_deals).verdict(), Verdict::accept_h1);
  EXPECT_EQ(run_of_equal(0, SprtRun::least_deals).verdict(), Verdict::accept_h0);
  EXPECT_EQ(run_of_equal(0.25, SprtRun::least_deals).verdict(), Verdict::accept_h0);
  EXPECT_NEAR(run_of_equal(0.25, 40).llr(), -20, 1e-9) << "the gap is the least deviation: half a unit for each deal";
  EXPECT_EQ(run_of_equal(0.275, 1000).verdict(), Verdict::undecided) << "just between the hypotheses";
}

TEST(sprt, keeps_its_first_verdict) {
  SprtRun run = run_of_equal(1, SprtRun::least_deals);
  for (int deal = 0; deal < 1000; ++deal) run.add(0);
  EXPECT_LT(run.llr(), run.lower());
  EXPECT_EQ(run.verdict(), Verdict::accept_h1);
}

}  // namespace
}  // namespace springtide::arena
