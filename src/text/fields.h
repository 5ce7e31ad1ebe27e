// Files of `key value` lines: each key once, in any order, and an error that names line, field and reason.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "text/lines.h"
#include "text/text_error.h"

namespace springtide {

struct Field {
  int line = 0;
  std::string key;  // the line's first word or words
  std::string_view value;
  bool is_read = false;
};

// The fields of a text and the first thing that is wrong with them. After a failure every read gives a harmless value, so a
// reader goes straight on and asks for the error at the end.
class Fields {
 public:
  // Says how many words of a line are its key, given the first; 0 if no line starts so.
  using KeyWords = std::size_t (*)(std::string_view first_word);

  Fields(const std::vector<Line>& lines, KeyWords key_words);

  const std::optional<TextError>& error() const { return error_; }
  void fail(const Field& field, std::string reason, std::string_view rule = {});
  void fail(TextError error);
  // A field that is missing.
  void fail_missing(std::string_view key);
  // Every field nobody asked for is an error.
  void fail_on_unread();

  const Field* find(std::string_view key);
  // Every field whose key is the word or starts with it, in the order of the file.
  std::vector<const Field*> starting_with(std::string_view prefix);

  int number(std::string_view key, int least, int most, int otherwise);
  // A player of a table with this many.
  Seat player(std::string_view key, int players, Seat otherwise);
  // The `start` line: a player, or nature for `random`; p1 if it is left out.
  Seat starter(int players);
  Seat player_named(const Field& field, std::string_view name, int players, Seat otherwise);

  // One of a list of names indexed by an enum; names[E] must be a string_view.
  template <class Names, class E>
  E name(std::string_view key, const Names& names, E otherwise) {
    const Field* field = find(key);
    if (field == nullptr) return otherwise;
    std::string known;
    for (int i = 0; i < static_cast<int>(names.items.size()); ++i) {
      const std::string_view each = names[static_cast<E>(i)];
      if (each == field->value) return static_cast<E>(i);
      known += (known.empty() ? "" : ", ") + std::string(each);
    }
    fail(*field, "unknown value " + in_quotes(field->value) + "; known: " + known);
    return otherwise;
  }

  template <class E, class Names>
  std::optional<E> optional_name(std::string_view key, const Names& names) {
    if (find(key) == nullptr) return std::nullopt;
    return name(key, names, E{});
  }

 private:
  std::vector<Field> fields_;
  std::optional<TextError> error_;
};

}  // namespace springtide
