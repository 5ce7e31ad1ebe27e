// text: lines and words, numbers, quotes, JSON, seats by name, the catalogue against the code and the rules page.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/play_out.h"
#include "games/list.h"
#include "text/catalogue.h"
#include "text/json.h"
#include "text/lines.h"
#include "text/plain.h"
#include "text/text_error.h"
#include "text/words.h"
#include "unit/source_file.h"

namespace springtide {
namespace {

using Words = std::vector<std::string_view>;
using Strings = std::vector<std::string>;

// `1:first|2:second`: numbers and texts of lines.
std::string numbered(const std::vector<Line>& lines) {
  std::string text;
  for (const Line& line : lines)
    text += (text.empty() ? "" : "|") + std::to_string(line.number) + ":" + std::string(line.text);
  return text;
}

// --- lines ---

TEST(lines, of_nothing_are_none) { EXPECT_TRUE(lines_of("").empty()); }

TEST(lines, are_numbered_from_one) { EXPECT_EQ(numbered(lines_of("a\nb c\n")), "1:a|2:b c"); }

TEST(lines, a_last_one_without_a_line_end_counts) { EXPECT_EQ(numbered(lines_of("a\nb")), "1:a|2:b"); }

TEST(lines, empty_ones_count) {
  EXPECT_EQ(numbered(lines_of("\n")), "1:");
  EXPECT_EQ(numbered(lines_of("a\n\n\nb\n")), "1:a|2:|3:|4:b");
}

TEST(lines, keep_spaces_and_carriage_returns) { EXPECT_EQ(numbered(lines_of(" a \r\n\tb")), "1: a \r|2:\tb"); }

TEST(content_lines, leave_out_comments_and_blanks_but_keep_the_numbers) {
  EXPECT_EQ(numbered(content_lines_of("# head\n\n  a # why\n \t\r\nb\r\n#\nc")), "3:a|5:b|7:c");
  EXPECT_TRUE(content_lines_of("# only\n\n   \n").empty());
}

TEST(words, are_separated_by_any_number_of_spaces) {
  EXPECT_EQ(words_of("one  two   three"), (Words{"one", "two", "three"}));
  EXPECT_EQ(words_of("  one "), Words{"one"});
  EXPECT_TRUE(words_of("").empty());
  EXPECT_TRUE(words_of("   ").empty());
}

TEST(split, gives_the_trimmed_parts_between_separators) {
  EXPECT_EQ(split("amber 2, ice 1 ,fern 3", ','), (Words{"amber 2", "ice 1", "fern 3"}));
  EXPECT_EQ(split("one", ','), Words{"one"});
  EXPECT_EQ(split(",a,,b,", ','), (Words{"", "a", "", "b", ""}));
}

TEST(split, an_empty_text_has_one_empty_part) { EXPECT_EQ(split("", ','), Words{""}); }

TEST(trim, takes_spaces_tabs_and_carriage_returns_from_both_ends) {
  EXPECT_EQ(trim(" \t a b \r"), "a b");
  EXPECT_EQ(trim("ab"), "ab");
  EXPECT_EQ(trim(" \t\r "), "");
  EXPECT_EQ(trim(""), "");
}

// --- numbers ---

TEST(to_number, reads_whole_numbers) {
  EXPECT_EQ(to_number("0"), 0);
  EXPECT_EQ(to_number("7"), 7);
  EXPECT_EQ(to_number("120"), 120);
  EXPECT_EQ(to_number("999999999"), 999'999'999);
}

TEST(to_number, refuses_everything_else) {
  for (const char* text :
       {"", " ", "00", "01", "+1", "-1", "1 ", " 1", "1.0", "1e3", "0x1", "x", "1000000000", "99999999999999999999", "１"})
    EXPECT_EQ(to_number(text), std::nullopt) << "'" << text << "'";
  EXPECT_EQ(to_number(std::string_view("1\0", 2)), std::nullopt);
}

// --- quotes ---

TEST(in_quotes, shows_short_text_as_it_is) {
  EXPECT_EQ(in_quotes("flood 3"), "'flood 3'");
  EXPECT_EQ(in_quotes(""), "''");
  EXPECT_EQ(in_quotes("Zoë"), "'Zoë'");
}

TEST(in_quotes, shortens_from_41_bytes_on) {
  EXPECT_EQ(in_quotes(std::string(40, 'a')), "'" + std::string(40, 'a') + "'");
  EXPECT_EQ(in_quotes(std::string(41, 'a')), "'" + std::string(40, 'a') + "...'");
  EXPECT_EQ(in_quotes(std::string(1'000'000, 'a')).size(), 45u);
}

TEST(in_quotes, shortens_between_characters) {
  std::string text = "p";
  for (int i = 0; i < 30; ++i) text += "é";  // two bytes each: the 40th byte is the first half of one
  EXPECT_EQ(presentable(text), text.substr(0, 39) + "...");
}

TEST(in_quotes, lets_no_control_character_through) {
  for (int code = 0; code < 128; ++code) {
    const char c = static_cast<char>(code);
    const bool is_control = code < 32 || code == 127;
    EXPECT_EQ(in_quotes(std::string(1, c)), is_control ? "'?'" : "'" + std::string(1, c) + "'") << code;
  }
}

// --- errors ---

TEST(text_error, names_line_field_reason_and_rule) {
  const TextError full{.line = 3, .field = "row G0", .reason = "too many", .rule = "VN-FLD-1"};
  EXPECT_EQ(full.message(), "line 3: row G0: too many (VN-FLD-1)");
  EXPECT_EQ(bad_text("too many").message(), "too many");
  EXPECT_EQ(bad_text("too many", "row G0").message(), "row G0: too many");
  EXPECT_EQ(bad_text("too many", "", 3).message(), "line 3: too many");
}

// --- seats ---

TEST(seat_name, goes_both_ways) {
  const Strings names{"p1", "p2", "p3", "p4", "p5", "p6", "nature", "spectator"};
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(seat_name(seat_at(i)), names[static_cast<std::size_t>(i)]);
    EXPECT_EQ(find_seat(names[static_cast<std::size_t>(i)]), seat_at(i));
  }
  for (const char* none : {"", "p0", "p7", "P1", "p", "p11", "1", "natur"}) EXPECT_EQ(find_seat(none), std::nullopt) << none;
}

// --- JSON ---

TEST(json, puts_commas_between_members_and_items_only) {
  JsonWriter json;
  json.begin_object().field("a", 1).key("b").begin_array().value(1).value("x").begin_array().end_array();
  json.begin_object().end_object().end_array().field("c", true).key("d").null().field("e", false).end_object();
  EXPECT_EQ(json.text(), R"({"a":1,"b":[1,"x",[],{}],"c":true,"d":null,"e":false})");
}

TEST(json, writes_values_on_their_own) {
  EXPECT_EQ(JsonWriter().value("x").text(), R"("x")");
  EXPECT_EQ(JsonWriter().value(false).text(), "false");
  EXPECT_EQ(JsonWriter().null().text(), "null");
  EXPECT_EQ(JsonWriter().begin_array().end_array().text(), "[]");
}

TEST(json, takes_texts_of_every_type_as_texts) {
  JsonWriter json;
  const char* pointer = "pointer";
  json.begin_array().value("literal").value(pointer).value(std::string("string")).value(std::string_view("view"));
  json.begin_object().field("name", "literal").end_object().end_array();
  EXPECT_EQ(json.text(), R"(["literal","pointer","string","view",{"name":"literal"}])");
}

TEST(json, writes_numbers_in_full) {
  JsonWriter json;
  json.begin_array().value(0).value(-7).value(std::numeric_limits<std::uint64_t>::max());
  json.value(std::numeric_limits<std::int64_t>::min()).value(std::uint8_t{200}).end_array();
  EXPECT_EQ(json.text(), "[0,-7,18446744073709551615,-9223372036854775808,200]");
}

TEST(json, writes_fractions) {
  JsonWriter json;
  json.begin_array().value(0.5).value(-2.25).value(3.0).value(1234567.5).end_array();
  EXPECT_EQ(json.text(), "[0.5,-2.25,3,1234567.5]");
}

unsigned hex_digit(char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : (c | 32) - 'a' + 10); }

// What a reader of JSON makes of a string token; RFC 8259 forbids raw control characters in it.
std::string unescaped(std::string_view token) {
  std::string text;
  EXPECT_TRUE(token.size() >= 2 && token.front() == '"' && token.back() == '"');
  for (std::size_t i = 1; i + 1 < token.size(); ++i) {
    EXPECT_GE(static_cast<unsigned char>(token[i]), 0x20u);
    EXPECT_NE(token[i], '"') << "a quote that is not escaped ends the string";
    if (token[i] != '\\') {
      text += token[i];
      continue;
    }
    const char code = token[++i];
    const auto named = std::string_view("\"\\/bfnrt").find(code);
    if (code == 'u') {
      EXPECT_EQ(token.substr(i + 1, 2), "00");
      text += static_cast<char>(hex_digit(token[i + 3]) * 16 + hex_digit(token[i + 4]));
      i += 4;
    } else if (named != std::string_view::npos) {
      text += "\"\\/\b\f\n\r\t"[named];
    } else {
      ADD_FAILURE() << "unknown escape " << code;
    }
  }
  return text;
}

TEST(json, escapes_so_that_a_reader_gets_the_text_back) {
  std::string every;
  for (int code = 0; code < 256; ++code) every += static_cast<char>(code);
  for (const std::string& text : Strings{every, "", "\"", "\\", "\\\"", "a\nb", "\\n", std::string("\0x", 2), "Zoë"})
    EXPECT_EQ(unescaped(JsonWriter().value(text).text()), text);
}

TEST(json, finds_what_to_escape_at_every_place) {
  for (std::size_t length = 1; length <= 20; ++length)
    for (std::size_t place = 0; place < length; ++place)
      for (const char c : {'"', '\\', '\n', '\x1f', '\0', ' ', '\x7f', '\x80', '\xff', '!', '#'}) {
        std::string text(length, 'a');
        text[place] = c;
        const std::string written = JsonWriter().value(text).text();
        EXPECT_EQ(unescaped(written), text);
        const bool is_escaped = c == '"' || c == '\\' || (c >= 0 && c < ' ');
        EXPECT_EQ(written.size() == length + 2, !is_escaped) << written;
      }
}

TEST(json, escapes_keys_too) {
  EXPECT_EQ(JsonWriter().begin_object().field("a\"b\\", 1).end_object().text(), R"({"a\"b\\":1})");
}

// --- the catalogue ---

TEST(catalogue, reads_keys_and_sentences) {
  const Catalogue catalogue("# comment = no entry\n\na.b = One sentence, with = in it.\nno entry\na.c = Two.\nb = Three.\n");
  EXPECT_TRUE(catalogue.has("a.b"));
  EXPECT_FALSE(catalogue.has("a"));
  EXPECT_FALSE(catalogue.has("# comment"));
  EXPECT_EQ(catalogue.text("a.b"), "One sentence, with = in it.");
  EXPECT_EQ(catalogue.text("missing"), "missing");
  const auto found = catalogue.with_prefix("a.");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].first, "a.b");
  EXPECT_EQ(found[1].second, "Two.");
}

// Keys of the English catalogue that start so, without the beginning.
std::multiset<std::string> keys_of(const std::string& prefix) {
  std::multiset<std::string> keys;
  for (const auto& [key, sentence] : english().with_prefix(prefix)) keys.insert(std::string(key.substr(prefix.size())));
  return keys;
}

template <class Range>
std::multiset<std::string> bag_of(const Range& range) {
  std::multiset<std::string> bag;
  for (const auto& item : range) bag.insert(std::string(item));
  return bag;
}

TEST(catalogue, has_a_sentence_for_every_rule_and_no_other) {
  std::multiset<std::string> ids;
  Games::for_each([&ids]<Game G>() { ids.merge(bag_of(Notation<G>::rule_ids())); });
  EXPECT_EQ(keys_of("rule."), ids);
}

TEST(catalogue, has_a_sentence_for_every_reason_and_no_other) {
  // Games share a sentence where they refuse for the same reason.
  std::set<std::string> reasons(vineta::reason_codes.begin(), vineta::reason_codes.end());
  reasons.insert(vigo::reason_codes.begin(), vigo::reason_codes.end());
  EXPECT_EQ(reasons.erase("none"), 1u);
  EXPECT_EQ(keys_of("reason."), bag_of(reasons));
}

// The enumerators of vineta::Flaw but for none, as the catalogue spells them.
constexpr std::array flaw_codes{
    "players", "switches", "round",       "turn",           "tie-breaks", "tower",      "sunk",      "quarantine", "houses",
    "supply",  "box",      "row-sunk",    "row-coast",      "row-twice",  "chip-twice", "row-cards", "cards",      "front",
    "tribe",   "district", "tribe-twice", "district-twice", "hand",       "chosen",     "captured",  "doing",      "phase"};
static_assert(flaw_codes.size() == static_cast<std::size_t>(vineta::Flaw::phase));

TEST(catalogue, has_a_sentence_for_every_flaw_and_no_other) { EXPECT_EQ(keys_of("flaw."), bag_of(flaw_codes)); }

TEST(catalogue, every_sentence_says_something) {
  for (const auto& [key, sentence] : english().with_prefix("")) {
    const bool is_part = key.starts_with("terminal.") || key.find("-board.") != key.npos;  // of a sentence or a picture
    EXPECT_GT(sentence.size(), is_part ? 0u : key.starts_with("phrase.") ? 3u : 9u) << key;
    EXPECT_EQ(trim(sentence), sentence) << key;
  }
}

// The sentences of every table, then those of each game.
std::string english_files() {
  std::string source = file_text("texts/en.txt");
  Games::for_each([&source]<Game G>() { source += file_text("src/games/" + std::string(G::name) + "/texts/en.txt"); });
  return source;
}

TEST(catalogue, is_the_files_compiled_in) {
  const std::string source = english_files();
  const Catalogue file(source);
  const auto expected = file.with_prefix("");
  ASSERT_GT(expected.size(), 100u);
  EXPECT_EQ(english().with_prefix(""), expected);
}

// Every line of the files is an entry, a comment or empty: none is lost to a typing error.
TEST(catalogue, every_line_of_the_files_counts) {
  const std::string source = english_files();
  const std::regex entry(
      "(rule|reason|refusal|phrase|terminal|(vineta-|vigo-)board|(vigo-)?(flaw|prompt))\\.[A-Za-z0-9-]+ = \\S.*");
  for (const Line& line : lines_of(source)) {
    if (line.text.empty() || line.text.starts_with('#')) continue;
    EXPECT_TRUE(std::regex_match(std::string(line.text), entry)) << line.number << ": " << line.text;
  }
}

// --- words: sentences with values ---

const Catalogue& some_words() {
  static const Catalogue words(
      "a.some = {name} has {count} wave.|{name} has {count} waves.\na.bare = no values\n"
      "some.card.red middle = rood middenstuk\nsome.with.ring = met ring\n");
  return words;
}

TEST(words, put_values_into_sentences) {
  EXPECT_EQ(said(some_words(), "a.some", {{"name", "Ute"}, {"count", "1"}}), "Ute has 1 wave.");
  EXPECT_EQ(said(some_words(), "a.some", {{"name", "{count}"}, {"count", "3"}}), "{count} has 3 waves.");
  EXPECT_EQ(said(some_words(), "a.some", {{"count", "0"}}), "{name} has 0 waves.");
  EXPECT_EQ(said(some_words(), "a.bare", {{"name", "Ute"}}), "no values");
  EXPECT_EQ(said(some_words(), "a.missing"), "a.missing");
}

TEST(words, name_things_as_far_as_the_language_does) {
  EXPECT_EQ(named(some_words(), "some.card", "red middle"), "rood middenstuk");
  EXPECT_EQ(named(some_words(), "some.card", "red middle ring"), "rood middenstuk met ring");
  EXPECT_EQ(named(some_words(), "some.card", "red middle crown"), "red middle crown");
  EXPECT_EQ(named(some_words(), "some.card", "dolphin"), "dolphin");
}

TEST(words, are_as_wide_as_they_have_characters) {
  EXPECT_EQ(width_of("Zoë"), 3u);
  EXPECT_EQ(padded("Zoë", 5), "Zoë  ");
  EXPECT_EQ(padded("Zoë", 2), "Zoë");
}

// Every prompt that random games of all editions come to ask has a sentence, and every prompt of the catalogue is asked.
TEST(catalogue, prompts_are_those_the_game_asks) {
  std::set<std::string> asked;
  for (int game = 0; game < 40; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    vineta::State state =
        initial(vineta::Options{.players = 2 + game % 5, .edition = static_cast<vineta::Edition>(game % 4)});
    while (!to_act(state).empty()) {
      for (Seat viewer : seats_of(state)) asked.insert(Notation<Vineta>::prompt(observe(state, viewer)));
      const Seat seat = to_act(state).front();
      advance(state, seat, random_action<Vineta>(state, seat, rng));
    }
  }
  std::set<std::string> known;
  for (const auto& [key, sentence] : english().with_prefix("prompt.")) known.insert(std::string(sentence));
  EXPECT_EQ(asked, known);
}

// --- the rules page ---

// Ids in bold, as the page defines them, in its order.
Strings ids_of_page(const std::string& page) {
  const std::regex id("\\*\\*((VN-[A-Z]{3}|ED|RU)-[0-9]+)\\*\\*");
  Strings ids;
  for (auto found = std::sregex_iterator(page.begin(), page.end(), id); found != std::sregex_iterator(); ++found)
    ids.push_back((*found)[1]);
  return ids;
}

TEST(rule_ids, are_those_of_the_rules_page_in_its_order) {
  const auto ids = Notation<Vineta>::rule_ids();
  EXPECT_EQ(Strings(ids.begin(), ids.end()), ids_of_page(file_text("docs/rules/vineta.md")));
}

TEST(rule_ids, are_given_once) {
  const auto ids = bag_of(Notation<Vineta>::rule_ids());
  EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
}

// Whatever id the notation page cites exists.
TEST(rule_ids, of_the_notation_page_are_known) {
  const std::string page = file_text("docs/notation.md");
  const auto known = bag_of(Notation<Vineta>::rule_ids());
  const std::regex id("(VN-[A-Z]{3}|ED|RU)-[0-9]+");
  int cited = 0;
  for (auto found = std::sregex_iterator(page.begin(), page.end(), id); found != std::sregex_iterator(); ++found, ++cited)
    EXPECT_TRUE(known.contains(found->str())) << found->str();
  EXPECT_GT(cited, 20);
}

TEST(plain, is_what_can_be_seen) {
  for (const char* text :
       {"", "Anna", "Zoë Ångström 李", "Юлия", "Ζωή", "نجيب", "אנה", "e\u0301", "Anna ❤️", "👩‍🚀", "☠️!", "a b"})
    EXPECT_TRUE(is_plain(text)) << text;
}

TEST(plain, is_nothing_that_hides_or_turns) {
  const std::array<std::string, 20> hidden{std::string("a\0b", 3),
                                           "a\nb",
                                           "\t",
                                           "\x7f",
                                           "a\u0085b",
                                           "a\u00a0b",
                                           "so\u00adft",
                                           "\u202eannA",
                                           "\u2066a",
                                           "a\u200bb",
                                           "a\u200db",
                                           "a\ufe0f",
                                           "a\ufeff",
                                           "\u3164",
                                           "a\u2028b",
                                           "\u061c",
                                           "a\u3000b",
                                           "a\U000e0041",
                                           "👩‍",
                                           "\xff"};
  for (const std::string& text : hidden) EXPECT_FALSE(is_plain(text)) << text;
}

}  // namespace
}  // namespace springtide
