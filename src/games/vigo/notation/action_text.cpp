// Actions as text and JSON; what a seat may do: with the cards a move turns, and whole chests as one entry.
#include <algorithm>

#include "games/vigo/notation/names.h"
#include "games/vigo/notation/table.h"
#include "games/vigo/rules/facet.h"
#include "text/patterns.h"

namespace springtide::vigo {
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
  if (field == 's') return seat_name(action.seat);
  if (field == 'f') return name_of(action.field);
  if (field == 'c' || field == 'e') return name_of(action.card);
  if (field == 'l') return std::to_string(action.number + 1);
  return {static_cast<char>('a' + action.number)};
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
  if (field == 's') return reader.read_player(action.seat);
  if (field == 'f') return reader.read_one("a field", find_field(word), action.field);
  if (field == 'c') return read_card(reader, action.card);
  if (field == 'e') return read_event(reader, action.card);
  // A row or a column as the field in its corner.
  const auto corner = field == 'l' ? find_field("a" + std::string(word)) : find_field(std::string(word) + "1");
  const int number = !corner ? 0 : field == 'l' ? row_of(*corner) : column_of(*corner);
  const auto found = corner ? std::optional(static_cast<std::uint8_t>(number)) : std::nullopt;
  return reader.read_one(field == 'l' ? "a row" : "a column", found, action.number);
}

// The members of an action's JSON object.
void write_members(JsonWriter& json, Seat seat, Action action) {
  const ActionParts parts = verb_parts[action.verb];
  json.field("text", Text::action(seat, action)).field("seat", seat_name(seat));
  json.field("kind", verb_names[action.verb]);
  if (parts.contains(ActionPart::seat)) json.field("other", seat_name(action.seat));
  if (parts.contains(ActionPart::field)) json.field("field", name_of(action.field));
  if (!(parts & ActionParts{ActionPart::card, ActionPart::event}).empty()) json.field("card", name_of(action.card));
  if (parts.contains(ActionPart::row)) json.field("row", action.number + 1);
  if (parts.contains(ActionPart::column)) json.field("column", field_text(action, 'k'));
}

// VG-TRN-3: the cards on the fields passed over.
void write_turned(JsonWriter& json, const State& state, Field from, Field to) {
  const int columns = column_of(to) - column_of(from);
  const int rows = row_of(to) - row_of(from);
  const int distance = std::abs(columns) + std::abs(rows);
  json.key("turns").begin_array();
  for (int i = 1; i < distance; ++i) {
    const Field field = field_at(column_of(from) + columns * i / distance, row_of(from) + rows * i / distance);
    if (!state.bay[static_cast<std::size_t>(field)].is_empty()) json.value(name_of(field));
  }
  json.end_array();
}

void write_entry(JsonWriter& json, const State& state, Seat seat, const Action& action) {
  json.begin_object();
  write_members(json, seat, action);
  if (action.verb == Verb::sail) write_turned(json, state, state.ships[seat], action.field);
  json.end_object();
}

// From the first step to the last, to be taken in one go.
std::vector<Action> chest_steps(const State& state, Seat seat, StockMask chest) {
  std::vector<Action> steps{{.verb = Verb::begin_chest}};
  const Stock& stock = state.stocks[seat];
  for (std::size_t i = 0; i < stock.size(); ++i)
    if ((chest >> i & 1) != 0) steps.push_back({.verb = Verb::add_part, .card = card_of(state, stock[i])});
  steps.push_back({.verb = Verb::finish_chest});
  return steps;
}

void write_chest(JsonWriter& json, const State& state, Seat seat, const ChestOffer& offer) {
  json.begin_object().field("seat", seat_name(seat)).field("kind", "chest");
  json.field("parts", chest_text(state, seat, offer.chest)).field("value", offer.value.total()).key("actions");
  json.list(chest_steps(state, seat, offer.chest), [seat](const Action& step) { return Text::action(seat, step); });
  json.end_object();
}

}  // namespace

std::string Text::action(Seat seat, Action action) {
  return write_pattern(seat, action, patterns[static_cast<std::size_t>(action.verb)], field_text);
}

Result<Move<Vigo>, TextError> Text::parse_action(std::string_view text) {
  return same_spelling<Vigo>(parse_by_patterns<Vigo>(text, patterns, read_field), text);
}

void Text::action_json(JsonWriter& json, Seat seat, Action action) {
  json.begin_object();
  write_members(json, seat, action);
  json.end_object();
}

std::vector<std::vector<Action>> Text::offers(const State& state, Seat seat) {
  std::vector<std::vector<Action>> offers;
  for (const Action& action : legal_actions(state, seat)) {
    offers.push_back({action});
    if (action.verb != Verb::begin_chest) continue;
    for (const ChestOffer& offer : chests_of(state, seat)) offers.push_back(chest_steps(state, seat, offer.chest));
  }
  return offers;
}

void Text::legal_json(JsonWriter& json, const State& state, Seat seat) {
  json.list(legal_actions(state, seat), [&](const Action& action) {
    write_entry(json, state, seat, action);
    if (action.verb != Verb::begin_chest) return;
    for (const ChestOffer& offer : chests_of(state, seat)) write_chest(json, state, seat, offer);
  });
}

bool Text::is_place(std::string_view word) { return find_field(word).has_value(); }

std::string Text::place_name(int place) { return name_of(static_cast<Field>(place)); }

std::string Text::hidden_name(const View& view, int facet, int what) {
  if (facet == static_cast<int>(Facet::card)) return name_of(card_of(open_state(view), static_cast<Kind>(what)));
  if (what < event_kinds) return std::string(event_names[static_cast<Event>(what)]);
  return std::string(shape_names[static_cast<Shape>(what - event_kinds)]);
}

}  // namespace springtide::vigo
