// Vineta in text and JSON; docs/notation.md is the reference.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/vineta/rules/vineta.h"
#include "text/catalogue.h"
#include "text/json.h"
#include "text/notation.h"
#include "text/shape.h"

namespace springtide {

template <>
struct Notation<Vineta> {
  static std::string action(Seat seat, vineta::Action action);
  static Result<Move<Vineta>, TextError> parse_action(std::string_view text);

  // The header lines that options add to a record, and back.
  static std::vector<std::string> options(const vineta::Options& options);
  static Result<vineta::Options, TextError> parse_options(const std::vector<Line>& lines);
  static constexpr std::array flags{OptionFlag{.key = "edition", .help = "Vineta's rulebook: nl, de, en or fr [nl]"}};
  static constexpr std::string_view switches = "own-house=2, tie-tower=stays, panic=one-each, capture=owner-picks (Vineta)";

  static std::string position(const vineta::State& state);
  static Result<vineta::State, TextError> parse_position(std::string_view text);

  static std::string view(const vineta::View& view);
  static void view_json(JsonWriter& json, const vineta::View& view);
  static void position_json(JsonWriter& json, const vineta::State& state);
  static void action_json(JsonWriter& json, Seat seat, vineta::Action action);
  static void legal_json(JsonWriter& json, const vineta::State& state, Seat seat);

  // `sank G0`, or nothing.
  static std::string news(const vineta::State& before, const vineta::State& after);

  // A picture of the table in text, drawn from the JSON of a view.
  static std::string board(const Json& view);

  // What the viewer is asked to decide: the key of a sentence, and the sentence.
  static std::string prompt_key(const vineta::View& view);
  static std::string prompt(const vineta::View& view) { return english().text(prompt_key(view)); }

  // The ids of all rules, in the order of the rules page.
  static std::vector<std::string_view> rule_ids();
  static std::string_view rule_id(const vineta::Verdict& verdict) { return vineta::rule_ids[verdict.rule]; }
  // Why the action is refused: the key of a sentence, and the sentence.
  static std::string reason_key(const vineta::Verdict& verdict);
  static std::string reason(const vineta::Verdict& verdict) { return english().text(reason_key(verdict)); }

  // The points of a seat by rule id, in words: `VN-END-2 6, VN-END-3 4`, or `none`.
  static std::string points(const vineta::State& state, Seat seat);

  // What the JSON of this game may be: `Entry`, `View`, `Position`, the words in them, and what can be agreed on.
  static Description description();
};

}  // namespace springtide
