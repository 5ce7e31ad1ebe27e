// Reads the file of variations, plays all of it, and refuses what is wrong with place and reason.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "variations/variations.h"

namespace springtide::variations {

// The lines of a file, and where its parts begin: head, start and moves, with an empty line between each two.
struct Parts {
  std::vector<Line> lines{};
  std::size_t start = 0;  // the first line of the start
  std::size_t moves = 0;  // the first line after it
};
Result<Parts, TextError> parts_of(std::string_view text);
// The game that the start names.
Result<std::string, TextError> game_of(const Parts& parts);

// A text that is accepted is written again byte for byte.
template <Game G>
class Reader {
 public:
  using State = typename G::State;

  static Result<Variations<G>, TextError> read(std::string_view text) {
    Reader reader(text);
    if (auto error = reader.read_all()) return *std::move(error);
    return std::move(reader.all_);
  }

 private:
  using Error = std::optional<TextError>;

  explicit Reader(std::string_view text) : text_(text) {}

  Error read_all() {
    auto parts = parts_of(text_);
    if (!parts) return parts.error();
    parts_ = std::move(*parts);
    if (auto error = read_origin()) return error;
    if (auto error = all_.is_record ? read_options() : read_position()) return error;
    if (auto error = read_head()) return error;
    if (auto error = read_moves()) return error;
    return compare_bytes();
  }

  static TextError bad_line(const Line& line, std::string reason, std::string field = {}) {
    return bad_text(std::move(reason), std::move(field), line.number);
  }

  // The last line of the head.
  Error read_origin() {
    const Line& line = parts_.lines[parts_.start - 2];
    all_.is_record = line.text == "from record";
    if (all_.is_record || line.text == "from position") return std::nullopt;
    return bad_line(line, "expected 'from record' or 'from position'");
  }

  Error read_options() {
    const auto& lines = parts_.lines;
    const auto rules =
        parts_.start + 1 < parts_.moves ? words_of(lines[parts_.start + 1].text) : std::vector<std::string_view>{};
    const auto version = rules.size() == 2 && rules[0] == "rules" ? to_number(rules[1]) : std::nullopt;
    if (!version) return bad_line(lines[parts_.start], "expected 'rules' and a version behind it");
    if (*version < 1 || *version > G::rules_version)
      return bad_line(lines[parts_.start + 1], "this program knows rules up to version " + std::to_string(G::rules_version),
                      "rules");
    const auto from = lines.begin() + static_cast<std::ptrdiff_t>(parts_.start) + 2;
    auto options = Notation<G>::parse_options({from, lines.begin() + static_cast<std::ptrdiff_t>(parts_.moves) - 1});
    if (!options) return options.error();
    all_.options = *options;
    all_.first = initial(all_.options);
    return std::nullopt;
  }

  Error read_position() {
    const Line& first = parts_.lines[parts_.start];
    const Line& last = parts_.lines[parts_.moves - 2];
    const char* begin = first.text.data();
    auto position =
        Notation<G>::parse_position({begin, static_cast<std::size_t>(last.text.data() + last.text.size() - begin)});
    if (!position) {
      TextError error = position.error();
      error.line += error.line > 0 ? first.number - 1 : 0;
      return error;
    }
    all_.first = *position;
    all_.options.players = position->player_count;
    return std::nullopt;
  }

  // Title and names; their order shows when the bytes are compared.
  Error read_head() {
    for (std::size_t i = 1; i + 2 < parts_.start; ++i) {
      const Line& line = parts_.lines[i];
      const bool is_title_line = line.text.starts_with("title ");
      if (is_title_line && is_title(line.text.substr(6)))
        all_.title = line.text.substr(6);
      else if (is_title_line)
        return bad_line(line, "not a title: " + in_quotes(line.text.substr(6)), "title");
      else if (auto error = read_name(line))
        return error;
    }
    return std::nullopt;
  }

  Error read_name(const Line& line) {
    const auto words = words_of(line.text);
    const auto seat = words.size() > 2 && words[0] == "name" ? find_seat(words[1]) : std::nullopt;
    if (!seat || !players_of(all_.players()).contains(*seat))
      return bad_line(line, "expected 'title', or 'name' with a seat of this table and a name");
    const std::string_view name = line.text.substr(std::min<std::size_t>(8, line.text.size()));
    if (!is_title(name)) return bad_line(line, "not a name: " + in_quotes(name), "name");
    all_.names[static_cast<std::size_t>(*seat)] = name;
    return std::nullopt;
  }

  Error read_moves() {
    states_ = {all_.first};
    for (std::size_t i = parts_.moves; i < parts_.lines.size(); ++i)
      if (auto error = read_line(parts_.lines[i])) return error;
    return std::nullopt;
  }

  Error read_line(const Line& line) {
    const std::size_t space = std::min(line.text.find(' '), line.text.size());
    const std::string_view word = line.text.substr(0, space);
    const std::string_view rest = line.text.substr(std::min(space + 1, line.text.size()));
    Notes& notes = all_.branches[at_.back()].notes;
    if (word == "called") {
      if (!is_title(rest)) return bad_line(line, "not a name: " + in_quotes(rest), "called");
      notes.name = rest;
    } else if (word == "comment") {
      notes.comment.emplace_back(rest);
      if (auto flaw = flaw_of(notes.comment); !flaw.empty()) return bad_line(line, std::move(flaw), "comment");
    } else if (word == "mark") {
      return read_marks(line, rest, notes);
    } else if (const auto depth = to_number(word)) {
      return read_branch(line, static_cast<std::size_t>(*depth), rest);
    } else {
      return read_before(line);
    }
    return std::nullopt;
  }

  Error read_marks(const Line& line, std::string_view rest, Notes& notes) {
    for (const std::string_view place : words_of(rest)) {
      if (!is_place<G>(place)) return bad_line(line, "no place of the board: " + in_quotes(place), "mark");
      if (std::ranges::find(notes.marks, place) != notes.marks.end())
        return bad_line(line, in_quotes(place) + " is marked twice", "mark");
      notes.marks.emplace_back(place);
    }
    if (notes.marks.size() > most_marks) return bad_line(line, "more than " + std::to_string(most_marks) + " marks", "mark");
    return std::nullopt;
  }

  // A move before the tree.
  Error read_before(const Line& line) {
    if (all_.branches.size() > 1 || !all_.branches[0].notes.empty())
      return bad_line(line, "expected a move with its depth, or 'called', 'comment' or 'mark'");
    if (all_.before.size() >= static_cast<std::size_t>(G::max_steps)) return bad_line(line, "too many moves");
    const auto move = checked(line, line.text, states_[0]);
    if (!move) return move.error();
    all_.before.push_back(*move);
    return std::nullopt;
  }

  Error read_branch(const Line& line, std::size_t depth, std::string_view text) {
    if (depth < 1 || depth > at_.size())
      return bad_line(line, "expected a depth from 1 to " + std::to_string(at_.size()) + " here");
    if (all_.is_full()) return bad_line(line, "more than " + std::to_string(most_branches - 1) + " moves");
    at_.resize(depth);
    states_.resize(depth);
    states_.push_back(states_.back());
    const auto move = checked(line, text, states_.back());
    if (!move) return move.error();
    if (all_.child_of(at_.back(), *move) != 0) return bad_line(line, "the same move stands there already");
    at_.push_back(all_.add(at_.back(), *move));
    return std::nullopt;
  }

  static Result<Move<G>, TextError> checked(const Line& line, std::string_view text, State& state) {
    auto move = Notation<G>::parse_action(text);
    if (!move) return bad_line(line, move.error().reason);
    const auto verdict = apply<G>(state, move->seat, move->action);
    if (verdict.allowed) return *move;
    TextError error = bad_line(line, in_quotes(text) + " is illegal: " + Notation<G>::reason(verdict));
    error.rule = Notation<G>::rule_id(verdict);
    return error;
  }

  Error compare_bytes() const {
    const std::string written = write_variations(all_);
    if (written == text_) return std::nullopt;
    const auto expected = lines_of(written);
    for (std::size_t i = 0; i < std::max(expected.size(), parts_.lines.size()); ++i) {
      if (i < expected.size() && i < parts_.lines.size() && expected[i].text == parts_.lines[i].text) continue;
      const int number = static_cast<int>(i) + 1;
      if (i >= expected.size()) return bad_text("unexpected line", {}, number);
      return bad_text("expected " + in_quotes(expected[i].text, 120), {}, number);
    }
    return bad_text("the last line must end with a newline", {}, static_cast<int>(parts_.lines.size()));
  }

  std::string_view text_;
  Parts parts_{};
  Variations<G> all_{};
  std::vector<State> states_{};     // at each branch from the start to the last one read
  std::vector<std::size_t> at_{0};  // those branches
};

template <Game G>
Result<Variations<G>, TextError> read_variations(std::string_view text) {
  return Reader<G>::read(text);
}

}  // namespace springtide::variations
