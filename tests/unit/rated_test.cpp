// Tables whose results count: who may sit there, and what nobody may do.
#include <gtest/gtest.h>

#include "unit/match_table.h"
#include "wire/journal.h"

namespace springtide::match {
namespace {

TableSetup rated_setup(int players = 2) {
  TableSetup setup = open_setup("vineta", players);
  setup.is_lesson = false;
  setup.is_rated = true;
  setup.bot_version = 3;
  return setup;
}

std::string trouble_with(const TableSetup& setup) {
  const auto entry = Table::open(setup, TestTable::start, "");
  return entry ? "" : std::string(code_names[entry.error().code]);
}

TEST(rated_table, begins_at_the_beginning_and_seats_everyone_once) {
  EXPECT_EQ(trouble_with(rated_setup()), "");
  TableSetup setup = rated_setup();
  setup.position = panic_setup().position;
  EXPECT_EQ(trouble_with(setup), "bad-setup");
  setup = rated_setup();
  setup.is_lesson = true;
  EXPECT_EQ(trouble_with(setup), "bad-setup");
  setup = rated_setup();
  setup.chairs = {chair_of("anna"), chair_of("anna")};
  EXPECT_EQ(trouble_with(setup), "one-seat-each");
  setup.chairs = {chair_of("anna"), {.kind = ChairKind::bot, .level = 2}};
  EXPECT_EQ(trouble_with(setup), "");
}

TEST(rated_table, is_for_accounts) {
  TestTable table(rated_setup());
  const auto guest = table->decide({.ids = {"gast"}}, sit(Seat::p1, "gast"), table.now, "");
  ASSERT_FALSE(guest);
  EXPECT_EQ(guest.error().code, Code::accounts_only);
  EXPECT_EQ(table.tell("anna", sit(Seat::p1, "anna")), accepted);
  EXPECT_EQ(table.tell("anna", sit(Seat::p2, "anna")), "one-seat-each");
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "bela")), accepted);
}

TEST(rated_table, takes_nothing_back_by_consent) {
  TableSetup setup = rated_setup();
  setup.chairs = {chair_of("anna"), chair_of("bela")};
  TestTable table = TestTable::playing(setup);
  const Seat seat = table->to_act().front();
  const std::string player = table->chairs()[static_cast<std::size_t>(seat)].player;
  ASSERT_EQ(table.act(player, seat, {table.options(seat).at(0)}), accepted);
  EXPECT_EQ(table.tell(player, Ask{.seat = seat, .wish = Wish::undo}), "is-rated");
}

TEST(rated_table, is_so_in_journal_and_rematch) {
  TableSetup setup = rated_setup();
  setup.chairs = {chair_of("anna"), {.kind = ChairKind::bot, .level = 2}};
  TestTable table = TestTable::playing(setup);
  const Table again = table.refolded();
  EXPECT_EQ(again.setup(), table->setup());
  EXPECT_TRUE(again.setup().is_rated);
  EXPECT_EQ(again.setup().bot_version, 3);
  EXPECT_TRUE(table->rematch_setup(actor_of("anna"), "t2", {}).is_rated);
}

// Whoever brings a game from elsewhere could have written it.
TEST(rated_table, is_not_rated_any_more_where_it_is_brought) {
  wire::Fold fold;
  TableSetup setup = rated_setup();
  setup.chairs = {chair_of("anna"), {.kind = ChairKind::bot, .level = 2}};
  fold.add(*Table::open(setup, TestTable::start, ""));
  fold.add(*fold.table()->decide(actor_of("anna"), start_game, TestTable::start, ""));
  const wire::Journal brought = wire::hand_over(std::move(fold).journal(), "elsewhere", "zoe");
  EXPECT_FALSE(brought.table.setup().is_rated);
}

}  // namespace
}  // namespace springtide::match
