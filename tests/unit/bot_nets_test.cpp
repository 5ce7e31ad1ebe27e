// Which nets a bot asks, as journals, tables and records keep it: of bots that this program does not have, too.
#include <gtest/gtest.h>

#include "unit/match_table.h"
#include "wire/journal.h"

namespace springtide::match {
namespace {

using Names = std::vector<std::string>;
const Names nets{"0123abcd", "4567cdef"};

TableSetup with_bot(const Names& asked) {
  TableSetup setup = open_setup("vineta", 2);
  setup.chairs = {chair_of("anna"), {.kind = ChairKind::bot, .level = 6, .nets = asked}};
  return setup;
}

std::string opening(const Names& asked) { return wire::entry_text(*Table::open(with_bot(asked), TestTable::start, "")); }

std::string trouble_with(const std::string& nets_json) {
  std::string text = opening(nets);
  const std::string told = R"("nets":["0123abcd","4567cdef"])";
  text.replace(text.find(told), told.size(), R"("nets":)" + nets_json);
  const auto entry = wire::parse_entry(1, text);
  return entry ? "" : entry.error();
}

TEST(bot_nets, are_kept_by_the_journal) {
  TestTable table(with_bot(nets));
  ASSERT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 5, .nets = {"89abef01"}}), accepted);
  EXPECT_EQ(table->chairs()[1].nets, Names{"89abef01"});
  EXPECT_EQ(table.refolded().chairs(), table->chairs());
  EXPECT_EQ(table.refolded().setup(), table->setup());
}

TEST(bot_nets, are_not_mentioned_where_there_are_none) {
  EXPECT_EQ(opening({}).find("nets"), std::string::npos);
  TestTable table(with_bot({}));
  ASSERT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 5}), accepted);
  EXPECT_EQ(wire::table_text(*table, actor_of("anna"), {}).find("nets"), std::string::npos);
}

TEST(bot_nets, are_told_by_table_and_record) {
  const TestTable table = TestTable::playing(with_bot(nets));
  EXPECT_NE(wire::table_text(*table, actor_of("anna"), {}).find(R"("level":6,"nets":["0123abcd","4567cdef"])"),
            std::string::npos);
  const std::string record = table->play().record(table->chairs());
  EXPECT_NE(record.find("\nname p2 level 6 bot, nets 0123abcd 4567cdef\n"), std::string::npos) << record;
}

// Bots of the first version did not say so, and their journals stay what they are.
TEST(bot_version, is_kept_by_the_journal_and_told_by_the_record) {
  EXPECT_EQ(opening({}).find(R"("level":6,"version")"), std::string::npos);
  TestTable table(with_bot({}));
  ASSERT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 5, .version = 3}), accepted);
  EXPECT_EQ(table.refolded().chairs().at(1).version, 3);
  TableSetup setup = with_bot({});
  for (const auto& [version, name] : {std::pair(1, "level 6 bot"), std::pair(3, "level 6 bot, version 3")}) {
    setup.chairs[1].version = version;
    const TestTable playing = TestTable::playing(setup);
    const std::string record = playing->play().record(playing->chairs());
    EXPECT_NE(record.find("\nname p2 " + std::string(name) + "\n"), std::string::npos) << record;
    EXPECT_EQ(playing.refolded().chairs().at(1).version, version);
  }
}

// The strongest level may think for two seconds in the first version and for a tenth of one in the second.
TEST(bot_version, is_the_one_that_plays) {
  TableSetup setup = with_bot({});
  const auto limit = [&setup](int version) {
    setup.chairs[1].version = version;
    const TestTable table = TestTable::playing(setup);
    return table->think({.seat = Seat::p2, .decision = table->play().decision(), .level = 6, .seed = 1})->milliseconds();
  };
  EXPECT_EQ(limit(1), 2'000);
  EXPECT_EQ(limit(2), 100);
  EXPECT_EQ(limit(3), 100);  // of a later program: as the latest that is known here
}

TEST(bot_nets, have_names_and_nothing_else) {
  EXPECT_EQ(trouble_with(R"(["0123abcd","4567cdef"])"), "");
  for (const std::string bad : {R"(["0123abc"])", R"(["0123abcg"])", R"(["0123ABCD"])", R"(["0123abcde"])", R"([7])", "{}",
                                R"(["00000000","00000000","00000000","00000000"])"})
    EXPECT_NE(trouble_with(bad), "") << bad;
}

// A client says which level; which nets that asks is the program's to say.
TEST(bot_nets, are_not_taken_from_clients) {
  const auto json = parse_json(R"({"seat":"p2","level":6,"version":7,"nets":["0123abcd"]})");
  wire::Reader reader(*json);
  const auto command = wire::read_command("bot", reader);
  ASSERT_TRUE(command);
  EXPECT_EQ(std::get<SeatBot>(*command).nets, Names{});
  EXPECT_EQ(std::get<SeatBot>(*command).version, 1);
  const auto wishes = parse_json(
      R"({"game":"vineta","options":["players 2"],"chairs":[{"kind":"open"},{"kind":"bot","level":6,"nets":["0123abcd"]}]})");
  wire::Reader wished(*wishes);
  EXPECT_EQ(wire::read_wishes(wished).chairs.at(1).nets, Names{});
}

}  // namespace
}  // namespace springtide::match
