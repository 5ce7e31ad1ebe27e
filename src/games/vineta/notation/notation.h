// Vineta in text and JSON; docs/notation.md is the reference, text/notation.h says what each function gives.
#pragma once

#include <array>

#include "base/enum_names.h"
#include "games/vineta/rules/argument.h"
#include "games/vineta/rules/vineta.h"
#include "text/decision.h"
#include "text/notation.h"
#include "text/once.h"
#include "text/shape.h"

namespace springtide::vineta {

// What a table sees of one player.
struct KnownPlayer {
  Seat seat = Seat::p1;
  SeatView known{};
  bool has_more = false;
  bool has_less = false;
  friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

// The pieces of views that viewers share.
struct ViewMemory {
  WrittenOnce<OpenTable> agreement{};
  WrittenOnce<OpenTable> table{};
  PerPlayer<WrittenOnce<KnownPlayer>> rivals{};
};

// What a puzzle is about.
enum class Theme : std::uint8_t {
  panic,   // when to play the Panic, and where to
  denial,  // keeping from whoever leads what a row would bring
  houses,  // moving houses by another card
  flood,   // where to lay floods, and which
  ending,  // the last two rounds
};
using ThemeSet = EnumSet<Theme>;

struct Text {
  using ViewMemory = vineta::ViewMemory;
  static constexpr auto& ids = rule_ids;
  static constexpr auto& reasons = reason_codes;
  static constexpr std::array flags{OptionFlag{.key = "edition", .help = "Vineta's rulebook: nl, de, en or fr [nl]"}};
  static constexpr std::string_view switches =
      "own-house=2, tie-tower=stays, panic=one-each, capture=owner-picks, placement=random (Vineta)";

  static std::string action(Seat seat, Action action);
  static Result<Move<Vineta>, TextError> parse_action(std::string_view text);
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
  static void ahead_json(JsonWriter& json, const View& view);
  static void argument_json(JsonWriter& json, const Argument& argument);
  static void focus_json(JsonWriter& json, const Focus& focus);

  static bool is_place(std::string_view word);
  static std::string news(const State& before, const State& after);  // `sank G0`, or nothing
  static constexpr std::string_view seat_words = "god";
  static constexpr std::array part_words{PartWords{"card", "card"},         PartWords{"played", "card"},
                                         PartWords{"tribe", "tribe"},       PartWords{"second", "tribe"},
                                         PartWords{"district", "district"}, PartWords{"to", "district"},
                                         PartWords{"sank", "district"}};
  static constexpr std::array<std::string_view, 2> facet_names{"tribe", "district"};
  static std::string hidden_name(const View& view, int facet, int what);
  static std::string board(const Json& view, const Catalogue& words = english());
  static std::string prompt_key(const View& view);
  static constexpr auto& theme_names = names_of<Theme, with_spaces>;
  static ThemeSet themes(const TaughtDecision<Vineta>& decision);
  static Options taught_options(int game);
  static Description description();
};

}  // namespace springtide::vineta

namespace springtide {

template <>
struct Notation<Vineta> : NotationOf<Vineta, vineta::Text> {};

}  // namespace springtide
