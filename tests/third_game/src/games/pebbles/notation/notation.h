// Pebbles in text and JSON.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/pebbles/rules/pebbles.h"
#include "text/catalogue.h"
#include "text/json.h"
#include "text/notation.h"
#include "text/shape.h"

namespace springtide {

template <>
struct Notation<Pebbles> {
  static std::string action(Seat seat, pebbles::Action action);
  static Result<Move<Pebbles>, TextError> parse_action(std::string_view text);

  static std::vector<std::string> options(const pebbles::Options& options);
  static Result<pebbles::Options, TextError> parse_options(const std::vector<Line>& lines);
  static constexpr std::array flags{OptionFlag{.key = "rounds", .help = "How many rounds of Pebbles, 1 to 30 [5]"}};
  static constexpr std::string_view switches = "none (Pebbles)";

  static std::string position(const pebbles::State& state);
  static Result<pebbles::State, TextError> parse_position(std::string_view text);

  static std::string view(const pebbles::View& view);
  static void view_json(JsonWriter& json, const pebbles::View& view);
  static void position_json(JsonWriter& json, const pebbles::State& state);
  static void action_json(JsonWriter& json, Seat seat, pebbles::Action action);
  static void legal_json(JsonWriter& json, const pebbles::State& state, Seat seat);
  static std::string news(const pebbles::State&, const pebbles::State&) { return {}; }
  static std::string board(const Json& view) { return write(view) + "\n"; }

  static std::string prompt_key(const pebbles::View& view);
  static std::string prompt(const pebbles::View& view) { return english().text(prompt_key(view)); }

  static std::vector<std::string_view> rule_ids() { return {pebbles::rule_ids.begin(), pebbles::rule_ids.end()}; }
  static std::string_view rule_id(const pebbles::Verdict& verdict) { return pebbles::rule_ids[verdict.rule]; }
  static std::string reason_key(const pebbles::Verdict& verdict) {
    return "reason." + std::string(pebbles::reason_codes[verdict.reason]);
  }
  static std::string reason(const pebbles::Verdict& verdict) { return english().text(reason_key(verdict)); }
  static std::string points(const pebbles::State& state, Seat seat);
  static Description description();
};

}  // namespace springtide
