// The packs of puzzles against the engine: every puzzle is held to its record, to what makes a puzzle good, and, by a sample
// or all of them (SPRINGTIDE_SOAK=1), to a search of twice the iterations with other seeds.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include "arena/bots.h"
#include "arena/puzzle_maker.h"
#include "games/list.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

namespace fs = std::filesystem;
using arena::Pack;
using arena::PackedGame;
using arena::PackedPuzzle;
using arena::Puzzle;
using arena::Walk;
using arena::Worth;
using Texts = std::vector<std::string>;

const fs::path folder = fs::path(SPRINGTIDE_SOURCE_DIR) / "puzzles" / "packs";

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Pack> packs_of(std::string_view game) {
  std::vector<Pack> packs;
  for (int number = 1; fs::exists(folder / arena::pack_file(game, number)); ++number) {
    const auto pack = arena::read_pack(text_of(folder / arena::pack_file(game, number)));
    EXPECT_TRUE(pack) << (pack ? "" : pack.error().message());
    if (pack) packs.push_back(*pack);
  }
  return packs;
}

// What is wrong with the puzzles of one game of a pack.
template <Game G>
class Inspection {
 public:
  Inspection(const Pack& pack, const PackedGame& game) : pack_(pack), game_(game) {}

  Texts flaws() {
    const auto record = read_record<G>(game_.record);
    if (!record) return {record.error().message()};
    const Walk<G> walk(*record);
    require(to_act(walk.states().back()).empty(), "a finished game");
    for (const PackedPuzzle& each : game_.puzzles) inspect(walk, each);
    for (std::size_t i = 1; i < game_.puzzles.size(); ++i)
      require(game_.puzzles[i - 1].move + 8 <= game_.puzzles[i].move, "apart from the one before");
    return flaws_;
  }

  // Of the puzzles of one game, those that a longer look thinks otherwise of.
  Texts unconfirmed() const {
    Texts found;
    const auto record = read_record<G>(game_.record);
    const Walk<G> walk(*record);
    for (const PackedPuzzle& each : game_.puzzles)
      if (!puzzler(walk).is_confirmed(puzzle_of(walk, each))) found.push_back(name_of(each));
    return found;
  }

 private:
  void require(bool is_so, const std::string& what) {
    if (!is_so) flaws_.push_back(what);
  }
  std::string name_of(const PackedPuzzle& puzzle) const {
    return "game " + std::to_string(game_.number) + " move " + std::to_string(puzzle.move + 1);
  }

  arena::Puzzler<G> puzzler(const Walk<G>& walk) const {
    const arena::PuzzleMaker<G> maker(*arena::parse_bot<G>(pack_.source.bot), pack_.source.searches, pack_.source.seed);
    return maker.puzzler_of(walk, game_.number);
  }

  static Puzzle<G> puzzle_of(const Walk<G>& walk, const PackedPuzzle& packed) {
    Puzzle<G> puzzle = arena::puzzle_at<G>(walk, packed.move);
    for (std::size_t i = 0; i < std::min(puzzle.choices.size(), packed.values.size()); ++i)
      if (const auto& worth = packed.values[i])
        puzzle.choices[i].worth = {
            .value = worth->value, .low = worth->value - worth->error, .high = worth->value + worth->error};
    return puzzle;
  }

  void inspect(const Walk<G>& walk, const PackedPuzzle& packed) {
    if (packed.move >= walk.record().moves.size() || !walk.is_decision(packed.move)) return require(false, "a decision");
    const Puzzle<G> puzzle = puzzle_of(walk, packed);
    if (puzzle.choices.size() != packed.values.size()) return require(false, "as many values as choices");
    for (std::size_t i = 0; i < puzzle.choices.size(); ++i) {
      require(packed.values[i].has_value() != puzzle.choices[i].is_beginning, "a value for every choice");
      if (const auto& worth = packed.values[i])
        require(worth->value >= 0 && worth->value <= 1 && worth->error >= 0 && worth->error < 1, "a share and its error");
    }
    const auto order = puzzle.ranking();
    if (order.size() < 3 || order.size() > 20) return require(false, "3 to 20 choices");
    require(puzzle.is_clear(), "a clear best choice");
    require(!puzzle.choices[puzzle.played].is_beginning, "played is a choice");
    check_greedy(walk, puzzle);
    check_grade(packed);
    check_themes(walk, packed, puzzle);
  }

  // Neither by its own opinion nor by luck: greedy is asked often, by seeds that the maker did not have.
  void check_greedy(const Walk<G>& walk, const Puzzle<G>& puzzle) {
    const auto best = puzzle.choices[puzzle.ranking()[0]].actions[0];
    Question<G> asked = walk.question(puzzle.move);
    asked.record = {};
    for (std::uint64_t seed = 1; seed <= 24; ++seed)
      require(Thought<G>(greedy_bot<G>(), asked, seed).answer() != best, "more than greedy sees");
  }

  void check_grade(const PackedPuzzle& packed) {
    std::vector<arena::Trial> trials;
    for (int i = 0; i < arena::grading_levels; ++i) {
      const int solved = packed.solved[static_cast<std::size_t>(i)];
      require(solved >= 0 && solved <= arena::tries_of_level, "so many solved");
      const int rating =
          measured_levels<G>()[arena::packed_version - 1][static_cast<std::size_t>(arena::easiest_level + i) - 1];
      trials.push_back({.rating = static_cast<double>(rating), .asked = arena::tries_of_level, .solved = solved});
    }
    require(arena::grade_of(trials) == packed.grade, "the grade by who solves it");
  }

  void check_themes(const Walk<G>& walk, const PackedPuzzle& packed, const Puzzle<G>& puzzle) {
    const auto tempting = puzzler(walk).greedy_answers(packed.move);
    require(arena::themes_of<G>({.view = observe(walk.before(packed.move), puzzle.seat),
                                 .best = puzzle.choices[puzzle.ranking()[0]].actions,
                                 .tempting = tempting}) == packed.themes,
            "the themes by the game's rules");
  }

  const Pack& pack_;
  const PackedGame& game_;
  Texts flaws_{};
};

template <Game G>
void expect_sound(const Pack& pack) {
  for (const PackedGame& game : pack.games) {
    SCOPED_TRACE(std::string(G::name) + " pack " + std::to_string(pack.number) + " game " + std::to_string(game.number));
    EXPECT_EQ(Inspection<G>(pack, game).flaws(), Texts{});
  }
}

TEST(Packs, AreAThousandPuzzlesOfEachGame) {
  Games::for_each([]<Game G>() {
    int puzzles = 0;
    std::set<int> games;
    for (const Pack& pack : packs_of(G::name)) {
      EXPECT_EQ(pack.game, G::name);
      EXPECT_EQ(pack.rules, G::rules_version);
      EXPECT_LE(pack.size(), 50);
      puzzles += pack.size();
      for (const PackedGame& game : pack.games) {
        EXPECT_TRUE(games.insert(game.number).second) << game.number;
        EXPECT_LT(game.number, pack.next);
      }
    }
    EXPECT_GE(puzzles, 1000) << G::name;
  });
}

// Every theme that a game has is taught by some puzzle.
TEST(Packs, TeachEveryTheme) {
  Games::for_each([]<Game G>() {
    std::set<std::string> taught;
    for (const Pack& pack : packs_of(G::name))
      for (const PackedGame& game : pack.games)
        for (const PackedPuzzle& puzzle : game.puzzles) taught.insert(puzzle.themes.begin(), puzzle.themes.end());
    const auto& names = Notation<G>::theme_names;
    EXPECT_EQ(taught, std::set<std::string>(names.begin(), names.end())) << G::name;
  });
}

TEST(Packs, FitTheirRecords) {
  Games::for_each([]<Game G>() {
    const auto packs = packs_of(G::name);
    const auto looked_at = static_cast<std::size_t>(test_size(2, 1000, 1));
    for (std::size_t i = 0; i < std::min(packs.size(), looked_at); ++i) expect_sound<G>(packs[i]);
  });
}

// At full size all of them, by every core; else the game with the fewest puzzles of the first pack.
TEST(Packs, HoldAtTwiceTheIterations) {
  Games::for_each([]<Game G>() {
    const auto packs = packs_of(G::name);
    std::vector<std::pair<const Pack*, const PackedGame*>> games;
    for (const Pack& pack : packs)
      for (const PackedGame& game : pack.games) games.emplace_back(&pack, &game);
    ASSERT_FALSE(games.empty());
    const auto is_smaller = [](const auto& a, const auto& b) { return a.second->puzzles.size() < b.second->puzzles.size(); };
    const auto first_pack = games.begin() + std::ssize(packs[0].games);
    std::iter_swap(games.begin(), std::min_element(games.begin(), first_pack, is_smaller));
    games.resize(std::min(games.size(), static_cast<std::size_t>(test_size(1, 1'000'000, 1))));
    std::vector<Texts> unconfirmed(games.size());
    const auto look = [&](int i) {
      const auto& [pack, game] = games[static_cast<std::size_t>(i)];
      unconfirmed[static_cast<std::size_t>(i)] = Inspection<G>(*pack, *game).unconfirmed();
    };
    const auto threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    arena::share_work(static_cast<int>(games.size()), threads, look, [] {});
    for (const Texts& each : unconfirmed) EXPECT_EQ(each, Texts{}) << G::name;
  });
}

// Games are played again, at full size their puzzles made again, to the same bytes.
TEST(Packs, AreMadeAgain) {
  Games::for_each([]<Game G>() {
    Pack pack = packs_of(G::name).at(0);
    const arena::PuzzleMaker<G> maker(*arena::parse_bot<G>(pack.source.bot), pack.source.searches, pack.source.seed);
    EXPECT_EQ(write_record(maker.played(pack.games[0].number)), pack.games[0].record);
    const std::string before = arena::write_pack(pack);
    for (std::size_t i = 0; i < static_cast<std::size_t>(test_size(0, 3, 0)); ++i)
      pack.games[i] = maker.make(pack.games[i].number);
    EXPECT_EQ(arena::write_pack(pack), before);
  });
}

// Each kind of damage turns the inspection red.
TEST(Packs, AreNoticedWhenDamaged) {
  Games::for_each([]<Game G>() {
    const Pack pack = packs_of(G::name).at(0);
    const PackedGame& game = pack.games.at(0);
    ASSERT_EQ(Inspection<G>(pack, game).flaws(), Texts{});
    const auto first_value = [](PackedPuzzle& puzzle) -> Worth& {
      return **std::ranges::find_if(puzzle.values, [](const auto& each) { return each.has_value(); });
    };
    const std::vector<std::function<void(PackedPuzzle&)>> damages{
        [](PackedPuzzle& puzzle) { puzzle.move = 0; },
        [](PackedPuzzle& puzzle) { puzzle.move = 1'000'000; },
        [](PackedPuzzle& puzzle) { puzzle.values.pop_back(); },
        [](PackedPuzzle& puzzle) { puzzle.values[0] = std::nullopt, puzzle.values[1] = std::nullopt; },
        [&](PackedPuzzle& puzzle) { first_value(puzzle).value = 1.5; },
        [&](PackedPuzzle& puzzle) { first_value(puzzle).error = 1.5; },
        [](PackedPuzzle& puzzle) {
          for (auto& each : puzzle.values)
            if (each) each->value = 0.5;
        },
        [](PackedPuzzle& puzzle) { puzzle.solved[2] = 5; },
        [](PackedPuzzle& puzzle) { ++puzzle.grade; },
        [](PackedPuzzle& puzzle) { puzzle.themes.push_back("dancing"); },
    };
    for (std::size_t i = 0; i < damages.size(); ++i) {
      PackedGame damaged = game;
      damages[i](damaged.puzzles[0]);
      EXPECT_NE((Inspection<G>(pack, damaged).flaws()), Texts{}) << G::name << ", damage " << i;
    }
    PackedGame damaged = game;
    damaged.record += "p1 end\n";
    EXPECT_NE((Inspection<G>(pack, damaged).flaws()), Texts{});
  });
}

TEST(Packs, AreReadAsTheyAreWritten) {
  Pack pack{.game = "vigo", .rules = 1, .number = 3, .source = {.bot = "search:5", .searches = 2, .seed = 9}, .next = 8};
  PackedPuzzle puzzle{.move = 4, .grade = 1600, .solved = {0, 1, 2, 3, 4}, .themes = {"memory"}};
  puzzle.values = {std::nullopt, Worth{.value = 0.5, .error = 0.01}, Worth{.value = 0, .error = 0}};
  pack.games = {{.number = 7, .record = "one\ntwo\n", .puzzles = {puzzle}}};
  const std::string text = arena::write_pack(pack);
  const auto again = arena::read_pack(text);
  ASSERT_TRUE(again);
  EXPECT_EQ(arena::write_pack(*again), text);
  EXPECT_EQ(again->games[0].puzzles[0].move, 4U);
  EXPECT_EQ(again->games[0].puzzles[0].values[1]->error, 0.01);
  for (const auto& [what, by] : std::vector<std::pair<std::string, std::string>>{{"\"move\":5", "\"move\":0"},
                                                                                 {"[0,1,2,3,4]", "[0,1,2,3]"},
                                                                                 {"[0.5,0.01]", "[0.5]"},
                                                                                 {"\"grade\"", "\"rank\""},
                                                                                 {"}\n", "}"}}) {
    const std::size_t found = text.rfind(what);
    ASSERT_NE(found, std::string::npos) << what;
    EXPECT_FALSE(arena::read_pack(std::string(text).replace(found, what.size(), by))) << what;
  }
}

TEST(Grade, IsTheRatingOfWhoSolvesItEveryOtherTime) {
  using arena::Trial;
  const auto grade = [](std::vector<Trial> trials) { return arena::grade_of(trials); };
  EXPECT_EQ(grade({}), 1500);
  EXPECT_EQ(grade({{.rating = 1500, .asked = 4, .solved = 2}}), 1500);
  // One of six: a chance of 1/6 at 1500 + 400 log10(5).
  EXPECT_EQ(grade({{.rating = 1500, .asked = 4, .solved = 0}}), 1780);
  EXPECT_EQ(grade({{.rating = 1500, .asked = 4, .solved = 4}}), 1220);
  EXPECT_GT(grade({{.rating = 2000, .asked = 4, .solved = 2}}), grade({{.rating = 1500, .asked = 4, .solved = 2}}));
}

// Equally good answers of greedy are all of them its answers.
TEST(Puzzler, KnowsWhatGreedyMayDo) {
  const auto record =
      *read_record<Vineta>(text_of(fs::path(SPRINGTIDE_SOURCE_DIR) / "tests" / "golden" / "vineta-rules-1-2-nl.record"));
  const Walk<Vineta> walk(record);
  const arena::Puzzler<Vineta> puzzler(walk, search_bot<Vineta>(4), {.searches = 2, .seed = 1});
  std::size_t several = 0;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (!walk.is_decision(i)) continue;
    const auto answers = puzzler.greedy_answers(i);
    several += answers.size() > 1 ? 1 : 0;
    Question<Vineta> asked = walk.question(i);
    asked.record = {};
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const auto answer = Thought<Vineta>(greedy_bot<Vineta>(), asked, seed).answer();
      EXPECT_NE(std::ranges::find(answers, answer), answers.end()) << i;
    }
  }
  EXPECT_GT(several, 0U);
}

}  // namespace
}  // namespace springtide
