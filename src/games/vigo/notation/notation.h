// Vigo in text and JSON; docs/notation.md is the reference, text/notation.h says what each function gives.
#pragma once

#include <array>

#include "base/enum_names.h"
#include "games/vigo/rules/argument.h"
#include "games/vigo/rules/vigo.h"
#include "text/decision.h"
#include "text/notation.h"
#include "text/once.h"
#include "text/shape.h"

namespace springtide::vigo {

// The pieces of views that viewers share: all but who looks.
struct ViewMemory {
  WrittenOnce<View> agreement{};
  WrittenOnce<View> table{};
};

// What a puzzle is about.
enum class Theme : std::uint8_t {
  chest,    // when to score one
  memory,   // to go where a card lies that is face down again
  robbery,  // Pirates
  events,   // Dolphins and Tidal Waves
  stock,    // what to take, and what to put back
  ending,   // two Sailing Ships or fewer are left
};
using ThemeSet = EnumSet<Theme>;

struct Text {
  using ViewMemory = vigo::ViewMemory;
  static constexpr auto& ids = rule_ids;
  static constexpr auto& reasons = reason_codes;
  static constexpr std::array flags{
      OptionFlag{.key = "deck",
                 .help = "Vigo's treasure cards from a file; decks/vigo.txt is the default deck",
                 .empty_file = "a deck has 84 treasure cards, the file has none"}};
  static constexpr std::string_view switches = "free-events=on, memory-aid=on, lock-key-bonus=50 (Vigo)";

  static std::string action(Seat seat, Action action);
  static Result<Move<Vigo>, TextError> parse_action(std::string_view text);
  static std::vector<std::string> options(const Options& options);
  static Options read_options(Fields& fields);
  static std::size_t key_words(std::string_view first);
  static std::string position(const State& state);
  static Result<State, TextError> read_position(const std::vector<Line>& lines);
  static std::string view(const View& view);

  static void view_json(JsonWriter& json, const View& view);
  static void view_json(JsonWriter& json, const View& view, ViewMemory& memory);
  static void position_json(JsonWriter& json, const State& state);
  static void action_json(JsonWriter& json, Seat seat, Action action);
  static void legal_json(JsonWriter& json, const State& state, Seat seat);
  static std::vector<std::vector<Action>> offers(const State& state, Seat seat);
  static void argument_json(JsonWriter& json, const Argument& argument);
  static void focus_json(JsonWriter& json, const Focus& focus);

  static bool is_place(std::string_view word);
  static std::string news(const State&, const State&) { return {}; }  // the words of a move say it all
  static constexpr std::string_view seat_words = "ship";
  static constexpr std::array part_words{PartWords{"card", "card"},
                                         PartWords{.part = "parts", .family = "card", .is_list = true}};
  static constexpr std::array<std::string_view, 2> facet_names{"card", "sort"};
  static std::string hidden_name(const View& view, int facet, int what);
  static std::string place_name(int place);
  static std::string board(const Json& view, const Catalogue& words = english());
  static std::string prompt_key(const View& view);
  static constexpr auto& theme_names = names_of<Theme, with_spaces>;
  static ThemeSet themes(const TaughtDecision<Vigo>& decision);
  static Options taught_options(int game);
  static Description description();
};

}  // namespace springtide::vigo

namespace springtide {

template <>
struct Notation<Vigo> : NotationOf<Vigo, vigo::Text> {};

}  // namespace springtide
