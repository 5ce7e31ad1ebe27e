// people: from a table to its result, and from results to ratings.
#include <gtest/gtest.h>

#include "people/fold.h"
#include "unit/match_table.h"

namespace springtide::people {
namespace {

using match::chair_of;
using match::TestTable;

match::Setup rated_setup(int players, int persons) {
  match::Setup setup = match::seated_setup("vineta", players, persons);
  setup.is_lesson = false;
  setup.is_rated = true;
  setup.bot_version = 1;
  return setup;
}

// Everybody plays the first option until the game is over, or somebody has had enough.
template <class Stop>
void play_on(TestTable& table, Stop stop) {
  while (!table->is_over() && !stop()) {
    const Seat seat = table->to_act().front();
    const std::string player = table->is_bot(seat) ? "" : table->chairs()[static_cast<std::size_t>(seat)].player;
    ASSERT_EQ(table.act(player, seat, {table.options(seat).at(0)}), match::accepted);
  }
}
void play_on(TestTable& table) {
  play_on(table, [] { return false; });
}

std::vector<int> places_in(const Result& result) {
  std::vector<int> places;
  for (const Standing& each : result.standings) places.push_back(each.place);
  return places;
}

TEST(result, of_a_finished_game_has_places_by_points) {
  TestTable table = TestTable::playing(rated_setup(3, 2));
  EXPECT_FALSE(result_of(*table)) << "it is not over";
  table.now += match::hour;
  play_on(table);
  const auto result = result_of(*table);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->table, "t1");
  EXPECT_EQ(result->game, "vineta");
  EXPECT_EQ(result->edition, "nl") << "as it is if nobody says so";
  EXPECT_TRUE(result->is_rated);
  EXPECT_EQ(result->ended, TestTable::start + match::hour);
  ASSERT_EQ(result->standings.size(), 3u);
  EXPECT_EQ(result->standings[0].player, "anna");
  EXPECT_EQ(result->standings[2].player, "");
  EXPECT_EQ(result->standings[2].level, 1);
  EXPECT_TRUE(result->standings[2].measured);
  const Ending ending = table->play().ending();
  for (Seat seat : players_of(3)) {
    const Standing& standing = result->standings[static_cast<std::size_t>(seat)];
    EXPECT_EQ(standing.points, ending.points[seat]);
    EXPECT_EQ(standing.place == 0, ending.winners.contains(seat));
  }
}

TEST(result, does_not_change_with_what_is_said_later) {
  TestTable table = TestTable::playing(rated_setup(2, 2));
  play_on(table);
  const auto before = result_of(*table);
  table.now += match::day;
  ASSERT_EQ(table.tell("anna", match::Say{.seat = Seat::p1, .phrase = "good-game"}), match::accepted);
  EXPECT_EQ(result_of(*table), before);
}

TEST(result, places_who_has_left_after_all_who_stayed) {
  TestTable table = TestTable::playing(rated_setup(4, 3));
  ASSERT_EQ(table.tell("bela", match::Leave{.seat = Seat::p2}), match::accepted);
  ASSERT_EQ(table.tell("carl", match::Leave{.seat = Seat::p3}), match::accepted);
  ASSERT_EQ(table.tell("carl", match::Return{.seat = Seat::p3}), match::accepted);
  play_on(table);
  const auto result = result_of(*table);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->standings[1].place, 3);
  EXPECT_TRUE(result->standings[1].has_left);
  EXPECT_FALSE(result->standings[2].has_left) << "who comes back has not left";
  EXPECT_LT(result->standings[2].place, 3);
}

TEST(result, of_a_game_that_was_given_up_has_the_others_first) {
  TestTable table = TestTable::playing(rated_setup(3, 3));
  ASSERT_EQ(table.tell("anna", match::Resign{.seat = Seat::p1}), match::accepted);
  EXPECT_FALSE(result_of(*table)) << "two others play on";
  ASSERT_EQ(table.tell("carl", match::Resign{.seat = Seat::p3}), match::accepted);
  const auto result = result_of(*table);
  ASSERT_TRUE(result);
  EXPECT_EQ(places_in(*result), (std::vector{1, 0, 1}));
}

TEST(result, of_a_game_that_all_have_left_is_none) {
  TestTable table = TestTable::playing(rated_setup(2, 2));
  ASSERT_EQ(table.tell("anna", match::Leave{.seat = Seat::p1}), match::accepted);
  ASSERT_EQ(table.tell("bela", match::Leave{.seat = Seat::p2}), match::accepted);
  table.now += match::empty_limit;
  ASSERT_EQ(table.tell("", match::Tick{}), match::accepted);
  ASSERT_TRUE(table->is_over());
  EXPECT_FALSE(result_of(*table));
}

TEST(result, of_a_closed_game_is_none) {
  TestTable table = TestTable::playing(rated_setup(2, 2));
  ASSERT_EQ(table.tell("anna", match::Leave{.seat = Seat::p1}), match::accepted);
  ASSERT_EQ(table.tell("", match::CloseTable{}), match::accepted);
  EXPECT_FALSE(result_of(*table));
}

// Three deadlines in a row: the game is given up, and who let it come to that is placed last.
TEST(result, of_missed_deadlines_has_those_last_who_missed_them) {
  match::Setup setup = rated_setup(2, 2);
  setup.clock = {.kind = match::ClockKind::correspondence, .move = match::day};
  TestTable table = TestTable::playing(setup);
  play_on(table, [&] { return table->to_act() == SeatSet{Seat::p2}; });
  for (int i = 0; i < match::missed_limit && !table->is_over(); ++i) {
    table.now = table->due();
    ASSERT_EQ(table.tell("", match::Tick{}), match::accepted);
    if (table->is_over()) break;
    ASSERT_EQ(table.tell("bela", match::Return{.seat = Seat::p2}), match::accepted);
  }
  ASSERT_EQ(table->life(), match::Life::abandoned);
  const auto result = result_of(*table);
  ASSERT_TRUE(result);
  EXPECT_EQ(places_in(*result), (std::vector{0, 1}));
}

TEST(result, of_positions_is_none) {
  TestTable table = TestTable::playing(match::panic_setup());
  play_on(table);
  EXPECT_FALSE(result_of(*table));
}

// --- ratings ---

Result made_up(std::initializer_list<std::pair<const char*, int>> players, match::Time ended) {
  Result result{.table = "t", .game = "vineta", .is_rated = true, .ended = ended};
  for (const auto& [name, place] : players) {
    const bool is_bot = std::string_view(name).empty();
    result.standings.push_back(
        {.player = name, .level = is_bot ? 3 : 0, .measured = is_bot ? std::optional(1700) : std::nullopt, .place = place});
  }
  return result;
}

TEST(rating_fold, newcomers_gain_and_lose_alike) {
  const std::vector<std::optional<Known>> nobody(2);
  const Ratings after = rated(made_up({{"anna", 0}, {"bela", 1}}, 0), nobody);
  EXPECT_GT(after[0].mean, 0);
  EXPECT_EQ(after[0].mean, -after[1].mean);
}

TEST(rating_fold, a_bot_stands_where_it_was_measured) {
  const std::vector<std::optional<Known>> nobody(2);
  const Ratings won = rated(made_up({{"anna", 0}, {"", 1}}, 0), nobody);
  EXPECT_EQ(won[1], known_at(1700));
  EXPECT_EQ(shown(won[1]).points, 1700);
  const Ratings lost = rated(made_up({{"anna", 1}, {"", 0}}, 0), nobody);
  EXPECT_GT(won[0].mean - 0, 0 - lost[0].mean) << "to beat the stronger one tells more";
}

TEST(rating_fold, who_was_away_for_long_is_known_less_well) {
  const Known known{.rating = {.mean = 0, .variance = 0.2}, .ended = 0};
  const std::vector<std::optional<Known>> both(2, known);
  const Ratings soon = rated(made_up({{"anna", 0}, {"bela", 1}}, 0), both);
  const Ratings late = rated(made_up({{"anna", 0}, {"bela", 1}}, 1000 * match::day), both);
  EXPECT_GT(late[0].mean, soon[0].mean);
}

}  // namespace
}  // namespace springtide::people
