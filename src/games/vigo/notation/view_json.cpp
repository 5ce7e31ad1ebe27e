// Positions and views as JSON, with the derived facts a client draws.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/table.h"

namespace springtide::vigo {
namespace {

void write_bay(JsonWriter& json, const View& view, const State& state) {
  json.key("bay").begin_object();
  for (std::size_t i = 0; i < field_count; ++i) {
    const Spot spot = view.bay[i];
    if (spot.is_empty()) continue;
    json.key(name_of(static_cast<Field>(i))).begin_object().field("up", spot.is_up());
    if (spot.is_known()) json.field("card", name_of(card_of(state, spot.kind())));
    json.end_object();
  }
  json.end_object();
}

void write_chests(JsonWriter& json, const State& state, Seat seat) {
  json.key("chests_on_offer").list(chests_of(state, seat), [&](const ChestOffer& offer) {
    json.begin_object().field("parts", chest_text(state, seat, offer.chest)).field("value", offer.value.total());
    json.key("points").begin_object();
    for (const Points& reason : points_of(offer.value)) json.field(rule_ids[reason.rule], reason.points);
    json.end_object().end_object();
  });
}

void write_seat(JsonWriter& json, const View& view, const State& state, Seat seat) {
  json.begin_object().field("seat", seat_name(seat)).field("colour", colour_names[colour_of(seat)]).key("ship");
  if (view.ships[seat] == Field::none)
    json.null();
  else
    json.value(name_of(view.ships[seat]));
  json.key("stock").list(view.stocks[seat], [&state](Kind kind) { return name_of(card_of(state, kind)); });
  json.field("ship_points", view.ship_points[seat]).field("chest_points", view.chest_points[seat]);
  write_chests(json, state, seat);
  json.end_object();
}

void write_agreement(JsonWriter& json, const View& view) {
  json.field("game", Vigo::name).field("rules", Vigo::rules_version).field("players", view.player_count);
  json.field("lock_key_bonus", view.lock_key_bonus)
      .field("free_events", view.free_events)
      .field("memory_aid", view.memory_aid);
}

void write_table(JsonWriter& json, const View& view) {
  const State state = open_state(view);
  json.field("phase", phase_names[view.phase]).field("round", view.round).field("turn", seat_name(view.turn));
  json.field("start", seat_name(view.start))
      .field("sailing_ships", view.sailing_ships)
      .field("event_played", view.event_played);
  json.key("to_act").list(to_act(state), seat_name);
  if (view.landed != Field::none) json.field("landed", name_of(view.landed));
  if (view.took != Kind::none) json.field("took", name_of(card_of(state, view.took)));
  write_bay(json, view, state);
  json.field("covered", view.hidden_total).field("gone", cards_text(state, gone_of(view)));
  json.key("reveal").begin_array();
  for (FieldSet rest = view.waiting; !rest.empty(); rest.erase(rest.front())) json.value(name_of(rest.front()));
  json.end_array();
  if (view.step != Step::none) json.field("doing", step_names[view.step]);
  if (view.step == Step::chest) json.field("chest", chest_text(state, view.turn, view.chest));
  if (view.held != Kind::none) json.field("held", name_of(card_of(state, view.held)));
  json.key("seats").list(players_of(view.player_count), [&](Seat seat) { write_seat(json, view, state, seat); });
}

}  // namespace

void Text::view_json(JsonWriter& json, const View& view, ViewMemory& memory) {
  View open = view;
  open.viewer = Seat::spectator;
  json.begin_object();
  memory.agreement.write(json, open, write_agreement);
  json.field("viewer", seat_name(view.viewer));
  memory.table.write(json, open, write_table);
  json.end_object();
}

void Text::view_json(JsonWriter& json, const View& view) {
  ViewMemory nothing;
  view_json(json, view, nothing);
}

void Text::position_json(JsonWriter& json, const State& state) {
  const View view = open_view(state);
  json.begin_object();
  write_agreement(json, view);
  write_table(json, view);
  json.end_object();
}

}  // namespace springtide::vigo
