// Records: round trips of random games, and every kind of damage refused with line, reason and rule.
#include "record/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/dealer.h"
#include "games/vineta/notation/notation.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

using Strings = std::vector<std::string>;
using vineta::Edition;
using vineta::Options;

// A random game, or its first moves.
Record<Vineta> play_record(const Options& options, std::uint64_t seed, std::size_t longest = 10'000) {
  const Dealer dealer(seed);
  Rng rng(seed);
  Record<Vineta> record{.options = options};
  record.names[0] = "Anna";
  record.names[1] = "random bot";
  auto state = initial(options);
  while (!to_act(state).empty() && record.moves.size() < longest) {
    // Simultaneous choices come in any order.
    Seat seat = to_act(state).front();
    for (Seat other : to_act(state))
      if (rng.below(2) == 0) seat = other;
    const auto action = seat == Seat::nature ? dealer.deal<Vineta>(state) : random_action<Vineta>(state, seat, rng);
    record.moves.push_back({.seat = seat, .action = action});
    advance(state, seat, action);
  }
  return record;
}

const std::string& finished_text() {
  static const std::string text = write_record(play_record({.players = 2}, 1));
  return text;
}

// The example of docs/notation.md, by hand: 10 header lines, an empty one, moves from line 12 on.
const std::string short_text =
    "springtide record 1\ngame vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\nname p1 Anna\n"
    "name p2 random bot\nresult unfinished\n\n"
    "nature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n"
    "p1 place amber G0\np2 place amber R1\n";

Strings lines_in(const std::string& text) {
  Strings lines;
  for (const Line& line : lines_of(text)) lines.emplace_back(line.text);
  return lines;
}

std::string joined(const Strings& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// The text with the line of this number, from 1, replaced; an empty list takes it away.
std::string with_line(const std::string& text, int number, const Strings& replacement) {
  Strings lines = lines_in(text);
  const auto at = lines.erase(lines.begin() + (number - 1));
  lines.insert(at, replacement.begin(), replacement.end());
  return joined(lines);
}

std::string with_line(const std::string& text, int number, const std::string& replacement) {
  return with_line(text, number, Strings{replacement});
}

int line_starting(const std::string& text, const std::string& beginning) {
  const Strings lines = lines_in(text);
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].starts_with(beginning)) return static_cast<int>(i) + 1;
  throw std::runtime_error("no line starts with " + beginning);
}

constexpr int any_line = -1;
const std::string whatever_rule = "*";

void expect_refused(const std::string& text, int line, const std::string& reason, const std::string& rule = "") {
  const auto record = read_record<Vineta>(text);
  ASSERT_FALSE(record) << "read:\n" << text.substr(0, 400);
  const TextError& error = record.error();
  if (line == any_line)
    EXPECT_GT(error.line, 0) << error.message();
  else
    EXPECT_EQ(error.line, line) << error.message();
  EXPECT_NE(error.message().find(reason), std::string::npos) << error.message();
  if (rule != whatever_rule) {
    EXPECT_EQ(error.rule, rule) << error.message();
  }
}

// --- round trips ---

TEST(record, random_games_write_and_read_back) {
  for (int players = 2; players <= max_players; ++players)
    for (Edition edition : {Edition::nl, Edition::de, Edition::en, Edition::fr}) {
      const Options options{
          .players = players, .edition = edition, .start = players % 2 == 0 ? Seat::nature : seat_at(players - 1)};
      const Record<Vineta> record = play_record(options, static_cast<std::uint64_t>(players));
      const std::string text = write_record(record);
      const auto read = read_record<Vineta>(text);
      ASSERT_TRUE(read) << read.error().message();
      EXPECT_EQ(*read, record);
      EXPECT_EQ(write_record(*read), text);
      EXPECT_EQ(replay(*read), replay(record));
      EXPECT_TRUE(to_act(replay(*read)).empty());
    }
}

TEST(record, switches_of_their_own_write_and_read_back) {
  using namespace vineta;
  for (const Options& options : std::vector<Options>{{.players = 2, .own_house = 3},
                                                     {.players = 3, .tie_tower = TieTower::stays},
                                                     {.players = 4, .panic = PanicHouses::one_each},
                                                     {.players = 5, .capture = Capture::owner_picks},
                                                     {.players = 3, .edition = Edition::en, .own_house = 1},
                                                     {.players = 6, .placement = Placement::random}}) {
    const std::string text = write_record(play_record(options, 9));
    const auto read = read_record<Vineta>(text);
    ASSERT_TRUE(read) << read.error().message();
    EXPECT_EQ(write_record(*read), text);
    EXPECT_EQ(resolve(read->options), resolve(options));
  }
}

// A game broken off after any number of moves is a record of its own.
TEST(record, every_beginning_of_a_game_writes_and_reads_back) {
  const Record<Vineta> whole = play_record({.players = 3, .edition = Edition::en}, 5);
  for (std::size_t length = 0; length < whole.moves.size(); ++length) {
    Record<Vineta> part = whole;
    part.moves.resize(length);
    const std::string text = write_record(part);
    ASSERT_NE(text.find("\nresult unfinished\n\n"), std::string::npos);
    const auto read = read_record<Vineta>(text);
    ASSERT_TRUE(read) << read.error().message();
    ASSERT_EQ(*read, part);
  }
}

TEST(record, has_the_form_of_the_page) {
  Record<Vineta> record{.options = {.players = 2, .own_house = 2}};
  record.names[0] = "Anna";
  record.names[1] = "random bot";
  for (const char* text : {"nature deal p1 tribe amber", "nature deal p2 tribe fern", "nature deal p1 district G0",
                           "nature deal p2 district Y2", "p1 place amber G0", "p2 place amber R1"})
    record.moves.push_back(*Notation<Vineta>::parse_action(text));
  EXPECT_EQ(write_record(record), short_text);
}

TEST(record, result_tells_points_and_winners_of_the_last_state) {
  const Record<Vineta> record = play_record({.players = 4}, 3);
  const auto state = replay(record);
  std::string expected = "result ";
  for (Seat seat : players_of(4))
    expected += (seat == Seat::p1 ? "" : ", ") + seat_name(seat) + " " + std::to_string(scores(state)[seat]);
  expected += "; winners";
  for (Seat seat : winners(state)) expected += " " + seat_name(seat);
  const std::string text = write_record(record);
  EXPECT_EQ(lines_in(text)[static_cast<std::size_t>(line_starting(text, "result")) - 1], expected);
}

TEST(record, replay_visits_every_move_in_order) {
  const Record<Vineta> record = play_record({.players = 2}, 2, 60);
  std::vector<Move<Vineta>> visited;
  auto expected = initial(record.options);
  const auto last = replay(record, [&](const vineta::State& state, const Move<Vineta>& move) {
    ASSERT_EQ(state, expected);
    visited.push_back(move);
    advance(expected, move.seat, move.action);
  });
  EXPECT_EQ(visited, record.moves);
  EXPECT_EQ(last, expected);
}

// --- names ---

TEST(record_name, is_one_line_of_visible_text) {
  std::string sixty_letters;
  while (sixty_letters.size() < 120) sixty_letters += "Ж";
  for (const std::string& name :
       Strings{"A", "Anna", "random bot", "a  b", "Zoë", "#1", "p1", "?", std::string(60, 'x'), sixty_letters}) {
    EXPECT_TRUE(is_name(name)) << name;
    const auto read = read_record<Vineta>(with_line(short_text, 8, "name p1 " + name));
    ASSERT_TRUE(read) << name << ": " << read.error().message();
    EXPECT_EQ(read->names[0], name);
    EXPECT_EQ(read->names[1], "random bot");
  }
}

TEST(record_name, is_refused_otherwise) {
  std::string sixty_one_letters;
  while (sixty_one_letters.size() < 122) sixty_one_letters += "é";
  for (const std::string& name :
       Strings{"", " ", " A", "A ", "A\tB", "A\r", std::string(61, 'x'), "\x7f", std::string("\0", 1), sixty_one_letters}) {
    EXPECT_FALSE(is_name(name)) << testing::PrintToString(name);
    expect_refused(with_line(short_text, 8, "name p1 " + name), 8, "name");
  }
  EXPECT_FALSE(is_name("A\nB"));
}

TEST(record_name, may_be_left_out) {
  const auto read = read_record<Vineta>(with_line(with_line(short_text, 9, Strings{}), 8, Strings{}));
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->names[0], "");
  EXPECT_EQ(read->moves.size(), 6u);
}

TEST(record_name, belongs_to_a_seat_of_the_table) {
  expect_refused(with_line(short_text, 8, "name p3 Anna"), 8, "expected a seat of this table and a name");
  expect_refused(with_line(short_text, 8, "name nature Anna"), 8, "expected a seat of this table and a name");
  expect_refused(with_line(short_text, 8, "name Anna"), 8, "expected a seat of this table and a name");
  expect_refused(with_line(short_text, 8, "name"), 8, "expected a seat of this table and a name");
  expect_refused(with_line(short_text, 9, "name p1 Bert"), 8, "name p1 Bert");  // written once, with one name
}

// --- damage ---

TEST(record_damage, the_texts_are_sound_to_begin_with) {
  for (const std::string& text : {short_text, finished_text()}) {
    const auto read = read_record<Vineta>(text);
    ASSERT_TRUE(read) << read.error().message();
    EXPECT_EQ(write_record(*read), text);
  }
}

TEST(record_damage, illegal_actions_name_line_reason_and_rule) {
  const auto refused = [](int line, const std::string& move, const std::string& reason, const std::string& rule) {
    expect_refused(with_line(short_text, line, move), line, "'" + move + "' is illegal: " + reason, rule);
  };
  refused(13, "nature deal p2 tribe amber", "the tile has already been dealt", "VN-SET-2");
  refused(13, "nature deal p1 tribe fern", "it is another seat's turn to receive", "VN-SET-2");
  refused(13, "nature deal p2 tribe tide", "this tribe is not in play", "VN-SET-1");
  refused(13, "nature deal p2 tribe ?", "the action leaves something open", "VN-SET-2");
  refused(13, "nature deal p2 district Y2", "this is not the kind of action that is due now", "VN-SET-2");
  refused(16, "p2 place amber G0", "it is not this seat's decision now", "VN-SET-5");
  refused(17, "p1 place amber R1", "it is not this seat's decision now", "VN-SET-5");
  refused(17, "p2 place heather R1", "this tribe is not in play", "VN-SET-1");
  refused(17, "p2 choose panic", "this is not the kind of action that is due now", "VN-SET-5");
}

TEST(record_damage, a_move_too_many_is_illegal) {
  const int line = static_cast<int>(lines_in(finished_text()).size()) + 1;
  expect_refused(finished_text() + "p1 choose panic\n", line, "the game is over", "VN-END-1");
}

TEST(record_damage, malformed_actions_name_line_and_what_was_expected) {
  expect_refused(with_line(short_text, 12, "nature deal p1 tribe gold"), 12, "expected a tribe, found 'gold'");
  expect_refused(with_line(short_text, 17, "p2 place amber"), 17, "expected a district, the line ends");
  expect_refused(with_line(short_text, 17, "p9 place amber R1"), 17, "expected p1 to p6 or nature, found 'p9'");
  expect_refused(with_line(short_text, 17, "# a comment"), 17, "expected p1 to p6 or nature");
  expect_refused(with_line(short_text, 16, Strings{"p1 place amber G0", ""}), 17, "an action is missing");
  expect_refused(short_text + "\n", 18, "an action is missing");
}

TEST(record_damage, a_wrong_result_is_refused) {
  const int line = line_starting(finished_text(), "result ");
  const std::string right = lines_in(finished_text())[static_cast<std::size_t>(line) - 1];
  std::string other_points = right;
  const std::size_t digit = other_points.find_first_of("0123456789", other_points.find("p1 ") + 3);
  other_points[digit] = other_points[digit] == '9' ? '8' : '9';
  const bool p1_won = right.ends_with("winners p1");
  const std::string other_winner = right.substr(0, right.size() - 1) + (p1_won ? "2" : "1");
  for (const std::string& wrong : {other_points, other_winner, std::string("result unfinished"), right + " p2",
                                   right.substr(0, right.find(';')), std::string("result")})
    expect_refused(with_line(finished_text(), line, wrong), line, right);
  expect_refused(with_line(short_text, 10, right), 10, "expected 'result unfinished'");
  expect_refused(with_line(short_text, 10, "result "), 10, "expected 'result unfinished'");
}

// A game of six has a long result; the refusal must still show where it differs, in the winners at its end.
TEST(record_damage, a_wrong_winner_of_six_is_shown_in_full) {
  const std::string text = write_record(play_record({.players = 6}, 4));
  const int line = line_starting(text, "result ");
  const std::string right = lines_in(text)[static_cast<std::size_t>(line) - 1];
  const std::string winners = right.substr(right.find("winners"));
  expect_refused(with_line(text, line, right + " p7"), line, winners);
}

TEST(record_damage, missing_lines_are_refused) {
  expect_refused(with_line(short_text, 1, Strings{}), 1, "expected 'springtide record 1'");
  expect_refused(with_line(short_text, 2, Strings{}), 2, "expected 'game' and its name");
  expect_refused(with_line(short_text, 3, Strings{}), 3, "expected 'rules' and a version");
  expect_refused(with_line(short_text, 4, Strings{}), 0, "players: the line is missing");
  expect_refused(with_line(short_text, 5, Strings{}), 5, "expected 'edition nl'");
  expect_refused(with_line(short_text, 7, Strings{}), 7, "expected 'start p1'");
  expect_refused(with_line(short_text, 10, Strings{}), 0, "result: the line is missing");
  expect_refused(with_line(short_text, 11, Strings{}), any_line, "the empty line after the header is missing");
}

// The page: a malformed line is refused with its number. It is there, so it is not missing.
TEST(record_damage, a_misspelt_header_line_is_refused_with_its_number) {
  expect_refused(with_line(short_text, 4, "player 2"), 4, "player");
  expect_refused(with_line(short_text, 4, "players\t2"), 4, "players");
  expect_refused(with_line(short_text, 10, "results unfinished"), 10, "result");
}

TEST(record_damage, stray_lines_are_refused) {
  expect_refused("\n" + short_text, 1, "expected 'springtide record 1'");
  expect_refused(with_line(short_text, 5, Strings{"edition nl", "weather fair"}), 6, "unknown");
  expect_refused(with_line(short_text, 5, Strings{"edition nl", "# comment"}), 6, "unknown");
  expect_refused(with_line(short_text, 5, Strings{"edition nl", "edition nl"}), 6, "twice");
  expect_refused(with_line(short_text, 10, Strings{"result unfinished", "result unfinished"}), any_line, "");
  expect_refused(with_line(short_text, 6, Strings{"set own-house 2", "set panic all"}), 7, "expected 'start p1'");
}

TEST(record_damage, stray_spaces_are_refused_wherever_they_stand) {
  for (std::size_t at = 0; at <= short_text.size(); ++at) {
    std::string text = short_text;
    text.insert(at, " ");
    const auto read = read_record<Vineta>(text);
    // Inside a name one more space is another name.
    const std::size_t line =
        static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    const bool is_within_name = read && (line == 7 || line == 8);
    if (is_within_name) {
      EXPECT_EQ(write_record(*read), text);
      continue;
    }
    ASSERT_FALSE(read) << "a space at " << at << " was read over";
    EXPECT_FALSE(read.error().reason.empty());
  }
}

TEST(record_damage, spaces_and_tabs_in_the_middle_are_named) {
  expect_refused(with_line(short_text, 4, "players  2"), 4, "expected 'players 2'");
  expect_refused(with_line(short_text, 4, "players 2 "), 4, "expected 'players 2'");
  expect_refused(with_line(short_text, 11, " "), 11, "a line of spaces");
  expect_refused(with_line(short_text, 17, "p2 place  amber R1"), 17, "single spaces");
  expect_refused(with_line(short_text, 17, "p2 place amber R1 "), 17, "single spaces");
}

std::string with_crlf(const std::string& text) {
  std::string result;
  for (char c : text) result += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return result;
}

TEST(record_damage, carriage_returns_are_refused) {
  expect_refused(with_crlf(short_text), 1, "expected 'springtide record 1'");
  for (int line = 1; line <= 17; ++line) {
    const std::string changed = lines_in(short_text)[static_cast<std::size_t>(line) - 1] + "\r";
    expect_refused(with_line(short_text, line, changed), line, "");
  }
}

TEST(record_damage, a_missing_final_newline_is_refused) {
  expect_refused(short_text.substr(0, short_text.size() - 1), 17, "the last line must end with a newline");
  const auto size = static_cast<int>(lines_in(finished_text()).size());
  expect_refused(finished_text().substr(0, finished_text().size() - 1), size, "the last line must end with a newline");
}

TEST(record_damage, the_header_has_one_order) {
  for (int first = 1; first < 10; ++first) {
    Strings lines = lines_in(short_text);
    std::swap(lines[static_cast<std::size_t>(first) - 1], lines[static_cast<std::size_t>(first)]);
    expect_refused(joined(lines), first, "expected");
  }
}

TEST(record_damage, an_unknown_game_is_refused) {
  expect_refused(with_line(short_text, 2, "game vigo"), 2, "vineta");
  expect_refused(with_line(short_text, 2, "game"), 2, "expected 'game' and its name");
  expect_refused(with_line(short_text, 2, "game vineta 2"), 2, "expected 'game' and its name");
}

TEST(record_damage, a_newer_rules_version_is_refused) {
  expect_refused(with_line(short_text, 3, "rules 2"), 3, "this program knows rules up to version 1");
  expect_refused(with_line(short_text, 3, "rules 999999999"), 3, "this program knows rules up to version 1");
  for (const char* bad :
       {"rules 0", "rules", "rules one", "rules -1", "rules 1.0", "rules 99999999999999999999", "rules 01"})
    expect_refused(with_line(short_text, 3, bad), 3, "expected 'rules' and a version");
}

TEST(record_damage, another_format_is_refused) {
  for (const char* bad : {"springtide record 2", "springtide record", "Springtide record 1", "springtide record 10"})
    expect_refused(with_line(short_text, 1, bad), 1, "expected 'springtide record 1'");
}

TEST(record_damage, bad_options_are_refused) {
  expect_refused(with_line(short_text, 4, "players 7"), 4, "from 2 to 6");
  expect_refused(with_line(short_text, 5, "edition xx"), 5, "nl, de, en, fr");
  expect_refused(with_line(short_text, 6, "set own-house 1"), 6, "expected 'start p1'");  // the edition says so already
  expect_refused(with_line(short_text, 7, "start p3"), 7, "expected p1 to p2, found 'p3'", whatever_rule);
  expect_refused(with_line(short_text, 7, "start p2"), 16, "it is not this seat's decision now", "VN-SET-5");
}

// Cut off anywhere, the finished game is refused: if by nothing else, then by its result.
TEST(record_damage, a_truncated_file_is_refused) {
  const std::string& text = finished_text();
  for (std::size_t size = 0; size < text.size(); size += size < 400 ? 1 : 7) {
    const auto read = read_record<Vineta>(text.substr(0, size));
    ASSERT_FALSE(read) << "cut to " << size << " bytes";
    ASSERT_FALSE(read.error().reason.empty());
  }
}

TEST(record_damage, nothing_or_noise_is_refused) {
  expect_refused("", 1, "expected 'springtide record 1'");
  expect_refused("\n", 1, "expected 'springtide record 1'");
  expect_refused(std::string("\0\xff\x01", 3), 1, "expected 'springtide record 1'");
  expect_refused("springtide record 1", 2, "expected 'game' and its name");
  expect_refused("springtide record 1\ngame vineta\nrules 1\n", 3, "the empty line after the header is missing");
  expect_refused("springtide record 1\ngame vineta\nrules 1\n\n", 0, "the line is missing");
}

// --- whatever is read is written back ---

struct Fates {
  int read = 0;
  int refused = 0;
};

void check_damaged(const std::string& text, Fates& fates) {
  const auto record = read_record<Vineta>(text);
  ++(record ? fates.read : fates.refused);
  if (record) {
    ASSERT_EQ(write_record(*record), text);
  } else {
    ASSERT_FALSE(record.error().reason.empty());
    ASSERT_GE(record.error().line, 0);
    ASSERT_LE(record.error().line, std::count(text.begin(), text.end(), '\n') + 1);
  }
}

TEST(record_property, a_flipped_bit_is_refused_or_read_and_written_back) {
  Fates fates;
  for (std::size_t at = 0; at < short_text.size(); ++at)
    for (unsigned bit = 0; bit < 8; ++bit) {
      std::string text = short_text;
      text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1u << bit));
      ASSERT_NO_FATAL_FAILURE(check_damaged(text, fates)) << "bit " << bit << " of byte " << at;
    }
  EXPECT_GT(fates.read, 50);  // other names, other houses
  EXPECT_GT(fates.refused, 2000);
}

TEST(record_property, a_changed_byte_of_a_whole_game_is_refused_or_read_and_written_back) {
  Rng rng(6);
  Fates fates;
  const int stride = test_size(1, 1, 5);
  for (std::size_t at = 0; at < finished_text().size(); at += static_cast<std::size_t>(stride)) {
    std::string text = finished_text();
    const auto other = static_cast<char>(static_cast<unsigned char>(text[at]) + 1 + rng.below(255));
    text[at] = other;
    ASSERT_NO_FATAL_FAILURE(check_damaged(text, fates)) << "byte " << at;
  }
  EXPECT_GT(fates.read, 0);  // other names
  EXPECT_GT(fates.refused, 4000 / stride);
}

// One digit, letter or sign exchanged for another of the record's own: the likeliest to pass for sense.
TEST(record_property, a_likely_byte_is_refused_or_read_and_written_back) {
  const std::string likely = "0123456789?+- \npGYRx";
  Fates fates;
  for (std::size_t at = 0; at < short_text.size(); ++at)
    for (char c : likely) {
      std::string text = short_text;
      text[at] = c;
      ASSERT_NO_FATAL_FAILURE(check_damaged(text, fates)) << "'" << c << "' at byte " << at;
    }
  EXPECT_GT(fates.read, 100);
  EXPECT_GT(fates.refused, 4000);
}

TEST(record_property, a_lost_or_doubled_byte_is_refused_or_read_and_written_back) {
  Fates fates;
  for (std::size_t at = 0; at < short_text.size(); ++at) {
    std::string lost = short_text;
    lost.erase(at, 1);
    ASSERT_NO_FATAL_FAILURE(check_damaged(lost, fates)) << "byte " << at << " lost";
    std::string doubled = short_text;
    doubled.insert(at, 1, doubled[at]);
    ASSERT_NO_FATAL_FAILURE(check_damaged(doubled, fates)) << "byte " << at << " doubled";
  }
  EXPECT_GT(fates.read, 10);
  EXPECT_GT(fates.refused, 400);
}

TEST(record_property, a_lost_or_doubled_line_is_refused_or_read_and_written_back) {
  Fates fates;
  const Strings lines = lines_in(finished_text());
  for (int number = 1; number <= static_cast<int>(lines.size()); ++number) {
    const std::string& line = lines[static_cast<std::size_t>(number) - 1];
    ASSERT_NO_FATAL_FAILURE(check_damaged(with_line(finished_text(), number, Strings{}), fates)) << number;
    ASSERT_NO_FATAL_FAILURE(check_damaged(with_line(finished_text(), number, Strings{line, line}), fates)) << number;
  }
  EXPECT_EQ(fates.read, 2);  // without one of the two names
  EXPECT_EQ(fates.refused, 2 * static_cast<int>(lines.size()) - 2);
}

}  // namespace
}  // namespace springtide
