// What the coach says: every fact of every reason held against the view, by another hand; no reason where there is none; the
// same from what a seat knows, whatever it does not know; and hints as clients get them.
#include "arena/coach.h"

#include <gtest/gtest.h>

#include <map>

#include "arena/advice.h"
#include "arena/analyst.h"
#include "arena/findings.h"
#include "arena/game.h"
#include "coach/vigo_facts.h"
#include "coach/vineta_facts.h"
#include "games/experts.h"
#include "games/list.h"
#include "laws/sample_list.h"
#include "record/asked.h"

namespace springtide::coach {
namespace {

template <Game G>
std::string untrue(const Choices& choices, const Json& argument) {
  if constexpr (std::is_same_v<G, Vineta>)
    return untrue_of_vineta(choices, argument);
  else
    return untrue_of_vigo(choices, argument);
}

// What was found in many positions.
struct Tally {
  int positions = 0;
  int pairs = 0;
  int without = 0;  // pairs of which neither is argued for
  std::map<std::string, int> kinds{};
};

// What is said with one fact changed.
Json distorted(const Json& argument) {
  Json::Members members = argument.members();
  for (auto& [key, value] : members) {
    if (key == "count") value = value.as_int() + 1;
    if (key == "card") value = value.as_string() == "panic" ? "rescue" : value.as_string() == "pirate" ? "dolphin" : "panic";
    if (key == "district") value = value.as_string() == "G0" ? "G1" : "G0";
    if (key == "field") value = value.as_string() == "a1" ? "b2" : "a1";
  }
  return members;
}

template <Game G>
void check_pair(const Question<G>& question, const typename G::Action& a, const typename G::Action& b, Tally& tally) {
  const auto arguments = Expert<G>::arguments(question, a, b);
  ++tally.pairs;
  const auto against = Expert<G>::arguments(question, b, a);
  EXPECT_TRUE(arguments.empty() || against.empty()) << "both speak for themselves";
  tally.without += arguments.empty() && against.empty();
  if (arguments.empty()) return;
  const Choices choices = choices_of<G>(question, a, b);
  for (const auto& each : arguments) {
    const Json argument = json_of([&](JsonWriter& json) { Notation<G>::argument_json(json, each); });
    ++tally.kinds[text_at(argument, "kind")];
    // The test of the test: something else is not so.
    EXPECT_NE(untrue<G>(choices, distorted(argument)), "") << write(argument);
    EXPECT_EQ(untrue<G>(choices, argument), "")
        << write(argument) << "\n"
        << Notation<G>::view(question.view) << Notation<G>::action(question.seat(), a) << "\n"
        << Notation<G>::action(question.seat(), b);
  }
}

// Greedy's favourite against others, both ways round.
template <Game G>
void check_decision(const Question<G>& question, Rng& rng, Tally& tally) {
  const auto size = static_cast<std::uint32_t>(question.legal.size());
  if (size < 2) return;
  ++tally.positions;
  Rng seed(0);
  const Worths worths = Expert<G>::worths(guess(question.view, seed), question.seat(), question.legal, {});
  std::size_t best = 0;
  for (std::size_t i = 1; i < size; ++i)
    if (worths[i] > worths[best]) best = i;
  for (int i = 0; i < 3; ++i) {
    const std::size_t other = rng.below(size);
    if (other == best) continue;
    check_pair<G>(question, question.legal[best], question.legal[other], tally);
    check_pair<G>(question, question.legal[other], question.legal[best], tally);
  }
}

// Games of bots of several levels and one at random, of every player count and edition.
template <Game G>
Tally check_games(int every) {
  Tally tally;
  std::uint64_t game = 0;
  for (const auto& options : Sample<G>::options_list()) {
    Rng rng(mix(++game));
    arena::Table<G> table(options, rng.next());
    while (!table.is_over()) {
      const Seat seat = table.acting().front();
      if (seat == Seat::nature) {
        table.deal();
        continue;
      }
      const auto question = table.question(seat);
      if (rng.below(static_cast<std::uint32_t>(every)) == 0) check_decision<G>(question, rng, tally);
      const bool is_random = seat == Seat::p2 && rng.below(3) == 0;
      const BotSpec<G> bot = is_random ? BotSpec<G>{} : level_spec<G>(2 + static_cast<int>(seat) % 2);
      table.play(seat, answer(bot, question, rng.next()));
    }
  }
  return tally;
}

std::string told(const Tally& tally) {
  std::string text = std::to_string(tally.positions) + " positions, " + std::to_string(tally.pairs) + " pairs, " +
                     std::to_string(tally.without) + " without a reason:";
  for (const auto& [kind, count] : tally.kinds) text += " " + kind + " " + std::to_string(count);
  return text;
}

TEST(Coach, says_what_is_so_in_vineta) {
  const Tally tally = check_games<Vineta>(6);
  RecordProperty("tally", told(tally));
  std::puts(told(tally).c_str());
  EXPECT_GE(tally.positions, 500);
  EXPECT_GT(tally.without, 0);
  EXPECT_EQ(tally.kinds.size(), static_cast<std::size_t>(enum_size<vineta::ArgumentKind>)) << told(tally);
}

TEST(Coach, says_what_is_so_in_vigo) {
  const Tally tally = check_games<Vigo>(12);
  RecordProperty("tally", told(tally));
  std::puts(told(tally).c_str());
  EXPECT_GE(tally.positions, 500);
  EXPECT_GT(tally.without, 0);
  EXPECT_GE(tally.kinds.size(), static_cast<std::size_t>(enum_size<vigo::ArgumentKind>) - 1) << told(tally);
}

// --- positions made by hand ---

template <Game G>
typename G::State position(const std::string& text) {
  const auto state = Notation<G>::parse_position(text);
  EXPECT_TRUE(state) << (state ? "" : state.error().message());
  return *state;
}

template <Game G>
Question<G> question_at(const typename G::State& state, Seat seat) {
  typename G::Options options{};
  options.players = state.player_count;
  return {.options = options, .view = observe(state, seat), .legal = legal_actions(state, seat)};
}

template <Game G>
typename G::Action action(const std::string& text) {
  const auto move = Notation<G>::parse_action(text);
  EXPECT_TRUE(move) << text;
  return move->action;
}

template <Game G>
std::vector<std::string> kinds(const typename G::State& state, Seat seat, const std::string& better,
                               const std::string& worse) {
  std::vector<std::string> found;
  for (const auto& each : Expert<G>::arguments(question_at<G>(state, seat), action<G>(better), action<G>(worse)))
    found.push_back(text_at(json_of([&](JsonWriter& json) { Notation<G>::argument_json(json, each); }), "kind"));
  return found;
}

bool has(const std::vector<std::string>& all, const std::string& one) { return std::ranges::find(all, one) != all.end(); }

// By hand: p1's district is G0; p2's flood leads against it, or p1 puts G1 ahead.
const std::string tile_text =
    "game vineta\nplayers 2\nphase play\nround 1\nturn 3\n"
    "houses G0 amber 2, ice 2\nhouses G1 fern 3\nhouses R2 rest\n"
    "row G0 by p2: p2 2\nrow G1 by p1: p1 1\n"
    "p1 tribe amber\np1 district G0\np1 chosen flood 4\np2 chosen flood 1\n";

TEST(Coach, knows_why_the_own_district_is_spared) {
  const auto state = position<Vineta>(tile_text);
  const auto found = kinds<Vineta>(state, Seat::p1, "p1 flood 4 add G1", "p1 flood 4 add G0");
  EXPECT_TRUE(has(found, "saves-tile"));
  EXPECT_TRUE(kinds<Vineta>(state, Seat::p1, "p1 flood 4 add G0", "p1 flood 4 add G1").empty());
}

// The same table for who owns neither: the tile is no reason, and it is not told whose it is.
TEST(Coach, does_not_know_the_tiles_of_others) {
  auto state = position<Vineta>(tile_text);
  std::swap(state.players[Seat::p1].district, state.players[Seat::p2].district);
  if (state.players[Seat::p1].district == vineta::District::none) state.players[Seat::p1].district = vineta::District::r0;
  EXPECT_FALSE(has(kinds<Vineta>(state, Seat::p1, "p1 flood 4 add G1", "p1 flood 4 add G0"), "saves-tile"));
}

TEST(Coach, has_no_reason_for_what_is_the_same) {
  const auto state = position<Vineta>(tile_text);
  EXPECT_TRUE(kinds<Vineta>(state, Seat::p1, "p1 flood 4 add G1", "p1 flood 4 add G1").empty());
  // The first ship of a game: nobody has seen any card.
  vigo::State bay = initial(vigo::Options{.players = 2});
  EXPECT_TRUE(kinds<Vigo>(bay, Seat::p1, "p1 place c3", "p1 place d3").empty());
}

// --- what an analysis says of mistakes ---

// How one who plays at random fares against better ones, as clients are told it.
template <Game G>
struct Analysed {
  Record<G> record{};
  Json findings{};
};

template <Game G>
Analysed<G> analysed(std::uint64_t seed) {
  typename G::Options options{};
  options.players = 3;
  PerPlayer<BotSpec<G>> bots;
  bots[Seat::p1] = bots[Seat::p3] = level_spec<G>(2);
  const auto table = arena::play_game<G>(options, bots, seed, seed);
  Analysed<G> result{.record = {.options = options, .moves = table.moves()}};
  const arena::AnalysisSettings settings{.playouts = 1, .tries = 1, .seats = {Seat::p2}};
  const auto analysis = arena::Analyst<G>(result.record, search_bot<G>(200), settings).run([] {});
  result.findings = json_of([&](JsonWriter& json) {
    json.begin_object();
    arena::Findings<G>(result.record, analysis, 1000).write_json(json);
    json.end_object();
  });
  return result;
}

Json::Items steps_of(const Json& course) {
  Json::Items steps = at(course, "now").items();
  for (const Json& each : at(course, "then").items()) steps.push_back(each);
  return steps;
}

struct Reasoned {
  int mistakes = 0;
  int with_reason = 0;
  int facts = 0;
};

// Every reason is so on the table that the seat saw, and speaks for the better choice against the one played.
template <Game G>
void check_mistakes(std::uint64_t seed, Reasoned& sum) {
  const auto [record, findings] = analysed<G>(seed);
  const arena::Walk<G> walk(record);
  for (const Json& each : at(findings, "decisions").items()) EXPECT_EQ(each.find("why"), nullptr);
  for (const Json& each : at(findings, "mistakes").items()) {
    ++sum.mistakes;
    const Json* why = each.find("why");
    if (why == nullptr) continue;
    ++sum.with_reason;
    const auto question = walk.question(static_cast<std::size_t>(number_at(each, "move")) - 1);
    const Choices choices{.view = json_of([&](JsonWriter& json) { Notation<G>::view_json(json, question.view); }),
                          .seat = text_at(each, "seat"),
                          .better = steps_of(at(*why, "better")),
                          .worse = steps_of(at(*why, "played"))};
    ASSERT_FALSE(choices.better.empty() || choices.worse.empty());
    EXPECT_EQ(write(choices.better[0]), write(at(each, "better")));
    EXPECT_EQ(write(choices.worse[0]), write(at(each, "played")));
    EXPECT_FALSE(at(*why, "reasons").items().empty());
    for (const Json& argument : at(*why, "reasons").items()) {
      ++sum.facts;
      EXPECT_EQ(untrue<G>(choices, argument), "") << write(argument) << "\n" << write(each);
      EXPECT_NE(untrue<G>(choices, distorted(argument)), "") << write(argument);
    }
  }
}

TEST(Coach, says_what_is_so_of_mistakes_in_an_analysis) {
  Reasoned vineta;
  Reasoned vigo;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) check_mistakes<Vineta>(seed, vineta);
  check_mistakes<Vigo>(1, vigo);
  for (const Reasoned& each : {vineta, vigo}) {
    std::printf("%d mistakes, %d with a reason, %d reasons\n", each.mistakes, each.with_reason, each.facts);
    EXPECT_GE(each.with_reason, 10);
    EXPECT_LT(each.with_reason, each.mistakes) << "where there is no reason none is given";
  }
}

// --- hints as clients ask for them ---

// A game of bots up to the first decision of a seat with so many choices, and what a table tells of it.
template <Game G>
std::string asked_in_game(std::uint64_t seed, std::size_t least, bool tells_past) {
  typename G::Options options{};
  options.players = 3;
  arena::Table<G> table(options, seed);
  for (int decisions = 0; !table.is_over();) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature) {
      table.deal();
      continue;
    }
    const auto question = table.question(seat);
    if (seat == Seat::p2 && question.legal.size() >= least && ++decisions > 12)
      return write_asked<G>(
          options, question.view,
          tells_past ? std::vector<Move<G>>(question.record.begin(), question.record.end()) : std::vector<Move<G>>{});
    table.play(seat, answer(level_spec<G>(3), question, mix(seed + table.moves().size())));
  }
  return {};
}

Json hint_on(const std::string& question) {
  const auto advice = arena::advice_on(question);
  EXPECT_TRUE(advice) << (advice ? "" : advice.error().message());
  if (!advice) return {};
  for (int i = 0; i < 40 && !(*advice)->search(); ++i) continue;
  for (int i = 0; i < 8 && !(*advice)->compare(); ++i) continue;
  return json_of([&](JsonWriter& json) { (*advice)->write_json(json); });
}

TEST(Coach, answers_a_question_in_three_steps) {
  for (const std::string& question : {asked_in_game<Vineta>(1, 3, true), asked_in_game<Vigo>(2, 3, false)}) {
    const Json hint = hint_on(question);
    EXPECT_EQ(text_at(hint, "seat"), "p2");
    EXPECT_FALSE(text_at(at(hint, "look"), "kind").empty());
    ASSERT_EQ(at(hint, "choices").items().size(), 2u);
    for (const Json& each : at(hint, "choices").items()) {
      EXPECT_FALSE(at(each, "now").items().empty());
      EXPECT_GE(at(each, "value").as_number(), 0);
      EXPECT_LE(at(each, "value").as_number(), 1);
    }
    EXPECT_TRUE(at(hint, "clear").as_bool() || at(hint, "reasons").items().empty());
    EXPECT_EQ(write(hint), write(hint_on(question))) << "the same again";
  }
}

TEST(Coach, reads_what_a_table_writes) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const std::string text = asked_in_game<Vineta>(seed, 2, true);
    const auto asked = read_asked<Vineta>(text);
    ASSERT_TRUE(asked) << asked.error().message();
    EXPECT_EQ(write_asked<Vineta>(asked->options, observe(asked->position, asked->seat), asked->seen), text);
    const std::string bay = asked_in_game<Vigo>(seed, 2, false);
    const auto too = read_asked<Vigo>(bay);
    ASSERT_TRUE(too) << too.error().message();
    EXPECT_EQ(write_asked<Vigo>(too->options, observe(too->position, too->seat), too->seen), bay);
  }
}

TEST(Coach, says_what_is_wrong_with_a_question) {
  const auto trouble = [](const std::string& text) {
    const auto advice = arena::advice_on(text);
    return advice ? std::string("none") : advice.error().message();
  };
  const std::string good = asked_in_game<Vineta>(1, 3, true);
  const auto with = [&good](std::string_view what, std::string_view other) {
    std::string text = good;
    return text.replace(text.find(what), what.size(), other);
  };
  EXPECT_EQ(trouble(good), "none");
  EXPECT_EQ(trouble(""), "line 1: expected 'springtide question 1'");
  EXPECT_EQ(trouble(with("game vineta", "game chess")), "line 2: game: there is no game of this name");
  EXPECT_EQ(trouble(with("viewer p2", "viewer p9")), "line 7: expected 'viewer' and a seat of this table");
  EXPECT_EQ(trouble(good.substr(0, good.find("\n\n") + 1)),
            "expected a head, a position and moves, with an empty line between each two");
  EXPECT_NE(trouble(with("nature deal", "nature steal")), "none");
}

}  // namespace
}  // namespace springtide::coach
