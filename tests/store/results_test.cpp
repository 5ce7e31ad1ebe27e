// Results and ratings in the store, on both engines.
#include "store/results.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Strings = std::vector<std::string>;

class ResultsTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  Strings tables(const std::vector<std::string>& players, const ResultFilter& filter = {}) {
    Strings found;
    for (const GameResult& each : store->results_of(players, filter)) found.push_back(each.table);
    return found;
  }
};

INSTANTIATE_TEST_SUITE_P(engines, ResultsTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

// Places in the order given; a name that begins with # is a bot.
GameResult result_of(const std::string& table, Time ended, const Strings& players, bool is_rated = true) {
  GameResult result{.table = table, .game = "vineta", .edition = "nl", .is_rated = is_rated, .ended = ended};
  for (const std::string& each : players) {
    const auto seat = static_cast<int>(result.standings.size());
    const bool is_bot = each.starts_with('#');
    result.standings.push_back({.seat = seat,
                                .player = is_bot ? "" : each,
                                .level = is_bot ? 3 : 0,
                                .measured = is_bot ? 1500 : 0,
                                .place = seat,
                                .points = 10 - seat});
  }
  return result;
}

// A rating that shows which games it was made of, and in what order: each game doubles what was there and adds one.
std::vector<Measure> counting(const GameResult& result, const std::vector<std::optional<Earlier>>& before) {
  std::vector<Measure> after;
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    const double was = before[i] ? before[i]->measure.mean : 0;
    after.push_back({.mean = 2 * was + static_cast<double>(result.ended % 10), .variance = 0.1});
  }
  return after;
}

TEST_P(ResultsTest, a_result_is_found_as_it_was_added) {
  GameResult result = result_of("t1", 7, {"anna", "#bot", "carl"});
  result.standings[2].has_left = true;
  store->add_result(result, counting);
  for (Standing& each : result.standings) each.after = {.mean = 7, .variance = 0.1};
  EXPECT_EQ(store->results_of({"anna"}, {}), std::vector{result});
  EXPECT_EQ(store->results_of({"carl"}, {}), std::vector{result});
  EXPECT_TRUE(tables({"bela"}).empty());
  EXPECT_TRUE(tables({""}, {}).size() <= 1) << "bots have no page";
}

TEST_P(ResultsTest, what_is_there_stays) {
  store->add_result(result_of("t1", 7, {"anna", "bela"}), counting);
  store->add_result(result_of("t1", 9, {"bela", "anna"}), counting);
  ASSERT_EQ(tables({"anna"}), Strings{"t1"});
  EXPECT_EQ(store->results_of({"anna"}, {})[0].ended, 7);
}

TEST_P(ResultsTest, numbers_are_kept_to_the_bit) {
  const Measure odd{.mean = -0.1, .variance = 1.0 / 3.0};
  store->add_result(result_of("t1", 7, {"anna", "bela"}),
                    [&](const GameResult&, const auto&) { return std::vector{odd, odd}; });
  EXPECT_EQ(store->results_of({"anna"}, {})[0].standings[1].after, odd);
}

// In whatever order games become known, the ratings are those of the order in which they ended.
TEST_P(ResultsTest, ratings_go_by_the_order_of_the_ends) {
  std::vector<GameResult> all;
  for (int i = 1; i <= 6; ++i)
    all.push_back(result_of("t" + std::to_string(i), 10 + i / 2, {"anna", i % 2 == 0 ? "bela" : "carl"}));
  const auto ratings_after = [&](unsigned seed) {
    store->forget_results();
    std::vector<GameResult> shuffled = all;
    std::mt19937 random(seed);
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    for (const GameResult& each : shuffled) store->add_result(each, counting);
    return store->results_of({"anna"}, {});
  };
  const auto first = ratings_after(0);
  ASSERT_EQ(first.size(), 6u);
  // 10 + {0, 1, 1, 2, 2, 3}: anna's games end with these last digits, in this order.
  EXPECT_EQ(first.front().standings[0].after.mean, 2 * (2 * (2 * (2 * (2 * 0 + 1) + 1) + 2) + 2) + 3);
  for (unsigned seed = 1; seed < 6; ++seed) EXPECT_EQ(ratings_after(seed), first);
}

TEST_P(ResultsTest, other_games_and_unrated_ones_tell_nothing) {
  GameResult other = result_of("t1", 11, {"anna", "bela"});
  other.game = "vigo";
  store->add_result(other, counting);
  store->add_result(result_of("t2", 12, {"anna", "bela"}, false), counting);
  store->add_result(result_of("t3", 13, {"anna", "bela"}), counting);
  EXPECT_EQ(store->results_of({"anna"}, {.game = "vineta", .limit = 1})[0].standings[0].after.mean, 3);
  EXPECT_EQ(store->results_of({"anna"}, {})[1].standings[0].after, Measure{});
}

TEST_P(ResultsTest, come_in_pages_and_by_what_is_wanted) {
  for (int i = 1; i <= 5; ++i)
    store->add_result(result_of("t" + std::to_string(i), i < 3 ? 20 : 30, {"anna", "bela"}, false), counting);
  GameResult three = result_of("t6", 40, {"carl", "anna", "bela"}, false);
  three.edition = "de";
  store->add_result(three, counting);
  EXPECT_EQ(tables({"anna"}), (Strings{"t6", "t5", "t4", "t3", "t2", "t1"}));
  EXPECT_EQ(tables({"anna", "bela"}), (Strings{"t6", "t5", "t4", "t3", "t2", "t1"})) << "each once";
  EXPECT_EQ(tables({"anna"}, {.limit = 2}), (Strings{"t6", "t5"}));
  EXPECT_EQ(tables({"anna"}, {.before = 30, .before_table = "t5", .limit = 2}), (Strings{"t4", "t3"}));
  EXPECT_EQ(tables({"anna"}, {.before = 30, .before_table = "t3"}), (Strings{"t2", "t1"}));
  EXPECT_EQ(tables({"anna"}, {.edition = "de"}), Strings{"t6"});
  EXPECT_EQ(tables({"anna"}, {.players = 2, .limit = 1}), Strings{"t5"});
  EXPECT_TRUE(tables({"anna"}, {.game = "vigo"}).empty());
}

TEST_P(ResultsTest, are_counted_by_game_table_and_rival) {
  store->add_result(result_of("t1", 1, {"anna", "bela"}), counting);
  store->add_result(result_of("t2", 2, {"bela", "anna", "#bot"}), counting);
  store->add_result(result_of("t3", 3, {"anna", "carl", "bela"}), counting);
  const std::vector<Tally> expected{{.game = "vineta", .edition = "nl", .players = 2, .seat = 0, .games = 1, .first = 1},
                                    {.game = "vineta", .edition = "nl", .players = 3, .seat = 0, .games = 1, .first = 1},
                                    {.game = "vineta", .edition = "nl", .players = 3, .seat = 1, .games = 1, .first = 0}};
  EXPECT_EQ(store->tallies_of({"anna"}), expected);
  const std::vector<Rival> rivals{{.player = "bela", .games = 3, .before = 2, .after = 1},
                                  {.player = "carl", .games = 1, .before = 1, .after = 0}};
  EXPECT_EQ(store->rivals_of({"anna"}, 10), rivals);
  EXPECT_EQ(store->rivals_of({"anna"}, 1).size(), 1u);
}

TEST_P(ResultsTest, ratings_are_listed_in_order_the_last_ones) {
  for (int i = 1; i <= 4; ++i) store->add_result(result_of("t" + std::to_string(i), i, {"anna", "bela"}), counting);
  const auto points = store->ratings_of({"anna"}, 2);
  ASSERT_EQ(points.size(), 2u);
  EXPECT_EQ(points[0].ended, 3);
  EXPECT_EQ(points[1].ended, 4);
  EXPECT_EQ(points[1].measure.mean, 2 * points[0].measure.mean + 4);
}

TEST_P(ResultsTest, tables_that_are_over_wait_until_they_are_counted) {
  fill(*store, "playing", 2);
  for (const char* id : {"over", "given-up"}) {
    TableRow row = row_of(id, 1);
    row.life = std::string(id) == "over" ? Life::finished : Life::abandoned;
    append_one(*store, {.seq = 1, .time = 1, .entry = "one", .row = row});
  }
  EXPECT_EQ(store->uncounted(10), (Strings{"over", "given-up"}));
  EXPECT_EQ(store->uncounted(1), Strings{"over"});
  store->set_counted("over");
  EXPECT_EQ(store->uncounted(10), Strings{"given-up"});
  TableRow row = row_of("over", 2);
  row.life = Life::finished;
  append_one(*store, {.seq = 2, .time = 2, .entry = "a word more", .row = row});
  EXPECT_EQ(store->uncounted(10), Strings{"given-up"});
  store->forget_results();
  EXPECT_EQ(store->uncounted(10), (Strings{"over", "given-up"}));
}

}  // namespace
}  // namespace springtide::store
