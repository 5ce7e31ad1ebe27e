// How long people wait for bots: whole games at a table whose time is counted, not spent.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/experts.h"
#include "unit/match_table.h"

namespace springtide::match {
namespace {

constexpr Time longest_at_normal = 2 * second;  // for a single step of a bot that does not think longer by its level

struct Waits {
  Time longest_step = 0;  // of one bot
  Time in_all = 0;        // between a person's moves
  int count = 0;

  Time mean() const { return in_all / std::max(count, 1); }
};

std::string thought(const Table& table, const Task& task) {
  const auto thinking = table.think(task);
  while (!thinking->run(100)) continue;
  return thinking->answer();
}

// The person takes no time at all; a bot moves when its time has come.
Waits waits_at(const std::string& game, Pace pace, int level) {
  TableSetup setup = seated_setup(game, 4, 1);
  setup.pace = pace;
  for (std::size_t i = 1; i < setup.chairs.size(); ++i) setup.chairs[i].level = level;
  auto table = TestTable::playing(setup);
  Waits waits;
  Time since = table.now;
  while (!table->is_over()) {
    if (table->to_act().contains(Seat::p1)) {
      if (table.now > since) waits.in_all += table.now - since, ++waits.count;
      const Task own{.seat = Seat::p1, .decision = table->play().decision(), .level = 3, .seed = 1};
      EXPECT_EQ(table.act("anna", Seat::p1, {thought(*table, own)}), accepted);
      since = table.now;
      continue;
    }
    const auto tasks = table->tasks();
    const Task& next = *std::ranges::min_element(tasks, {}, &Task::at);
    waits.longest_step = std::max(waits.longest_step, next.at - table->seat(next.seat).since);
    table.now = next.at;
    EXPECT_EQ(table.act("", next.seat, {thought(*table, next)}), accepted);
  }
  return waits;
}

struct Case {
  const char* game;
  Time mean_at_normal;  // at most, for three bots together; with a full pause before every step it was 3.4 s and 11.5 s
};
class Pacing : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(every_game, Pacing, testing::Values(Case{"vineta", 3 * second}, Case{"vigo", 5 * second}),
                         [](const auto& each) { return each.param.game; });

TEST_P(Pacing, nobody_waits_long_at_the_normal_pace) {
  const Waits waits = waits_at(GetParam().game, Pace::normal, 3);
  EXPECT_GT(waits.count, 10);
  EXPECT_LE(waits.longest_step, longest_at_normal);
  EXPECT_LE(waits.mean(), GetParam().mean_at_normal);
}

TEST_P(Pacing, each_pace_is_quicker_than_the_one_before) {
  Time before = day;
  for (Pace pace : {Pace::slow, Pace::normal, Pace::quick, Pace::once}) {
    const Time mean = waits_at(GetParam().game, pace, 3).mean();
    EXPECT_LT(mean, before * 2 / 3) << pace_names[static_cast<std::size_t>(pace)];
    before = mean;
  }
  EXPECT_LE(before, second);
}

// Whoever thinks already would never be heard otherwise.
TEST_P(Pacing, a_bot_keeps_its_time_whatever_others_do_meanwhile) {
  auto table = TestTable::playing(seated_setup(GetParam().game, 4, 0));
  std::vector<Task> before;
  while (!table->is_over()) {
    const std::vector<Task> tasks = table->tasks();
    for (const Task& task : tasks)
      for (const Task& known : before) {
        const bool is_known = task.seat == known.seat && task.decision == known.decision;
        ASSERT_TRUE(!is_known || task == known);
      }
    before = tasks;
    table.now = std::max(table.now, tasks.back().at);
    ASSERT_EQ(table.act("", tasks.back().seat, {thought(*table, tasks.back())}), accepted);
  }
}

Time wait_of(const TableSetup& setup) {
  const auto table = TestTable::playing(setup);
  return table->tasks().at(0).at - TestTable::start;
}

TEST(pace, even_at_once_a_level_has_time_to_think) {
  TableSetup setup = choice_setup(2, 1);
  setup.pace = Pace::once;
  setup.chairs[1].level = 1;
  EXPECT_GE(wait_of(setup), Pause{}.least / 10);
  EXPECT_LE(wait_of(setup), Pause{}.most / 10);
  setup.chairs[1].level = level_count;
  EXPECT_GE(wait_of(setup), std::max<Time>(Pause{}.least / 10, plain_level<Vineta>(level_count).milliseconds / 4));
}

TEST(pace, is_kept_in_the_journal_and_told) {
  TableSetup setup = choice_setup(2, 1);
  const auto written = [&setup] { return wire::entry_text(*Table::open(setup, TestTable::start, "")); };
  EXPECT_EQ(written().find("pace"), std::string::npos);  // as in journals from before there were paces
  const auto read_again = [&written] { return std::get<TableSetup>(wire::parse_entry(1, written())->command).pace; };
  EXPECT_EQ(read_again(), Pace::normal);
  setup.pace = Pace::slow;
  EXPECT_EQ(read_again(), Pace::slow);
  const auto table = TestTable::playing(setup);
  EXPECT_EQ(table->rematch_setup(actor_of("anna"), "t2", {}).pace, Pace::slow);
}

}  // namespace
}  // namespace springtide::match
