// The luck-adjusted result on every course of a short game, each as likely as it is: its mean is that of the result,
// exactly, and it spreads less.
#include <gtest/gtest.h>

#include <vector>

#include "arena/analyst.h"
#include "arena/findings.h"
#include "games/pebbles/ai/expert.h"
#include "games/pebbles/notation/notation.h"

namespace springtide::arena {
namespace {

constexpr int players = 2;

struct Course {
  Record<Pebbles> record{};
  double chance = 1;
};

// Everybody chooses any number of pebbles as gladly as another.
void list_courses(const pebbles::State& state, const Course& course, std::vector<Course>& courses) {
  if (to_act(state).empty()) return courses.push_back(course);
  const Seat seat = to_act(state).front();
  const auto legal = legal_actions(state, seat);
  for (const pebbles::Action& action : legal) {
    Course next = course;
    next.record.moves.push_back({.seat = seat, .action = action});
    next.chance /= static_cast<double>(legal.size());
    pebbles::State after = state;
    advance(after, seat, action);
    list_courses(after, next, courses);
  }
}

std::vector<Course> all_courses() {
  Course course;
  course.record.options = {.players = players, .rounds = 2};
  std::vector<Course> courses;
  list_courses(initial(course.record.options), course, courses);
  return courses;
}

// Mean and variance over all courses.
struct Moments {
  double mean = 0;
  double squares = 0;
  void add(double value, double chance) {
    mean += chance * value;
    squares += chance * value * value;
  }
  double variance() const { return squares - mean * mean; }
};
struct Spread {
  PerPlayer<Moments> result{};
  PerPlayer<Moments> adjusted{};
};

Spread spread_of(const std::vector<Course>& courses, const KnownBots<Pebbles>& bots) {
  Spread spread;
  for (const Course& course : courses) {
    const Analyst<Pebbles> analyst(course.record, search_bot<Pebbles>(1),
                                   {.playouts = 1, .tries = 8, .seed = 1, .seats = {}}, bots);
    const auto analysis = analyst.run([] {});
    const Findings<Pebbles> findings(course.record, analysis, 0);
    for (Seat seat : players_of(players)) {
      const Balance balance = findings.balance_of(seat);
      spread.result[seat].add(balance.result, course.chance);
      spread.adjusted[seat].add(balance.adjusted.value, course.chance);
    }
  }
  return spread;
}

KnownBots<Pebbles> both(const BotSpec<Pebbles>& bot) { return {{bot, bot}}; }

TEST(luck, taken_out_leaves_the_mean_of_the_result) {
  const std::vector<Course> courses = all_courses();
  ASSERT_EQ(courses.size(), 54u * 54u);
  for (const auto& bots : {KnownBots<Pebbles>{}, KnownBots<Pebbles>{{BotSpec<Pebbles>{}}}, both({})}) {
    const Spread spread = spread_of(courses, bots);
    for (Seat seat : players_of(players))
      EXPECT_NEAR(spread.adjusted[seat].mean, spread.result[seat].mean, 1e-12) << seat_name(seat);
  }
}

// The more is known, the less is left: the dice, then one who chooses at random, then both.
TEST(luck, taken_out_leaves_less_to_chance) {
  const std::vector<Course> courses = all_courses();
  const Spread dice = spread_of(courses, {});
  const Spread one = spread_of(courses, {{BotSpec<Pebbles>{}}});
  const Spread all = spread_of(courses, both({}));
  for (Seat seat : players_of(players)) {
    EXPECT_LT(dice.adjusted[seat].variance(), dice.result[seat].variance());
    EXPECT_LT(one.adjusted[seat].variance(), dice.adjusted[seat].variance());
    EXPECT_LT(all.adjusted[seat].variance(), one.adjusted[seat].variance());
  }
}

// The saboteur is a bot that is not who it is said to be: it chooses at random, and is taken for one that is greedy.
TEST(luck, chances_that_are_not_true_show_in_the_mean) {
  const Spread spread = spread_of(all_courses(), {{greedy_bot<Pebbles>()}});
  EXPECT_GT(spread.adjusted[Seat::p1].mean, spread.result[Seat::p1].mean + 0.01);
  EXPECT_LT(spread.adjusted[Seat::p2].mean, spread.result[Seat::p2].mean - 0.01);
}

}  // namespace
}  // namespace springtide::arena
