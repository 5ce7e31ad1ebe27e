// Reads the members of a JSON object, each by its name and kind, and keeps the first thing that is wrong.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "text/json_value.h"

namespace springtide::wire {

// After a failure every read gives a harmless value, so a reader goes straight on and asks for the error at the end.
class Reader {
 public:
  explicit Reader(const Json& object, std::string place = {});

  bool has(std::string_view key) const;
  std::string text(std::string_view key, std::size_t longest);
  std::string text_or(std::string_view key, std::size_t longest, std::string otherwise);
  std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most);
  std::int64_t number_or(std::string_view key, std::int64_t least, std::int64_t most, std::int64_t otherwise);
  bool truth(std::string_view key);
  bool truth_or(std::string_view key, bool otherwise);
  Seat seat(std::string_view key);
  std::vector<std::string> texts(std::string_view key, std::size_t most, std::size_t longest);
  std::vector<std::string> texts_or_none(std::string_view key, std::size_t most, std::size_t longest);
  const Json* object(std::string_view key);
  const Json::Items& items(std::string_view key, std::size_t most);

  // One of a list of names indexed by an enum.
  template <class E, class Names>
  E name(std::string_view key, const Names& names) {
    const std::string word = text(key, 40);
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == word) return static_cast<E>(i);
    fail(key, "unknown value '" + word + "'");
    return E{};
  }

  void fail(std::string_view key, std::string_view reason);
  void take_over(const Reader& inner);
  // Whatever nobody asked for is an error; then the first error, if any.
  std::optional<std::string> error();

 private:
  const Json* find(std::string_view key, bool is_needed);

  const Json& object_;
  std::string place_;
  std::set<std::string, std::less<>> read_{};
  std::optional<std::string> error_{};
};

}  // namespace springtide::wire
