// Files of `key value` lines: each key once, in any order, and an error that names line, field and reason.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.h"
#include "core/seat.h"
#include "text/lines.h"
#include "text/text_error.h"

namespace springtide {

struct TextField {
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
  void fail(const TextField& field, std::string reason, std::string_view rule = {});
  void fail(TextError error);
  // Something is wrong that shows in this field, be it there or not.
  void fail_at(const std::string& key, std::string reason, std::string_view rule);
  // A field that is missing.
  void fail_missing(std::string_view key);
  // Every field nobody asked for is an error.
  void fail_on_unread();

  const TextField* find(std::string_view key);
  // The lines of the game and of its rules' version.
  void read_game(std::string_view name, int version);
  // Every field whose key is the word or starts with it, in the order of the file.
  std::vector<const TextField*> starting_with(std::string_view prefix);

  int number(std::string_view key, int least, int most, int otherwise);
  // A player of a table with this many.
  Seat player(std::string_view key, int players, Seat otherwise);
  // The `start` line: a player, or nature for `random`; p1 if it is left out.
  Seat starter(int players);
  Seat player_named(const TextField& field, std::string_view name, int players, Seat otherwise);

  // One of a list of names.
  template <EnumKey E>
  E name(std::string_view key, const EnumArray<E, std::string_view>& names, E otherwise) {
    const TextField* field = find(key);
    if (field == nullptr) return otherwise;
    const auto found = find_name(names, field->value);
    if (!found) fail(*field, "unknown value " + in_quotes(field->value) + "; known: " + joined(names, ", "));
    return found.value_or(otherwise);
  }

  template <EnumKey E>
  std::optional<E> optional_name(std::string_view key, const EnumArray<E, std::string_view>& names) {
    return find(key) == nullptr ? std::nullopt : std::optional(name(key, names, E{}));
  }

 private:
  std::vector<TextField> fields_;
  std::optional<TextError> error_;
};

// The same lines, being written.
struct FieldWriter {
  std::string text{};

  void line(std::string_view key, std::string_view value) { text.append(key).append(" ").append(value).append("\n"); }
  void number(std::string_view key, int value) { line(key, std::to_string(value)); }
  // The head of a position or, behind the number of players, of a viewer's view.
  void head(std::string_view game, int version, const std::vector<std::string>& options, std::optional<Seat> viewer);
};

}  // namespace springtide
