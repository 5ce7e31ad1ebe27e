// The notation of Vineta: every example of docs/notation.md, round trips, refusals that say what was expected.
#include "games/vineta/notation/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/play_out.h"
#include "laws/sizes.h"
#include "record/record.h"
#include "text/catalogue.h"
#include "text/lines.h"

namespace springtide {
namespace {

using Text = Notation<Vineta>;
using Strings = std::vector<std::string>;
using vineta::Edition;
using vineta::Options;
using vineta::State;

std::string notation_page() {
  std::ifstream file(std::string(SPRINGTIDE_SOURCE_DIR) + "/docs/notation.md", std::ios::binary);
  if (!file) throw std::runtime_error("docs/notation.md cannot be read");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The insides of the fenced blocks marked so.
Strings blocks_of(const std::string& page, const std::string& mark) {
  Strings blocks;
  bool is_inside = false;
  for (const Line& line : lines_of(page)) {
    if (line.text == "```" + mark) {
      is_inside = true;
      blocks.emplace_back();
    } else if (line.text == "```") {
      is_inside = false;
    } else if (is_inside) {
      blocks.back() += std::string(line.text) + "\n";
    }
  }
  return blocks;
}

std::string position_text(const std::string& lines) { return "game vineta\n" + lines; }

State parsed(const std::string& lines) {
  const auto state = Text::parse_position(position_text(lines));
  if (!state) throw std::runtime_error(state.error().message());
  return *state;
}

Result<Options, TextError> parse_options(const Strings& texts) {
  std::vector<Line> lines;
  for (const std::string& text : texts) lines.push_back({.number = static_cast<int>(lines.size()) + 1, .text = text});
  return Text::parse_options(lines);
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// --- the examples of the page ---

void expect_same_action(const std::string& text) {
  const auto move = Text::parse_action(text);
  ASSERT_TRUE(move) << text << ": " << move.error().message();
  EXPECT_EQ(Text::action(move->seat, move->action), text);
}

TEST(notation_page, action_examples_read_and_write_back) {
  const Strings blocks = blocks_of(notation_page(), "vineta action");
  ASSERT_FALSE(blocks.empty());
  int examples = 0;
  for (const std::string& block : blocks)
    for (const Line& line : lines_of(block)) {
      expect_same_action(std::string(line.text));
      ++examples;
    }
  EXPECT_GE(examples, 30);
}

// The first column of the table of actions shows actions in backticks.
TEST(notation_page, action_table_reads_and_writes_back) {
  const std::string page = notation_page();
  const std::regex quoted("`((?:nature|p[1-6]) [^`]*)`");
  int examples = 0;
  for (const Line& line : lines_of(page)) {
    if (!line.text.starts_with("| `nature ") && !line.text.starts_with("| `p1 ")) continue;
    const std::string cell(line.text.substr(2, line.text.find(" | ") - 2));
    if (contains(cell, "tribe amber`") && contains(std::string(line.text), "house tile (once dealt)")) break;  // positions
    for (auto found = std::sregex_iterator(cell.begin(), cell.end(), quoted); found != std::sregex_iterator(); ++found) {
      expect_same_action((*found)[1]);
      ++examples;
    }
  }
  EXPECT_GE(examples, 25);
}

TEST(notation_page, position_examples_load_and_are_written_byte_for_byte) {
  const Strings blocks = blocks_of(notation_page(), "vineta position");
  ASSERT_FALSE(blocks.empty());
  for (const std::string& block : blocks) {
    const auto state = Text::parse_position(block);
    ASSERT_TRUE(state) << state.error().message();
    EXPECT_EQ(Text::position(*state), block);
    EXPECT_TRUE(is_consistent(*state));
  }
}

TEST(notation_page, record_examples_read_and_are_written_byte_for_byte) {
  const Strings blocks = blocks_of(notation_page(), "record");
  ASSERT_FALSE(blocks.empty());
  for (const std::string& block : blocks) {
    const auto record = read_record<Vineta>(block);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(write_record(*record), block);
  }
}

// The words of the table at the top, in its orders.
TEST(notation_page, words_are_in_the_documented_order) {
  const State state = parsed(
      "players 6\nhouses G0 heather 1, rust 1, tide 1, straw 1, fern 1, ice 1, amber 1\nhouses R2 rest\n"
      "p1 hand quarantine, panic, relocation, rescue, false hope, one less, one more\n"
      "p1 discard intervention, calm sea, changing wind, flood 4, flood 3, flood 2, flood 1\n");
  const std::string text = Text::position(state);
  EXPECT_TRUE(contains(text, "\nhouses G0 amber 1, ice 1, fern 1, straw 1, tide 1, rust 1, heather 1\n")) << text;
  EXPECT_TRUE(contains(text, "\np1 hand one more, one less, false hope, rescue, relocation, panic, quarantine\n")) << text;
  EXPECT_TRUE(contains(text, "\np1 discard flood 1, flood 2, flood 3, flood 4, changing wind, calm sea, intervention\n"))
      << text;
}

// --- actions ---

TEST(action_text, every_legal_action_of_random_games_writes_and_reads_back) {
  std::set<vineta::Verb> verbs;
  for (int game = 0; game < 20; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    const Options options{.players = 2 + game % 5,
                          .edition = static_cast<Edition>(game % 4),
                          .start = game % 2 == 0 ? Seat::nature : Seat::p2};
    State state = initial(options);
    while (!to_act(state).empty()) {
      std::set<std::string> texts;
      for (Seat seat : to_act(state))
        for (const auto& action : legal_actions(state, seat)) {
          const std::string text = Text::action(seat, action);
          const auto move = Text::parse_action(text);
          ASSERT_TRUE(move) << text << ": " << move.error().message();
          ASSERT_EQ(*move, (Move<Vineta>{.seat = seat, .action = action})) << text;
          ASSERT_TRUE(texts.insert(text).second) << "two actions are written " << text;
          verbs.insert(action.verb);
        }
      const Seat seat = to_act(state).front();
      advance(state, seat, random_action<Vineta>(state, seat, rng));
    }
  }
  EXPECT_EQ(verbs.size(), static_cast<std::size_t>(enum_size<vineta::Verb>)) << "some kind of action never came up";
}

TEST(action_text, what_a_rival_sees_writes_and_reads_back) {
  for (const auto& [full, hidden] :
       std::vector<std::pair<std::string, std::string>>{{"nature deal p1 tribe amber", "nature deal p1 tribe ?"},
                                                        {"nature deal p1 district G0", "nature deal p1 district ?"},
                                                        {"nature draw p1 flood 3", "nature draw p1 ?"},
                                                        {"p1 choose changing wind", "p1 choose ?"},
                                                        {"p1 panic move amber to Y0", "p1 panic move amber to Y0"},
                                                        {"nature start p1", "nature start p1"}}) {
    const auto move = Text::parse_action(full);
    ASSERT_TRUE(move) << full;
    for (Seat viewer : {Seat::p2, Seat::spectator})
      EXPECT_EQ(Text::action(move->seat, seen(move->seat, move->action, viewer)), hidden);
    EXPECT_EQ(Text::action(move->seat, seen(move->seat, move->action, Seat::p1)), full);
    expect_same_action(hidden);
  }
}

struct Malformed {
  std::string text;
  std::string reason;  // must be part of the reason
};

void expect_malformed(const std::vector<Malformed>& cases) {
  for (const Malformed& each : cases) {
    const auto move = Text::parse_action(each.text);
    ASSERT_FALSE(move) << "'" << each.text << "' was read";
    EXPECT_TRUE(contains(move.error().reason, each.reason)) << "'" << each.text << "': " << move.error().reason;
  }
}

// Each is refused with what was expected instead.
TEST(malformed_actions, without_a_seat_or_a_deed) {
  expect_malformed({
      {"", "missing"},
      {"   ", "missing"},
      {"p7 one more", "expected p1 to p6 or nature, found 'p7'"},
      {"P1 one more", "expected p1 to p6 or nature, found 'P1'"},
      {"spectator one more", "expected p1 to p6 or nature, found 'spectator'"},
      {"p1", "a card that can be played so, the line ends"},
      {"nature", "'draw', the line ends"},
      {"p1 dance", "a card that can be played so, found 'dance'"},
  });
}

TEST(malformed_actions, that_only_another_may_take) {
  expect_malformed({
      {"p1 start p2", "found 'start'"},             // nature's
      {"nature choose flood 1", "found 'choose'"},  // a player's
  });
}

TEST(malformed_actions, of_nature_that_deal_nothing) {
  expect_malformed({
      {"nature start nature", "expected a player, found 'nature'"},
      {"nature start p7", "expected a player, found 'p7'"},
      {"nature deal p1", "expected 'tribe' or 'district', the line ends"},
      {"nature deal p1 tribe G0", "expected a tribe, found 'G0'"},
      {"nature deal p1 district amber", "expected a district, found 'amber'"},
      {"nature draw p1 flood 5", "expected a card"},
      {"nature draw p1", "expected a card"},
  });
}

TEST(malformed_actions, that_place_no_house) {
  expect_malformed({
      {"p1 place amber", "expected a district, the line ends"},
      {"p1 place ? G0", "expected a tribe, found '?'"},
      {"p1 place G0 amber", "expected a tribe, found 'G0'"},
  });
}

TEST(malformed_actions, that_choose_no_card) {
  expect_malformed({
      {"p1 choose", "expected a card"},
      {"p1 choose storm", "expected a card"},
      {"p1 choose flood 3 now", "expected the end of the line, found 'now'"},
  });
}

TEST(malformed_actions, that_lay_a_flood_nowhere) {
  expect_malformed({
      {"p1 flood 3", "expected 'start' or 'add' or 'lapse', the line ends"},
      {"p1 flood 3 drop G1", "expected 'start' or 'add' or 'lapse', found 'drop'"},
      {"p1 flood 3 start G3", "expected a district, found 'G3'"},
      {"p1 flood 3 start g1", "expected a district, found 'g1'"},
      {"p1 flood 3 start ?", "expected a district, found '?'"},
      {"p1 flood 3 start G1 G2", "expected the end of the line, found 'G2'"},
  });
}

TEST(malformed_actions, that_name_no_row_card) {
  expect_malformed({
      {"p1 changing wind take G1", "expected the number of a row card, the line ends"},
      {"p1 changing wind take G1 0", "expected the number of a row card, found '0'"},
      {"p1 changing wind take G1 97", "expected the number of a row card, found '97'"},  // 6 gods × 16 floods
      {"p1 changing wind take G1 01", "expected the number of a row card, found '01'"},
      {"p1 changing wind take G1 -1", "expected the number of a row card, found '-1'"},
      {"p1 changing wind take G1 99999999999999999999", "expected the number of a row card"},
      {"p1 calm sea take G1 1", "expected 'discard' or 'lapse', found 'take'"},
  });
}

TEST(malformed_actions, that_change_no_row) {
  expect_malformed({
      {"p1 intervention G1", "expected '+7' or '-7', the line ends"},
      {"p1 intervention G1 7", "expected '+7' or '-7', found '7'"},
      {"p1 one more G1", "expected the end of the line or 'lapse', found 'G1'"},
  });
}

TEST(malformed_actions, that_move_no_house) {
  expect_malformed({
      {"p1 false hope from G1", "expected 'to', the line ends"},
      {"p1 false hope move amber ice", "expected the end of the line, found 'ice'"},
      {"p1 rescue move amber ice fern", "expected the end of the line, found 'fern'"},
      {"p1 rescue move ice amber", "tribe order"},
      {"p1 relocation R1 G0", "board order"},
      {"p1 relocation G0", "expected a district, the line ends"},
      {"p1 panic move amber", "expected 'to', the line ends"},
      {"p1 panic move amber to", "expected a district, the line ends"},
      {"p1 quarantine", "expected a district"},
      {"p1 capture ?", "expected a tribe, found '?'"},
  });
}

TEST(malformed_actions, with_other_spaces) {
  expect_malformed({
      {"p1  one more", "single spaces"},
      {" p1 one more", "single spaces"},
      {"p1 one more ", "single spaces"},
      {"p1 one\tmore", "expected"},
  });
}

// A line with a control character, a very long one or one cut short is refused, and the reason is fit to be shown.
TEST(action_text, reasons_are_fit_to_be_shown) {
  const std::string nul("p1 choose flood\0 1", 18);
  for (const std::string& text :
       Strings{nul, "p1 \x1b[31m", "p1 choose " + std::string(100'000, 'x'), "\x7f", "p1 choose\npanic"}) {
    const auto move = Text::parse_action(text);
    ASSERT_FALSE(move);
    EXPECT_LT(move.error().reason.size(), 200u);
    for (char c : move.error().reason) EXPECT_TRUE(static_cast<unsigned char>(c) >= 32 && c != 127);
  }
}

TEST(action_text, every_true_beginning_is_refused_or_another_action) {
  for (const std::string& block : blocks_of(notation_page(), "vineta action"))
    for (const Line& line : lines_of(block))
      for (std::size_t length = 0; length < line.text.size(); ++length) {
        const std::string_view text = line.text.substr(0, length);
        const auto move = Text::parse_action(text);
        if (move)
          EXPECT_EQ(Text::action(move->seat, move->action), text);
        else
          EXPECT_FALSE(move.error().reason.empty());
      }
}

// --- options ---

template <class T>
std::vector<std::optional<T>> maybe(std::initializer_list<T> values) {
  std::vector<std::optional<T>> all{std::nullopt};
  all.insert(all.end(), values.begin(), values.end());
  return all;
}

template <class Visit>
void for_all_options(Visit&& visit) {
  using namespace vineta;
  for (int players = 2; players <= max_players; ++players)
    for (Edition edition : {Edition::nl, Edition::de, Edition::en, Edition::fr})
      for (Seat start : {Seat::p1, seat_at(players - 1), Seat::nature})
        for (auto own_house : maybe<std::uint8_t>({1, 2, 3}))
          for (auto tie_tower : maybe({TieTower::passes, TieTower::stays}))
            for (auto panic : maybe({PanicHouses::all, PanicHouses::one_each}))
              for (auto capture : maybe({Capture::in_order, Capture::owner_picks}))
                for (auto placement : maybe({Placement::in_turn, Placement::random}))
                  visit(Options{.players = players,
                                .edition = edition,
                                .start = start,
                                .own_house = own_house,
                                .tie_tower = tie_tower,
                                .panic = panic,
                                .capture = capture,
                                .placement = placement});
}

// ED-1: other than 1 forces the owner to pick.
bool is_allowed(const Options& options) {
  const auto own_house = options.own_house.value_or(options.edition == Edition::en ? 2 : 1);
  return own_house == 1 || options.capture != vineta::Capture::in_order;
}

TEST(options_text, every_setting_writes_and_reads_back) {
  int settings = 0;
  for_all_options([&settings](const Options& options) {
    if (!is_allowed(options)) return;
    ++settings;
    const Strings lines = Text::options(options);
    const auto read = parse_options(lines);
    ASSERT_TRUE(read) << read.error().message();
    ASSERT_EQ(read->players, options.players);
    ASSERT_EQ(read->edition, options.edition);
    ASSERT_EQ(read->start, options.start);
    ASSERT_EQ(resolve(*read), resolve(options));
    ASSERT_EQ(Text::options(*read), lines);
  });
  EXPECT_GT(settings, 4000);
}

TEST(options_text, lines_follow_the_page) {
  using namespace vineta;
  EXPECT_EQ(Text::options({.players = 4}), (Strings{"players 4", "edition nl", "start p1"}));
  EXPECT_EQ(Text::options({.players = 2, .own_house = 2}),
            (Strings{"players 2", "edition nl", "set own-house 2", "start p1"}));
  EXPECT_EQ(Text::options({.players = 3, .edition = Edition::en, .own_house = 1}),
            (Strings{"players 3", "edition en", "set own-house 1", "start p1"}));
  EXPECT_EQ(Text::options({.players = 3, .edition = Edition::en, .own_house = 1, .capture = Capture::in_order}),
            (Strings{"players 3", "edition en", "set own-house 1", "set capture in-order", "start p1"}));
  EXPECT_EQ(Text::options({.players = 2, .placement = Placement::random}),
            (Strings{"players 2", "edition nl", "set placement random", "start p1"}));
  EXPECT_EQ(Text::options({.players = 6,
                           .edition = Edition::fr,
                           .start = Seat::nature,
                           .tie_tower = TieTower::stays,
                           .panic = PanicHouses::all,
                           .capture = Capture::owner_picks}),
            (Strings{"players 6", "edition fr", "set tie-tower stays", "set panic all", "set capture owner-picks",
                     "start random"}));
}

// Switches set to what the edition says anyway are not written.
TEST(options_text, says_nothing_that_the_edition_says) {
  using namespace vineta;
  EXPECT_EQ(Text::options({.players = 4,
                           .edition = Edition::en,
                           .own_house = 2,
                           .tie_tower = TieTower::stays,
                           .panic = PanicHouses::all,
                           .capture = Capture::owner_picks,
                           .placement = Placement::in_turn}),
            (Strings{"players 4", "edition en", "start p1"}));
}

TEST(options_text, own_house_and_houses_in_order_do_not_go_together) {
  for_all_options([](const Options& options) {
    if (is_allowed(options)) return;
    const auto read =
        parse_options({"players 2", "edition " + std::string(options.edition == Edition::en ? "en" : "nl"),
                       "set own-house " + std::to_string(options.own_house.value_or(2)), "set capture in-order"});
    ASSERT_FALSE(read);
    ASSERT_EQ(read.error().rule, "ED-4");
    ASSERT_EQ(read.error().field, "set capture");
    ASSERT_EQ(read.error().line, 4);
  });
}

struct BadOptions {
  Strings lines;
  int line;
  std::string field;
  std::string reason;
};

void expect_refused(const std::vector<BadOptions>& cases) {
  for (const BadOptions& each : cases) {
    const auto read = parse_options(each.lines);
    ASSERT_FALSE(read) << each.lines.back();
    EXPECT_EQ(read.error().line, each.line) << each.lines.back();
    EXPECT_EQ(read.error().field, each.field);
    EXPECT_TRUE(contains(read.error().reason, each.reason)) << read.error().message();
  }
}

// Each is refused with line and field.
TEST(bad_options, with_a_wrong_number_of_players) {
  expect_refused(std::vector<BadOptions>{
      {{"edition nl"}, 0, "players", "missing"},
      {{"players 1"}, 1, "players", "from 2 to 6, found '1'"},
      {{"players 7"}, 1, "players", "from 2 to 6, found '7'"},
      {{"players"}, 1, "players", "from 2 to 6, found ''"},
      {{"players 99999999999999999999"}, 1, "players", "from 2 to 6"},
  });
}

TEST(bad_options, with_a_wrong_edition_or_switch) {
  expect_refused(std::vector<BadOptions>{
      {{"players 2", "edition xx"}, 2, "edition", "nl, de, en, fr"},
      {{"players 2", "set own-house 4"}, 2, "set own-house", "from 1 to 3"},
      {{"players 2", "set own-house 0"}, 2, "set own-house", "from 1 to 3"},
      {{"players 2", "set tie-tower goes"}, 2, "set tie-tower", "passes, stays"},
      {{"players 2", "set panic some"}, 2, "set panic", "all, one-each"},
      {{"players 2", "set capture owner"}, 2, "set capture", "in-order, owner-picks"},
      {{"players 2", "set placement quick"}, 2, "set placement", "in-turn, random"},
  });
}

TEST(bad_options, that_are_unknown_or_given_twice) {
  expect_refused(std::vector<BadOptions>{
      {{"players 2", "set weather fair"}, 2, "set weather", "unknown"},
      {{"players 2", "set"}, 2, "set", "unknown"},
      {{"players 2", "start p3"}, 2, "start", "expected p1 to p2, found 'p3'"},
      {{"players 2", "start nature"}, 2, "start", "expected p1 to p2"},
      {{"players 2", "players 2"}, 2, "players", "twice"},
      {{"players 2", "weather fair"}, 2, "weather", "unknown"},
  });
}

// --- positions ---

TEST(position_text, every_position_of_random_games_loads_and_is_written_back) {
  for (int game = 0; game < 20; ++game) {
    Rng rng(static_cast<std::uint64_t>(100 + game));
    const Options options{.players = 2 + game % 5,
                          .edition = static_cast<Edition>(game / 5),
                          .start = game % 2 == 0 ? Seat::nature : Seat::p1};
    State state = initial(options);
    while (true) {
      const std::string text = Text::position(state);
      const auto read = Text::parse_position(text);
      ASSERT_TRUE(read) << read.error().message() << "\n" << text;
      ASSERT_EQ(*read, state) << text;
      ASSERT_EQ(Text::position(*read), text);
      if (to_act(state).empty()) break;
      const Seat seat = to_act(state).front();
      advance(state, seat, random_action<Vineta>(state, seat, rng));
    }
  }
}

TEST(position_text, lines_may_come_in_any_order_with_comments) {
  const State expected =
      parsed("players 2\nphase play\nhouses G0 rest\nrow G1 by p2: p2 2\np1 chosen flood 3\np2 chosen flood 1\n");
  const auto read = Text::parse_position(
      "# a table\n\n  game   vineta # the only one\np1 chosen flood 3\r\n\nrow G1  by p2:p2 2\nhouses G0 rest\n"
      "phase play\n#turn 5\np2 chosen flood 1\nplayers 2");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(*read, expected);
}

// The page's defaults, written out.
TEST(position_text, what_is_left_out_has_the_documented_default) {
  EXPECT_EQ(Text::position(parsed("players 2\nhouses R2 rest\n")),
            "game vineta\nrules 1\nplayers 2\nedition nl\nphase choose\nround 1\nturn 1\ntie-breaks 0\ntower p1\ndisk p1\n"
            "houses R2 amber 7, ice 7, fern 7, straw 7\n"
            "p1 tribe amber\np1 district G0\np1 hand flood 1 x5, flood 2 x2\n"
            "p2 tribe ice\np2 district G1\np2 hand flood 1 x5, flood 2 x2\n");
}

TEST(position_text, game_comes_first) {
  for (const char* text : {"", "# nothing\n", "players 2\ngame vineta\nhouses R2 rest\n", "players 2\nhouses R2 rest\n"}) {
    const auto read = Text::parse_position(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().field, "game");
  }
}

struct BadPosition {
  std::string lines;  // after `game vineta`, which is line 1
  int line;           // 0: no line is to blame
  std::string field;
  std::string reason;
  std::string rule;
};

const std::string any_rule = "*";

std::string flaw(const std::string& code) { return english().text("flaw." + code); }

void expect_refused(const BadPosition& bad) {
  const auto read = Text::parse_position(position_text(bad.lines));
  ASSERT_FALSE(read) << bad.lines << "was loaded";
  EXPECT_EQ(read.error().line, bad.line) << bad.lines << read.error().message();
  EXPECT_EQ(read.error().field, bad.field) << bad.lines << read.error().message();
  EXPECT_TRUE(contains(read.error().reason, bad.reason)) << bad.lines << read.error().message();
  if (bad.rule != any_rule) {
    EXPECT_EQ(read.error().rule, bad.rule) << bad.lines << read.error().message();
  }
}

void expect_refused(const std::vector<BadPosition>& cases) {
  for (const BadPosition& bad : cases) expect_refused(bad);
}

// Each is refused with line, field, reason and rule.
TEST(bad_positions, with_a_wrong_rules_version_phase_round_or_tower) {
  expect_refused(std::vector<BadPosition>{
      {"rules 2\nplayers 2\nhouses R2 rest\n", 2, "rules", "from 1 to 1, found '2'", ""},
      {"rules 0\nplayers 2\nhouses R2 rest\n", 2, "rules", "from 1 to 1", ""},
      {"players 2\nphase lunch\nhouses R2 rest\n", 3, "phase", "unknown value 'lunch'", ""},
      {"players 2\nhouses R2 rest\nround 9\n", 4, "round", "from 1 to 8, found '9'", ""},
      {"players 2\nhouses R2 rest\nround 99999999999999999999\n", 4, "round", "from 1 to 8", ""},
      {"players 2\nhouses R2 rest\ntower p3\n", 4, "tower", "expected p1 to p2, found 'p3'", any_rule},
  });
}

TEST(bad_positions, with_wrong_districts) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 rest\nsunk G9\n", 4, "sunk", "unknown district 'G9'", "VN-MAT-1"},
      {"players 2\nhouses R2 rest\nsunk\n", 4, "sunk", "missing", ""},
      {"players 2\nhouses R2 rest\nquarantine G0 G0\n", 4, "quarantine", "twice", ""},
  });
}

TEST(bad_positions, with_wrong_houses) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 amber 2, rest\n", 3, "houses R2", "expected a tribe and a number, found 'rest'", ""},
      {"players 2\nhouses R2 gold 2\n", 3, "houses R2", "unknown tribe in 'gold 2'", ""},
      {"players 2\nhouses R2 amber 0\n", 3, "houses R2", "expected a tribe and a number", ""},
      {"players 2\nhouses R2 amber 1, amber 1\nhouses R1 rest\n", 3, "houses R2", "twice", ""},
      {"players 2\nhouses R2 rest\nhouses R1 rest\n", 4, "houses R1", "'rest' is given twice", ""},
      {"players 2\nhouses R2 amber 7\nhouses R1 amber 1\n", 4, "houses R1", "too many houses", "VN-MAT-2"},
      {"players 2\nhouses R2 amber 7, ice 7, fern 7, straw 6\n", 0, "houses", "1 of the 7 houses of straw", "VN-MAT-2"},
  });
}

TEST(bad_positions, with_a_wrong_row) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 rest\nrow G0 p1 1\n", 4, "row G0", "expected 'by', the chip's owner and a colon", ""},
      {"players 2\nhouses R2 rest\nrow G0 by p1: p1 5\n", 4, "row G0", "unknown card '5'", "VN-MAT-3"},
      {"players 2\nhouses R2 rest\nrow G0 by p1: p1\n", 4, "row G0", "expected an owner and waves", ""},
      {"players 2\nhouses R2 rest\nrow G0 by p1:\n", 4, "row G0", "expected an owner and waves", ""},
      {"players 2\nhouses R2 rest\nrow G0 by p1: p1 4, p1 4\n", 4, "row G0", "too many cards", "VN-MAT-3"},
  });
}

TEST(bad_positions, with_wrong_cards_of_a_player) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 rest\np1 hand storm\n", 4, "p1 hand", "unknown card 'storm'", "VN-MAT-3"},
      {"players 2\nhouses R2 rest\np1 hand panic x2, fill\n", 4, "p1 hand", "too many cards", "VN-MAT-3"},
      {"players 2\nhouses R2 rest\np1 hand fill, panic\n", 4, "p1 hand", "'fill' comes last", ""},
      {"players 2\nhouses R2 rest\np1 discard fill\n", 4, "p1 discard", "only a hand can be filled", ""},
      {"players 2\nhouses R2 rest\np1 front panic\n", 4, "p1 front", "only one more and one less", "VN-ACT-1"},
      {"players 2\nhouses R2 rest\np1 chosen flood 1 x2\n", 4, "p1 chosen", "expected one card", ""},
  });
}

TEST(bad_positions, with_wrong_tiles_shuffles_or_chain) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 rest\np1 tribe gold\n", 4, "p1 tribe", "unknown tribe 'gold'", "VN-MAT-2"},
      {"players 2\nhouses R2 rest\np1 district ?\n", 4, "p1 district", "unknown district '?'", "VN-MAT-1"},
      {"players 2\nhouses R2 rest\np1 shuffles 256\n", 4, "p1 shuffles", "expected a number from 0 to", ""},
      {"players 2\nhouses R2 rest\ndoing nothing\n", 4, "doing", "unknown chain 'nothing'", ""},
  });
}

TEST(bad_positions, with_a_line_that_is_unknown_or_given_twice) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 rest\np3 tribe amber\n", 4, "p3 tribe", "unknown line", ""},
      {"players 2\nhouses R2 rest\nviewer p1\n", 4, "viewer", "unknown line", ""},
      {"players 2\nhouses R2 rest\np1 pile ? x23\n", 4, "p1 pile", "unknown line", ""},
      {"players 2\nhouses R2 rest\nhouses R2 rest\n", 4, "houses R2", "given twice", ""},
  });
}

const std::string two_players = "players 2\nhouses R2 rest\n";

TEST(impossible_tables, in_another_round_or_turn) {
  expect_refused(std::vector<BadPosition>{
      {two_players + "phase over\nround 7\n", 5, "round", flaw("round"), "VN-RND-1"},
      {two_players + "turn 37\n", 4, "turn", "from 1 to 36", ""},
      {"players 2\nphase place\nsupply amber 1\nturn 2\nhouses R2 rest\n", 5, "turn", flaw("turn"), "VN-RND-2"},
      {two_players + "turn 2\ntie-breaks 2\n", 5, "tie-breaks", flaw("tie-breaks"), "VN-SCO-2"},
  });
}

TEST(impossible_tables, with_other_districts_sunk) {
  expect_refused(std::vector<BadPosition>{
      {two_players + "sunk G0\n", 4, "sunk", flaw("sunk"), "VN-MAP-2"},
      {two_players + "round 2\n", 0, "sunk", flaw("sunk"), "VN-MAP-2"},
      {two_players + "round 2\nsunk R0\n", 5, "sunk", flaw("sunk"), "VN-MAP-2"},  // from the middle of dry land
      {two_players + "round 2\nsunk G0\nquarantine G0\n", 6, "quarantine", flaw("quarantine"), "VN-QUA-1"},
      {two_players + "round 2\nsunk R2\n", 5, "sunk", flaw("sunk"), "VN-MAP-2"},
  });
}

TEST(impossible_tables, with_houses_where_none_can_be) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nround 2\nsunk G0\nhouses G0 rest\n", 5, "houses G0", flaw("houses"), "VN-MAT-2"},
      {"players 2\nsupply amber 1\nhouses R2 rest\n", 3, "supply", flaw("supply"), "VN-SET-5"},
      {"players 2\nphase tribes\nhouses R2 rest\n", 0, "supply", flaw("supply"), "VN-SET-5"},
      {"players 2\nbox amber 1\nhouses R2 rest\n", 3, "box", flaw("box"), "RU-3"},
  });
}

TEST(impossible_tables, with_rows_where_none_can_be) {
  expect_refused(std::vector<BadPosition>{
      {two_players + "round 2\nsunk G0\nrow G0 by p1: p1 1\n", 6, "row G0", flaw("row-sunk"), "RU-5"},
      {two_players + "row Y0 by p1: p1 1\n", 4, "row Y0", flaw("row-coast"), "VN-MAP-2"},
      {two_players + "row G0 by p1: p1 1\nrow G1 by p1: p1 1\n", 5, "row G1", flaw("chip-twice"), "VN-FLD-1"},
      {"players 2\nphase place\nsupply amber 1\nhouses R2 rest\nrow G0 by p1: p1 1\n", 6, "row G0", flaw("row-cards"),
       "VN-MAT-3"},
  });
}

TEST(impossible_tables, with_tiles_nobody_can_have) {
  expect_refused(std::vector<BadPosition>{
      {two_players + "p1 tribe tide\n", 4, "p1 tribe", flaw("tribe"), "VN-SET-2"},
      {two_players + "p1 tribe ice\np2 tribe ice\n", 5, "p2 tribe", flaw("tribe-twice"), "VN-SET-2"},
      {two_players + "p1 district G0\np2 district G0\n", 5, "p2 district", flaw("district-twice"), "VN-SET-2"},
  });
}

TEST(impossible_tables, with_hands_and_choices_nobody_can_have) {
  expect_refused(std::vector<BadPosition>{
      {two_players + "p1 hand flood 1 x5\n", 4, "p1 hand", flaw("hand"), "VN-TRN-3"},
      {two_players + "phase play\n", 0, "p1 chosen", flaw("chosen"), "VN-TRN-2"},
      {two_players + "phase play\np1 chosen flood 1\n", 0, "p2 chosen", flaw("chosen"), "VN-TRN-2"},  // p1 reveals first
      {two_players + "phase draw\np1 chosen flood 1\n", 5, "p1 chosen", flaw("chosen"), "VN-TRN-2"},
  });
}

TEST(impossible_tables, with_houses_captured_too_early) {
  expect_refused(std::vector<BadPosition>{
      {"players 2\nhouses R2 amber 7, ice 7, fern 7, straw 6\np2 captured straw 1\n", 4, "p2 captured", flaw("captured"),
       "VN-SCO-3"},
  });
}

TEST(impossible_tables, in_the_middle_of_what_cannot_have_begun) {
  expect_refused(std::vector<BadPosition>{
      {two_players + "doing panic from R2 left 3\n", 4, "doing", flaw("doing"), "VN-TRN-2"},
      {two_players + "phase play\np1 chosen panic\np2 chosen flood 1\ndoing panic from R2 left 4\n", 7, "doing",
       flaw("doing"), "VN-TRN-2"},
      {two_players + "phase capture\n", 0, "doing", flaw("doing"), "VN-TRN-2"},
  });
}

TEST(position_text, a_card_in_front_too_early_is_refused_with_its_line) {
  expect_refused({"players 2\nphase place\nsupply amber 1\nhouses R2 rest\np1 front one more\n", 6, "p1 front",
                  flaw("front"), "VN-ACT-1"});
}

// Nobody would be left to act, which means that the game is over; but it is not.
TEST(position_text, nothing_is_left_to_choose_once_all_have_chosen) {
  expect_refused({"players 2\nhouses R2 rest\nphase choose\np1 chosen flood 1\np2 chosen flood 1\n", 4, "phase",
                  flaw("phase"), "VN-TRN-2"});
}

// --- whatever loads can be played ---

// The game is over exactly if nobody acts, everyone who acts can, and play keeps the state sound to the end.
void expect_playable(State state, const std::string& text) {
  Rng rng(1);
  for (int steps = 0; state.phase != vineta::Phase::over; ++steps) {
    ASSERT_TRUE(is_consistent(state)) << text << "... leads to\n" << Text::position(state);
    ASSERT_FALSE(to_act(state).empty()) << text << "... leads to\n" << Text::position(state);
    ASSERT_LE(steps, Vineta::max_steps) << text;
    const Seat seat = to_act(state).front();
    ASSERT_FALSE(legal_actions(state, seat).empty()) << text << "... leads to\n" << Text::position(state);
    advance(state, seat, random_action<Vineta>(state, seat, rng));
  }
  ASSERT_TRUE(to_act(state).empty()) << text;
}

Strings positions_of_a_game(std::uint64_t seed) {
  Rng rng(seed);
  State state = initial(Options{.players = 2 + static_cast<int>(seed % 5), .edition = static_cast<Edition>(seed % 4)});
  Strings positions{Text::position(state)};
  while (!to_act(state).empty()) {
    const Seat seat = to_act(state).front();
    advance(state, seat, random_action<Vineta>(state, seat, rng));
    positions.push_back(Text::position(state));
  }
  return positions;
}

// A line taken away, replaced by a line of another position, or with one digit changed.
std::string tampered(const std::string& text, const std::string& other, Rng& rng) {
  const auto lines = lines_of(text);
  const auto others = lines_of(other);
  const std::size_t at = 2 + rng.below(static_cast<std::uint32_t>(lines.size() - 2));
  std::string result;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string line(lines[i].text);
    if (i == at) {
      const std::uint32_t kind = rng.below(3);
      if (kind == 0) continue;
      if (kind == 1) line = others[rng.below(static_cast<std::uint32_t>(others.size()))].text;
      if (const auto digit = line.find_first_of("0123456789"); kind == 2 && digit != std::string::npos)
        line[digit] = static_cast<char>('0' + rng.below(10));
    }
    result += line + "\n";
  }
  return result;
}

TEST(position_text, whatever_loads_can_be_played_to_the_end) {
  int loaded = 0;
  const int games = test_size(40, 400, 10);
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(games); ++seed) {
    const Strings positions = positions_of_a_game(seed);
    Rng rng(seed);
    const auto any = [&] { return positions[rng.below(static_cast<std::uint32_t>(positions.size()))]; };
    for (int i = 0; i < 100; ++i) {
      const std::string base = any();
      const std::string text = tampered(base, any(), rng);
      const auto read = Text::parse_position(text);
      if (!read) continue;
      ++loaded;
      ASSERT_NO_FATAL_FAILURE(expect_playable(*read, text));
      const auto again = Text::parse_position(Text::position(*read));
      ASSERT_TRUE(again) << again.error().message();
      ASSERT_EQ(*again, *read);
    }
  }
  EXPECT_GT(loaded, 300 * games / 40);
}

// Either the number is too large to load, or the next shuffle counts on from it.
TEST(position_text, the_largest_number_of_shuffles_can_be_played_on) {
  const std::string text = position_text(
      "players 2\nphase play\nhouses R2 rest\np1 hand none\np1 chosen flood 1\np1 shuffles 255\n"
      "p1 discard flood 1 x4, flood 2 x6, flood 3 x4, flood 4, changing wind x3, calm sea, intervention, one more, one "
      "less, "
      "false hope x3, rescue, relocation, panic, quarantine\np2 chosen flood 1\n");
  if (const auto read = Text::parse_position(text)) expect_playable(*read, text);
}

// `row G0` is two words; anything that only looks like it is no row.
TEST(position_text, a_misspelt_row_or_houses_line_is_unknown) {
  expect_refused({"players 2\nhouses R2 rest\nrowxG0 by p1: p1 1\n", 4, "rowxG0", "unknown line", ""});
  expect_refused({"players 2\nhousesxR2 rest\n", 3, "housesxR2", "unknown line", ""});
}

// What a refusal shows of the file is fit to be shown: no control characters, and not the whole of an endless word.
TEST(position_text, reasons_are_fit_to_be_shown) {
  for (const std::string& line : Strings{"\x1b[2Jboo hoo", "p1 \x1b[31mred x", "set \a 1", std::string(5000, 'x') + " 1",
                                         "edition \x1b[31m", "houses R2\x1b amber 1"}) {
    const auto read = Text::parse_position(position_text("players 2\nhouses R2 rest\n" + line + "\n"));
    ASSERT_FALSE(read);
    const std::string message = read.error().message();
    EXPECT_LT(message.size(), 300u) << message.substr(0, 80);
    EXPECT_TRUE(std::none_of(message.begin(), message.end(), [](char c) { return static_cast<unsigned char>(c) < 32; }))
        << testing::PrintToString(message);
  }
}

TEST(position_text, a_view_cannot_be_loaded) {
  const State state = parsed("players 3\nhouses R2 rest\n");
  for (Seat viewer : {Seat::p1, Seat::p3, Seat::spectator}) {
    const auto read = Text::parse_position(Text::view(observe(state, viewer)));
    ASSERT_FALSE(read);
  }
}

// --- views ---

// The page: a hidden tile, hand and choice are `?`, the own ones are told, piles are sizes.
TEST(view_text, tells_the_own_secrets_only) {
  const State state = parsed(
      "players 2\nhouses R2 rest\np1 tribe fern\np1 district Y1\np1 hand panic, rescue, fill\np1 chosen flood 4\n"
      "p2 tribe ice\np2 district R0\np2 hand calm sea, quarantine, fill\n");
  const std::string head =
      "edition nl\nphase choose\nround 1\nturn 1\ntie-breaks 0\ntower p1\ndisk p1\nhouses R2 amber 7, ice 7, fern 7, straw "
      "7\n";
  const std::string p1_hidden = "p1 tribe ?\np1 district ?\np1 hand ? x6\np1 pile ? x23\np1 chosen ?\n";
  const std::string p2_hidden = "p2 tribe ?\np2 district ?\np2 hand ? x7\np2 pile ? x23\n";
  const std::string p1_open =
      "p1 tribe fern\np1 district Y1\np1 hand flood 1 x4, rescue, panic\np1 pile ? x23\np1 chosen flood 4\n";
  const std::string p2_open = "p2 tribe ice\np2 district R0\np2 hand flood 1 x5, calm sea, quarantine\np2 pile ? x23\n";
  const auto text = [&](const std::string& viewer, const std::string& seats) {
    return "game vineta\nrules 1\nplayers 2\nviewer " + viewer + "\n" + head + seats;
  };
  EXPECT_EQ(Text::view(observe(state, Seat::p1)), text("p1", p1_open + p2_hidden));
  EXPECT_EQ(Text::view(observe(state, Seat::p2)), text("p2", p1_hidden + p2_open));
  EXPECT_EQ(Text::view(observe(state, Seat::spectator)), text("spectator", p1_hidden + p2_hidden));
}

TEST(action_text, writes_a_question_mark_for_what_is_missing) {
  using namespace vineta;
  EXPECT_EQ(Text::action(Seat::p1, {.verb = Verb::swap, .card = Card::relocation}), "p1 relocation ? ?");
  EXPECT_EQ(Text::action(Seat::p1, {.verb = Verb::route, .card = Card::rescue}), "p1 rescue from ? to ?");
}

// VN-TRN-2: the tower holder's card is revealed as it is played, the next one's is not.
TEST(view_text, shows_the_revealed_card_but_not_the_next) {
  const State state = parsed("players 2\nphase play\nhouses R2 rest\np1 chosen panic\np2 chosen rescue\n");
  const std::string seen_by_p2 = Text::view(observe(state, Seat::p2));
  EXPECT_TRUE(contains(seen_by_p2, "\np1 chosen panic\n")) << seen_by_p2;
  EXPECT_TRUE(contains(seen_by_p2, "\np2 chosen rescue\n")) << seen_by_p2;
  const std::string seen_by_p1 = Text::view(observe(state, Seat::p1));
  EXPECT_TRUE(contains(seen_by_p1, "\np2 chosen ?\n")) << seen_by_p1;
  EXPECT_FALSE(contains(seen_by_p1, "rescue")) << seen_by_p1;
}

}  // namespace
}  // namespace springtide
