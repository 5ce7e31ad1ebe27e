// study and analysis: the arithmetic of a tally, what is read from known games, the same result from any number of threads.
#include "games/vigo/study/study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>

#include "arena/analyst.h"
#include "arena/findings.h"
#include "arena/game.h"
#include "arena/review.h"
#include "arena/share_work.h"
#include "games/experts.h"
#include "games/list.h"
#include "games/vineta/study/study.h"
#include "study/figures.h"
#include "study/report.h"
#include "study/result.h"
#include "text/json_value.h"

namespace springtide::study {
namespace {

const RowName row{.order = 1, .text = "row"};

Tally tally_of(const std::vector<std::vector<double>>& games) {
  Tally tally;
  for (const auto& values : games) {
    Sheet sheet;
    for (double value : values) sheet.add(0, row, 0, value);
    tally.absorb(sheet);
  }
  return tally;
}

const Cell& only_cell(const Tally& tally) { return tally.cell(0, row, 0); }

// --- Cells ---

TEST(cell, one_value_a_game_has_students_interval) {
  const std::vector<double> values{2, 4, 9};
  const Tally tally = tally_of({{2}, {4}, {9}});
  const arena::Interval expected = arena::mean_interval(values);
  const arena::Interval interval = only_cell(tally).interval(Measure::mean);
  EXPECT_DOUBLE_EQ(interval.value, 5);
  EXPECT_NEAR(interval.low, expected.low, 1e-9);
  EXPECT_NEAR(interval.high, expected.high, 1e-9);
  EXPECT_EQ(only_cell(tally).observations(), 3);
}

// By hand: the mean is 3; the games differ from it by 4 - 2·3 = -2 and 5 - 1·3 = 2; variance 8 / 3² · 2/1 = 16/9.
TEST(cell, games_of_unequal_size_are_the_units) {
  const Tally tally = tally_of({{1, 3}, {5}});
  const arena::Interval interval = only_cell(tally).interval(Measure::mean);
  EXPECT_DOUBLE_EQ(interval.value, 3);
  EXPECT_NEAR(interval.high, 3 + 12.706205 * 4.0 / 3, 1e-4);
  EXPECT_NEAR(interval.low, 3 - 12.706205 * 4.0 / 3, 1e-4);
  EXPECT_EQ(only_cell(tally).interval(Measure::rate).low, 0);
}

TEST(cell, one_game_says_nothing_about_the_spread) {
  const Tally tally = tally_of({{1, 2, 3}});
  EXPECT_EQ(only_cell(tally).interval(Measure::mean).high, std::numeric_limits<double>::infinity());
  EXPECT_LE(only_cell(tally_of({{1}})).interval(Measure::share).high, 1);
}

TEST(cell, a_share_of_independent_games_has_wilsons_interval) {
  const Tally tally = tally_of({{1}, {0}, {0}, {1}, {0}, {0}, {1}, {0}, {0}, {0}});
  const arena::Interval expected = arena::wilson(3, 10);
  const arena::Interval interval = only_cell(tally).interval(Measure::share);
  EXPECT_NEAR(interval.low, expected.low, 1e-9);
  EXPECT_NEAR(interval.high, expected.high, 1e-9);
}

// Saying everything twice does not make it surer.
TEST(cell, observations_that_repeat_each_other_count_once) {
  const arena::Interval once = only_cell(tally_of({{1}, {0}, {0}, {1}, {0}})).interval(Measure::share);
  const arena::Interval twice = only_cell(tally_of({{1, 1}, {0, 0}, {0, 0}, {1, 1}, {0, 0}})).interval(Measure::share);
  EXPECT_NEAR(once.low, twice.low, 1e-9);
  EXPECT_NEAR(once.high, twice.high, 1e-9);
}

TEST(cell, a_share_of_nothing_or_all_stays_uncertain) {
  const arena::Interval never = only_cell(tally_of({{0}, {0}, {0}, {0}})).interval(Measure::share);
  EXPECT_EQ(never.value, 0);
  EXPECT_NEAR(never.high, arena::wilson(0, 4).high, 1e-9);
}

// --- Tallies ---

TEST(tally, does_not_depend_on_the_order_of_games) {
  EXPECT_EQ(tally_of({{1, 3}, {5}, {8, 2}}), tally_of({{8, 2}, {5}, {1, 3}}));
  EXPECT_NE(tally_of({{1, 3}, {5}}), tally_of({{1}, {3, 5}}));  // which game it was in matters
}

TEST(tally, keeps_rows_in_order_and_counts_numbers) {
  Sheet sheet;
  sheet.count(0, {.order = 2, .text = "a"}, 7);
  sheet.count(0, {.order = 1, .text = "b"}, -3);
  sheet.count(0, {.order = 1, .text = "b"}, -3);
  Tally tally;
  tally.absorb(sheet);
  ASSERT_EQ(tally.rows(0).size(), 2u);
  EXPECT_EQ(tally.rows(0)[0].text, "b");
  EXPECT_EQ(tally.frequencies(0, {.order = 1, .text = "b"}).at(-3), 2);
  EXPECT_TRUE(tally.rows(1).empty());
  EXPECT_EQ(tally.cell(3, row, 0).games(), 0);
}

// By hand: in one game p1 plays twice and wins, p2 never: 1 more than the mean goes with 1 - 1/2 more of the win. In the
// other game both play once: it says nothing.
TEST(tally, the_slope_compares_players_of_one_table) {
  const auto add = [](Tally& tally, int first, int second) {
    Result result{.players = 2, .win = {{1, 0}}, .winners = {Seat::p1}};
    Sheet sheet;
    add_plays(sheet, 0, row, {{first, second}}, result);
    tally.absorb(sheet);
  };
  Tally tally;
  add(tally, 2, 0);
  add(tally, 1, 1);
  EXPECT_DOUBLE_EQ(tally.cell(0, row, 3).value(), 0.5);
  EXPECT_DOUBLE_EQ(tally.cell(0, row, 1).value(), 1.5);  // a winner
  EXPECT_DOUBLE_EQ(tally.cell(0, row, 2).value(), 0.5);  // another
}

// --- Figures and reports ---

TEST(figures, are_written_with_few_digits) {
  EXPECT_EQ(figure({.value = 0.312, .low = 0.29, .high = 0.3349}, Measure::share), "31.2 % (29.0 to 33.5)");
  EXPECT_EQ(figure({.value = 12.41, .low = 11.94, .high = 12.88}, Measure::mean), "12.4 (11.9 to 12.9)");
  EXPECT_EQ(figure({.value = 0.02, .low = -0.01, .high = 0.05}, Measure::change), "+2.0 points (-1.0 to 5.0)");
  const double infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(figure({.value = 3, .low = -infinite, .high = infinite}, Measure::mean), "3.00");
  EXPECT_EQ(fixed(-0.001, 1), "0.0");
}

TEST(figures, only_what_is_clear_of_the_reference_stands_out) {
  std::vector<std::vector<double>> even;
  std::vector<std::vector<double>> high;
  for (int i = 0; i < 100; ++i) {
    even.push_back({i % 2 == 0 ? 0.0 : 2.0});
    high.push_back({i % 2 == 0 ? 1.0 : 3.0});
  }
  EXPECT_TRUE(standing_out(tally_of(even), 0, {.name = "x"}, 0, 1).empty());
  EXPECT_EQ(standing_out(tally_of(high), 0, {.name = "x"}, 0, 1).size(), 1u);
}

TEST(report, has_command_sentences_table_and_chart) {
  const std::vector<Section> sections{
      {.title = "Some rows!", .text = "Why.", .row_title = "name", .columns = {{.name = "points"}}, .charted = 0},
      {.title = "Nothing", .text = "Never seen.", .row_title = "name", .columns = {{.name = "points"}}}};
  const Preface preface{.title = "T", .command = "springtide study x", .facts = {"F."}, .highlights = {"H."}};
  const Report report = write_report(preface, sections, tally_of({{2}, {2}}), "x");
  EXPECT_NE(report.text.find("    springtide study x\n"), std::string::npos);
  EXPECT_NE(report.text.find("- H.\n"), std::string::npos);
  EXPECT_NE(report.text.find("| row | 2.00 (2.00 to 2.00) | 2 |\n"), std::string::npos);
  EXPECT_EQ(report.text.find("Never seen"), std::string::npos);
  ASSERT_EQ(report.charts.size(), 1u);
  EXPECT_EQ(report.charts[0].name, "x-some-rows-.svg");
  EXPECT_NE(report.text.find("(x-some-rows-.svg)"), std::string::npos);
}

// --- Known games: what the record says in words is what the tally says in numbers ---

std::string golden(const std::string& name) {
  std::ifstream file(std::string(SPRINGTIDE_SOURCE_DIR) + "/tests/golden/" + name + ".record");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

int lines_starting(const std::string& text, const std::string& beginning) {
  int n = 0;
  for (const Line& line : lines_of(text)) n += line.text.starts_with(beginning);
  return n;
}

template <Game G>
Tally studied(const std::string& text) {
  const auto record = read_record<G>(text);
  EXPECT_TRUE(record);
  Sheet sheet;
  Study<G>::collect(sheet, record->options, record->moves);
  Tally tally;
  tally.absorb(sheet);
  return tally;
}

// Its header: `result p1 18, p2 11; winners p1`.
TEST(vineta_study, says_what_the_record_says) {
  const std::string text = golden("vineta-rules-1-2-nl");
  const Tally tally = studied<Vineta>(text);
  ASSERT_NE(text.find("result p1 18, p2 11; winners p1\n"), std::string::npos);
  const auto seats = tally.rows(vineta::about_seats);
  ASSERT_EQ(seats.size(), 2u);
  EXPECT_EQ(tally.cell(vineta::about_seats, seats[0], 0).value(), 1);
  EXPECT_EQ(tally.cell(vineta::about_seats, seats[0], 1).value(), 2);
  EXPECT_EQ(tally.cell(vineta::about_seats, seats[0], 2).value(), 18);
  EXPECT_EQ(tally.cell(vineta::about_seats, seats[1], 2).value(), 11);
  double all = 0;
  for (const RowName& source : tally.rows(vineta::about_sources))
    all += 2 * tally.cell(vineta::about_sources, source, 0).value();
  EXPECT_EQ(all, 18 + 11);
  for (const RowName& card : tally.rows(vineta::about_cards)) {
    EXPECT_EQ(tally.cell(vineta::about_cards, card, 1).value(), lines_starting(text, "p1 choose " + card.text)) << card.text;
    EXPECT_EQ(tally.cell(vineta::about_cards, card, 2).value(), lines_starting(text, "p2 choose " + card.text)) << card.text;
  }
}

// VN-RND-1: eight rounds; VN-SET-1: 28 houses, captured or on the last district; every turn each of the two chooses a card.
TEST(vineta_study, rounds_add_up) {
  const std::string text = golden("vineta-rules-1-2-nl");
  const Tally tally = studied<Vineta>(text);
  const auto rounds = tally.rows(vineta::about_rounds);
  ASSERT_EQ(rounds.size(), 8u);
  double turns = 0;
  double houses = 0;
  for (const RowName& round : rounds) {
    turns += tally.cell(vineta::about_rounds, round, 0).value();
    houses += tally.cell(vineta::about_rounds, round, 2).value();
  }
  EXPECT_EQ(2 * turns, lines_starting(text, "p1 choose") + lines_starting(text, "p2 choose"));
  for (const RowName& last : tally.rows(vineta::about_last_district))
    if (last.order < 3) houses += tally.cell(vineta::about_last_district, last, 1).value();
  EXPECT_EQ(houses, 28);
}

TEST(vigo_study, says_what_the_record_says) {
  const std::string text = golden("vigo-rules-1-4");
  const Tally tally = studied<Vigo>(text);
  ASSERT_NE(text.find("result p1 90, p2 115, p3 410, p4 95; winners p3\n"), std::string::npos);
  const auto seats = tally.rows(vigo::about_seats);
  ASSERT_EQ(seats.size(), 4u);
  EXPECT_EQ(tally.cell(vigo::about_seats, seats[2], 0).value(), 1);
  EXPECT_EQ(tally.cell(vigo::about_seats, seats[2], 2).value(), 410);
  double all = 0;
  for (const RowName& source : tally.rows(vigo::about_sources))
    all += 4 * tally.cell(vigo::about_sources, source, 0).value();
  EXPECT_EQ(all, 90 + 115 + 410 + 95);
  int chests = 0;
  for (const RowName& event : tally.rows(vigo::about_events)) {
    int plays = 0;
    for (const std::string seat : {"p1", "p2", "p3", "p4"}) plays += lines_starting(text, seat + " play " + event.text);
    // VG-END-1: a game that ends before its last round has had all six ships.
    const int expected = event.text == "sailing ship" ? 6 : plays;
    EXPECT_EQ(4 * tally.cell(vigo::about_events, event, 0).value(), expected) << event.text;
  }
  for (const RowName& table : tally.rows(vigo::about_chest_values))
    for (const auto& [value, times] : tally.frequencies(vigo::about_chest_values, table)) chests += static_cast<int>(times);
  EXPECT_EQ(chests, tally.cell(vigo::about_games, tally.rows(vigo::about_games)[0], 4).value());
}

template <Game G>
void expect_same_from_any_threads() {
  Plan<G> plan{.tables = {{.players = 2}, {.players = 3}}, .games = 4, .bot = {}, .seed = 5};
  std::atomic<int> done = 0;
  const Tally alone = run(plan, [&done] { ++done; });
  EXPECT_EQ(done, 8);
  EXPECT_EQ(alone.games(), 8);
  plan.threads = 3;
  EXPECT_EQ(run(plan, [] {}), alone);
  plan.seed = 6;
  EXPECT_NE(run(plan, [] {}), alone);
}

TEST(study, is_the_same_from_any_number_of_threads) {
  expect_same_from_any_threads<Vineta>();
  expect_same_from_any_threads<Vigo>();
}

// Every column a collector fills has a heading.
template <Game G>
void expect_sections_fit(const Tally& tally) {
  const auto& sections = Study<G>::sections();
  EXPECT_TRUE(tally.rows(static_cast<int>(sections.size())).empty());
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const int section = static_cast<int>(i);
    EXPECT_FALSE(tally.rows(section).empty()) << sections[i].title;
    for (const RowName& each : tally.rows(section))
      EXPECT_EQ(tally.cell(section, each, static_cast<int>(sections[i].columns.size())).games(), 0) << sections[i].title;
  }
}

TEST(study, sections_name_every_column) {
  expect_sections_fit<Vineta>(studied<Vineta>(golden("vineta-rules-1-4-en")));
  expect_sections_fit<Vigo>(studied<Vigo>(golden("vigo-rules-1-4")));
}

// --- Analysis ---

template <Game G>
arena::Analysis<G> analysed(const Record<G>& record, int threads) {
  BotSpec<G> bot{.kind = BotKind::search};
  bot.search.iterations = 10;
  const arena::Analyst<G> analyst(record, bot, {.playouts = 4, .seed = 3});
  return analyst.run([] {}, arena::Threads{threads});
}

// Each decision lies in the round that the table was in when it was made; there is more than one.
template <Game G>
void expect_rounds(const Record<G>& record, const std::vector<arena::Decision<G>>& decisions) {
  auto state = initial(record.options);
  int made = 0;
  for (const arena::Decision<G>& each : decisions) {
    for (; made + 1 < each.move; ++made) {
      const Move<G>& move = record.moves[static_cast<std::size_t>(made)];
      advance(state, move.seat, move.action);
    }
    EXPECT_EQ(each.round, state.round);
  }
  EXPECT_EQ(decisions.front().round, 1);
  EXPECT_GT(decisions.back().round, 1);
}

template <Game G>
void expect_sound(const std::string& text) {
  const auto record = *read_record<G>(text);
  const auto analysis = analysed<G>(record, 1);
  ASSERT_EQ(analysis.outlooks.size(), record.moves.size() + 1);
  for (const arena::Outlook& outlook : analysis.outlooks) {
    double sum = 0;
    for (Seat seat : players_of(record.options.players)) sum += outlook.shares[seat];
    EXPECT_NEAR(sum, 1, 1e-9);
  }
  const auto end = replay(record);
  for (Seat seat : winners(end)) EXPECT_NEAR(analysis.outlooks.back().shares[seat], 1.0 / winners(end).size(), 1e-12);
  const auto again = analysed<G>(record, 3);
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    EXPECT_GT(analysis.decisions[i].options, 1);
    EXPECT_EQ(analysis.decisions[i].better, again.decisions[i].better);
    EXPECT_EQ(analysis.decisions[i].played_value, again.decisions[i].played_value);
  }
  for (std::size_t i = 0; i < analysis.outlooks.size(); ++i)
    EXPECT_EQ(analysis.outlooks[i].shares, again.outlooks[i].shares);
  expect_rounds<G>(record, analysis.decisions);
}

TEST(analysis, is_sound_and_the_same_from_any_number_of_threads) {
  expect_sound<Vineta>(golden("vineta-rules-1-2-nl"));
  expect_sound<Vigo>(golden("vigo-rules-1-4"));
}

// However long a piece of it takes.
TEST(analysis, can_be_given_up_at_every_pulse) {
  const auto record = *read_record<Vigo>(golden("vigo-rules-1-4"));
  BotSpec<Vigo> bot{.kind = BotKind::search};
  bot.search.iterations = 100;
  const arena::Analyst<Vigo> analyst(record, bot, {.playouts = 4, .seed = 3});
  int pulses = 0;
  int pieces = 0;
  const auto give_up = [&pulses] {
    if (++pulses == 3) throw std::runtime_error("enough");
  };
  EXPECT_THROW(analyst.run([&pieces] { ++pieces; }, arena::OneByOne{}, give_up), std::runtime_error);
  EXPECT_EQ(pulses, 3);
  EXPECT_EQ(pieces, 0);
}

TEST(analysis, tells_chance_unseen_choices_and_open_decisions_apart) {
  const auto cause = [](const std::string& text) { return arena::cause_of(*Notation<Vineta>::parse_action(text)); };
  EXPECT_EQ(cause("nature deal p1 tribe amber"), arena::Cause::nature);
  EXPECT_EQ(cause("p1 choose flood 2"), arena::Cause::hidden);
  EXPECT_EQ(cause("p1 place amber G0"), arena::Cause::open);
}

// Both players choose at once: each turn is one stroke.
TEST(analysis, choices_of_one_turn_are_one_stroke) {
  const std::string text = golden("vineta-rules-1-2-nl");
  const auto analysis = analysed<Vineta>(*read_record<Vineta>(text), 1);
  const auto is_hidden = [](const arena::Stroke& each) { return each.cause == arena::Cause::hidden; };
  EXPECT_EQ(std::count_if(analysis.strokes.begin(), analysis.strokes.end(), is_hidden), lines_starting(text, "p1 choose"));
  for (const arena::Stroke& each : analysis.strokes) EXPECT_EQ(each.last - each.first, is_hidden(each) ? 1 : 0);
}

// Two players choose, one after the other in the record: what changes for one of them is what the other chose.
TEST(analysis, an_own_choice_is_not_luck) {
  const auto record = *read_record<Vineta>(golden("vineta-rules-1-2-nl"));
  const auto analysis = analysed<Vineta>(record, 1);
  for (const arena::Stroke& each : analysis.strokes) {
    if (each.cause != arena::Cause::hidden || each.change == 0) continue;
    const auto first = static_cast<std::size_t>(each.first) - 1;
    const std::size_t others = record.moves[first].seat == each.seat ? first + 1 : first;
    EXPECT_NEAR(each.change, analysis.outlooks[others + 1].shares[each.seat] - analysis.outlooks[others].shares[each.seat],
                1e-12);
  }
}

std::string begun_game(const std::string& tribe, const std::string& district) {
  return "springtide record 1\ngame vineta\nrules 1\nplayers 2\nedition nl\nstart p1\nresult unfinished\n\n"
         "nature deal p1 tribe amber\nnature deal p2 tribe " +
         tribe + "\nnature deal p1 district G0\nnature deal p2 district " + district +
         "\np1 place amber G0\np2 place ice G0\np1 place amber R0\n";
}

// What p1 did is judged by what p1 knew: the tiles of p2 make no difference to it, and they do to the true chances.
TEST(analysis, a_decision_is_judged_without_the_secrets_of_others) {
  const auto first = analysed<Vineta>(*read_record<Vineta>(begun_game("fern", "Y2")), 1);
  const auto second = analysed<Vineta>(*read_record<Vineta>(begun_game("ice", "G1")), 1);
  ASSERT_EQ(first.decisions.size(), 3u);
  for (std::size_t i : {0u, 2u}) {
    EXPECT_EQ(first.decisions[i].better, second.decisions[i].better);
    EXPECT_EQ(first.decisions[i].better_value, second.decisions[i].better_value);
    EXPECT_EQ(first.decisions[i].played_value, second.decisions[i].played_value);
  }
  EXPECT_NE(first.outlooks.back().shares, second.outlooks.back().shares);
}

// Who judges is at least as strong as whoever is judged: the strongest level, with the nets that it asks.
TEST(analysis, of_a_table_asks_the_nets_of_the_strongest_level) {
  const auto review = arena::review_of(begun_game("fern", "Y2"));
  ASSERT_TRUE(review) << review.error().message();
  const auto analysis = parse_json((*review)->run([] {}));
  ASSERT_TRUE(analysis);
  Json::Items names;
  for (const std::string& name : level_nets<Vineta>(level_count)) names.push_back(name);
  EXPECT_EQ(names.size(), 3u);
  ASSERT_NE(analysis->find("nets"), nullptr);
  EXPECT_EQ(analysis->find("nets")->items(), names);
}

// Whatever nature does, on the whole it does nothing for anybody: each outcome's luck, as often as it comes.
TEST(analysis, luck_is_nothing_on_average) {
  auto record = *read_record<Vineta>(golden("vineta-rules-1-3-de"));
  record.moves.resize(160);
  ASSERT_TRUE(std::ranges::any_of(record.moves, [](const auto& move) { return move.seat != Seat::nature; }));
  while (record.moves.back().seat != Seat::nature) record.moves.pop_back();
  const auto before = arena::Walk<Vineta>(record).before(record.moves.size() - 1);
  const int weight = total_weight(before);
  ASSERT_GT(weight, 1);
  double sum = 0;
  double size = 0;
  for (int i = 0; i < weight; ++i) {
    record.moves.back().action = outcome_at(before, i);
    const arena::Analyst<Vineta> analyst(record, search_bot<Vineta>(1), {.playouts = 1, .seed = 5, .seats = {}});
    const arena::Luck luck = analyst.run([] {}).luck.back();
    sum += luck.change[Seat::p1] / weight;
    size += std::abs(luck.change[Seat::p1]) / weight;
    EXPECT_EQ(luck.error[Seat::p1], 0);
  }
  EXPECT_GT(size, 1e-4);
  EXPECT_LT(std::abs(sum), 1e-12);
}

// By weights of 1 / 0.06 and 1 / 0.3: 0.5 of 0.5 is lost, and nothing of 0.9. The client's test has the same figures.
TEST(analysis, a_great_decision_does_not_speak_for_the_game) {
  const Record<Vineta> record{};
  arena::Analysis<Vineta> analysis;
  analysis.outlooks.resize(1);
  analysis.decisions = {{.move = 1, .loss = 0.03, .error = 0.006, .stake = 0.03}, {.move = 2, .error = 0.03, .stake = 0.27}};
  const arena::Balance balance = arena::Findings<Vineta>(record, analysis, 0).balance_of(Seat::p1);
  EXPECT_NEAR(balance.accuracy.value, 1 - 0.5 / 1.4, 1e-12);
  EXPECT_NEAR(balance.accuracy.error, std::sqrt(0.02) / 1.4, 1e-12);
  EXPECT_NEAR(balance.skill.value, -0.03, 1e-12);
}

// A seat that chooses at random keeps nothing of what is at stake, one that searches nearly all of it.
TEST(analysis, tells_a_seat_that_plays_at_random) {
  const PerPlayer<BotSpec<Vineta>> bots{BotSpec<Vineta>{}, search_bot<Vineta>(300)};
  vineta::Options options;
  options.players = 2;
  Record<Vineta> record{.options = options};
  record.moves = arena::play_game<Vineta>(options, bots, 7, 7).moves();
  const arena::Analyst<Vineta> analyst(record, search_bot<Vineta>(300), {.playouts = 1, .seed = 3});
  const auto analysis = analyst.run([] {});
  const arena::Findings<Vineta> findings(record, analysis, 3);
  const arena::Estimate random = findings.balance_of(Seat::p1).accuracy;
  const arena::Estimate search = findings.balance_of(Seat::p2).accuracy;
  EXPECT_LT(random.value, 0.3);
  EXPECT_GT(search.value, 0.7);
  EXPECT_GT(search.value - random.value, 4 * std::hypot(random.error, search.error));
}

// The last turn of this game takes the last ship, face up, with the most points: leaving it would be a mistake.
TEST(analysis, sees_that_a_won_game_was_left) {
  auto record = *read_record<Vigo>(golden("vigo-rules-1-4"));
  auto state = initial(record.options);
  for (std::size_t i = 0; i + 1 < record.moves.size(); ++i) advance(state, record.moves[i].seat, record.moves[i].action);
  ASSERT_EQ(record.moves.back().action.verb, vigo::Verb::take);
  ASSERT_TRUE(winners(replay(record)).contains(record.moves.back().seat));
  record.moves.back().action.verb = vigo::Verb::leave;
  BotSpec<Vigo> bot{.kind = BotKind::search};
  bot.search.iterations = 200;
  const arena::Analyst<Vigo> analyst(record, bot, {.playouts = 1, .seed = 1, .seats = {record.moves.back().seat}});
  const auto analysis = analyst.run([] {});
  const auto& last = analysis.decisions.back();
  EXPECT_EQ(last.move, static_cast<int>(record.moves.size()));
  EXPECT_EQ(last.better.verb, vigo::Verb::take);
  EXPECT_TRUE(last.is_mistake());
  EXPECT_GT(last.better_value, 0.9);
}

}  // namespace
}  // namespace springtide::study
