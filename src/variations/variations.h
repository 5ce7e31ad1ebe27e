// Where a game might have gone: a start, and a tree of moves from there on, with what people write to them. On the board it
// is called a study. docs/notation.md is the reference of its file.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/play_out.h"
#include "record/record.h"

namespace springtide::variations {

inline constexpr std::string_view file_format = "springtide study 1";
inline constexpr std::size_t largest_file = 256u << 10;  // bytes
inline constexpr std::size_t most_branches = 2000;       // the start is one of them
inline constexpr std::size_t longest_comment = 1000;     // characters, line ends included
inline constexpr std::size_t most_marks = 32;            // of a branch

// What somebody has written to a branch: texts, and never anything else.
struct Notes {
  std::string name{};
  std::vector<std::string> comment{};  // line by line, none of them empty
  std::vector<std::string> marks{};    // places of the board, by their notation
  bool empty() const { return name.empty() && comment.empty() && marks.empty(); }
  friend bool operator==(const Notes&, const Notes&) = default;
};

// One line of text that can be seen, at most 60 bytes.
bool is_title(std::string_view text);
// What a file is called, and of which game it is. Requires: the text of variations.
struct Heading {
  std::string title{};
  std::string game{};
};
Heading heading_of(std::string_view text);
// What is wrong with a comment; empty: nothing.
std::string flaw_of(const std::vector<std::string>& comment);
// The lines of a text as a comment keeps them: without spaces around them, and without empty ones.
std::vector<std::string> comment_of(std::string_view text);

// Whether a word names a place of the board.
template <Game G>
bool is_place([[maybe_unused]] std::string_view word) {
  if constexpr (requires { Notation<G>::is_place(word); })
    return Notation<G>::is_place(word);
  else
    return false;
}

template <Game G>
struct Branch {
  std::size_t parent = 0;
  int depth = 0;  // moves after the start
  Move<G> move{};
  Notes notes{};
  friend bool operator==(const Branch&, const Branch&) = default;
};

template <Game G>
struct Variations {
  using State = typename G::State;

  std::string title{};
  std::array<std::string, max_players> names{};  // empty: none given
  typename G::Options options{};
  State first{};                                                // as the options set it up, or a position
  bool is_record = true;                                        // false: it starts from a position
  std::vector<Move<G>> before{};                                // from the first state to the start of the tree
  std::vector<Branch<G>> branches = std::vector<Branch<G>>(1);  // each before what follows from it; the first is the start

  int players() const { return options.players; }

  // Behind the last branch that follows from this one.
  std::size_t end_of(std::size_t branch) const {
    std::size_t end = branch + 1;
    while (end < branches.size() && branches[end].depth > branches[branch].depth) ++end;
    return end;
  }

  // Every move from the first state to a branch.
  std::vector<Move<G>> line_to(std::size_t branch) const {
    std::vector<Move<G>> line;
    for (std::size_t at = branch; at != 0; at = branches[at].parent) line.push_back(branches[at].move);
    line.insert(line.end(), before.rbegin(), before.rend());
    return {line.rbegin(), line.rend()};
  }

  State state_at(std::size_t branch) const {
    State state = first;
    for (const Move<G>& move : line_to(branch)) advance(state, move.seat, move.action);
    return state;
  }

  // The branch that a move from here leads to; 0 if there is none.
  std::size_t child_of(std::size_t branch, const Move<G>& move) const {
    for (std::size_t i = branch + 1; i < end_of(branch); ++i)
      if (branches[i].parent == branch && branches[i].move == move) return i;
    return 0;
  }

  // A move from here, behind those that are there; the branch that it leads to. Requires: it is legal, and there is room.
  std::size_t add(std::size_t branch, const Move<G>& move) {
    if (const std::size_t known = child_of(branch, move); known != 0) return known;
    const std::size_t at = end_of(branch);
    for (Branch<G>& each : branches)
      if (each.parent >= at) ++each.parent;
    branches.insert(branches.begin() + static_cast<std::ptrdiff_t>(at),
                    {.parent = branch, .depth = branches[branch].depth + 1, .move = move});
    return at;
  }

  // This branch and all that follows from it. Requires: not the start.
  void remove(std::size_t branch) {
    const std::size_t end = end_of(branch);
    const std::size_t count = end - branch;
    branches.erase(branches.begin() + static_cast<std::ptrdiff_t>(branch),
                   branches.begin() + static_cast<std::ptrdiff_t>(end));
    for (Branch<G>& each : branches)
      if (each.parent >= end) each.parent -= count;
  }

  bool is_full() const { return branches.size() >= most_branches; }
};

// A game from its beginning: its moves are the first line of the tree. Of a game that is too long, the tree begins at the
// moment that is wanted, and what would leave no room for anything else is left out.
template <Game G>
Variations<G> variations_of(const Record<G>& record, std::size_t moment) {
  constexpr std::size_t longest_line = most_branches - 500;
  Variations<G> all{.options = record.options, .first = initial(record.options)};
  for (std::size_t i = 0; i < all.names.size(); ++i)
    if (is_title(record.names[i])) all.names[i] = record.names[i];
  const std::size_t start = record.moves.size() <= longest_line ? 0 : std::min(moment, record.moves.size());
  all.before.assign(record.moves.begin(), record.moves.begin() + static_cast<std::ptrdiff_t>(start));
  const std::size_t end = std::min(record.moves.size(), start + longest_line);
  for (std::size_t i = start; i < end; ++i)
    all.branches.push_back(
        {.parent = all.branches.size() - 1, .depth = static_cast<int>(all.branches.size()), .move = record.moves[i]});
  return all;
}

template <Game G>
Variations<G> variations_of(const typename G::State& position) {
  Variations<G> all{.first = position, .is_record = false};
  all.options.players = position.player_count;
  return all;
}

// What is agreed on at the table, as header lines of a record.
template <Game G>
std::vector<std::string> option_lines(const Variations<G>& all) {
  if (all.is_record) return Notation<G>::options(all.options);
  std::vector<std::string> lines;
  const std::string position = Notation<G>::position(all.first);
  for (const Line& line : lines_of(position)) {
    const auto word = words_of(line.text)[0];
    if (word == "phase") break;
    if (word != "game" && word != "rules") lines.emplace_back(line.text);
  }
  return lines;
}

template <Game G>
std::string write_variations(const Variations<G>& all) {
  std::string text(file_format);
  text += "\n";
  if (!all.title.empty()) text += "title " + all.title + "\n";
  for (Seat seat : players_of(all.players()))
    if (const std::string& name = all.names[static_cast<std::size_t>(seat)]; !name.empty())
      text += "name " + seat_name(seat) + " " + name + "\n";
  text += all.is_record ? "from record\n\n" : "from position\n\n";
  if (all.is_record) {
    text += "game " + std::string(G::name) + "\nrules " + std::to_string(G::rules_version) + "\n";
    for (const std::string& line : Notation<G>::options(all.options)) text += line + "\n";
  } else {
    text += Notation<G>::position(all.first);
  }
  text += "\n";
  for (const Move<G>& move : all.before) text += Notation<G>::action(move.seat, move.action) + "\n";
  for (const Branch<G>& branch : all.branches) {
    if (branch.depth > 0)
      text += std::to_string(branch.depth) + " " + Notation<G>::action(branch.move.seat, branch.move.action) + "\n";
    if (!branch.notes.name.empty()) text += "called " + branch.notes.name + "\n";
    for (const std::string& line : branch.notes.comment) text += "comment " + line + "\n";
    if (!branch.notes.marks.empty()) text += "mark " + joined(branch.notes.marks, " ") + "\n";
  }
  return text;
}

}  // namespace springtide::variations
