#include "wire/answers.h"

#include "games/list.h"
#include "record/record.h"
#include "text/hex.h"
#include "wire/journal.h"

namespace springtide::wire {
namespace {

using namespace match;

// Every move with the position after it: in the open, or as a viewer saw both.
template <Game G>
std::string replay_json(const Record<G>& record, std::optional<Seat> viewer) {
  JsonWriter json;
  json.begin_object().field("game", G::name);
  if (viewer) json.field("viewer", seat_name(*viewer));
  json.key("steps").begin_array();
  auto state = initial(record.options);
  for (const Move<G>& move : record.moves) {
    advance(state, move.seat, move.action);
    json.begin_object().key("move");
    Notation<G>::action_json(json, move.seat, viewer ? seen(move.seat, move.action, *viewer) : move.action);
    json.key(viewer ? "view" : "position");
    if (viewer)
      Notation<G>::view_json(json, observe(state, *viewer));
    else
      Notation<G>::position_json(json, state);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

template <Game G>
Answer replay_of(const std::string& text, const std::string& seat) {
  const auto record = read_record<G>(text);
  if (!record) return refusal_answer(ServiceCode::bad_record, record.error().message());
  const auto viewer = seat.empty() ? std::nullopt : find_seat(seat);
  const bool is_there = viewer == Seat::spectator || (viewer && players_of(record->options.players).contains(*viewer));
  if (!seat.empty() && !is_there) return refusal_answer(refused(Code::no_such_seat));
  return {.body = replay_json(*record, viewer)};
}

}  // namespace

Answer refusal_answer(int status, std::string_view code, std::string_view sentence) {
  JsonWriter json;
  json.begin_object().field("code", code).field("sentence", sentence).end_object();
  return {.status = status, .body = json.text()};
}

Answer refusal_answer(ServiceCode code, std::string_view sentence) {
  const ServiceRefusal& refusal = service_refusals[code];
  return refusal_answer(refusal.status, service_codes[code], sentence.empty() ? refusal.sentence : sentence);
}

Answer refusal_answer(const Refusal& refusal) { return refusal_answer(400, code_names[refusal.code], refusal.sentence); }

Setup granted(const Setup& wishes, const Grant& grant) {
  Setup setup = wishes;
  setup.table = grant.table;
  setup.host = grant.player;
  setup.secret = grant.secret;
  for (Chair& chair : setup.chairs) {
    if (chair.kind != ChairKind::player) continue;
    chair.player = grant.player;
    if (chair.name.empty()) chair.name = grant.name;
  }
  return setup;
}

Answer opened_answer(const Setup& setup) {
  JsonWriter json;
  json.begin_object().field("table", setup.table).field("commitment", hex_of(commitment_of(setup))).end_object();
  return {.status = 201, .body = json.text()};
}

Answer text_answer(std::string text) { return {.type = "text/plain; charset=utf-8", .body = std::move(text)}; }

Answer record_answer(const Table* table, const Actor& actor, const std::string& wanted) {
  if (table == nullptr) return refusal_answer(ServiceCode::no_such_table);
  if (!table->has_play()) return refusal_answer(ServiceCode::not_started);
  if (!table->setup().position.empty()) return refusal_answer(ServiceCode::from_position);
  if (table->is_over()) return text_answer(table->play().record(table->chairs()));
  if (table->is_forgetful()) return refusal_answer(ServiceCode::not_over);
  const SeatSet seats = table->held_by(actor);
  const auto seat = !wanted.empty() ? find_seat(wanted) : seats.empty() ? std::nullopt : std::optional(seats.front());
  if (!seat || !seats.contains(*seat)) return refusal_answer(ServiceCode::not_your_seat);
  return text_answer(table->play().seat_record(table->chairs(), *seat));
}

Result<std::string, Answer> whole_record(const Table* table) {
  if (table == nullptr) return refusal_answer(ServiceCode::no_such_table);
  if (!table->is_over() || !table->has_play()) return refusal_answer(ServiceCode::not_over);
  if (!table->setup().position.empty()) return refusal_answer(ServiceCode::from_position);
  return table->play().record(table->chairs());
}

Answer replay_answer(const Table* table, const std::string& seat) {
  const auto record = whole_record(table);
  return record ? replay_answer(*record, seat) : record.error();
}

Answer replay_answer(const std::string& record, const std::string& seat) {
  const auto head = read_head(lines_of(record));
  if (!head) return refusal_answer(ServiceCode::bad_record, head.error().message());
  Answer answer = refusal_answer(ServiceCode::bad_record, "There is no game of this name.");
  Games::with(head->game, [&]<Game G>() { answer = replay_of<G>(record, seat); });
  return answer;
}

Answer verification_answer(const std::string& text) {
  const auto journal = check_journal(text);
  if (!journal) return refusal_answer(ServiceCode::bad_journal, journal.error().message());
  const Table& table = journal->table;
  if (!table.is_over()) return refusal_answer(ServiceCode::not_over);
  JsonWriter json;
  json.begin_object().field("table", table.setup().table).field("game", table.setup().game);
  json.field("entries", journal->entries.size()).field("moves", table.has_play() ? table.play().length() : 0);
  json.field("commitment", hex_of(commitment_of(table.setup()))).key("links").list(journal->links);
  return {.body = json.end_object().text()};
}

}  // namespace springtide::wire
