// Finds its way in JSON that a server wrote, without reading more of it than is asked for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace springtide::client {

// The members of an object, or the items of an array, one after the other. Bad JSON just ends.
class Scan {
 public:
  explicit Scan(std::string_view json);

  // Goes to the next one; false: there is none.
  bool next();
  std::string_view key() const { return key_; }  // of a member, escapes and all
  std::string_view value() const { return value_; }

 private:
  std::string_view rest_;
  std::string_view key_{};
  std::string_view value_{};
};

// The value of a member as it is written; empty: there is none.
std::string_view member_of(std::string_view object, std::string_view key);

// What is between the quotes. Requires a text without escapes: ids, seats, names of things, actions.
std::string_view plain(std::string_view text);
int number_of(std::string_view text);  // 0 if it is none

}  // namespace springtide::client
