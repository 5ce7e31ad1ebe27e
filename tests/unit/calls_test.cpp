// Who is called to a table, by what everybody sees of it.
#include "home/calls.h"

#include <gtest/gtest.h>

#include "unit/match_table.h"

namespace springtide::home {
namespace {

using namespace match;
using store::CallKind;
using store::CallRow;

const SeatSet nobody{};
const SeatSet both{Seat::p1, Seat::p2};

CallRow call(Seat seat, CallKind kind, std::int64_t decision) {
  return {.seat = index_of(seat),
          .player = std::string(player_names[static_cast<std::size_t>(seat)]),
          .kind = kind,
          .decision = decision};
}

// Anna and Bela, whose first choice is made at once.
TestTable choosing() { return TestTable::playing(choice_setup(2, 2)); }
// Anna has to move, then Bela.
TestTable in_turns() { return TestTable::playing(panic_setup(2, 2)); }

TEST(calls, begin_with_the_game) {
  TestTable table(choice_setup(2, 2));
  EXPECT_EQ(calls_of(*table, nobody), CallRows{});
  table.tell("anna", start_game);
  const int first = table->play().decision();
  EXPECT_EQ(calls_of(*table, nobody),
            (CallRows{call(Seat::p1, CallKind::begin, first), call(Seat::p2, CallKind::begin, first)}));
}

TEST(calls, are_for_who_is_not_here) {
  const TestTable table = choosing();
  EXPECT_EQ(calls_of(*table, both), CallRows{});
  EXPECT_EQ(calls_of(*table, {Seat::p1}), CallRows{call(Seat::p2, CallKind::begin, table->play().decision())});
}

TEST(calls, end_with_the_move_and_no_other_begins_by_it) {
  TestTable table = choosing();
  const CallRows before = calls_of(*table, nobody);
  const int decision = table->play().decision();
  ASSERT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
  EXPECT_EQ(calls_of(*table, nobody, before), CallRows{call(Seat::p2, CallKind::turn, decision)});
}

TEST(calls, tell_whoever_comes_later_in_the_turn_that_the_game_has_begun) {
  const TestTable table = in_turns();
  EXPECT_EQ(calls_of(*table, nobody),
            (CallRows{call(Seat::p1, CallKind::begin, table->play().decision()), call(Seat::p2, CallKind::begin, 0)}));
}

TEST(calls, of_a_beginning_stand_until_the_own_turn) {
  TestTable table = in_turns();
  ASSERT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
  ASSERT_EQ(table->to_act(), SeatSet{Seat::p1});
  EXPECT_EQ(calls_of(*table, {Seat::p1}), CallRows{call(Seat::p2, CallKind::begin, 0)});
  while (table->to_act() == SeatSet{Seat::p1})
    ASSERT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
  ASSERT_EQ(table->to_act(), SeatSet{Seat::p2});
  EXPECT_EQ(calls_of(*table, {Seat::p1}), CallRows{call(Seat::p2, CallKind::turn, table->play().decision())});
}

TEST(calls, that_were_made_stand_though_somebody_looks_on) {
  const TestTable table = choosing();
  const CallRows before = calls_of(*table, {Seat::p1});
  EXPECT_EQ(calls_of(*table, both, before), before);
}

TEST(calls, are_not_for_bots_nor_for_who_has_left) {
  TestTable table = TestTable::playing(choice_setup(3, 2));
  EXPECT_EQ(calls_of(*table, nobody).size(), 2u);
  ASSERT_EQ(table.tell("anna", Leave{.seat = Seat::p1}), accepted);
  const CallRows rest = calls_of(*table, nobody);
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].seat, 1);
  ASSERT_EQ(table.tell("bela", Resign{.seat = Seat::p2}), accepted);
  EXPECT_EQ(calls_of(*table, nobody), CallRows{});
}

TEST(calls, invite_to_seats_that_are_kept_whoever_looks_on) {
  TestTable table(open_setup("vineta", 2));
  EXPECT_EQ(calls_of(*table, nobody), CallRows{});
  ASSERT_EQ(table.tell("anna", Invite{.seat = Seat::p2, .held_for = "bela"}), accepted);
  const CallRows invited = calls_of(*table, nobody);
  EXPECT_EQ(invited, CallRows{call(Seat::p2, CallKind::invitation, -1)});
  EXPECT_EQ(calls_of(*table, both, invited), invited);
  ASSERT_EQ(table.tell("bela", sit(Seat::p2, "bela")), accepted);
  EXPECT_EQ(calls_of(*table, nobody, invited), CallRows{});
}

// Whatever card lies face down: the calls are the same.
TEST(calls, do_not_tell_what_was_chosen) {
  std::optional<CallRows> first;
  for (const std::string& card : choosing().options(Seat::p1)) {
    TestTable table = choosing();
    ASSERT_EQ(table.act("anna", Seat::p1, {card}), accepted);
    if (!first) first = calls_of(*table, nobody);
    EXPECT_EQ(calls_of(*table, nobody), first) << card;
  }
  ASSERT_TRUE(first);
}

}  // namespace
}  // namespace springtide::home
