// Vigo in text and JSON; docs/notation.md is the reference.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/vigo/rules/vigo.h"
#include "text/catalogue.h"
#include "text/json.h"
#include "text/notation.h"
#include "text/shape.h"

namespace springtide {

template <>
struct Notation<Vigo> {
  static std::string action(Seat seat, vigo::Action action);
  static Result<Move<Vigo>, TextError> parse_action(std::string_view text);

  static std::vector<std::string> options(const vigo::Options& options);
  static Result<vigo::Options, TextError> parse_options(const std::vector<Line>& lines);
  static constexpr std::array flags{
      OptionFlag{.key = "deck",
                 .help = "Vigo's treasure cards from a file; decks/vigo.txt is the default deck",
                 .empty_file = "a deck has 84 treasure cards, the file has none"}};
  static constexpr std::string_view switches = "free-events=on, memory-aid=on, lock-key-bonus=50 (Vigo)";

  static std::string position(const vigo::State& state);
  static Result<vigo::State, TextError> parse_position(std::string_view text);

  static std::string view(const vigo::View& view);
  static void view_json(JsonWriter& json, const vigo::View& view);
  static void position_json(JsonWriter& json, const vigo::State& state);
  static void action_json(JsonWriter& json, Seat seat, vigo::Action action);
  static void legal_json(JsonWriter& json, const vigo::State& state, Seat seat);
  static std::vector<std::vector<vigo::Action>> offers(const vigo::State& state, Seat seat);

  static std::string news(const vigo::State&, const vigo::State&) { return {}; }  // the words of a move say it all
  static std::string board(const Json& view);
  static std::string prompt_key(const vigo::View& view);
  static std::string prompt(const vigo::View& view) { return english().text(prompt_key(view)); }

  static std::vector<std::string_view> rule_ids();
  static std::string_view rule_id(const vigo::Verdict& verdict) { return vigo::rule_ids[verdict.rule]; }
  static std::string reason_key(const vigo::Verdict& verdict);
  static std::string reason(const vigo::Verdict& verdict) { return english().text(reason_key(verdict)); }
  static std::string points(const vigo::State& state, Seat seat);

  // What the JSON of this game may be: `Entry`, `View`, `Position`, the words in them, and what can be agreed on.
  static Description description();
};

}  // namespace springtide
