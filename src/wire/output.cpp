#include "wire/output.h"

#include <algorithm>

#include "text/hex.h"
#include "text/json.h"
#include "text/notation.h"
#include "wire/message.h"

namespace springtide::wire {
namespace {

using namespace match;

JsonWriter message(std::string_view type, std::string_view table = {}) {
  JsonWriter json;
  json.begin_object().field("type", type);
  if (!table.empty()) json.field("table", table);
  return json;
}

std::string ended(JsonWriter& json) { return json.end_object().text(); }

std::string_view life_name(const Table& table) { return life_names[static_cast<std::size_t>(table.life())]; }

void write_agreement(JsonWriter& json, const Setup& setup) {
  json.field("game", setup.game).key("options").list(setup.options);
  json.field("public", setup.is_public).field("spectators", setup.has_spectators);
  json.key("clock").begin_object().field("kind", clock_names[static_cast<std::size_t>(setup.clock.kind)]);
  json.field("move", setup.clock.move).field("bank", setup.clock.bank).end_object();
  if (setup.is_rated) json.field("rated", true);
  if (setup.pace != Pace::normal) json.field("pace", pace_names[static_cast<std::size_t>(setup.pace)]);
  if (!setup.position.empty()) json.field("from_position", true);
  if (is_scripted(setup)) json.field("scripted", true);
}

// To the table's visitors a scripted seat is a bot. Whom a seat is held for, only the two of them are told.
void write_chair(JsonWriter& json, const Table& table, Seat seat, const Actor& actor) {
  const Chair& chair = table.chairs()[static_cast<std::size_t>(seat)];
  const ChairKind kind = chair.kind == ChairKind::scripted ? ChairKind::bot : chair.kind;
  json.begin_object().field("seat", seat_name(seat)).field("kind", chair_names[static_cast<std::size_t>(kind)]);
  json.field("name", chair.name);
  if (chair.level != 0) json.field("level", chair.level);
  if (!chair.nets.empty()) json.key("nets").list(chair.nets);
  if (!chair.held.empty() || table.is_kept_from(actor, seat)) json.field("held", true);
  const bool may_know = actor.is(table.setup().host) || actor.is(chair.held);
  if (!chair.held.empty() && may_know) json.field("held_for", chair.held);
}

// Once the game is over, everything that decided the deal.
void write_disclosure(JsonWriter& json, const Table& table) {
  json.key("deal").begin_object().field("commitment", hex_of(commitment_of(table.setup())));
  if (table.is_over())
    json.field("secret", hex_of(table.setup().secret)).key("secrets").list(table.chairs(), &Chair::secret);
  json.end_object();
}

struct EventWriter {
  JsonWriter& json;
  const Table& table;
  Seat viewer;

  void write(const Event& event) const {
    json.begin_object().field("kind", event_names[event.kind]).field("time", event.time);
    if (event.seat != Seat::nature && event.kind != EventKind::move) json.field("seat", seat_name(event.seat));
    write_details(event);
    json.end_object();
  }

 private:
  void write_details(const Event& event) const {
    using enum EventKind;
    const EventKind kind = event.kind;
    if (kind == sat) json.field("name", event.text);
    if (kind == bot) json.field("level", event.number);
    if (kind == undo) json.field("length", event.number);
    if (kind == asked) json.field("wish", event.text);
    if (kind == asked && event.text == "bot") json.field("absent", seat_name(seat_at(event.number)));
    if (kind == voted) json.field("consents", event.number == 1);
    if (kind == said) json.field("phrase", event.text);
    if (kind == left) json.field("reason", event.text);
    if (kind == rematch) json.field("new_table", event.text);
    if (kind == away) json.field("until", event.until);
    if (kind != move && kind != change) return;
    json.key("move");
    table.play().write_logged(json, event.number, viewer);
    if (const auto news = table.play().news(event.number); !news.empty()) json.field("news", news);
  }
};

// Where among all events the viewer's first so many end. From the end back: mostly a few steps.
std::size_t place_after(const Table& table, Seat viewer, int count) {
  std::size_t place = table.events().size();
  for (int more = table.seen_by(viewer) - count; more > 0; --place)
    if (table.events()[place - 1].is_visible_to(viewer)) --more;
  return place;
}

// What the viewer saw after its first so many events, up to another number; not more than the newest of them.
void write_events(JsonWriter& json, const Table& table, Seat viewer, int after, int until, int most) {
  const EventWriter writer{.json = json, .table = table, .viewer = viewer};
  const int first = std::max(after, until - std::min(until, most));
  json.field("after", first).key("events").begin_array();
  const std::size_t end = place_after(table, viewer, until);
  for (std::size_t i = place_after(table, viewer, first); i < end; ++i)
    if (table.events()[i].is_visible_to(viewer)) writer.write(table.events()[i]);
  json.end_array();
}

void write_petition(JsonWriter& json, const Petition& petition) {
  json.key("petition").begin_object().field("seat", seat_name(petition.by));
  json.field("wish", wish_names[static_cast<std::size_t>(petition.wish)]);
  if (petition.wish == Wish::bot) json.field("absent", seat_name(petition.absent));
  json.key("missing").list(petition.missing, seat_name);
  json.end_object();
}

void write_vacation(JsonWriter& json, const Stretch& vacation) {
  json.key("vacation").begin_object().field("from", vacation.from).field("until", vacation.until).end_object();
}

void write_times(JsonWriter& json, const Table& table) {
  if (table.setup().clock.kind == ClockKind::none) return;
  json.key("times").list(players_of(table.players()), [&](Seat seat) {
    json.begin_object().field("seat", seat_name(seat)).field("bank", table.seat(seat).bank);
    if (const auto flag = table.flag_time(seat)) json.field("since", table.seat(seat).since).field("until", *flag);
    if (table.is_away(seat, table.time())) write_vacation(json, table.seat(seat).vacation);
    json.end_object();
  });
}

void write_game(JsonWriter& json, const Table& table, Seat viewer) {
  json.key("to_act").list(table.to_act(), seat_name);
  json.field("decision", table.play().decision());
  if (is_player(viewer) && !table.is_over()) {
    json.field("may_change", table.play().may_change().contains(viewer)).field("may_take_back", table.may_take_back(viewer));
    json.field("in_secret", table.play().decides_in_secret(viewer));
    json.field("prompt", table.play().prompt_key(viewer)).key("legal");
    table.play().write_legal(json, viewer);
  }
  json.key("view");
  table.play().write_view(json, viewer);
  if (table.life() == Life::finished) {
    json.key("result");
    table.play().write_result(json);
  }
}

}  // namespace

std::string welcome_text(std::string_view name) {
  return ended(message("welcome").field("version", protocol_version).field("name", name));
}

std::string reload_text() { return ended(message("reload").field("version", protocol_version)); }
std::string announcement_text(std::string_view sentence) {
  JsonWriter json = message("announcement");
  if (!sentence.empty()) json.field("sentence", sentence);
  return ended(json);
}
std::string pong_text(std::string_view table) { return message("pong", table).end_object().text(); }

std::string acknowledged_text(std::string_view table, std::string_view id, int seq) {
  return ended(message("acknowledged", table).field("id", id).field("seq", seq));
}

std::string refused_text(const Denial& denial) {
  JsonWriter json = message("refused", denial.table);
  if (!denial.id.empty()) json.field("id", denial.id);
  json.field("code", denial.code).field("sentence", denial.sentence);
  if (!denial.rule.empty()) json.field("rule", denial.rule);
  if (!denial.reason.empty()) json.field("reason", denial.reason);
  return ended(json);
}

std::string refused_text(ServiceCode code, Denial denial) {
  denial.code = service_codes[code];
  if (denial.sentence.empty()) denial.sentence = service_refusals[code].sentence;
  return refused_text(denial);
}

std::string refused_text(std::string_view table, std::string_view id, const Refusal& refusal) {
  return refused_text({.table = table,
                       .id = id,
                       .code = code_names[refusal.code],
                       .sentence = refusal.sentence,
                       .rule = refusal.rule,
                       .reason = refusal.reason});
}

std::string table_text(const Table& table, const Actor& actor, SeatSet here) {
  JsonWriter json = message("table", table.setup().table);
  write_agreement(json, table.setup());
  json.field("life", life_name(table)).field("is_host", actor.is(table.setup().host));
  json.key("yours").list(table.held_by(actor), seat_name);
  if (table.has_hints() && !table.held_by(actor).empty()) json.field("hints", true);
  json.key("seats").list(players_of(table.players()), [&](Seat seat) {
    write_chair(json, table, seat, actor);
    json.field("here", here.contains(seat)).field("left", table.seat(seat).has_left);
    json.field("resigned", table.seat(seat).has_resigned);
    const Chair& chair = table.chairs()[static_cast<std::size_t>(seat)];
    if (table.life() == Life::open && chair.kind == ChairKind::player) json.field("has_secret", !chair.secret.empty());
    json.end_object();
  });
  write_disclosure(json, table);
  if (!table.setup().rematch_of.empty()) json.field("rematch_of", table.setup().rematch_of);
  return ended(json);
}

std::string update_text(const Table& table, Seat viewer, int have, std::string_view head, int most) {
  JsonWriter json = message("update", table.setup().table);
  json.field("viewer", seat_name(viewer)).field("seq", table.seen_by(viewer)).field("life", life_name(table));
  if (!head.empty()) json.field("head", head);
  write_events(json, table, viewer, have, table.seen_by(viewer), most);
  if (table.petition()) write_petition(json, *table.petition());
  write_times(json, table);
  if (table.life() != Life::open && table.has_play()) write_game(json, table, viewer);
  return ended(json);
}

std::string history_text(const Table& table, Seat viewer, int before, int most) {
  JsonWriter json = message("history", table.setup().table);
  json.field("viewer", seat_name(viewer));
  write_events(json, table, viewer, 0, std::min(before, table.seen_by(viewer)), most);
  return ended(json);
}

std::string steps_text(const Table& table, Seat seat) {
  JsonWriter json = message("steps", table.setup().table);
  json.field("viewer", seat_name(seat)).key("steps");
  if (table.has_play())
    table.play().write_steps(json, table.play().last_decision_of(seat).value_or(0), seat);
  else
    json.begin_array().end_array();
  return ended(json);
}

std::string ahead_text(const Table& table, Seat seat) {
  JsonWriter json = message("ahead", table.setup().table);
  json.field("viewer", seat_name(seat)).field("seq", table.seen_by(seat)).key("ways");
  if (table.has_play())
    table.play().write_ahead(json, seat);
  else
    json.begin_array().end_array();
  return ended(json);
}

std::string hint_text(const Table& table, Seat seat) {
  JsonWriter json = message("hint", table.setup().table);
  json.field("viewer", seat_name(seat)).field("seq", table.seen_by(seat));
  return ended(json.field("question", table.play().question(seat)));
}

std::string summary_text(const Table& table) {
  JsonWriter json;
  json.begin_object();
  write_agreement(json, table.setup());
  json.key("seats").list(players_of(table.players()), [&](Seat seat) {
    write_chair(json, table, seat, {});
    json.end_object();
  });
  return ended(json);
}

}  // namespace springtide::wire
