#include "text/json_value.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>

#include "text/json.h"
#include "text/lines.h"
#include "text/utf8.h"

namespace springtide {
namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

constexpr int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

constexpr bool is_high_surrogate(unsigned code) { return code >= 0xd800 && code < 0xdc00; }
constexpr bool is_low_surrogate(unsigned code) { return code >= 0xdc00 && code < 0xe000; }

// Every read says whether it went well; the first failure is the error.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  Result<Json, TextError> read() {
    Json json;
    if (!read_value(json) || !read_end()) return *error_;
    return json;
  }

 private:
  bool fail_at(std::size_t at, const std::string& reason) {
    error_ = bad_text("byte " + std::to_string(at) + ": " + reason);
    return false;
  }
  bool fail(const std::string& reason) { return fail_at(at_, reason); }

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  bool skip(char c) {
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  void skip_spaces() {
    while (at_ < text_.size() && std::string_view(" \t\n\r").find(text_[at_]) != std::string_view::npos) ++at_;
  }

  bool read_end() {
    skip_spaces();
    return at_ == text_.size() || fail("the text should end here");
  }

  bool skip_digits() {
    if (!is_digit(peek())) return fail("a digit should stand here");
    while (is_digit(peek())) ++at_;
    return true;
  }

  bool read_value(Json& target) {
    skip_spaces();
    if (at_ == text_.size()) return fail("the text ends where a value should stand");
    const char c = peek();
    if (c == '{' || c == '[') return read_nested(target);
    if (c == '-' || is_digit(c)) return read_number(target);
    if (c != '"') return read_word(target);
    std::string text;
    if (!read_string(text)) return false;
    target = std::move(text);
    return true;
  }

  bool read_word(Json& target) {
    const auto is_next = [this](std::string_view word) {
      if (!text_.substr(at_).starts_with(word)) return false;
      at_ += word.size();
      return true;
    };
    if (is_next("null")) return true;
    const bool is_true = is_next("true");
    if (!is_true && !is_next("false")) return fail("no value begins like this");
    target = is_true;
    return true;
  }

  bool read_nested(Json& target) {
    if (depth_ == max_json_depth) return fail("too many arrays and objects within one another");
    ++depth_;
    const bool is_read = skip('[') ? read_array(target) : read_object(target);
    --depth_;
    return is_read;
  }

  // Comma-separated entries up to the closing bracket.
  template <class ReadEntry>
  bool read_list(char closing, ReadEntry&& read_entry) {
    skip_spaces();
    if (skip(closing)) return true;
    while (read_entry()) {
      skip_spaces();
      if (skip(closing)) return true;
      if (!skip(',')) return fail(std::string("a comma or ") + closing + " should stand here");
    }
    return false;
  }

  bool read_array(Json& target) {
    Json::Items items;
    if (!read_list(']', [&] { return read_value(items.emplace_back()); })) return false;
    target = std::move(items);
    return true;
  }

  bool read_object(Json& target) {
    Json::Members members;
    std::set<std::string> keys;
    skip('{');
    if (!read_list('}', [&] { return read_member(members, keys); })) return false;
    target = std::move(members);
    return true;
  }

  bool read_member(Json::Members& members, std::set<std::string>& keys) {
    skip_spaces();
    const std::size_t start = at_;
    auto& [key, value] = members.emplace_back();
    if (peek() != '"') return fail("a key in quotes should stand here");
    if (!read_string(key)) return false;
    if (!keys.insert(key).second) return fail_at(start, "the key " + in_quotes(key) + " stands twice");
    skip_spaces();
    return skip(':') ? read_value(value) : fail("a colon should stand here");
  }

  bool read_number(Json& target) {
    const std::size_t start = at_;
    skip('-');
    if (!skip('0') && !skip_digits()) return false;
    if (is_digit(peek())) return fail("a number does not begin with 0");
    const std::size_t end_of_integer = at_;
    if (skip('.') && !skip_digits()) return false;
    if (skip('e') || skip('E')) {
      if (!skip('-')) skip('+');
      if (!skip_digits()) return false;
    }
    const std::string digits(text_.substr(start, at_ - start));
    const bool fits = at_ == end_of_integer ? read_integer(digits, target) : read_double(digits, target);
    return fits || fail_at(start, "the number is too large");
  }

  static bool read_integer(const std::string& digits, Json& target) {
    std::int64_t number = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    target = number;
    return end.ec == std::errc{};
  }

  // Not from_chars, which libc++ has no double for. The program never leaves the C locale.
  static bool read_double(const std::string& digits, Json& target) {
    const double number = std::strtod(digits.c_str(), nullptr);
    target = number;
    return std::isfinite(number);
  }

  bool read_string(std::string& target) {
    const std::size_t start = at_++;
    while (at_ < text_.size()) {
      if (skip('"')) return true;
      if (static_cast<unsigned char>(peek()) < 0x20) return fail("a control character in a string");
      if (!(peek() == '\\' ? read_escape(target) : read_character(target))) return false;
    }
    return fail_at(start, "the string does not end");
  }

  bool read_character(std::string& target) {
    const std::size_t length = utf8_length(text_.substr(at_));
    if (length == 0) return fail("not UTF-8");
    target += text_.substr(at_, length);
    at_ += length;
    return true;
  }

  bool read_escape(std::string& target) {
    constexpr std::string_view names = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::string_view rest = text_.substr(at_ + 1);
    if (rest.starts_with('u')) return read_unicode_escape(target);
    const std::size_t which = rest.empty() ? std::string_view::npos : names.find(rest[0]);
    if (which == std::string_view::npos) return fail("an unknown escape");
    target += meanings[which];
    at_ += 2;
    return true;
  }

  bool read_unicode_escape(std::string& target) {
    const auto first = code_unit(at_);
    if (!first) return fail("\\u needs four hexadecimal digits");
    unsigned code = *first;
    std::size_t length = 6;
    if (is_high_surrogate(code)) {
      const auto second = code_unit(at_ + length);
      if (!second || !is_low_surrogate(*second)) return fail("half a surrogate pair");
      code = 0x10000 + ((code - 0xd800) << 10 | (*second - 0xdc00));
      length = 12;
    } else if (is_low_surrogate(code)) {
      return fail("half a surrogate pair");
    }
    append_utf8(target, code);
    at_ += length;
    return true;
  }

  // The number of the escape \uXXXX that begins at a byte.
  std::optional<unsigned> code_unit(std::size_t at) const {
    if (at + 6 > text_.size() || text_[at] != '\\' || text_[at + 1] != 'u') return std::nullopt;
    unsigned code = 0;
    for (char c : text_.substr(at + 2, 4)) {
      if (hex_digit(c) < 0) return std::nullopt;
      code = code << 4 | static_cast<unsigned>(hex_digit(c));
    }
    return code;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::optional<TextError> error_;
};

std::string in_json(std::string_view text) { return JsonWriter().value(text).text(); }

struct JsonContentWriter {
  std::string operator()(std::monostate) const { return "null"; }
  std::string operator()(bool truth) const { return truth ? "true" : "false"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return in_json(text); }

  std::string operator()(double number) const {
    assert(std::isfinite(number));
    std::array<char, 32> digits{};
    const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    std::string text(static_cast<const char*>(digits.data()), end);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    return text;
  }

  std::string operator()(const Json::Items& items) const {
    std::string text;
    for (const Json& item : items) text += (text.empty() ? "" : ",") + write(item);
    return "[" + text + "]";
  }

  std::string operator()(const Json::Members& members) const {
    std::string text;
    for (const auto& [key, value] : members) text += (text.empty() ? "" : ",") + in_json(key) + ":" + write(value);
    return "{" + text + "}";
  }
};

}  // namespace

const Json* Json::find(std::string_view key) const {
  for (const auto& [name, value] : members())
    if (name == key) return &value;
  return nullptr;
}

std::string write(const Json& json) { return std::visit(JsonContentWriter{}, json.content_); }

bool operator==(const Json& a, const Json& b) { return a.content_ == b.content_; }

Result<Json, TextError> parse_json(std::string_view text) { return JsonReader(text).read(); }

}  // namespace springtide
