// Actions as text and JSON.
#include <algorithm>
#include <array>

#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "text/patterns.h"

namespace springtide {
namespace vigo {
namespace {

// Fields: $s seat, $f field, $c card, $e event, $l row, $k column.
struct Pattern {
  Verb verb;
  std::string_view text;
  bool is_nature = verb <= Verb::reveal;
};

constexpr std::array patterns{
    Pattern{Verb::start, "start $s"},
    Pattern{Verb::reveal, "reveal $f $c"},
    Pattern{Verb::place, "place $f"},
    Pattern{Verb::sail, "sail $f"},
    Pattern{Verb::stay, "stay"},
    Pattern{Verb::take, "take"},
    Pattern{Verb::leave, "leave"},
    Pattern{Verb::play, "play $e"},
    Pattern{Verb::dolphin_to, "dolphin to $f"},
    Pattern{Verb::wave_row, "tidal wave row $l"},
    Pattern{Verb::wave_column, "tidal wave column $k"},
    Pattern{Verb::rob, "pirate $s $c"},
    Pattern{Verb::begin_chest, "chest"},
    Pattern{Verb::add_part, "chest add $c"},
    Pattern{Verb::finish_chest, "chest done"},
    Pattern{Verb::put_back, "put back $c"},
    Pattern{Verb::put_on, "put on $f"},
    Pattern{Verb::end_turn, "end"},
};
static_assert(patterns.size() == enum_size<Verb>);

// The pattern of a verb has its parts and no others.
constexpr EnumArray<ActionPart, std::string_view> letters{{{"$s", "$f", "$c", "$e", "$l", "$k"}}};
constexpr bool fits_verb(const Pattern& pattern) {
  bool fits = true;
  for (ActionPart part : all_of<ActionPart>)
    fits = fits && (pattern.text.find(letters[part]) != std::string_view::npos) == verb_parts[pattern.verb].contains(part);
  return fits;
}
static_assert(std::all_of(patterns.begin(), patterns.end(), fits_verb));

std::string field_text(Action action, char field) {
  switch (field) {
    case 's':
      return seat_name(action.seat);
    case 'f':
      return name_of(action.field);
    case 'c':
    case 'e':
      return name_of(action.card);
    case 'l':
      return std::to_string(action.number + 1);
    default:
      return {static_cast<char>('a' + action.number)};
  }
}

bool read_card(WordReader& reader, Card& target) {
  reader.expected = "a card";
  const auto named = find_card(reader.words, reader.at);
  if (!named) return false;
  target = named->card;
  reader.at += named->words;
  return true;
}

bool read_event(WordReader& reader, Card& target) {
  Card card;
  const std::size_t at = reader.at;
  const bool is_event = read_card(reader, card) && card.event != Event::none;
  reader.expected = "an event";
  if (!is_event) reader.at = at;
  if (is_event) target = card;
  return is_event;
}

bool read_field(WordReader& reader, const Pattern&, char field, Action& action) {
  const std::string_view word = reader.peek();
  // A row or a column as the field in its corner.
  const auto corner = field == 'l' ? find_field("a" + std::string(word)) : find_field(std::string(word) + "1");
  const int number = !corner ? 0 : field == 'l' ? row_of(*corner) : column_of(*corner);
  const auto found = corner ? std::optional(static_cast<std::uint8_t>(number)) : std::nullopt;
  switch (field) {
    case 's':
      return reader.read_player(action.seat);
    case 'f':
      return reader.read_one("a field", find_field(word), action.field);
    case 'c':
      return read_card(reader, action.card);
    case 'e':
      return read_event(reader, action.card);
    default:
      return reader.read_one(field == 'l' ? "a row" : "a column", found, action.number);
  }
}

}  // namespace

void write_members(JsonWriter& json, Seat seat, Action action) {
  const ActionParts parts = verb_parts[action.verb];
  json.field("text", Notation<Vigo>::action(seat, action)).field("seat", seat_name(seat));
  json.field("kind", verb_names[action.verb]);
  if (parts.contains(ActionPart::seat)) json.field("other", seat_name(action.seat));
  if (parts.contains(ActionPart::field)) json.field("field", name_of(action.field));
  if (!(parts & ActionParts{ActionPart::card, ActionPart::event}).empty()) json.field("card", name_of(action.card));
  if (parts.contains(ActionPart::row)) json.field("row", action.number + 1);
  if (parts.contains(ActionPart::column)) json.field("column", field_text(action, 'k'));
}

}  // namespace vigo

std::string Notation<Vigo>::action(Seat seat, vigo::Action action) {
  return write_pattern(seat, action, vigo::patterns[static_cast<std::size_t>(action.verb)], vigo::field_text);
}

Result<Move<Vigo>, TextError> Notation<Vigo>::parse_action(std::string_view text) {
  return same_spelling<Vigo>(parse_by_patterns<Vigo>(text, vigo::patterns, vigo::read_field), text);
}

void Notation<Vigo>::action_json(JsonWriter& json, Seat seat, vigo::Action action) {
  json.begin_object();
  vigo::write_members(json, seat, action);
  json.end_object();
}

}  // namespace springtide
