// What a seat may do, as JSON: with the cards a move turns, and whole chests as one entry.
#include <cstdlib>

#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "games/vigo/notation/table.h"

namespace springtide {
namespace vigo {
namespace {

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
  json.field("parts", chest_text(state, seat, offer.chest)).field("value", offer.value.total()).key("actions").begin_array();
  for (const Action& step : chest_steps(state, seat, offer.chest)) json.value(Notation<Vigo>::action(seat, step));
  json.end_array().end_object();
}

}  // namespace
}  // namespace vigo

std::vector<std::vector<vigo::Action>> Notation<Vigo>::offers(const vigo::State& state, Seat seat) {
  std::vector<std::vector<vigo::Action>> offers;
  for (const vigo::Action& action : legal_actions(state, seat)) {
    offers.push_back({action});
    if (action.verb != vigo::Verb::begin_chest) continue;
    for (const vigo::ChestOffer& offer : chests_of(state, seat))
      offers.push_back(vigo::chest_steps(state, seat, offer.chest));
  }
  return offers;
}

void Notation<Vigo>::legal_json(JsonWriter& json, const vigo::State& state, Seat seat) {
  json.begin_array();
  for (const vigo::Action& action : legal_actions(state, seat)) {
    vigo::write_entry(json, state, seat, action);
    if (action.verb != vigo::Verb::begin_chest) continue;
    for (const vigo::ChestOffer& offer : chests_of(state, seat)) vigo::write_chest(json, state, seat, offer);
  }
  json.end_array();
}

}  // namespace springtide
