// Reads the members of a JSON object, each by its name and kind, and keeps the first thing that is wrong.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "text/json_value.h"
#include "text/notation.h"

namespace springtide::wire {

inline const Json no_object{Json::Members{}};

// After a failure every read gives a harmless value, so a reader goes straight on and asks for the error at the end.
class Reader {
 public:
  explicit Reader(const Json& object, std::string place = {})
      : object_(object.is_object() ? object : no_object), place_(std::move(place)) {
    if (!object.is_object()) fail("", "expected an object");
  }

  bool has(std::string_view key) const { return object_.find(key) != nullptr; }

  std::string text(std::string_view key, std::size_t longest) {
    const Json* found = find(key, true);
    if (found == nullptr) return {};
    if (!found->is_string()) return fail(key, "expected a text"), std::string{};
    if (found->as_string().size() > longest)
      return fail(key, "longer than " + std::to_string(longest) + " bytes"), std::string{};
    return found->as_string();
  }

  std::string text_or(std::string_view key, std::size_t longest, std::string otherwise) {
    return has(key) ? text(key, longest) : std::move(otherwise);
  }

  std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) {
    const Json* found = find(key, true);
    if (found == nullptr) return least;
    if (found->is_int() && found->as_int() >= least && found->as_int() <= most) return found->as_int();
    fail(key, "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
  }

  std::int64_t number_or(std::string_view key, std::int64_t least, std::int64_t most, std::int64_t otherwise) {
    return has(key) ? number(key, least, most) : otherwise;
  }

  bool truth(std::string_view key) {
    const Json* found = find(key, true);
    if (found != nullptr && !found->is_bool()) fail(key, "expected true or false");
    return found != nullptr && found->as_bool();
  }

  bool truth_or(std::string_view key, bool otherwise) { return has(key) ? truth(key) : otherwise; }

  Seat seat(std::string_view key) {
    const auto found = find_seat(text(key, 10));
    if (found && is_player(*found)) return *found;
    fail(key, "expected a seat, p1 to p6");
    return Seat::p1;
  }

  Seat viewer(std::string_view key) {
    const auto found = find_seat(text(key, 10));
    if (found && (is_player(*found) || *found == Seat::spectator)) return *found;
    fail(key, "expected a seat, p1 to p6, or spectator");
    return Seat::spectator;
  }

  std::vector<std::string> texts(std::string_view key, std::size_t most, std::size_t longest) {
    std::vector<std::string> texts;
    for (const Json& item : items(key, most)) {
      if (!item.is_string() || item.as_string().size() > longest) {
        fail(key, "expected texts of at most " + std::to_string(longest) + " bytes");
        return {};
      }
      texts.push_back(item.as_string());
    }
    return texts;
  }

  std::vector<std::string> texts_or_none(std::string_view key, std::size_t most, std::size_t longest) {
    return has(key) ? texts(key, most, longest) : std::vector<std::string>{};
  }

  const Json* object(std::string_view key) {
    const Json* found = find(key, true);
    if (found != nullptr && !found->is_object()) fail(key, "expected an object");
    return found != nullptr && found->is_object() ? found : &no_object;
  }

  const Json::Items& items(std::string_view key, std::size_t most) {
    const Json* found = find(key, true);
    if (found == nullptr) return no_object.items();
    if (!found->is_array()) fail(key, "expected a list");
    if (found->items().size() > most) fail(key, "more than " + std::to_string(most) + " items");
    return found->items().size() > most ? no_object.items() : found->items();
  }

  // One of a list of names indexed by an enum.
  template <class E, class Names>
  E name(std::string_view key, const Names& names) {
    const std::string word = text(key, 40);
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == word) return static_cast<E>(i);
    fail(key, "unknown value '" + word + "'");
    return E{};
  }

  void fail(std::string_view key, std::string_view reason) {
    if (error_) return;
    std::string where = place_;
    if (!where.empty() && !key.empty()) where += '.';
    where += key;
    error_ = where.empty() ? std::string(reason) : where + ": " + std::string(reason);
  }

  void take_over(const Reader& inner) {
    if (!error_) error_ = inner.error_;
  }

  // Whatever nobody asked for is an error; then the first error, if any.
  std::optional<std::string> error() {
    for (const auto& [key, value] : object_.members())
      if (!read_.contains(key)) fail(key.size() <= 40 ? key : "", "nothing of this name is expected");
    return error_;
  }

 private:
  const Json* find(std::string_view key, bool is_needed) {
    const Json* found = object_.find(key);
    if (found != nullptr) read_.emplace(key);
    if (found == nullptr && is_needed) fail(key, "it is missing");
    return found;
  }

  const Json& object_;
  std::string place_;
  std::set<std::string, std::less<>> read_{};
  std::optional<std::string> error_{};
};

}  // namespace springtide::wire
