// How a game is written. Each game specialises this next to its rules; records and commands are templates over it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/move.h"
#include "text/catalogue.h"
#include "text/fields.h"
#include "text/json.h"
#include "text/json_value.h"

namespace springtide {

//   action(seat, action)          the one text form;  parse_action(text)
//   options(options)              header lines;       parse_options(lines)
//   position(state)               canonical text;     parse_position(text)
//   view(view), view_json(view), position_json(state), action_json(seat, action)
//   view_json(view, memory)       the same with a ViewMemory: pieces that are written once for all viewers; may be left out
//   legal_json(state, seat)       the entries a client offers; an entry may be a whole sequence of actions
//   ahead_json(view)              the ways to use what the viewer holds, and what would follow from each; may be left out
//   argument_json(argument), focus_json(focus)   why a choice is better, and where to look; may be left out, as in Expert
//   offers(state, seat)           the same as actions; left out by games in which every entry is one action
//   board(json of a view)         a picture of the table in text
//   board(json of a view, words)  the same in another language; may be left out
//   is_place(word)                whether it names a place of the board, which can be marked; may be left out
//   facet_names                   what may be hidden of a seat or a place (ai/reading.h): `tribe`; left out where nothing is
//   hidden_name(view, facet, what)   a possibility of it
//   place_name(place)             where it lies; left out where only seats hide something
//   seat_words, part_words        by which families of the game's words (text/words.h) seats, and the parts of what is
//   written as
//                                 JSON, are called; may be left out
//   news(before, after)           what a move led to that everybody sees and its words do not say; mostly nothing
//   prompt_key(view), prompt(view)   what the viewer is asked to decide: the key of a sentence, and the sentence
//   rule_ids()                    of all rules, in the order of the rules page
//   rule_id(verdict), reason_key(verdict), reason(verdict)   why an action is refused: a key and its sentence
//   points(state, seat)           of a seat by rule id, in words: `VN-END-2 6, VN-END-3 4`, or `none`
//   flags, switches               how the program is told of options that not every game has
//   theme_names, themes(decision) what a puzzle is about (text/decision.h); may be left out
//   taught_options(n)             what the table of the n-th game agrees on that puzzles are taken of; goes with the themes
//   description()                 what this JSON may be: `Entry`, `View`, `Position`, and the words in them
template <Game G>
struct Notation;

// A game's notation, made of its own part and of what is alike in all games. Beside what is asked of a notation, its own
// part has the tables `ids` (of rules) and `reasons`, and for files of lines `key_words` (see Fields), `read_options` (but
// for the start player) and `read_position`.
template <Game G, class Own>
struct NotationOf : Own {
  using Options = typename G::Options;
  using State = typename G::State;
  using Verdict = typename G::Verdict;

  static Result<Options, TextError> parse_options(const std::vector<Line>& lines) {
    Fields fields(lines, Own::key_words);
    Options options = Own::read_options(fields);
    options.start = fields.starter(options.players);
    fields.fail_on_unread();
    if (fields.error()) return *fields.error();
    return options;
  }

  static Result<State, TextError> parse_position(std::string_view text) {
    const std::vector<Line> lines = content_lines_of(text);
    if (lines.empty() || words_of(lines[0].text)[0] != "game") return bad_text("the first line is missing", "game");
    return Own::read_position(lines);
  }

  static std::string prompt(const typename G::View& view) { return english().text(Own::prompt_key(view)); }
  static std::vector<std::string_view> rule_ids() { return {Own::ids.begin(), Own::ids.end()}; }
  static std::string_view rule_id(const Verdict& verdict) { return Own::ids[verdict.rule]; }
  static std::string reason_key(const Verdict& verdict) { return "reason." + std::string(Own::reasons[verdict.reason]); }
  static std::string reason(const Verdict& verdict) { return english().text(reason_key(verdict)); }

  static std::string points(const State& state, Seat seat) {
    const std::string text = joined(points_of(state, seat), ", ", [](const auto& each) {
      return std::string(Own::ids[each.rule]) + " " + std::to_string(each.points);
    });
    return text.empty() ? "none" : text;
  }
};

// A part of an entry or an argument, or a word of the news, and the family of words that names it: a `card` is called by
// `GAME.card.flood 3`.
struct PartWords {
  std::string_view part;
  std::string_view family;
  bool is_list = false;  // `red left lid x2, pirate`
};

// A flag of the program that adds header lines: `--edition nl` adds `edition nl`, a flag of a file each line of it.
struct OptionFlag {
  std::string_view key;  // the first word of the lines, and the flag's name
  std::string_view help;
  std::string_view empty_file = {};  // of a flag that names a file: what is missing if the file is empty
  constexpr bool is_file() const { return !empty_file.empty(); }
};

// The actions of each entry of legal_json.
template <Game G>
std::vector<std::vector<typename G::Action>> offers_of(const typename G::State& state, Seat seat) {
  if constexpr (requires { Notation<G>::offers(state, seat); }) {
    return Notation<G>::offers(state, seat);
  } else {
    std::vector<std::vector<typename G::Action>> offers;
    for (const auto& action : legal_actions(state, seat)) offers.push_back({action});
    return offers;
  }
}

// The picture of a view: what whoever is sent the view draws of it.
template <Game G>
std::string board_of(const typename G::View& view) {
  JsonWriter json;
  Notation<G>::view_json(json, view);
  return Notation<G>::board(*parse_json(json.text()));
}

std::string seat_name(Seat seat);
// `start p1`, or `start random` for nature.
std::string start_line(Seat start);
// p1 … p6, nature, spectator.
std::optional<Seat> find_seat(std::string_view name);

}  // namespace springtide
