// How a game is written. Each game specialises this next to its rules; records and commands are templates over it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/move.h"
#include "text/json.h"
#include "text/json_value.h"
#include "text/lines.h"
#include "text/text_error.h"

namespace springtide {

//   action(seat, action)          the one text form;  parse_action(text)
//   options(options)              header lines;       parse_options(lines)
//   position(state)               canonical text;     parse_position(text)
//   view(view), view_json(view), position_json(state), action_json(seat, action)
//   legal_json(state, seat)       the entries a client offers; an entry may be a whole sequence of actions
//   offers(state, seat)           the same as actions; left out by games in which every entry is one action
//   board(json of a view)         a picture of the table in text
//   news(before, after)           what a move led to that everybody sees and its words do not say; mostly nothing
//   rule_id(verdict), reason(verdict)
//   flags, switches               how the program is told of options that not every game has
//   description()                 what this JSON may be: `Entry`, `View`, `Position`, and the words in them
template <Game G>
struct Notation;

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
