// Positions and views as JSON, with the derived facts a client draws.
#include <span>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/table.h"
#include "games/vineta/rules/ahead.h"

namespace springtide::vineta {
namespace {

void write_districts(JsonWriter& json, std::string_view key, DistrictSet districts) {
  json.key(key).list(districts, [](District district) { return name_of(district); });
}

template <EnumKey E>
void write_counts(JsonWriter& json, std::string_view key, Counts<E> counts) {
  json.key(key).begin_object();
  for (E kind : counts.kinds()) json.field(name_of(kind), counts[kind]);
  json.end_object();
}

template <class E>
void write_name_or_null(JsonWriter& json, std::string_view key, E item) {
  json.key(key);
  if (item == E::none)
    json.null();
  else
    json.value(name_of(item));
}

void write_rows(JsonWriter& json, const OpenTable& view) {
  json.key("rows").begin_array();
  for (std::size_t i = 0; i < view.rows.size(); ++i) {
    const Row& row = view.rows[i];
    const std::size_t first = first_card(view.rows, i);
    json.begin_object();
    json.field("district", name_of(row.district)).field("chip", seat_name(row.chip));
    json.key("cards").list(std::span(view.row_cards.begin() + first, row.size), [&json](RowCard card) {
      json.begin_object().field("owner", seat_name(card.owner())).field("waves", card.waves()).end_object();
    });
    json.key("raised").list(row.raised, seat_name);
    json.key("lowered").list(row.lowered, seat_name);
    json.field("waves", waves_of(view.rows, view.row_cards, i)).end_object();
  }
  json.end_array();
}

void write_chain(JsonWriter& json, const Chain& chain) {
  if (chain.step == Step::none) return;
  json.key("doing").begin_object();
  json.field("step", step_names[chain.step]).field("from", name_of(chain.from));
  if (chain.to != District::none) json.field("to", name_of(chain.to));
  if (chain.step == Step::changing_wind) json.field("number", chain.number + 1);
  if (chain.step == Step::panic) {
    json.field("left", chain.number);
    write_districts(json, "used", chain.used);
  }
  if (chain.step == Step::capture) json.field("next", chain.number + 1);
  json.end_object();
}

void write_player(JsonWriter& json, const KnownPlayer& player, const OwnView* own) {
  const SeatView& known = player.known;
  json.begin_object().field("seat", seat_name(player.seat));
  write_name_or_null(json, "tribe", own != nullptr ? own->tribe : known.tribe);
  write_name_or_null(json, "district", own != nullptr ? own->district : known.district);
  if (own != nullptr) write_counts(json, "hand", own->hand);
  json.field("hand_size", known.hand_size).field("pile_size", known.pile_size).field("shuffles", known.shuffles);
  write_counts(json, "discard", known.discards);
  json.field("has_chosen", known.has_chosen);
  write_name_or_null(json, "chosen", own != nullptr ? own->chosen : known.revealed);
  write_counts(json, "captured", known.captured);
  json.field("one_more", player.has_more).field("one_less", player.has_less).end_object();
}

KnownPlayer known_player(const View& view, Seat seat) {
  return {
      .seat = seat, .known = view.seats[seat], .has_more = view.more.contains(seat), .has_less = view.less.contains(seat)};
}

void write_agreement(JsonWriter& json, const OpenTable& view) {
  json.field("game", Vineta::name).field("rules", Vineta::rules_version);
  json.field("players", view.player_count).field("edition", edition_names[view.edition]);
  json.key("switches").begin_object();
  json.field("own_house", view.switches.own_house).field("tie_tower", tie_tower_names[view.switches.tie_tower]);
  json.field("panic", panic_names[view.switches.panic]).field("capture", capture_names[view.switches.capture]);
  if (view.switches.placement != Placement::in_turn) json.field("placement", placement_names[view.switches.placement]);
  json.end_object();
}

void write_table(JsonWriter& json, const OpenTable& view) {
  json.field("phase", phase_names[view.phase]).field("round", view.round).field("turn", view.turn);
  json.field("length", 3 + view.more.size() - view.less.size() + view.tie_breaks).field("tie_breaks", view.tie_breaks);
  json.field("tower", seat_name(view.tower)).field("disk", seat_name(view.disk));
  json.key("to_act").list(view.to_act, seat_name);
  write_districts(json, "sunk", view.sunk);
  write_districts(json, "coast", coast_of(view.sunk));
  write_districts(json, "quarantine", view.quarantined);
  write_counts(json, "supply", view.supply);
  write_counts(json, "box", view.box);
  json.key("houses").begin_object();
  for (District district : all_of<District> - view.sunk) write_counts(json, name_of(district), view.city[district]);
  json.end_object();
  write_rows(json, view);
  write_name_or_null(json, "would_sink", would_sink(view));
  write_chain(json, view.chain);
}

}  // namespace

void Text::view_json(JsonWriter& json, const View& view, ViewMemory& memory) {
  json.begin_object();
  memory.agreement.write(json, view, write_agreement);
  json.field("viewer", seat_name(view.viewer));
  memory.table.write(json, view, write_table);
  json.key("seats").list(players_of(view.player_count), [&](Seat seat) {
    if (seat == view.viewer) return write_player(json, known_player(view, seat), &view.own);
    memory.rivals[seat].write(json, known_player(view, seat),
                              [](JsonWriter& piece, const KnownPlayer& player) { write_player(piece, player, nullptr); });
  });
  json.end_object();
}

void Text::view_json(JsonWriter& json, const View& view) {
  ViewMemory nothing;
  view_json(json, view, nothing);
}

void Text::position_json(JsonWriter& json, const State& state) {
  const AllSecrets all = secrets_of(state);
  const View view = observe(state, Seat::spectator);
  json.begin_object();
  write_agreement(json, view);
  write_table(json, view);
  json.key("seats").list(players_of(view.player_count),
                         [&](Seat seat) { write_player(json, known_player(view, seat), &all.owned[seat]); });
  json.end_object();
}

}  // namespace springtide::vineta
