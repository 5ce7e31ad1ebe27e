// Tables over several databases: where each is, lists of all as one would give them, and databases that do not belong
// together.
#include "store/spread.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <thread>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Strings = std::vector<std::string>;

// From the vectors of FNV-1a's authors.
TEST(Spread, the_place_of_a_table_never_changes) {
  EXPECT_EQ(part_of("", 7), 0x84222325u % 7);
  EXPECT_EQ(part_of("a", 7), 0x8601ec8cu % 7);
  EXPECT_EQ(part_of("foobar", 3), 0xf73967e8u % 3);
  EXPECT_EQ(part_of("foobar", 1), 0u);
}

std::string random_table(std::mt19937& random) {
  std::string id;
  for (int i = 0; i < 32; ++i) id += "0123456789abcdef"[random() % 16];
  return id;
}

TEST(Spread, every_part_gets_its_share) {
  constexpr int tables = 20'000;
  std::mt19937 random(1);
  for (const std::size_t parts : {2u, 3u, 4u, 5u}) {
    std::vector<int> counts(parts);
    for (int i = 0; i < tables; ++i) ++counts[part_of(random_table(random), parts)];
    const int share = tables / static_cast<int>(parts);
    for (const int count : counts) EXPECT_NEAR(count, share, share / 10) << parts;
  }
}

class SpreadTest : public testing::TestWithParam<Kind> {
 protected:
  Place north{GetParam()}, south{GetParam()}, other{GetParam()};
  Strings both{north.address(), south.address()};

  static std::string refusal_of(const Strings& addresses) {
    try {
      open_stores(addresses);
    } catch (const Failure& failure) {
      return failure.what();
    }
    return "opened";
  }
  static void expect_refused(const Strings& addresses, const std::string& reason) {
    EXPECT_NE(refusal_of(addresses).find(reason), std::string::npos) << refusal_of(addresses);
  }
};

INSTANTIATE_TEST_SUITE_P(engines, SpreadTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

// --- lists ---

// Many of them created or updated at the same time.
std::vector<Append> random_tables(int count) {
  std::mt19937 random(2);
  std::vector<Append> tables;
  for (int i = 0; i < count; ++i) {
    Append append = append_of(random_table(random), 1);
    append.row.life = static_cast<Life>(random() % 4);
    append.row.is_public = random() % 2 == 0;
    append.row.created = 1'000 + static_cast<Time>(random() % 8);
    append.row.updated = 2'000 + static_cast<Time>(random() % 8);
    append.host = random() % 2 == 0 ? "anna" : "ben";
    append.seats.emplace();
    for (int seat = 0; seat < static_cast<int>(random() % 3); ++seat)
      append.seats->push_back({.seat = seat, .player = random() % 2 == 0 ? "anna" : "guest"});
    tables.push_back(append);
  }
  return tables;
}

Strings texts_of(const std::vector<MyTable>& tables) {
  Strings texts;
  for (const MyTable& each : tables) texts.push_back(each.row.id + ":" + std::to_string(each.seats));
  return texts;
}

TEST_P(SpreadTest, lists_are_those_of_one_database) {
  const auto whole = other.open();
  const auto parts = open_stores(both);
  for (const Append& append : random_tables(60)) {
    append_one(*whole, append);
    append_one(*parts[part_of(append.row.id, parts.size())], append);
  }
  const Strings players{"anna", "guest"};
  for (const int limit : {1, 5, 20, 200}) {
    EXPECT_EQ(merged_public({parts[0]->public_open(limit), parts[1]->public_open(limit)}, limit), whole->public_open(limit));
    EXPECT_EQ(merged_public({parts[0]->public_playing(limit), parts[1]->public_playing(limit)}, limit),
              whole->public_playing(limit));
    const auto tables = merged_tables({parts[0]->tables_of(players, limit), parts[1]->tables_of(players, limit)}, limit);
    EXPECT_EQ(texts_of(tables), texts_of(whole->tables_of(players, limit)));
  }
  const std::vector holdings{parts[0]->holding_of(players), parts[1]->holding_of(players)};
  EXPECT_EQ(sum_of(holdings), whole->holding_of(players));
  EXPECT_GT(holdings[0].open, 0);
  EXPECT_GT(holdings[1].open, 0);
}

// --- databases that do not belong together ---

TEST_P(SpreadTest, databases_are_opened_again_in_their_order_alone) {
  fill(*open_stores(both)[1], "t1", 2);
  EXPECT_EQ(open_stores(both)[1]->journal("t1"), journal_of("t1", 1, 2));
  expect_refused({both[1], both[0]}, "it is database 2 of 2, not 1 of 2; name all of them in their order");
  expect_refused({both[0], both[0]}, "it is database 1 of 2, not 2 of 2");
  expect_refused({both[0]}, "it is database 1 of 2, not 1 of 1");
  expect_refused({both[1]}, "it is database 2 of 2, not 1 of 1");
  expect_refused({both[0], both[1], other.address()}, "it is database 1 of 2, not 1 of 3");
  EXPECT_EQ(refusal_of(both), "opened");
}

TEST_P(SpreadTest, an_empty_database_does_not_take_the_place_of_another) {
  open_stores(both);
  expect_refused({both[0], other.address()}, "it has never been database 2 of 2, but another one has");
  EXPECT_EQ(refusal_of({other.address()}), "opened");  // it was left alone
}

TEST_P(SpreadTest, a_database_of_another_spread_is_refused) {
  Place foreign(GetParam());
  open_stores(both);
  open_stores({other.address(), foreign.address()});
  expect_refused({both[0], foreign.address()}, "it belongs together with other databases");
}

TEST_P(SpreadTest, tables_that_would_be_looked_for_elsewhere_are_not_spread) {
  fill(*north.open(), "t1", 1);
  expect_refused(both, "it is in use already, and cannot become database 1 of 2");
  EXPECT_EQ(north.open()->journal("t1"), journal_of("t1", 1, 1));
  south.open()->add_player(guest("anna"));
  expect_refused({other.address(), both[1]}, "it is in use already, and cannot become database 2 of 2");
}

TEST_P(SpreadTest, players_of_one_database_may_be_there_before) {
  north.open()->add_player(guest("anna"));
  EXPECT_TRUE(open_stores(both)[0]->player("anna"));
}

// The first knows of the spread, the second not yet.
TEST_P(SpreadTest, a_first_opening_that_was_cut_short_is_finished) {
  open_stores(both);
  south.ask("DELETE FROM spread");
  north.ask("UPDATE spread SET is_settled = 0");
  EXPECT_EQ(refusal_of(both), "opened");
  EXPECT_EQ(north.ask("SELECT id FROM spread"), south.ask("SELECT id FROM spread"));
}

TEST_P(SpreadTest, nodes_that_start_together_make_one_spread) {
  std::vector<std::thread> nodes;
  Strings refusals(4);
  for (std::string& refusal : refusals) nodes.emplace_back([&] { refusal = refusal_of(both); });
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(refusals, Strings(4, "opened"));
  EXPECT_EQ(north.ask("SELECT id FROM spread"), south.ask("SELECT id FROM spread"));
}

}  // namespace
}  // namespace springtide::store
