// Seats that are kept for somebody, and hosts who would rather not meet somebody.
#include <gtest/gtest.h>

#include "unit/match_table.h"
#include "wire/journal.h"

namespace springtide::match {
namespace {

TableSetup three_open() {
  TableSetup setup = open_setup("vineta", 3);
  setup.is_lesson = false;
  return setup;
}

// Anna's table; the second seat is kept for Bela.
TestTable with_guest() {
  TestTable table(three_open());
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p2, .held_for = "bela"}), accepted);
  return table;
}

Actor blocked_by_anna(const std::string& id) { return {.ids = {id}, .is_account = true, .blocked_by = {"anna"}}; }

Json shown_seat(const Table& table, const Actor& actor, std::size_t seat) {
  return parse_json(wire::table_text(table, actor, {}))->find("seats")->items()[seat];
}

TEST(invitation, keeps_a_seat_for_one_and_no_other) {
  TestTable table = with_guest();
  EXPECT_EQ(table.tell("carl", sit(Seat::p2, "carl")), "seat-held");
  EXPECT_EQ(table.tell("anna", sit(Seat::p2, "anna")), "seat-held");
  EXPECT_EQ(table.tell("carl", sit(Seat::p3, "carl")), accepted);
  EXPECT_EQ(table.tell("anna", sit(Seat::p1, "anna")), accepted);
  EXPECT_EQ(table.tell("anna", start_game), "seats-open");
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "bela")), accepted);
  EXPECT_EQ(table.tell("anna", start_game), accepted);
}

TEST(invitation, is_the_hosts_to_make_before_the_game_at_an_open_seat) {
  TestTable table = with_guest();
  EXPECT_EQ(table.tell("carl", Invite{.seat = Seat::p3, .held_for = "dora"}), "not-host");
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p4, .held_for = "dora"}), "no-such-seat");
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p3, .held_for = "anna"}), "no-such-guest");
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p3, .held_for = "bela"}), "no-such-guest");  // has one already
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p3}), "no-such-guest");
  EXPECT_EQ(table.tell("carl", sit(Seat::p3, "carl")), accepted);
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p3, .held_for = "dora"}), "seat-taken");
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p2, .held_for = "carl"}), "no-such-guest");  // sits already
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p2, .held_for = "dora"}), accepted);         // another guest instead
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "bela")), "seat-held");
}

TEST(invitation, ends_when_the_guest_declines_or_the_host_thinks_better_of_it) {
  for (const std::string_view who : {"bela", "anna"}) {
    TestTable table = with_guest();
    const std::size_t events = table->events().size();
    EXPECT_EQ(table.tell("carl", Stand{Seat::p2}), "not-your-seat");
    EXPECT_EQ(table.tell(who, Stand{Seat::p2}), accepted);
    EXPECT_EQ(table->events().size(), events);  // nobody has sat there
    EXPECT_EQ(table.tell(who, Stand{Seat::p2}), "seat-empty");
    EXPECT_EQ(table.tell("carl", sit(Seat::p2, "carl")), accepted);
  }
}

TEST(invitation, gives_way_to_a_bot) {
  TestTable table = with_guest();
  EXPECT_EQ(table.tell("anna", SeatBot{Seat::p2, 3}), accepted);
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "bela")), "seat-taken");
}

TEST(invitation, is_nobody_elses_business) {
  const TestTable table = with_guest();
  for (const std::string_view who : {"anna", "bela"})
    EXPECT_EQ(text_at(shown_seat(*table, actor_of(who), 1), "held_for"), "bela") << who;
  const Json seat = shown_seat(*table, actor_of("carl"), 1);
  EXPECT_TRUE(at(seat, "held").as_bool());
  EXPECT_EQ(seat.find("held_for"), nullptr);
  EXPECT_EQ(wire::summary_text(*table).find("bela"), std::string::npos);
  EXPECT_EQ(shown_seat(*table, actor_of("carl"), 2).find("held"), nullptr);
}

TEST(invitation, can_come_with_the_table_and_is_in_the_journal) {
  TableSetup setup = three_open();
  setup.chairs[2].held = "dora";
  TestTable table(setup);
  ASSERT_EQ(table.tell("anna", Invite{.seat = Seat::p2, .held_for = "bela"}), accepted);
  EXPECT_EQ(table.refolded().chairs(), table->chairs());
  EXPECT_EQ(table.tell("carl", sit(Seat::p3, "carl")), "seat-held");
  EXPECT_EQ(table.tell("dora", sit(Seat::p3, "dora")), accepted);
  setup.chairs[1] = {.kind = ChairKind::bot, .held = "bela", .level = 1};
  const auto entry = Table::open(setup, TestTable::start, "");
  ASSERT_FALSE(entry);
  EXPECT_EQ(entry.error().code, Code::bad_setup);
}

TEST(invitation, has_no_place_where_the_host_plays_alone) {
  TableSetup setup = seated_setup("vineta", 2, 1);
  setup.is_lesson = false;
  setup.position = panic_setup().position;
  TestTable table(setup);
  ASSERT_EQ(table.tell("anna", Stand{Seat::p2}), accepted);
  EXPECT_EQ(table.tell("anna", Invite{.seat = Seat::p2, .held_for = "bela"}), "bad-setup");
}

// One whom the host blocks, at a table whose seats are open; and somebody at a table whose seats are all kept for others.
TEST(block, looks_like_seats_that_are_kept_for_others) {
  const TestTable open(three_open());
  TestTable kept(three_open());
  ASSERT_EQ(kept.tell("anna", Invite{.seat = Seat::p1, .held_for = "bela"}), accepted);
  ASSERT_EQ(kept.tell("anna", Invite{.seat = Seat::p2, .held_for = "carl"}), accepted);
  ASSERT_EQ(kept.tell("anna", Invite{.seat = Seat::p3, .held_for = "dora"}), accepted);
  const Actor mallory = blocked_by_anna("mallory"), stranger = actor_of("mallory");
  EXPECT_EQ(wire::table_text(*open, mallory, {}), wire::table_text(*kept, stranger, {}));
  for (const Command& command : std::vector<Command>{sit(Seat::p2, "mallory"), Stand{Seat::p2}, SeatBot{Seat::p2, 1},
                                                     start_game, Invite{.seat = Seat::p2, .held_for = "emil"}}) {
    const auto here = open->decide(mallory, command, open.now, "");
    const auto there = kept->decide(stranger, command, kept.now, "");
    ASSERT_FALSE(here);
    ASSERT_FALSE(there);
    EXPECT_EQ(here.error(), there.error());
  }
}

TEST(block, is_about_the_hosts_tables_alone) {
  TestTable table(three_open());
  const Actor other{.ids = {"mallory"}, .is_account = true, .blocked_by = {"bela"}};
  EXPECT_TRUE(table->decide(other, sit(Seat::p2, "mallory"), table.now, ""));
  EXPECT_FALSE(table->decide(blocked_by_anna("mallory"), sit(Seat::p2, "mallory"), table.now, ""));
}

}  // namespace
}  // namespace springtide::match
