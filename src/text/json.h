// Writes JSON. The caller opens and closes objects and arrays; commas and escapes are taken care of.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace springtide {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
    separate();
    write_string(name);
    text_ += ':';
    is_first_ = true;
    return *this;
  }

  JsonWriter& value(std::string_view text) {
    separate();
    write_string(text);
    return *this;
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonWriter& value(std::integral auto number) {
    std::array<char, 24> digits{};
    return raw({digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr});
  }
  JsonWriter& value(double number);
  JsonWriter& null() { return raw("null"); }
  JsonWriter& json(std::string_view written) { return raw(written); }  // a value written before, or members of an object

  template <class T>
  JsonWriter& field(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  // An array of the items, of what `each` makes of them, or of what it writes itself.
  template <class Items, class Each = std::identity>
  JsonWriter& list(const Items& items, const Each& each = {}) {
    begin_array();
    for (const auto& item : items)
      if constexpr (std::is_void_v<std::invoke_result_t<const Each&, decltype(item)>>)
        each(item);
      else
        value(std::invoke(each, item));
    return end_array();
  }

  const std::string& text() const { return text_; }
  std::string take() { return std::exchange(text_, {}); }
  void reserve(std::size_t bytes) { text_.reserve(bytes); }

 private:
  JsonWriter& open(char bracket) {
    separate();
    text_ += bracket;
    is_first_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    text_ += bracket;
    is_first_ = false;
    return *this;
  }
  JsonWriter& raw(std::string_view token) {
    separate();
    text_ += token;
    return *this;
  }
  void separate() {
    if (!is_first_) text_ += ',';
    is_first_ = false;
  }
  void write_string(std::string_view text);
  void write_escape(char c);

  std::string text_;
  bool is_first_ = true;
};

}  // namespace springtide
