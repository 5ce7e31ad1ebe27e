// Runs every scenario below a folder: DIR/<game>/*.scn. tests/scenarios/README.md describes the format.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/move.h"
#include "games/list.h"

namespace springtide {
namespace {

struct Scenario {
  std::string title;
  std::vector<Line> lines;  // without the header
};

bool is_indented(std::string_view line) { return line.starts_with("  "); }

// One scenario being run. A failure is reported at its line of the file.
template <Game G>
class Script {
  using Text = Notation<G>;

 public:
  Script(std::string file, const Scenario& scenario) : file_(std::move(file)), lines_(scenario.lines) {}

  void run() {
    while (at_ < lines_.size() && !has_failed_) {
      line_ = lines_[at_++];
      run_line(trim(line_.text));
    }
    if (checks_ == 0) fail("the scenario checks nothing");
  }

 private:
  void fail(const std::string& what) {
    has_failed_ = true;
    ADD_FAILURE_AT(file_.c_str(), line_.number) << line_.text << "\n  " << what << "\n" << Text::position(state_);
  }

  // The text behind a command word, if the line starts with it.
  static std::optional<std::string_view> after(std::string_view line, std::string_view command) {
    if (line == command) return std::string_view{};
    if (!line.starts_with(std::string(command) + " ")) return std::nullopt;
    return line.substr(command.size() + 1);
  }

  void run_line(std::string_view line) {
    ++checks_;
    if (line == "given") return --checks_, load(block());
    if (line == "given start") return --checks_, begin(block());
    if (line == "bad position") return load_bad(block());
    if (auto rest = after(line, "error")) return expect_error(*rest);
    if (auto rest = after(line, "do")) return --checks_, act(*rest);
    if (auto rest = after(line, "draw")) return --checks_, draw(*rest);
    if (auto rest = after(line, "legal")) return expect_legal(*rest, {});
    if (auto rest = after(line, "allow")) return expect_rule(*rest, true);
    if (auto rest = after(line, "refuse")) return expect_rule(*rest, false);
    if (auto rest = after(line, "options")) return expect_options(*rest);
    if (auto rest = after(line, "expect to act")) return expect_to_act(*rest);
    if (auto rest = after(line, "expect")) return expect_line(*rest, Text::position(state_));
    if (auto rest = after(line, "see")) return expect_view(*rest);
    if (auto rest = after(line, "points")) return expect_points(*rest);
    if (auto rest = after(line, "score")) return expect_score(*rest);
    if (auto rest = after(line, "winners")) return expect_seats(*rest, winners(state_));
    fail("unknown command");
  }

  // The indented lines that follow.
  std::vector<Line> block() {
    std::vector<Line> lines;
    for (; at_ < lines_.size() && is_indented(lines_[at_].text); ++at_)
      lines.push_back({.number = lines_[at_].number, .text = trim(lines_[at_].text)});
    return lines;
  }

  static Result<typename G::State, TextError> parse(const std::vector<Line>& lines) {
    std::string text = "game " + std::string(G::name) + "\n";
    for (const Line& line : lines) text += std::string(line.text) + "\n";
    return Text::parse_position(text);
  }

  void load(const std::vector<Line>& lines) {
    auto state = parse(lines);
    if (!state) return fail(state.error().message());
    state_ = *state;
    if (!is_consistent(state_)) return fail("the loaded position is not consistent");
    const std::string text = Text::position(state_);
    auto again = Text::parse_position(text);
    if (!again || !(*again == state_)) return fail("the canonical text does not load as the same position");
  }

  void begin(const std::vector<Line>& lines) {
    auto options = Text::parse_options(lines);
    if (!options) return fail(options.error().message());
    state_ = initial(*options);
  }

  void load_bad(const std::vector<Line>& lines) {
    auto state = parse(lines);
    if (state) return fail("the position is accepted");
    error_ = state.error();
  }

  void expect_error(std::string_view rest) {
    const std::size_t colon = rest.find(": ");
    if (!error_ || colon == std::string_view::npos) return fail("no error to look at, or not FIELD: TEXT");
    const bool has_field = error_->field.starts_with(rest.substr(0, colon));
    const bool has_text = error_->reason.find(rest.substr(colon + 2)) != std::string::npos;
    if (!has_field || !has_text) fail("the error is: " + error_->message());
  }

  std::optional<Move<G>> move_of(std::string_view text) {
    auto move = Text::parse_action(text);
    if (move) return *move;
    fail(move.error().message());
    return std::nullopt;
  }

  void act(std::string_view text) {
    const auto move = move_of(text);
    if (!move) return;
    const auto verdict = apply<G>(state_, move->seat, move->action);
    if (!verdict.allowed)
      return fail("refused: " + Text::reason(verdict) + " (" + std::string(Text::rule_id(verdict)) + ")");
    if (!is_consistent(state_)) fail("the position is no longer consistent");
  }

  void draw(std::string_view rest) {
    if (rest == "all") {
      while (!has_failed_ && to_act(state_).contains(Seat::nature))
        act(Text::action(Seat::nature, legal_actions(state_, Seat::nature)[0]));
      return;
    }
    for (std::string_view card : split(rest, ',')) {
      if (!to_act(state_).contains(Seat::nature)) return fail("nature has nothing to draw");
      const auto outcomes = legal_actions(state_, Seat::nature);
      const auto outcome = std::find_if(outcomes.begin(), outcomes.end(), [card](const auto& action) {
        return Text::action(Seat::nature, action).ends_with(" " + std::string(card));
      });
      if (outcome == outcomes.end()) return fail("cannot draw " + std::string(card));
      act(Text::action(Seat::nature, *outcome));
    }
  }

  void expect_legal(std::string_view text, std::string_view rule) {
    const auto move = move_of(text);
    if (!move) return;
    const auto actions = legal_actions(state_, move->seat);
    const bool is_listed = std::find(actions.begin(), actions.end(), move->action) != actions.end();
    const auto verdict = judge(state_, move->seat, move->action);
    if (!is_listed || !verdict.allowed) return fail("not legal: " + Text::reason(verdict));
    if (!rule.empty() && Text::rule_id(verdict) != rule) fail("allowed by " + std::string(Text::rule_id(verdict)));
  }

  void expect_rule(std::string_view rest, bool is_allowed) {
    const std::size_t colon = rest.rfind(": ");
    if (colon == std::string_view::npos) return fail("expected ACTION: RULE");
    const std::string_view rule = rest.substr(colon + 2);
    if (is_allowed) return expect_legal(rest.substr(0, colon), rule);
    const auto move = move_of(rest.substr(0, colon));
    if (!move) return;
    const auto actions = legal_actions(state_, move->seat);
    const auto verdict = judge(state_, move->seat, move->action);
    if (std::find(actions.begin(), actions.end(), move->action) != actions.end() || verdict.allowed)
      return fail("it is legal");
    if (Text::rule_id(verdict) != rule)
      fail("refused by " + std::string(Text::rule_id(verdict)) + ": " + Text::reason(verdict));
  }

  void expect_options(std::string_view rest) {
    const auto words = words_of(rest);
    const auto seat = words.size() == 2 ? find_seat(words[0]) : std::nullopt;
    if (!seat) return fail("expected SEAT N");
    const auto count = legal_actions(state_, *seat).size();
    if (to_number(words[1]) != static_cast<int>(count)) fail("it has " + std::to_string(count) + " options");
  }

  void expect_to_act(std::string_view rest) { expect_seats(rest == "nobody" ? "" : rest, to_act(state_)); }

  void expect_seats(std::string_view names, SeatSet actual) {
    SeatSet expected;
    for (std::string_view name : words_of(names)) {
      const auto seat = find_seat(name);
      if (!seat) return fail("unknown seat");
      expected.insert(*seat);
    }
    if (expected == actual) return;
    std::string text;
    for (Seat seat : actual) text += " " + seat_name(seat);
    fail("it is" + text);
  }

  void expect_line(std::string_view expected, const std::string& text) {
    const auto negated = after(expected, "not");
    const std::string_view wanted = negated.value_or(expected);
    const bool is_prefix = wanted.ends_with(" *");
    const std::string_view start = wanted.substr(0, wanted.size() - (is_prefix ? 1 : 0));
    const auto lines = lines_of(text);
    const bool is_there = std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
      return is_prefix ? line.text.starts_with(start) : line.text == wanted;
    });
    if (is_there == negated.has_value()) fail(is_there ? "the line is there" : "the line is not there:\n" + text);
  }

  void expect_view(std::string_view rest) {
    const std::size_t space = rest.find(' ');
    const auto viewer = find_seat(rest.substr(0, space));
    if (!viewer || space == std::string_view::npos) return fail("expected VIEWER LINE");
    expect_line(rest.substr(space + 1), Text::view(observe(state_, *viewer)));
  }

  void expect_points(std::string_view rest) {
    const auto words = words_of(rest);
    const auto seat = words.size() == 3 ? find_seat(words[0]) : std::nullopt;
    if (!seat) return fail("expected SEAT RULE N");
    const std::string wanted = std::string(words[1]) + " " + std::string(words[2]);
    const std::string points = Text::points(state_, *seat);
    const auto parts = split(points, ',');
    const bool is_none = std::none_of(parts.begin(), parts.end(),
                                      [&](std::string_view part) { return part.starts_with(std::string(words[1]) + " "); });
    const bool is_met = words[2] == "0" ? is_none : std::find(parts.begin(), parts.end(), wanted) != parts.end();
    if (!is_met) fail("the points are " + points);
  }

  void expect_score(std::string_view rest) {
    const auto words = words_of(rest);
    const auto seat = words.size() == 2 ? find_seat(words[0]) : std::nullopt;
    if (!seat) return fail("expected SEAT N");
    const int score = scores(state_)[*seat];
    if (words[1] != std::to_string(score)) fail("the score is " + std::to_string(score));
  }

  std::string file_;
  std::vector<Line> lines_;
  std::size_t at_ = 0;
  Line line_{};
  int checks_ = 0;
  bool has_failed_ = false;
  typename G::State state_ = initial(typename G::Options{});
  std::optional<TextError> error_;
};

template <Game G>
class ScenarioTest : public testing::Test {
 public:
  ScenarioTest(std::string file, Scenario scenario) : file_(std::move(file)), scenario_(std::move(scenario)) {}
  void TestBody() override { Script<G>(file_, scenario_).run(); }

 private:
  std::string file_;
  Scenario scenario_;
};

std::vector<Scenario> scenarios_of(std::string_view text) {
  std::vector<Scenario> scenarios;
  for (const Line& line : lines_of(text)) {
    if (trim(line.text).empty() || trim(line.text).starts_with('#')) continue;
    if (line.text.starts_with("scenario "))
      scenarios.push_back({.title = std::string(line.text.substr(9)), .lines = {}});
    else if (!scenarios.empty())
      scenarios.back().lines.push_back(line);
  }
  return scenarios;
}

const std::string& contents_of(const std::filesystem::path& path) {
  static std::vector<std::unique_ptr<std::string>> texts;  // scenarios keep views of them
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  texts.push_back(std::make_unique<std::string>(text.str()));
  return *texts.back();
}

template <Game G>
void register_scenarios(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder / std::string(G::name)))
    if (entry.path().extension() == ".scn") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& path : files)
    for (const Scenario& scenario : scenarios_of(contents_of(path))) {
      const std::string suite = std::string(G::name) + "_" + path.stem().string();
      testing::RegisterTest(
          suite.c_str(), scenario.title.c_str(), nullptr, nullptr, path.c_str(), 0,
          [file = path.string(), scenario]() -> testing::Test* { return new ScenarioTest<G>(file, scenario); });
    }
}

}  // namespace
}  // namespace springtide

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (argc != 2) {
    std::fputs("usage: scenario_test FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  springtide::Games::for_each([&]<springtide::Game G>() { springtide::register_scenarios<G>(folder); });
  return RUN_ALL_TESTS();
}
