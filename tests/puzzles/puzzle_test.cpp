// The puzzles of the client against the engine: a puzzle that no longer fits its record, or tells too much, is noticed.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "arena/bots.h"
#include "arena/puzzler.h"
#include "games/list.h"

namespace springtide {
namespace {

namespace fs = std::filesystem;
using arena::Puzzle;
using arena::Puzzler;
using arena::Walk;

const fs::path folder = fs::path(SPRINGTIDE_SOURCE_DIR) / "puzzles";
const fs::path golden = fs::path(SPRINGTIDE_SOURCE_DIR) / "tests" / "golden";

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> puzzle_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

template <class Write>
std::string written(const Write& write) {
  JsonWriter json;
  write(json);
  return json.text();
}

// The actions of an entry of the legal list, as their texts.
std::vector<std::string> actions_of(const Json& entry) {
  std::vector<std::string> actions;
  for (const Json& each : at(entry, "actions").items()) actions.push_back(each.as_string());
  if (actions.empty()) actions.push_back(at(entry, "text").as_string());
  return actions;
}

bool is_beginning(const Json& entry, const Json& legal) {
  const auto own = actions_of(entry);
  return std::any_of(legal.items().begin(), legal.items().end(), [&own](const Json& other) {
    const auto actions = actions_of(other);
    return actions.size() > own.size() && std::equal(own.begin(), own.end(), actions.begin());
  });
}

// What is wrong with a puzzle, by its record.
template <Game G>
class Inspection {
 public:
  Inspection(std::string text, Record<G> record) : text_(std::move(text)), record_(std::move(record)) {}

  std::vector<std::string> flaws() {
    const auto puzzle = parse_json(text_);
    if (!puzzle) return {"not JSON"};
    puzzle_ = *puzzle;
    move_ = static_cast<std::size_t>(at(puzzle_, "move").as_int()) - 1;
    if (move_ >= record_.moves.size()) return {"no such move"};
    check_head();
    check_question();
    check_values();
    check_greedy();
    check_answer();
    return flaws_;
  }

 private:
  void require(bool is_so, const std::string& what) {
    if (!is_so) flaws_.push_back(what);
  }
  // Byte for byte.
  void require_text(std::string_view key, const std::string& value, const std::string& next) {
    require(text_.find("\"" + std::string(key) + "\":" + value + ",\"" + next + "\":") != std::string::npos,
            std::string(key));
  }

  void check_head() {
    require(at(puzzle_, "game").as_string() == G::name, "game");
    require(at(puzzle_, "seat").as_string() == seat_name(record_.moves[move_].seat), "seat");
    std::vector<std::string> options;
    for (const Json& each : at(puzzle_, "options").items()) options.push_back(each.as_string());
    require(options == Notation<G>::options(record_.options), "options");
    require(at(puzzle_, "names").items().size() == static_cast<std::size_t>(record_.options.players), "names");
  }

  typename G::State state_before(std::size_t move) const {
    auto state = initial(record_.options);
    for (std::size_t i = 0; i < move; ++i) advance(state, record_.moves[i].seat, record_.moves[i].action);
    return state;
  }

  // What clients are told, and nothing else.
  void check_question() {
    const Seat seat = record_.moves[move_].seat;
    const auto state = state_before(move_);
    const auto view = observe(state, seat);
    require_text("view", written([&](JsonWriter& json) { Notation<G>::view_json(json, view); }), "legal");
    require_text("legal", written([&](JsonWriter& json) { Notation<G>::legal_json(json, state, seat); }), "values");
    require_text("prompt", "\"" + Notation<G>::prompt_key(view) + "\"", "view");
    const auto& past = at(puzzle_, "past").items();
    require(past.size() <= move_, "past");
    for (std::size_t i = 0; i < past.size() && past.size() <= move_; ++i) {
      const Move<G>& move = record_.moves[move_ - past.size() + i];
      const auto told =
          written([&](JsonWriter& json) { Notation<G>::action_json(json, move.seat, seen(move.seat, move.action, seat)); });
      require(write(at(past[i], "move")) == told, "past");
    }
  }

  void check_values() {
    const Json& legal = at(puzzle_, "legal");
    const auto& values = at(puzzle_, "values").items();
    require(values.size() == legal.items().size(), "as many values as choices");
    std::vector<std::pair<double, double>> found;
    for (std::size_t i = 0; i < std::min(values.size(), legal.items().size()); ++i) {
      require(values[i].is_null() == is_beginning(legal.items()[i], legal), "a value for every choice");
      if (values[i].is_null()) continue;
      found.emplace_back(at(values[i], "value").as_number(), at(values[i], "error").as_number());
      require(at(values[i], "value").is_number() && found.back().first >= 0 && found.back().first <= 1, "a share");
      require(at(values[i], "error").is_number() && found.back().second >= 0 && found.back().second < 0.2, "an error");
    }
    require(found.size() >= 3 && found.size() <= 12, "3 to 12 choices");
    std::sort(found.rbegin(), found.rend());
    require(found.size() > 1 && found[0].first - found[1].first > std::hypot(found[0].second, found[1].second),
            "a clear best choice");
  }

  // Not what greedy takes, unless by luck among equals.
  void check_greedy() {
    const auto& values = at(puzzle_, "values").items();
    const auto value = [](const Json& worth) { return worth.is_null() ? -1 : at(worth, "value").as_number(); };
    const auto best = std::max_element(values.begin(), values.end(),
                                       [&value](const Json& a, const Json& b) { return value(a) < value(b); });
    const auto index = static_cast<std::size_t>(best - values.begin());
    if (index >= at(puzzle_, "legal").items().size()) return;
    const auto state = state_before(move_);
    const Seat seat = record_.moves[move_].seat;
    const Question<G> question{
        .options = record_.options, .view = observe(state, seat), .legal = legal_actions(state, seat)};
    constexpr std::uint64_t seeds = 5;
    std::uint64_t taken = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      const auto greedy = Thought<G>(greedy_bot<G>(), question, seed).answer();
      taken += actions_of(at(puzzle_, "legal").items()[index])[0] == Notation<G>::action(seat, greedy) ? 1 : 0;
    }
    require(taken <= seeds / 2, "more than greedy sees");
  }

  void check_answer() {
    const auto& legal = at(puzzle_, "legal").items();
    const auto played = static_cast<std::size_t>(at(puzzle_, "played").as_int());
    require(played < legal.size() && !at(puzzle_, "values").items()[played].is_null(), "played is a choice");
    const auto actions = played < legal.size() ? actions_of(legal[played]) : std::vector<std::string>{};
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Move<G>& move = record_.moves[std::min(move_ + i, record_.moves.size() - 1)];
      require(Notation<G>::action(move.seat, move.action) == actions[i], "played as in the record");
    }
    const auto last = replay(record_);
    const auto& result = at(puzzle_, "result").items();
    require(result.size() == static_cast<std::size_t>(record_.options.players), "result");
    for (std::size_t i = 0; i < result.size(); ++i) {
      const Seat seat = seat_at(static_cast<int>(i));
      require(at(result[i], "points").as_int() == scores(last)[seat], "points");
      require(at(result[i], "won").as_bool() == winners(last).contains(seat), "winners");
    }
  }

  std::string text_;
  Record<G> record_;
  Json puzzle_{};
  std::size_t move_ = 0;
  std::vector<std::string> flaws_{};
};

std::vector<std::string> flaws_of(const std::string& text, const std::string& record_text) {
  std::vector<std::string> flaws{"unknown game"};
  const auto head = read_head(lines_of(record_text));
  if (!head) return {"no record"};
  Games::with(head->game, [&]<Game G>() {
    const auto record = read_record<G>(record_text);
    flaws = record ? Inspection<G>(text, *record).flaws() : std::vector{record.error().message()};
  });
  return flaws;
}

std::string record_of(const fs::path& puzzle) { return text_of(fs::path(puzzle).replace_extension(".record")); }

TEST(Puzzles, FitTheirRecords) {
  for (const fs::path& path : puzzle_files()) {
    SCOPED_TRACE(path.filename());
    const std::string text = text_of(path);
    EXPECT_LT(text.size(), 15'000U);
    EXPECT_EQ(flaws_of(text, record_of(path)), std::vector<std::string>{});
  }
}

TEST(Puzzles, AreTwoWeeksOfEachGame) {
  std::vector<std::string> expected;
  for (const std::string game : {"vigo", "vineta"})
    for (int i = 1; i <= 14; ++i) expected.push_back(game + (i < 10 ? "-0" : "-") + std::to_string(i));
  std::vector<std::string> names;
  for (const fs::path& path : puzzle_files()) names.push_back(path.stem());
  EXPECT_EQ(names, expected);
}

// Each kind of damage turns the inspection red.
TEST(Puzzles, AreNoticedWhenDamaged) {
  for (const std::string name : {"vineta-01", "vigo-01"}) {
    SCOPED_TRACE(name);
    const std::string text = text_of(folder / (name + ".json"));
    const std::string record = text_of(folder / (name + ".record"));
    const auto damaged = [&](const std::string& what, const std::string& by) {
      const std::size_t found = text.find(what);
      EXPECT_NE(found, std::string::npos) << what;
      return std::string(text).replace(std::min(found, text.size()), what.size(), by);
    };
    for (const auto& [what, by] : std::vector<std::pair<std::string, std::string>>{{"\"round\":", "\"round\":1"},
                                                                                   {"\"legal\":[{", "\"legal\":[{\"x\":1,"},
                                                                                   {"\"values\":[{", "\"values\":[null,{"},
                                                                                   {"\"value\":0", "\"value\":1"},
                                                                                   {"\"error\":0", "\"error\":1"},
                                                                                   {"\"played\":", "\"played\":9"},
                                                                                   {"\"points\":", "\"points\":9"},
                                                                                   {"\"move\":", "\"move\":9"}})
      EXPECT_NE(flaws_of(damaged(what, by), record), std::vector<std::string>{}) << what;
  }
}

template <Game G>
Record<G> golden_record(const std::string& name) {
  return *read_record<G>(text_of(golden / name));
}

std::size_t first_decision(const Walk<Vineta>& walk) {
  std::size_t move = 0;
  while (!walk.is_decision(move)) ++move;
  return move;
}

TEST(Puzzler, FindsTheSameWhateverTheThreads) {
  const auto record = golden_record<Vineta>("vineta-rules-1-2-nl.record");
  const Walk<Vineta> walk(record);
  const auto bot = *arena::parse_bot<Vineta>("search:8");
  const auto values = [&](int threads, std::uint64_t seed) {
    std::vector<double> found;
    const Puzzler<Vineta> puzzler(walk, bot, {.searches = 3, .seed = seed, .threads = threads});
    for (const auto& choice : puzzler.value(first_decision(walk)).choices) found.push_back(choice.worth.value);
    return found;
  };
  EXPECT_EQ(values(1, 1), values(2, 1));
  EXPECT_NE(values(1, 1), values(1, 2));
}

// A chest on offer is a choice; to begin one is the way to it.
TEST(Puzzler, TakesWholeChestsAsChoices) {
  const auto record = golden_record<Vigo>("vigo-rules-1-2.record");
  const Walk<Vigo> walk(record);
  int chests = 0;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (!walk.is_decision(i)) continue;
    const Puzzle<Vigo> puzzle = arena::puzzle_at<Vigo>(walk, i);
    const auto is_whole = [](const auto& choice) { return choice.actions.size() > 1; };
    const bool has_whole = std::any_of(puzzle.choices.begin(), puzzle.choices.end(), is_whole);
    for (const auto& choice : puzzle.choices)
      EXPECT_EQ(choice.is_beginning, has_whole && choice.actions.back().verb == vigo::Verb::begin_chest);
    EXPECT_EQ(puzzle.choices[puzzle.played].actions[0], record.moves[i].action);
    chests += has_whole ? 1 : 0;
  }
  EXPECT_GT(chests, 0);
}

TEST(Puzzler, RanksAndSaysWhetherTheBestIsClear) {
  Puzzle<Vineta> puzzle;
  const auto choice = [](double value, double error) {
    return arena::Choice<Vineta>{.worth = {.value = value, .low = value - error, .high = value + error}};
  };
  puzzle.choices = {choice(0.30, 0.03), choice(0.40, 0.04), choice(0.30, 0.03)};
  EXPECT_EQ(puzzle.ranking(), (std::vector<std::size_t>{1, 0, 2}));
  EXPECT_TRUE(puzzle.is_clear());  // 0.10 against 0.05
  puzzle.choices[2] = choice(0.36, 0.03);
  EXPECT_FALSE(puzzle.is_clear());  // 0.04 against 0.05
  puzzle.choices[1].is_beginning = true;
  EXPECT_EQ(puzzle.ranking(), (std::vector<std::size_t>{2, 0}));
}

}  // namespace
}  // namespace springtide
