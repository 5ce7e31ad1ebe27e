// Actions as patterns of words and fields: one table of a game serves writing and reading.
//
// A pattern is words separated by spaces; `$x` is a field. A game says what its fields are:
//   field_text(action, 'x')                  the field written
//   read_field(reader, pattern, 'x', action) reads it; on failure sets reader.expected and returns false
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/notation.h"

namespace springtide {

// A line being read word by word. After a failure it says how far the line fitted and what should have come there.
struct WordReader {
  const std::vector<std::string_view>& words;
  std::size_t at = 0;
  std::string expected{};

  std::string_view peek() const { return at < words.size() ? words[at] : std::string_view{}; }

  bool read_word(std::string_view word) {
    expected = "'" + std::string(word) + "'";
    if (peek() != word) return false;
    ++at;
    return true;
  }

  // Takes what was found at the next word, if anything was.
  template <class T>
  bool read_one(std::string_view what, std::optional<T> found, T& target) {
    expected = what;
    if (!found) return false;
    target = *found;
    ++at;
    return true;
  }

  bool read_player(Seat& target) {
    const auto seat = find_seat(peek());
    return read_one("a player", seat && is_player(*seat) ? seat : std::nullopt, target);
  }
};

template <class Action, class Pattern, class FieldText>
std::string write_pattern(Seat seat, const Action& action, const Pattern& pattern, FieldText&& field_text) {
  std::string text = seat_name(seat);
  for (std::string_view part : words_of(pattern.text)) {
    text += ' ';
    text += part[0] == '$' ? field_text(action, part[1]) : std::string(part);
  }
  return text;
}

// Reads `SEAT …` by the first pattern that fits, or tells what the line should have had where it stopped fitting.
template <Game G, class Patterns, class ReadField>
Result<Move<G>, TextError> parse_by_patterns(std::string_view text, const Patterns& patterns, ReadField&& read_field) {
  std::vector<std::string_view> words = words_of(text);
  if (words.empty()) return bad_text("an action is missing");
  const auto seat = find_seat(words[0]);
  if (!seat || *seat == Seat::spectator) return bad_text("expected p1 to p6 or nature, found " + in_quotes(words[0]));
  words.erase(words.begin());
  std::size_t furthest = 0;
  std::string expected;
  for (const auto& pattern : patterns) {
    if (pattern.is_nature != (*seat == Seat::nature)) continue;
    WordReader reader{.words = words};
    Move<G> move{.seat = *seat, .action = {.verb = pattern.verb}};
    bool fits = true;
    for (std::string_view part : words_of(pattern.text))
      fits = fits && (part[0] == '$' ? read_field(reader, pattern, part[1], move.action) : reader.read_word(part));
    if (fits && reader.at == words.size()) return move;
    if (fits) reader.expected = "the end of the line";
    if (reader.at > furthest || expected.empty()) {
      furthest = reader.at;
      expected = reader.expected;
    } else if (reader.at == furthest && expected.find(reader.expected) == std::string::npos) {
      expected += " or " + reader.expected;
    }
  }
  const std::string found = furthest < words.size() ? "found " + in_quotes(words[furthest]) : "the line ends";
  return bad_text("expected " + expected + ", " + found);
}

// An action has one spelling: what was read must be written the same.
template <Game G>
Result<Move<G>, TextError> same_spelling(Result<Move<G>, TextError> move, std::string_view text) {
  if (move && Notation<G>::action(move->seat, move->action) != text) return bad_text("words are separated by single spaces");
  return move;
}

}  // namespace springtide
