// Time for people: the reserve of a game over days, and vacations in which a clock stands still.
#include <gtest/gtest.h>

#include "base/rng.h"
#include "unit/match_table.h"

namespace springtide::match {
namespace {

constexpr Time start = TestTable::start;

// p1 carries a card out, then p2: a day a move and two in reserve.
TableSetup over_days() {
  TableSetup setup = panic_setup();
  setup.clock = {.kind = ClockKind::correspondence, .move = day, .bank = 2 * day};
  return setup;
}

Vacation away(Seat seat, Time until) { return {.seat = seat, .until = until}; }

// The first of the options until it is another's turn.
void finish_card(TestTable& table) {
  while (table->to_act() == SeatSet{Seat::p1})
    ASSERT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
}

TEST(match_reserve, of_days_is_used_after_the_days_of_the_move) {
  auto table = TestTable::playing(over_days());
  EXPECT_EQ(table->flag_time(Seat::p1), start + 3 * day);
  table.now += 2 * day;
  finish_card(table);
  EXPECT_EQ(table->seat(Seat::p1).bank, day);
  EXPECT_EQ(table->seat(Seat::p2).bank, 2 * day);
  EXPECT_EQ(table->due(), table.now + 3 * day);
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

TEST(match_vacation, lets_the_clock_stand_still) {
  auto table = TestTable::playing(over_days());
  table.now += day;
  EXPECT_EQ(table.tell("anna", away(Seat::p1, table.now + 7 * day)), accepted);
  EXPECT_EQ(table.last_event(), "away");
  EXPECT_EQ(table->events().back().until, start + 8 * day);
  EXPECT_EQ(table->flag_time(Seat::p1), start + 10 * day);
  EXPECT_EQ(table->due(), start + 10 * day);
  table.now = start + 9 * day;  // a day after it
  finish_card(table);
  EXPECT_EQ(table->seat(Seat::p1).bank, day);
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

TEST(match_vacation, leaves_the_player_free_to_move) {
  auto table = TestTable::playing(over_days());
  EXPECT_EQ(table.tell("bela", away(Seat::p2, start + 10 * day)), accepted);  // before the turn comes
  table.now += 4 * hour;
  finish_card(table);
  EXPECT_EQ(table->due(), start + 10 * day + 3 * day);
  table.now += 6 * day;
  EXPECT_EQ(table.act("bela", Seat::p2, {table.options(Seat::p2).at(0)}), accepted);
  EXPECT_EQ(table->seat(Seat::p2).bank, 2 * day);
}

TEST(match_vacation, ends_early_and_another_one_may_follow) {
  auto table = TestTable::playing(over_days());
  table.now += hour;
  EXPECT_EQ(table.tell("anna", away(Seat::p1, table.now + 20 * day)), accepted);
  table.now += 5 * hour;
  EXPECT_EQ(table.tell("anna", away(Seat::p1, 0)), accepted);
  EXPECT_EQ(table.last_event(), "back");
  EXPECT_EQ(table->flag_time(Seat::p1), start + 3 * day + 5 * hour);
  table.now += hour;
  EXPECT_EQ(table.tell("anna", away(Seat::p1, table.now + 7 * hour)), accepted);
  EXPECT_EQ(table->flag_time(Seat::p1), start + 3 * day + 12 * hour);
  EXPECT_EQ(table.tell("anna", away(Seat::p1, table.now + 9 * hour)), accepted);  // longer
  EXPECT_EQ(table->flag_time(Seat::p1), start + 3 * day + 14 * hour);
  table.now = start + day + 14 * hour;
  finish_card(table);
  EXPECT_EQ(table->seat(Seat::p1).bank, 2 * day);  // a day was used, and no more
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

TEST(match_vacation, comes_too_late_once_the_time_is_up) {
  auto table = TestTable::playing(over_days());
  table.now += 3 * day;
  EXPECT_EQ(table.tell("anna", away(Seat::p1, table.now + day)), accepted);
  EXPECT_EQ(table->due(), start + 3 * day);
  EXPECT_EQ(table.tell("", Tick{}), accepted);
  EXPECT_TRUE(table->seat(Seat::p1).has_left);
}

TEST(match_vacation, is_for_games_over_days_and_their_players) {
  TestTable waiting(over_days());
  EXPECT_EQ(waiting.tell("anna", away(Seat::p1, start + day)), "not-started");
  TableSetup live = panic_setup();
  live.clock = {.kind = ClockKind::live, .move = minute};
  for (const TableSetup& setup : {live, panic_setup()})
    EXPECT_EQ(TestTable::playing(setup).tell("anna", away(Seat::p1, start + day)), "no-vacation");
  auto table = TestTable::playing(over_days());
  EXPECT_EQ(table.tell("bela", away(Seat::p1, start + day)), "not-your-seat");
  EXPECT_EQ(table.tell("", away(Seat::p1, start + day)), "not-your-seat");
  EXPECT_EQ(table.tell("anna", away(Seat::p6, start + day)), "no-such-seat");
  EXPECT_EQ(table.tell("anna", away(Seat::p1, start + longest_vacation + 1)), "no-vacation");
  EXPECT_EQ(table.tell("anna", away(Seat::p1, start)), "no-vacation");  // there is none to end
  EXPECT_EQ(table.tell("anna", away(Seat::p1, start + longest_vacation)), accepted);
  EXPECT_EQ(table.tell("anna", away(Seat::p1, start + longest_vacation)), "no-vacation");  // the same again
  EXPECT_EQ(table.tell("anna", Resign{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.tell("bela", away(Seat::p2, start + day)), "game-over");
}

TEST(match_vacation, lets_nobody_ask_for_a_bot) {
  auto table = TestTable::playing(over_days());
  EXPECT_EQ(table.tell("anna", away(Seat::p1, start + 20 * day)), accepted);
  table.now += 19 * day;
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p1}), "too-early");
}

TEST(match_vacation, is_shown_to_everyone_while_it_lasts) {
  auto table = TestTable::playing(over_days());
  EXPECT_EQ(table.tell("bela", away(Seat::p2, start + day)), accepted);
  const std::string shown = R"("vacation":{"from":1000000,"until":87400000})";
  for (Seat viewer : {Seat::p1, Seat::p2, Seat::spectator})
    EXPECT_NE(wire::update_text(*table, viewer, 0).find(shown), std::string::npos);
  table.now += day;
  finish_card(table);
  EXPECT_EQ(wire::update_text(*table, Seat::p1, 0).find("vacation"), std::string::npos);
}

// Two tables where the same is played at the same times, one with vacations.
struct Twins {
  explicit Twins(std::uint64_t seed) : rng(seed) {}

  void pass_time() {
    const Time next = without.now + rng.below(30) * hour;
    if (without->due() != 0 && next >= without->due()) return;
    with.now = without.now = next;
  }
  void go_or_come() {
    const Seat seat = seat_at(static_cast<int>(rng.below(3)));
    const Time until = with.now + (rng.below(3) == 0 ? 0 : rng.below(31 * 24) * hour);
    with.tell(player_names[static_cast<std::size_t>(seat)], away(seat, until));
  }
  void act() {
    for (Seat seat : with->to_act()) {
      if (rng.below(2) == 0) continue;
      const auto options = with.options(seat);
      const std::string& action = options[rng.below(static_cast<std::uint32_t>(options.size()))];
      for (TestTable* table : {&with, &without})
        EXPECT_EQ(table->act(player_names[static_cast<std::size_t>(seat)], seat, {action}), accepted);
      return;
    }
  }
  // How many deadlines are later by a vacation; none is earlier.
  int compared() const {
    int later = 0;
    for (Seat seat : players_of(3)) {
      EXPECT_EQ(with->flag_time(seat).has_value(), without->flag_time(seat).has_value());
      EXPECT_GE(with->flag_time(seat), without->flag_time(seat));
      EXPECT_GE(with->seat(seat).bank, without->seat(seat).bank);
      EXPECT_GE(with->flag_time(seat).value_or(with.now), with.now);
      later += with->flag_time(seat) > without->flag_time(seat);
    }
    return later;
  }

  static TableSetup setup() {
    TableSetup setup = choice_setup(3, 3);
    setup.clock = {.kind = ClockKind::correspondence, .move = day, .bank = 5 * day};
    return setup;
  }
  Rng rng;
  TestTable with = TestTable::playing(setup());
  TestTable without = TestTable::playing(setup());
};

TEST(match_vacation, never_lets_a_deadline_come_earlier) {
  int later = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Twins twins(seed);
    for (int step = 0; step < 60 && !twins.with->is_over(); ++step) {
      twins.pass_time();
      if (twins.rng.below(3) == 0)
        twins.go_or_come();
      else
        twins.act();
      later += twins.compared();
    }
    EXPECT_EQ(all_views(twins.with.refolded()), all_views(*twins.with));
  }
  EXPECT_GT(later, 100);
}

}  // namespace
}  // namespace springtide::match
