// arena: bots by name, plans, journals, standings, and tournaments on several threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "arena/bots.h"
#include "arena/standings.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

using std::chrono::microseconds;

// --- bots by name ---

template <Game G>
void expect_refused(std::string_view text, const std::vector<std::string>& says) {
  const auto bot = parse_bot<G>(text);
  ASSERT_FALSE(bot) << text;
  for (const std::string& each : says)
    EXPECT_NE(bot.error().message().find(each), std::string::npos) << bot.error().message();
}

TEST(parse_bot, knows_every_kind) {
  EXPECT_EQ(parse_bot<Vineta>("random")->kind, BotKind::random);
  EXPECT_EQ(parse_bot<Vigo>("greedy")->kind, BotKind::greedy);
  const auto search = parse_bot<Vigo>("search:5000");
  EXPECT_EQ(search->kind, BotKind::search);
  EXPECT_EQ(search->search.iterations, 5000);
  EXPECT_EQ(search->search.exploration, Expert<Vigo>::settings.exploration) << "as search plays this game best";
  EXPECT_EQ(parse_bot<Vineta>("greedy")->sight.weights, Expert<Vineta>::plain.weights);
}

TEST(parse_bot, knows_the_levels) {
  for (int level = 1; level <= level_count; ++level) {
    const auto bot = parse_bot<Vineta>("level:" + std::to_string(level));
    ASSERT_TRUE(bot) << bot.error().message();
    EXPECT_EQ(bot->kind, level_spec<Vineta>(level).kind);
    EXPECT_EQ(bot->search.iterations, level_spec<Vineta>(level).search.iterations);
    EXPECT_EQ(bot->sight.weights, level_spec<Vineta>(level).sight.weights);
  }
  EXPECT_EQ(parse_bot<Vigo>("level:6,trust=0.5")->search.trust, 0.5);
  const auto longer = parse_bot<Vineta>("level:6,iterations=77");
  EXPECT_EQ(longer->search.iterations, 77);
  EXPECT_EQ(longer->search.exploration, level_spec<Vineta>(6).search.exploration) << "as the level does it";
  expect_refused<Vineta>("level:6,iterations=0", {"iterations", "1 to 1000000", "'0'"});
  expect_refused<Vineta>("level:1,iterations=5", {"'iterations'", "greedy"});
  EXPECT_EQ(parse_bot<Vineta>("level:6@1")->search.iterations, 10'000) << "as it was in version 1";
  expect_refused<Vineta>("level:6@0", {"'level:6@0'", "version"});
  expect_refused<Vineta>("level:6@99", {"'level:6@99'", "version"});
  expect_refused<Vineta>("level:7@1", {"'level:7'", "1 to 6"});
  expect_refused<Vigo>("level:1,trust=0.5", {"'trust'", "greedy"});
}

TEST(parse_bot, sets_the_options_it_is_given_and_no_others) {
  const auto bot = parse_bot<Vineta>("search:70,exploration=0.8,trust=0.05,playout=none,belief=off,without=tile");
  ASSERT_TRUE(bot) << bot.error().message();
  EXPECT_EQ(bot->search.exploration, 0.8);
  EXPECT_EQ(parse_bot<Vineta>("level:6,exploration=0.8")->search.exploration_of_two, 0) << "for every number of players";
  EXPECT_EQ(bot->search.trust, 0.05);
  EXPECT_EQ(bot->search.playout, Playout::none);
  EXPECT_FALSE(bot->sight.belief);
  auto weights = BotSpec<Vineta>{}.sight.weights;
  EXPECT_NE(weights[vineta::Term::tile], 0);
  weights[vineta::Term::tile] = 0;
  EXPECT_EQ(bot->sight.weights, weights);
  EXPECT_TRUE(parse_bot<Vineta>("search:70,trust=0")->sight.belief);
}

TEST(parse_bot, knows_every_playout) {
  EXPECT_EQ(parse_bot<Vigo>("search:1,playout=full")->search.playout, Playout::full);
  EXPECT_EQ(parse_bot<Vigo>("search:1,playout=settled")->search.playout, Playout::settled);
  EXPECT_EQ(parse_bot<Vigo>("search:1,playout=guided")->search.playout, Playout::guided);
}

TEST(parse_bot, gives_greedy_the_foresight_of_search) {
  const auto seer = parse_bot<Vigo>("greedy,foresight=on");
  ASSERT_TRUE(seer);
  EXPECT_EQ(seer->sight.weights, vigo::full_weights);
  EXPECT_NE(parse_bot<Vigo>("greedy")->sight.weights, vigo::full_weights);
}

TEST(parse_bot, leaves_out_several_terms_of_the_games_own) {
  const auto bot = parse_bot<Vigo>("greedy,without=end,without=growth");
  ASSERT_TRUE(bot) << bot.error().message();
  auto weights = Expert<Vigo>::plain.weights;
  weights[vigo::Term::end] = 0;
  weights[vigo::Term::growth] = 0;
  EXPECT_EQ(bot->sight.weights, weights);
}

TEST(parse_bot, names_the_bad_word_and_what_is_known) {
  expect_refused<Vineta>("gredy", {"'gredy'", "random", "greedy", "search:", "level:"});
  expect_refused<Vineta>("", {"unknown bot"});
  expect_refused<Vineta>("greedy:3", {"'greedy:3'"});
  expect_refused<Vineta>("search:10,speed=3",
                         {"'speed'", "exploration", "trust", "playout", "belief", "foresight", "without"});
  expect_refused<Vineta>("greedy,trust=1", {"'trust'", "greedy", "belief, foresight, without"});
  expect_refused<Vineta>("random,belief=off", {"random bot has no options"});
  expect_refused<Vineta>("search:10,without=growth", {"'growth'", "captured", "hand"});
  expect_refused<Vigo>("search:10,without=tile", {"'tile'", "growth", "position"});
}

TEST(parse_bot, refuses_bad_numbers_and_values) {
  for (const std::string number : {"", ":", ":0", ":-1", ":1000001", ":1e3", ":10x", ":99999999999"})
    expect_refused<Vineta>("search" + number, {"search:N"});
  for (const std::string number : {"", ":0", ":7", ":x"}) expect_refused<Vineta>("level" + number, {"level:N"});
  for (const std::string value : {"", "x", "nan", "inf", "-1", "101", "1.5x"}) {
    expect_refused<Vineta>("search:10,trust=" + value, {"trust", "'" + value + "'"});
    expect_refused<Vineta>("search:10,exploration=" + value, {"exploration", "'" + value + "'"});
  }
  expect_refused<Vineta>("search:10,playout=fast", {"'fast'", "settled"});
  expect_refused<Vineta>("greedy,belief=maybe", {"'maybe'", "on or off"});
  expect_refused<Vineta>("greedy,belief", {"'belief'", "NAME=VALUE"});
  expect_refused<Vineta>("greedy,", {"NAME=VALUE"});
  expect_refused<Vineta>("greedy ", {"spaces"});
}

// --- plans ---

using Names = std::vector<std::string>;

Plan plan_for(const Names& texts, int players, int deals, std::uint64_t seed = 5) {
  return *plan_of(*entrants_of(texts), players, deals, seed);
}

int binomial(int n, int k) { return k == 0 || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k); }

TEST(plan, a_bot_may_take_part_several_times) {
  EXPECT_EQ(*entrants_of({"greedy", "random*3"}), (Names{"greedy", "random", "random", "random"}));
  for (const std::string text : {"greedy*0", "greedy*x", "greedy*", "greedy*-1", "greedy*25"})
    EXPECT_FALSE(entrants_of({text}));
}

TEST(plan, every_combination_is_a_line_up) {
  const Names names{"a", "b", "c", "d", "e", "f", "g"};
  for (int n = 2; n <= 7; ++n)
    for (int k = 2; k <= std::min(n, 6); ++k) {
      const Plan plan = plan_for(Names(names.begin(), names.begin() + n), k, 1);
      EXPECT_EQ(static_cast<int>(plan.line_ups.size()), binomial(n, k)) << k << " of " << n;
      EXPECT_EQ(plan.games_per_deal(), binomial(n, k) * k);
    }
}

TEST(plan, combinations_of_the_same_bots_count_once) {
  EXPECT_EQ(plan_for({"a*2", "b"}, 2, 1).line_ups.size(), 2u);    // aa, ab
  EXPECT_EQ(plan_for({"a*3", "b*2"}, 3, 1).line_ups.size(), 3u);  // aaa, aab, abb
  EXPECT_EQ(plan_for({"a", "b", "a", "b"}, 4, 1).line_ups.size(), 1u);
  EXPECT_EQ(plan_for({"a", "b", "a"}, 3, 1).bots, (Names{"a", "b"}));
}

TEST(plan, rotations_seat_every_entrant_everywhere) {
  const Plan plan = plan_for({"a", "b", "c", "d"}, 3, 2);
  std::map<std::pair<int, int>, int> times;  // bot and seat
  for (int number = 0; number < plan.games(); ++number) {
    const LineUp bots = seating(plan, game_at(plan, number));
    for (int seat = 0; seat < 3; ++seat) ++times[{bots[static_cast<std::size_t>(seat)], seat}];
  }
  EXPECT_EQ(times.size(), 12u);
  for (const auto& [key, count] : times) EXPECT_EQ(count, 2 * 3);  // 2 deals, 3 line-ups with this bot
}

TEST(plan, deals_are_shared_and_the_bots_luck_is_not) {
  const Plan plan = plan_for({"a", "b", "c"}, 2, 4);
  std::map<int, std::set<std::uint64_t>> deals;
  std::set<std::uint64_t> all_deals;
  std::set<std::uint64_t> luck;
  for (int number = 0; number < plan.games(); ++number) {
    const GameId game = game_at(plan, number);
    deals[game.deal].insert(deal_seed(plan, game));
    all_deals.insert(deal_seed(plan, game));
    luck.insert(bots_seed(plan, game));
  }
  EXPECT_EQ(deals.size(), 4u);
  for (const auto& [deal, seeds] : deals) EXPECT_EQ(seeds.size(), 1u) << deal;
  EXPECT_EQ(all_deals.size(), 4u);
  EXPECT_EQ(luck.size(), static_cast<std::size_t>(plan.games()));
}

TEST(plan, refuses_too_few_bots_and_too_many_games) {
  EXPECT_FALSE(plan_of({"a", "b"}, 3, 1, 0));
  EXPECT_FALSE(plan_of({"a", "b"}, 2, most_games, 0));
  EXPECT_FALSE(plan_of(Names(25, "a"), 2, 1, 0));
  EXPECT_TRUE(plan_of({"a", "b"}, 2, most_games / 2, 0));
}

// --- results ---

GameResult result_with(const std::vector<int>& points, SeatSet winners) {
  GameResult result{.winners = winners};
  for (std::size_t i = 0; i < points.size(); ++i) result.points.items[i] = points[i];
  return result;
}

TEST(places, winners_come_first_and_equal_points_share_a_place) {
  const auto places = places_of(result_with({10, 10, 7, 7}, {Seat::p2}), 4);
  EXPECT_EQ(std::vector<int>(places.begin(), places.end()), (std::vector<int>{1, 0, 2, 2}));
  const auto shared = places_of(result_with({3, 9, 9}, {Seat::p2, Seat::p3}), 3);
  EXPECT_EQ(std::vector<int>(shared.begin(), shared.end()), (std::vector<int>{2, 0, 0}));
}

// Two deals, a first in all of one deal and in half a game of the other.
TEST(standings, agree_with_a_tournament_counted_by_hand) {
  const Plan plan = plan_for({"a", "b"}, 2, 2);
  const Results results{result_with({10, 4}, {Seat::p1}), result_with({3, 9}, {Seat::p2}),
                        result_with({5, 5}, {Seat::p1, Seat::p2}), result_with({8, 2}, {Seat::p1})};
  const Standings standings = standings_of(plan, results, 2);
  const Standing& a = standings.bots[0];
  EXPECT_EQ(a.games, 4);
  EXPECT_DOUBLE_EQ(a.share.value, (1 + 0.25) / 2);
  EXPECT_DOUBLE_EQ(a.place, (1 + 1.75) / 2);
  EXPECT_DOUBLE_EQ(a.points.value, (9.5 + 3.5) / 2);
  EXPECT_NEAR(a.points.high - a.points.value, 12.706 * 3, 0.001);  // of 9.5 and 3.5 the standard error is 3
  EXPECT_DOUBLE_EQ(a.share.value + standings.bots[1].share.value, 1);
  EXPECT_GT(a.rating.rating, 0);
  EXPECT_EQ(by_rating(standings.bots)[0].bot, 0);
  EXPECT_EQ(standings_of(plan, results, 1).bots[0].share.value, 1);
  EXPECT_TRUE(standings_of(plan, results, 0).bots.empty());
}

TEST(standings, deals_that_all_end_alike_are_no_certainty) {
  const Plan plan = plan_for({"a", "b"}, 2, 3);
  Results results;
  for (int deal = 0; deal < 3; ++deal) {
    results.push_back(result_with({2, 1}, {Seat::p1}));
    results.push_back(result_with({1, 2}, {Seat::p2}));
  }
  const Interval share = standings_of(plan, results, 3).bots[0].share;
  EXPECT_EQ(share.high, 1);
  EXPECT_NEAR(share.low, 3 / (3 + 1.96 * 1.96), 0.001);  // Wilson's bound of 3 of 3
}

TEST(times, mean_quantiles_and_the_longest) {
  ThinkingTimes odd;
  ThinkingTimes times;
  EXPECT_EQ(times.at(0.999).count(), 0);
  EXPECT_EQ(times.mean().count(), 0);
  for (int i = 1; i <= 1000; ++i) (i % 2 == 0 ? times : odd).add(microseconds(i));
  times.add(odd);
  EXPECT_EQ(times.count(), 1000u);
  EXPECT_EQ(times.mean(), std::chrono::nanoseconds(500'500));
  EXPECT_EQ(times.longest(), microseconds(1000));
  for (int share : {10, 500, 900, 999}) {
    EXPECT_GE(times.at(share / 1000.0), microseconds(share));
    EXPECT_LE(times.at(share / 1000.0), microseconds(share + share / 16 + 1));
  }
  times.add(std::chrono::hours(1000));
  EXPECT_EQ(times.at(1), std::chrono::hours(1000));
}

// --- journals ---

const TableLines some_table{"game none", "players 2"};

TEST(journal, lines_come_back_as_they_were) {
  const Plan plan = plan_for({"a", "b", "c"}, 3, 2);
  const std::string header = journal_header(some_table, plan);
  const GameResult negative = result_with({-3, 0, 12}, {Seat::p3});
  const GameResult shared = result_with({7, 7, 1}, {Seat::p1, Seat::p2});
  const auto journal = read_journal(header + journal_line(4, negative, 3) + journal_line(0, shared, 3), header, plan);
  ASSERT_TRUE(journal) << journal.error().message();
  EXPECT_EQ(journal->results, (Results{shared, {}, {}, {}, negative, {}}));
}

TEST(journal, of_another_tournament_is_refused_and_the_difference_named) {
  const std::string header = journal_header(some_table, plan_for({"a", "b"}, 2, 2));
  const auto says = [&](const std::string& other, const std::string& here, const std::string& there) {
    const auto journal = read_journal(other, header, plan_for({"a", "b"}, 2, 2));
    ASSERT_FALSE(journal);
    EXPECT_NE(journal.error().reason.find(here), std::string::npos) << journal.error().message();
    EXPECT_NE(journal.error().reason.find(there), std::string::npos) << journal.error().message();
  };
  says(journal_header(some_table, plan_for({"a", "b"}, 2, 2, 6)), "'seed 6'", "'seed 5'");
  says(journal_header(some_table, plan_for({"a", "c"}, 2, 2)), "'bot c'", "'bot b'");
  says(journal_header({"game none", "players 3"}, plan_for({"a", "b"}, 2, 2)), "'players 3'", "'players 2'");
  says("something else\n", "'something else'", "'springtide arena 1'");
}

TEST(journal, a_line_that_is_no_result_is_refused) {
  const Plan plan = plan_for({"a", "b"}, 2, 2);
  const std::string header = journal_header(some_table, plan);
  const std::string good = journal_line(0, result_with({1, 0}, {Seat::p1}), 2);
  for (const std::string bad : {"", "1", "-1 1 0 winners p1", "1 1 winners p1", "1 1 0 winners p3", "1 1 0 winners",
                                "01 1 0 winners p1", "1 +1 0 winners p1", "1 1 0 p1 p1", "1 1 0 winners p1 "}) {
    const auto journal = read_journal(header + good + bad + "\n" + good, header, plan);
    ASSERT_FALSE(journal) << bad;
    EXPECT_EQ(journal.error().line, static_cast<int>(std::count(header.begin(), header.end(), '\n')) + 2) << bad;
  }
}

// --- tournaments ---

template <Game G>
Entry<G> entry_for(const Plan& plan) {
  Entry<G> entry;
  entry.options.players = plan.players;
  for (const std::string& bot : plan.bots) entry.bots.push_back(*parse_bot<G>(bot));
  return entry;
}

template <Game G>
Played played_by(const Plan& plan, int threads, std::optional<Sprt> sprt = {}) {
  StopSign stop = false;
  return run(entry_for<G>(plan), plan, {}, {.threads = threads, .sprt = sprt}, stop);
}

template <class G>
class Tournaments : public testing::Test {};
using BothGames = testing::Types<Vineta, Vigo>;
TYPED_TEST_SUITE(Tournaments, BothGames);

TYPED_TEST(Tournaments, do_not_depend_on_the_number_of_threads) {
  const Plan plan = plan_for({"search:8", "greedy", "random"}, 2, 2);
  const Played one = played_by<TypeParam>(plan, 1);
  const Played three = played_by<TypeParam>(plan, 3);
  EXPECT_TRUE(one.is_complete && three.is_complete);
  EXPECT_EQ(one.whole_deals, 2);
  EXPECT_EQ(one.results, three.results);
  for (std::size_t bot = 0; bot < 3; ++bot) EXPECT_EQ(one.times[bot].count(), three.times[bot].count());
  EXPECT_NE(played_by<TypeParam>(plan_for({"search:8", "greedy", "random"}, 2, 2, 6), 1).results, one.results);
}

TYPED_TEST(Tournaments, play_the_games_of_play_game) {
  const Plan plan = plan_for({"greedy", "search:8"}, 2, 1);
  const Played played = played_by<TypeParam>(plan, 1);
  const auto entry = entry_for<TypeParam>(plan);
  for (int number = 0; number < plan.games(); ++number) {
    const GameId game = game_at(plan, number);
    PerPlayer<BotSpec<TypeParam>> bots{};
    for (Seat seat : players_of(2)) bots[seat] = entry.bots[seating(plan, game)[static_cast<std::size_t>(seat)]];
    const auto table = play_game<TypeParam>(entry.options, bots, deal_seed(plan, game), bots_seed(plan, game));
    EXPECT_EQ(result_of(table), played.results[static_cast<std::size_t>(number)]) << number;
  }
}

// The smoke test of the bots: one of four seats, and first in more than half of the games.
TYPED_TEST(Tournaments, greedy_beats_three_random_bots) {
  const Plan plan = plan_for({"greedy", "random*3"}, 4, 3);
  const Played played = played_by<TypeParam>(plan, 2);
  EXPECT_GT(standings_of(plan, played.results, played.whole_deals).bots[0].share.value, 0.5);
}

TYPED_TEST(Tournaments, a_test_stops_at_an_obviously_stronger_bot) {
  const Plan plan = plan_for({"greedy", "random"}, 2, 400);
  const Played one = played_by<TypeParam>(plan, 1, Sprt{.h0 = 0.5, .h1 = 0.6});
  const Played three = played_by<TypeParam>(plan, 3, Sprt{.h0 = 0.5, .h1 = 0.6});
  EXPECT_EQ(one.sprt->verdict(), Verdict::accept_h1);
  EXPECT_TRUE(one.is_complete);
  EXPECT_LT(one.whole_deals, 100);
  EXPECT_EQ(one.whole_deals, one.sprt->deals());
  EXPECT_EQ(three.whole_deals, one.whole_deals) << "a verdict does not depend on which game ends first";
}

// Games without bots: the first entrant wins, by as many points as the game's number.
GameResult made_up(const Plan& plan, const GameId& game) {
  const LineUp bots = seating(plan, game);
  const auto seat = static_cast<int>(std::find(bots.begin(), bots.end(), 0) - bots.begin());
  GameResult result{.winners = {seat_at(seat)}};
  result.points[seat_at(seat)] = game.deal * 10 + game.rotation;
  return result;
}

struct MadeUp {
  explicit MadeUp(int deals) : plan(plan_for({"a", "b"}, 2, deals)) {}

  Played go_on(Results known, const RunOptions& options) {
    return run(
        plan, std::move(known),
        [this](const GameId& game, auto) -> std::optional<GameResult> {
          ++begun;
          return stop ? std::nullopt : std::optional(made_up(plan, game));
        },
        options, stop);
  }

  Plan plan;
  StopSign stop = false;
  std::atomic<int> begun = 0;
};

TEST(tournament, an_interrupt_leaves_the_first_whole_deals) {
  MadeUp games(50);
  int finished = 0;
  const Played played = games.go_on({}, {.finished = [&](int, const GameResult&) {
                                      if (++finished == 7) games.stop = true;
                                    }});
  EXPECT_FALSE(played.is_complete);
  EXPECT_EQ(finished, 7);
  EXPECT_EQ(played.whole_deals, 3);
  EXPECT_EQ(std::count(played.results.begin(), played.results.end(), std::nullopt), 100 - 7);
}

TEST(tournament, deals_after_one_that_is_not_whole_do_not_count) {
  MadeUp games(3);
  Results known = games.go_on({}, {}).results;
  known[3].reset();
  games.stop = true;
  const Played played = games.go_on(known, {});
  EXPECT_EQ(played.whole_deals, 1);
  EXPECT_FALSE(played.is_complete);
}

TEST(tournament, nothing_is_played_or_counted_after_a_verdict) {
  const RunOptions tested{.sprt = Sprt{.h0 = 0.5, .h1 = 0.6}};
  MadeUp games(100);
  const Played decided = games.go_on({}, tested);
  EXPECT_TRUE(decided.is_complete);
  EXPECT_EQ(decided.whole_deals, SprtRun::least_deals);
  EXPECT_EQ(games.begun, SprtRun::least_deals * 2);
  MadeUp known(100);
  EXPECT_EQ(known.go_on(MadeUp(100).go_on({}, {}).results, tested).whole_deals, SprtRun::least_deals);
  EXPECT_EQ(known.begun, 0);
}

TEST(tournament, what_a_thread_throws_ends_it) {
  MadeUp games(1000);
  const RunOptions options{.threads = 3, .finished = [](int number, const GameResult&) {
                             if (number == 20) throw std::runtime_error("disk full");
                           }};
  EXPECT_THROW(games.go_on({}, options), std::runtime_error);
}

// All numbers of a tournament but the times.
std::string final_json(const Plan& plan, Played played) {
  played.times.assign(plan.bots.size(), {});
  return standings_json(some_table, plan, played, {}, standings_of(plan, played.results, played.whole_deals));
}

TEST(tournament, goes_on_from_a_journal_cut_anywhere) {
  MadeUp games(5);
  const std::string header = journal_header(some_table, games.plan);
  std::string whole = header;
  const auto write_to = [](std::string& journal) {
    return RunOptions{.finished = [&](int number, const GameResult& result) { journal += journal_line(number, result, 2); }};
  };
  const std::string expected = final_json(games.plan, games.go_on({}, write_to(whole)));
  for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
    const auto journal = read_journal(std::string_view(whole).substr(0, cut), header, games.plan);
    ASSERT_TRUE(journal) << cut << journal.error().message();
    std::string again = whole.substr(0, journal->sound);
    if (journal->sound == 0) again = header;
    EXPECT_EQ(final_json(games.plan, games.go_on(journal->results, write_to(again))), expected) << cut;
    EXPECT_EQ(again, whole) << cut;
  }
}

TEST(tournament, can_be_prolonged) {
  MadeUp games(2);
  const Played first = games.go_on({}, {});
  MadeUp longer(4);
  int finished = 0;
  const Played all = longer.go_on(first.results, {.finished = [&](int, const GameResult&) { ++finished; }});
  EXPECT_EQ(finished, 4);
  EXPECT_EQ(all.results, longer.go_on({}, {}).results);
}

}  // namespace
}  // namespace springtide::arena
