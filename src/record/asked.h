// What a seat that must decide knows, as a text: for whoever thinks about it elsewhere. docs/notation.md is the reference.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/notation.h"

namespace springtide {

inline constexpr std::string_view asked_format = "springtide question 1";

template <Game G>
struct Asked {
  typename G::Options options{};
  Seat seat = Seat::p1;
  typename G::State position{};  // one that looks to the seat like the table; the rest of it is made up
  std::vector<Move<G>> seen{};   // what the seat saw from the start of the game on; nothing where that is not told
};

// The game that the text names.
Result<std::string, TextError> game_of_asked(std::string_view text);

// Made of the view and of what was seen, and so of nothing that the seat does not know.
template <Game G>
std::string write_asked(const typename G::Options& options, const typename G::View& view, const std::vector<Move<G>>& seen) {
  std::string text(asked_format);
  text += "\ngame " + std::string(G::name) + "\nrules " + std::to_string(G::rules_version) + "\n";
  for (const std::string& line : Notation<G>::options(options)) text += line + "\n";
  text += "viewer " + seat_name(view.viewer) + "\n\n";
  Rng rng(0);
  text += Notation<G>::position(guess(view, rng)) + "\n";
  for (const Move<G>& move : seen) text += Notation<G>::action(move.seat, move.action) + "\n";
  return text;
}

template <Game G>
Result<Asked<G>, TextError> read_asked(std::string_view text) {
  const std::vector<Line> lines = lines_of(text);
  const auto gap_after = [&lines](std::size_t at) {
    while (at < lines.size() && !lines[at].text.empty()) ++at;
    return at;
  };
  constexpr std::size_t head = 3;
  const std::size_t start = gap_after(head);
  const std::size_t moves = gap_after(start + 1);
  if (moves >= lines.size()) return bad_text("expected a head, a position and moves, with an empty line between each two");
  const auto viewer = words_of(lines[start - 1].text);
  const auto seat = viewer.size() == 2 && viewer[0] == "viewer" ? find_seat(viewer[1]) : std::nullopt;
  const auto options =
      Notation<G>::parse_options({lines.begin() + head, lines.begin() + static_cast<std::ptrdiff_t>(start) - 1});
  if (!options) return options.error();
  if (!seat || !players_of(options->players).contains(*seat))
    return bad_text("expected 'viewer' and a seat of this table", {}, lines[start - 1].number);
  const char* begin = lines[start + 1].text.data();
  const auto position = Notation<G>::parse_position({begin, static_cast<std::size_t>(lines[moves].text.data() - begin)});
  if (!position) return position.error();
  if (!to_act(*position).contains(*seat)) return bad_text(seat_name(*seat) + " has nothing to decide here");
  Asked<G> asked{.options = *options, .seat = *seat, .position = *position};
  for (std::size_t i = moves + 1; i < lines.size(); ++i) {
    const auto move = Notation<G>::parse_action(lines[i].text);
    if (!move) return bad_text(move.error().reason, {}, lines[i].number);
    asked.seen.push_back(*move);
  }
  return asked;
}

}  // namespace springtide
