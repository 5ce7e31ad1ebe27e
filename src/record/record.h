// A game as a readable text file: header, then one action a line. docs/notation.md is the reference.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/notation.h"

namespace springtide {

inline constexpr std::string_view record_format = "springtide record 1";

template <Game G>
struct Record {
  typename G::Options options{};
  std::array<std::string, max_players> names{};  // empty: none given
  std::vector<Move<G>> moves{};
  friend bool operator==(const Record&, const Record&) = default;
};

// What the header of a record says before its game-specific part; enough to pick the game.
struct RecordHead {
  std::string game;
  int rules = 0;
};
Result<RecordHead, TextError> read_head(const std::vector<Line>& lines);

// A name is one line of text without control characters, not empty, at most 60 bytes, no space at either end.
bool is_name(std::string_view text);

// `p1 21, p2 17; winners p1`, or `unfinished`.
template <Game G>
std::string result_text(const typename G::State& state, int players) {
  if (!to_act(state).empty()) return "unfinished";
  const Scores points = scores(state);
  std::string text;
  for (Seat seat : players_of(players))
    text += (text.empty() ? "" : ", ") + seat_name(seat) + " " + std::to_string(points[seat]);
  text += "; winners";
  for (Seat seat : winners(state)) text += " " + seat_name(seat);
  return text;
}

// Plays the record from the start, calling visit(state, move) before each move, and returns the last state.
// Requires: every move legal, as in a record that was read.
template <Game G, class Visit>
typename G::State replay(const Record<G>& record, Visit&& visit) {
  auto state = initial(record.options);
  for (const Move<G>& move : record.moves) {
    visit(std::as_const(state), move);
    advance(state, move.seat, move.action);
  }
  return state;
}

template <Game G>
typename G::State replay(const Record<G>& record) {
  return replay(record, [](const auto&, const auto&) {});
}

template <Game G>
std::string write_record(const Record<G>& record) {
  std::string text(record_format);
  text += "\ngame " + std::string(G::name) + "\nrules " + std::to_string(G::rules_version) + "\n";
  for (const std::string& line : Notation<G>::options(record.options)) text += line + "\n";
  for (Seat seat : players_of(record.options.players))
    if (const std::string& name = record.names[static_cast<std::size_t>(seat)]; !name.empty())
      text += "name " + seat_name(seat) + " " + name + "\n";
  text += "result " + result_text<G>(replay(record), record.options.players) + "\n\n";
  for (const Move<G>& move : record.moves) text += Notation<G>::action(move.seat, move.action) + "\n";
  return text;
}

// Reads, replays and verifies a record. A text that is accepted is written again byte for byte.
template <Game G>
class RecordReader {
 public:
  static Result<Record<G>, TextError> read(std::string_view text) {
    RecordReader reader(text);
    if (auto error = reader.read_all()) return *std::move(error);
    return std::move(reader.record_);
  }

 private:
  using Error = std::optional<TextError>;

  explicit RecordReader(std::string_view text) : text_(text), lines_(lines_of(text)) {}

  Error read_all() {
    const auto head = read_head(lines_);
    if (!head) return head.error();
    if (head->game != G::name) return bad_text("expected " + std::string(G::name), "game", 2);
    if (head->rules > G::rules_version)
      return bad_text("this program knows rules up to version " + std::to_string(G::rules_version), "rules", 3);
    if (auto error = read_header()) return error;
    if (auto error = read_moves()) return error;
    return compare_bytes();
  }

  // Option lines, then names and result; ends at the empty line.
  Error read_header() {
    std::vector<Line> options;
    for (at_ = 3; at_ < lines_.size() && !lines_[at_].text.empty(); ++at_) {
      const auto words = words_of(lines_[at_].text);
      if (words.empty()) return bad_text("a line of spaces", {}, lines_[at_].number);
      if (words[0] == "name")
        names_.push_back(lines_[at_]);
      else if (words[0] == "result")
        has_result_ = true;
      else
        options.push_back(lines_[at_]);
    }
    if (at_ == lines_.size()) return bad_text("the empty line after the header is missing", {}, lines_.back().number);
    auto parsed = Notation<G>::parse_options(options);
    if (!parsed) return parsed.error();
    if (!has_result_) return bad_text("the line is missing", "result");
    record_.options = *parsed;
    for (const Line& line : names_)
      if (auto error = read_name(line)) return error;
    ++at_;
    return std::nullopt;
  }

  Error read_name(const Line& line) {
    const auto words = words_of(line.text);
    const auto seat = words.size() > 2 ? find_seat(words[1]) : std::nullopt;
    if (!seat || !players_of(record_.options.players).contains(*seat))
      return bad_text("expected a seat of this table and a name", "name", line.number);
    const std::string_view name = line.text.substr(8 > line.text.size() ? line.text.size() : 8);
    if (!is_name(name)) return bad_text("not a name: " + in_quotes(name), "name", line.number);
    record_.names[static_cast<std::size_t>(*seat)] = name;
    return std::nullopt;
  }

  Error read_moves() {
    auto state = initial(record_.options);
    for (; at_ < lines_.size(); ++at_) {
      const Line& line = lines_[at_];
      auto move = Notation<G>::parse_action(line.text);
      if (!move) return bad_text(move.error().reason, {}, line.number);
      const auto verdict = apply<G>(state, move->seat, move->action);
      if (!verdict.allowed) {
        TextError error = bad_text(in_quotes(line.text) + " is illegal: " + Notation<G>::reason(verdict), {}, line.number);
        error.rule = Notation<G>::rule_id(verdict);
        return error;
      }
      record_.moves.push_back(*move);
    }
    return std::nullopt;
  }

  // What is read must be what would be written: the result is right, the header in order, nothing stray.
  Error compare_bytes() const {
    const std::string written = write_record(record_);
    if (written == text_) return std::nullopt;
    const auto expected = lines_of(written);
    for (std::size_t i = 0; i < std::max(expected.size(), lines_.size()); ++i) {
      if (i < expected.size() && i < lines_.size() && expected[i].text == lines_[i].text) continue;
      const int number = static_cast<int>(i) + 1;
      if (i >= expected.size()) return bad_text("unexpected line", {}, number);
      return bad_text("expected " + in_quotes(expected[i].text, 120), {}, number);
    }
    return bad_text("the last line must end with a newline", {}, static_cast<int>(lines_.size()));
  }

  std::string_view text_;
  std::vector<Line> lines_;
  std::vector<Line> names_{};
  std::size_t at_ = 0;
  bool has_result_ = false;
  Record<G> record_{};
};

template <Game G>
Result<Record<G>, TextError> read_record(std::string_view text) {
  return RecordReader<G>::read(text);
}

}  // namespace springtide
