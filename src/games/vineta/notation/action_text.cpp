// Actions as text. One table of patterns serves writing and reading.
#include <algorithm>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "games/vineta/notation/table.h"
#include "games/vineta/rules/facet.h"
#include "text/patterns.h"

namespace springtide::vineta {
namespace {

using CardSet = EnumSet<Card>;
constexpr CardSet any_card = CardSet::all();
constexpr CardSet floods{Card::flood_1, Card::flood_2, Card::flood_3, Card::flood_4};

// A pattern is words and fields: $r recipient, $c card, $t tribe, $s second tribe, $d district, $e the district `to`, $n
// number from 1. An upper-case field may be hidden as `?`.
struct Pattern {
  Verb verb;
  std::string_view text;
  CardSet cards;
  bool is_nature = verb <= Verb::draw;
};

constexpr std::array patterns{
    Pattern{Verb::start, "start $r", {}},
    Pattern{Verb::deal_tribe, "deal $r tribe $T", {}},
    Pattern{Verb::deal_district, "deal $r district $D", {}},
    Pattern{Verb::place, "place $t $d", {}, true},  // VN-VAR-1
    Pattern{Verb::draw, "draw $r $C", any_card},
    Pattern{Verb::place, "place $t $d", {}},
    Pattern{Verb::choose, "choose $C", any_card},
    Pattern{Verb::capture, "capture $t", {}},
    Pattern{Verb::start_row, "$c start $d", floods},
    Pattern{Verb::add, "$c add $d", floods},
    Pattern{Verb::take, "$c take $d $n", {Card::changing_wind}},
    Pattern{Verb::put, "$c to $d", {Card::changing_wind}},
    Pattern{Verb::discard, "$c discard $d $n", {Card::changing_wind, Card::calm_sea}},
    Pattern{Verb::raise, "$c $d +7", {Card::intervention}},
    Pattern{Verb::lower, "$c $d -7", {Card::intervention}},
    Pattern{Verb::lay, "$c", {Card::one_more, Card::one_less}},
    Pattern{Verb::route, "$c from $d to $e", {Card::false_hope, Card::rescue}},
    Pattern{Verb::move, "$c move $t", {Card::false_hope, Card::rescue}},
    Pattern{Verb::move, "$c move $t $s", {Card::rescue}},
    Pattern{Verb::move, "$c move $t to $e", {Card::panic}},
    Pattern{Verb::swap, "$c $d $e", {Card::relocation}},
    Pattern{Verb::flee, "$c from $d", {Card::panic}},
    Pattern{Verb::close, "$c $d", {Card::quarantine}},
    Pattern{Verb::lapse, "$c lapse", any_card},
};

constexpr bool has_field(std::string_view pattern, char field) {
  for (std::size_t i = 0; i + 1 < pattern.size(); ++i)
    if (pattern[i] == '$' && pattern[i + 1] == field) return true;
  return false;
}

// The letters of a part in a pattern.
constexpr EnumArray<ActionPart, std::string_view> letters{{{"r", "cC", "tT", "s", "dD", "e", "n"}}};

// The patterns of a verb have its parts and no others. A rescue of two houses, and a flight, have parts of their own.
constexpr bool fits_verb(const Pattern& pattern) {
  bool fits = true;
  for (ActionPart part : all_of<ActionPart>) {
    bool is_written = false;
    for (char letter : letters[part]) is_written = is_written || has_field(pattern.text, letter);
    const bool is_optional = pattern.verb == Verb::move && (part == ActionPart::second || part == ActionPart::to);
    fits = fits && (is_written == verb_parts[pattern.verb].contains(part) || (is_optional && !is_written));
  }
  return fits;
}
static_assert(std::all_of(patterns.begin(), patterns.end(), fits_verb));

const Pattern& pattern_of(Action action) {
  for (const Pattern& pattern : patterns)
    if (pattern.verb == action.verb && has_field(pattern.text, 's') == (action.second != Tribe::none) &&
        (action.verb != Verb::move || has_field(pattern.text, 'e') == (action.to != District::none)))
      return pattern;
  return patterns[0];  // not reached: every verb has a pattern
}

std::string field_text(Action action, char field) {
  if (field == 'r') return seat_name(action.recipient);
  if (field == 'c' || field == 'C') return word_of(action.card);
  if (field == 't' || field == 'T') return word_of(action.tribe);
  if (field == 's') return word_of(action.second);
  if (field == 'd' || field == 'D') return word_of(action.district);
  return field == 'e' ? word_of(action.to) : std::to_string(action.number + 1);
}

// Two words or one, and a card that can be played so.
bool read_card(WordReader& reader, const Pattern& pattern, Action& action) {
  reader.expected = "a card that can be played so";
  for (std::size_t length : {2u, 1u}) {
    if (reader.at + length > reader.words.size()) continue;
    std::string name(reader.peek());
    if (length == 2) name += " " + std::string(reader.words[reader.at + 1]);
    const auto card = find_card(name);
    if (!card || !pattern.cards.contains(*card)) continue;
    action.card = *card;
    reader.at += length;
    return true;
  }
  return false;
}

bool read_number(WordReader& reader, Action& action) {
  auto number = to_number(reader.peek());
  if (number && (*number < 1 || *number > max_players * floods_per_god)) number = std::nullopt;
  int from_one = 1;
  if (!reader.read_one("the number of a row card", number, from_one)) return false;
  action.number = static_cast<std::uint8_t>(from_one - 1);
  return true;
}

bool read_field(WordReader& reader, const Pattern& pattern, char field, Action& action) {
  const bool may_be_hidden = field >= 'A' && field <= 'Z';
  if (may_be_hidden && reader.peek() == "?") {
    ++reader.at;
    return true;
  }
  const char kind = may_be_hidden ? static_cast<char>(field - 'A' + 'a') : field;
  if (kind == 'r') return reader.read_player(action.recipient);
  if (kind == 'c') return read_card(reader, pattern, action);
  if (kind == 'n') return read_number(reader, action);
  if (kind == 't' || kind == 's')
    return reader.read_one("a tribe", find_tribe(reader.peek()), kind == 't' ? action.tribe : action.second);
  return reader.read_one("a district", find_district(reader.peek()), kind == 'd' ? action.district : action.to);
}

std::optional<std::string> misorder(Action action) {
  if (action.verb == Verb::swap && action.to < action.district) return "the districts of a relocation stand in board order";
  if (action.verb == Verb::move && action.second < action.tribe) return "the houses of a rescue stand in tribe order";
  return std::nullopt;
}

}  // namespace

std::string Text::action(Seat seat, Action action) { return write_pattern(seat, action, pattern_of(action), field_text); }

Result<Move<Vineta>, TextError> Text::parse_action(std::string_view text) {
  auto move = parse_by_patterns<Vineta>(text, patterns, read_field);
  if (move)
    if (const auto trouble = misorder(move->action)) return bad_text(*trouble);
  return same_spelling<Vineta>(move, text);
}

void write_parts(JsonWriter& json, Action action) {
  const ActionParts parts = verb_parts[action.verb];
  const auto name = [&json](std::string_view key, auto named) {
    if (is_key(named)) json.field(key, name_of(named));
  };
  json.field("kind", verb_names[action.verb]);
  if (parts.contains(ActionPart::recipient)) json.field("recipient", seat_name(action.recipient));
  name("card", action.card);
  name("tribe", action.tribe);
  name("second", action.second);
  name("district", action.district);
  name("to", action.to);
  if (parts.contains(ActionPart::number)) json.field("number", action.number + 1);
}

void Text::action_json(JsonWriter& json, Seat seat, Action action) {
  json.begin_object().field("text", Text::action(seat, action)).field("seat", seat_name(seat));
  write_parts(json, action);
  json.end_object();
}

void Text::legal_json(JsonWriter& json, const State& state, Seat seat) {
  json.list(legal_actions(state, seat), [&json, seat](const Action& action) { action_json(json, seat, action); });
}

bool Text::is_place(std::string_view word) { return find_district(word).has_value(); }

std::string Text::hidden_name(const View&, int facet, int what) {
  if (facet == static_cast<int>(Facet::tribe)) return std::string(name_of(static_cast<Tribe>(what)));
  return std::string(name_of(static_cast<District>(what)));
}

std::string Text::news(const State& before, const State& after) {
  const DistrictSet sunk = after.sunk - before.sunk;
  return sunk.empty() ? "" : "sank " + std::string(name_of(sunk.front()));
}

}  // namespace springtide::vineta
