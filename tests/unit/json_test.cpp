// JSON as a value: what is read, what is refused and where, and that writing and reading undo each other.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "text/json_value.h"
#include "text/utf8.h"

namespace springtide {
namespace {

using namespace std::string_literals;

Json read(std::string_view text) {
  auto json = parse_json(text);
  EXPECT_TRUE(json) << text << ": " << (json ? "" : json.error().message());
  return json ? *json : Json("refused");
}

std::string refusal(std::string_view text) {
  const auto json = parse_json(text);
  return json ? "read as " + write(*json) : json.error().message();
}

std::string nested(int depth) {
  return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

TEST(json, has_seven_kinds) {
  EXPECT_TRUE(read("null").is_null());
  EXPECT_TRUE(read("true").as_bool());
  EXPECT_TRUE(read("false").is_bool());
  EXPECT_FALSE(read("false").as_bool());
  EXPECT_EQ(read("-17").as_int(), -17);
  EXPECT_EQ(read("2.5").as_number(), 2.5);
  EXPECT_EQ(read("\"sea\"").as_string(), "sea");
  EXPECT_EQ(read("[1,[],\"a\"]").items().size(), 3u);
  EXPECT_EQ(read("{\"a\":1}").members().size(), 1u);
}

TEST(json, finds_members_and_keeps_their_order) {
  const Json json = read(R"({"seat":"p2","action":{"verb":"sail","to":7},"again":true})");
  ASSERT_NE(json.find("action"), nullptr);
  EXPECT_EQ(json.find("action")->find("to")->as_int(), 7);
  EXPECT_EQ(json.find("seat")->as_string(), "p2");
  EXPECT_EQ(json.find("sea"), nullptr);
  std::string keys;
  for (const auto& [key, value] : json.members()) keys += key + " ";
  EXPECT_EQ(keys, "seat action again ");
}

TEST(json, of_another_kind_gives_something_harmless) {
  const Json text("7");
  EXPECT_EQ(text.as_int(), 0);
  EXPECT_EQ(text.as_number(), 0.0);
  EXPECT_FALSE(text.as_bool());
  EXPECT_TRUE(text.items().empty());
  EXPECT_TRUE(text.members().empty());
  EXPECT_EQ(text.find("7"), nullptr);
  EXPECT_EQ(Json(7).as_string(), "");
  EXPECT_EQ(Json(7).as_number(), 7.0);
}

TEST(json, spaces_may_stand_between_everything) {
  EXPECT_EQ(write(read(" \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : { } }\n")), R"({"a":[1,2],"b":{}})");
}

TEST(json, a_copy_is_a_value_of_its_own) {
  Json first = read("[1,2]");
  const Json second = first;
  first = 3;
  EXPECT_EQ(second, read("[1,2]"));
  EXPECT_NE(first, second);
}

TEST(json, integers_reach_to_the_ends_of_64_bits) {
  EXPECT_EQ(read("9223372036854775807").as_int(), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(read("-9223372036854775808").as_int(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(refusal("[9223372036854775808]"), "byte 1: the number is too large");
  EXPECT_EQ(refusal("-9223372036854775809"), "byte 0: the number is too large");
}

TEST(json, a_point_or_an_exponent_makes_a_number_no_integer) {
  for (const char* text : {"1.0", "1e0", "1E+2", "-0.0", "12.5e-3"}) {
    EXPECT_FALSE(read(text).is_int()) << text;
    EXPECT_TRUE(read(text).is_number()) << text;
  }
  EXPECT_EQ(read("1E+2").as_number(), 100.0);
  EXPECT_TRUE(std::signbit(read("-0.0").as_number()));
  EXPECT_NE(read("1.0"), read("1"));
  EXPECT_EQ(refusal("1e400"), "byte 0: the number is too large");
}

TEST(json, escapes_are_read) {
  EXPECT_EQ(read(R"("\"\\\/\b\f\n\r\t")").as_string(), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(read(R"("\u0041\u00e9\u20AC")").as_string(), "A\u00e9\u20ac");
  EXPECT_EQ(read(R"("\ud83d\udea2")").as_string(), "\U0001f6a2");
  EXPECT_EQ(read(R"("\uD800\uDC00\udbff\udfff")").as_string(), "\U00010000\U0010ffff");
  EXPECT_EQ(read(R"("a\u0000b")").as_string(), "a\0b"s);
}

TEST(json, half_a_surrogate_pair_is_refused) {
  EXPECT_EQ(refusal(R"("\ud83d")"), "byte 1: half a surrogate pair");
  EXPECT_EQ(refusal(R"("a\ude00\ud83d")"), "byte 2: half a surrogate pair");
  EXPECT_EQ(refusal(R"("\ud83d\u0041")"), "byte 1: half a surrogate pair");
  EXPECT_EQ(refusal(R"("\ud83dxx")"), "byte 1: half a surrogate pair");
}

TEST(json, bad_escapes_are_refused) {
  EXPECT_EQ(refusal(R"("\x41")"), "byte 1: an unknown escape");
  EXPECT_EQ(refusal("\"\\"), "byte 1: an unknown escape");
  EXPECT_EQ(refusal(R"("\u00g0")"), "byte 1: \\u needs four hexadecimal digits");
  EXPECT_EQ(refusal("\"\\u00"), "byte 1: \\u needs four hexadecimal digits");
}

// The table of well-formed sequences in the Unicode standard (3-7), and what lies just outside it.
TEST(json, strings_are_utf8) {
  for (const char* good : {"\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbf",
                           "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
    EXPECT_EQ(read("\""s + good + "\"").as_string(), good);
  for (const char* bad :
       {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2\x41", "\xe0\x9f\xbf", "\xe2\x82", "\xed\xa0\x80",
        "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf0\x9f\x9a", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"})
    EXPECT_EQ(refusal("[\"ab"s + bad + "\"]"), "byte 4: not UTF-8");
  EXPECT_EQ(refusal("\"\xe2\x82"), "byte 1: not UTF-8");
}

TEST(utf8, every_code_point_is_written_as_it_is_measured) {
  for (unsigned code = 0; code <= 0x10ffff; ++code) {
    if (code >= 0xd800 && code < 0xe000) continue;
    std::string text;
    append_utf8(text, code);
    ASSERT_EQ(utf8_length(text), text.size()) << code;
  }
}

TEST(json, control_characters_must_be_escaped) {
  EXPECT_EQ(refusal("\"a\nb\""), "byte 2: a control character in a string");
  EXPECT_EQ(refusal("\"\0\""s), "byte 1: a control character in a string");
  EXPECT_EQ(read("\"\x7f\"").as_string(), "\x7f");
}

TEST(json, a_key_stands_once) {
  EXPECT_EQ(refusal(R"({"a":1,"b":2,"a":1})"), "byte 13: the key 'a' stands twice");
  EXPECT_EQ(refusal(R"({"a":1, "\u0061":2})"), "byte 8: the key 'a' stands twice");
  EXPECT_EQ(write(read(R"({"a":{"a":1}})")), R"({"a":{"a":1}})");
}

TEST(json, sixteen_lie_within_one_another) {
  EXPECT_EQ(write(read(nested(16))), nested(16));
  EXPECT_EQ(refusal(nested(17)), "byte 16: too many arrays and objects within one another");
  EXPECT_EQ(refusal(std::string(1'000'000, '[')), "byte 16: too many arrays and objects within one another");
  EXPECT_EQ(read("[" + nested(15) + "," + nested(15) + "]").items().size(), 2u);
}

TEST(json, what_is_no_json_is_refused_where_it_goes_wrong) {
  EXPECT_EQ(refusal(""), "byte 0: the text ends where a value should stand");
  EXPECT_EQ(refusal("  "), "byte 2: the text ends where a value should stand");
  EXPECT_EQ(refusal("[1,"), "byte 3: the text ends where a value should stand");
  EXPECT_EQ(refusal("1 2"), "byte 2: the text should end here");
  EXPECT_EQ(refusal("{} // sea"), "byte 3: the text should end here");
  EXPECT_EQ(refusal("null\0"s), "byte 4: the text should end here");
  EXPECT_EQ(refusal("nullx"), "byte 4: the text should end here");
  for (const char* text : {"NaN", "Infinity", "nul", "True", "'a'", "/* */ 1", "+1", ".5", "\xef\xbb\xbf{}", "]", ","})
    EXPECT_EQ(refusal(text), "byte 0: no value begins like this") << text;
  EXPECT_EQ(refusal("[1,]"), "byte 3: no value begins like this");
  EXPECT_EQ(refusal("[1 2]"), "byte 3: a comma or ] should stand here");
  EXPECT_EQ(refusal("[1"), "byte 2: a comma or ] should stand here");
  EXPECT_EQ(refusal("{\"a\":1]"), "byte 6: a comma or } should stand here");
  EXPECT_EQ(refusal("{\"a\":1,}"), "byte 7: a key in quotes should stand here");
  EXPECT_EQ(refusal("{a:1}"), "byte 1: a key in quotes should stand here");
  EXPECT_EQ(refusal("{\"a\" 1}"), "byte 5: a colon should stand here");
  EXPECT_EQ(refusal("[\"ab]"), "byte 1: the string does not end");
}

TEST(json, numbers_keep_to_the_grammar) {
  EXPECT_EQ(refusal("01"), "byte 1: a number does not begin with 0");
  EXPECT_EQ(refusal("-01"), "byte 2: a number does not begin with 0");
  EXPECT_EQ(refusal("-"), "byte 1: a digit should stand here");
  EXPECT_EQ(refusal("1."), "byte 2: a digit should stand here");
  EXPECT_EQ(refusal("1.e3"), "byte 2: a digit should stand here");
  EXPECT_EQ(refusal("1e"), "byte 2: a digit should stand here");
  EXPECT_EQ(refusal("1e+-2"), "byte 3: a digit should stand here");
  EXPECT_EQ(refusal("0x10"), "byte 1: the text should end here");
}

TEST(json, canonical_texts_are_written_as_they_were) {
  for (const char* text : {"null", "true", "false", "0", "-1", "1.0", "-0.0", "0.1", "1.5", "1e+22", "5e-324",
                           "1.7976931348623157e+308", "\"\"", R"("\"\\\n\u0001/")", "\"\u00e9\U0001f6a2\"", "[]", "{}",
                           R"([1,"a",[null],{"b":[]}])", R"({"z":1,"a":{"":2.5}})"})
    EXPECT_EQ(write(read(text)), text);
}

TEST(json, values_are_read_as_they_were_written) {
  const Json::Members members{{"a", true}, {"", Json()}, {"\n\"", "\x01\u00e9"}};
  const Json::Items items{0.1, 1e300, -2.0, 9007199254740993, Json(members), Json(Json::Items{}), std::string("text")};
  EXPECT_EQ(read(write(items)), Json(items));
  EXPECT_EQ(write(members), "{\"a\":true,\"\":null,\"\\n\\\"\":\"\\u0001\u00e9\"}");
}

}  // namespace
}  // namespace springtide
