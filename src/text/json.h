// Writes JSON. The caller opens and closes objects and arrays; commas and escapes are taken care of.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace springtide {

class JsonWriter {
 public:
  JsonWriter();
  JsonWriter(JsonWriter&& other) noexcept { swap(other); }
  JsonWriter& operator=(JsonWriter&& other) noexcept {
    swap(other);
    return *this;
  }
  ~JsonWriter();

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
    write_string(name);
    *room(1) = ':';
    ++end_;
    is_first_ = true;
    return *this;
  }

  JsonWriter& value(std::string_view text) {
    write_string(text);
    return *this;
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonWriter& value(std::integral auto number) {
    constexpr std::size_t most_digits = 24;
    separate(room(most_digits + 1));
    end_ = std::to_chars(end_, end_ + most_digits, number).ptr;
    return *this;
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

  std::string text() const { return {begin_.get(), size()}; }

 private:
  JsonWriter& open(char bracket) {
    separate(room(2));
    *end_++ = bracket;
    is_first_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    *room(1) = bracket;
    ++end_;
    is_first_ = false;
    return *this;
  }
  JsonWriter& raw(std::string_view token) {
    separate(room(token.size() + 1));
    end_ = std::copy_n(token.data(), token.size(), end_);
    return *this;
  }
  // Writes a comma where one is due.
  void separate(char* at) {
    *at = ',';
    end_ += is_first_ ? 0 : 1;
    is_first_ = false;
  }
  void write_string(std::string_view text);
  void write_escaped(std::string_view text);

  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_.get()); }
  // Where to write so many bytes: the end.
  char* room(std::size_t bytes) {
    if (size() + bytes > capacity_) [[unlikely]]
      grow(bytes);
    return end_;
  }
  void grow(std::size_t bytes);
  void swap(JsonWriter& other) noexcept {
    std::swap(begin_, other.begin_);
    std::swap(end_, other.end_);
    std::swap(capacity_, other.capacity_);
    std::swap(is_first_, other.is_first_);
  }

  std::unique_ptr<char[]> begin_{};
  char* end_ = nullptr;
  std::size_t capacity_ = 0;
  bool is_first_ = true;
};

}  // namespace springtide
