#include "home/rows.h"

#include <algorithm>

#include "text/notation.h"
#include "wire/output.h"

namespace springtide::home {
namespace {

using namespace match;

store::Life life_of(const Table& table) {
  switch (table.life()) {
    case Life::open:
      return store::Life::open;
    case Life::playing:
      return store::Life::playing;
    case Life::abandoned:
      return store::Life::abandoned;
    default:
      return store::Life::finished;
  }
}

bool changes_seats(const Command& command) {
  return std::holds_alternative<Setup>(command) || std::holds_alternative<Sit>(command) ||
         std::holds_alternative<Stand>(command) || std::holds_alternative<SeatBot>(command);
}

bool changes_lobby(const Table& table, const Command& command) {
  return table.setup().is_public && (changes_seats(command) || std::holds_alternative<Invite>(command) ||
                                     std::holds_alternative<Start>(command) || table.is_over());
}

store::TableRow row_of(const Table& table) {
  return {.id = table.setup().table,
          .game = table.setup().game,
          .life = life_of(table),
          .is_public = table.setup().is_public,
          .created = table.created(),
          .updated = table.last_public(),
          .due = due_of(table),
          .waiting = table.to_act().bits(),
          .summary = wire::summary_text(table)};
}

}  // namespace

Time due_of(const Table& table) {
  Time due = table.due();
  for (const Task& task : table.tasks()) due = due == 0 ? task.at : std::min(due, task.at);
  return due;
}

std::vector<store::SeatRow> seats_of(const Table& table) {
  std::vector<store::SeatRow> seats;
  for (std::size_t i = 0; i < table.chairs().size(); ++i)
    if (table.chairs()[i].kind == ChairKind::player)
      seats.push_back({.seat = static_cast<int>(i), .player = table.chairs()[i].player});
  return seats;
}

Write write_of(const Table& table, wire::Kept kept) {
  auto& [entry, text] = kept;
  Write write{.append = {.seq = entry.seq, .time = entry.time, .entry = std::move(text), .row = row_of(table)},
              .host_seats = table.held_by({.ids = {table.setup().host}}),
              .changes_lobby = changes_lobby(table, entry.command)};
  if (entry.seq == 1) write.append.host = table.setup().host;
  if (changes_seats(entry.command)) write.append.seats = seats_of(table);
  return write;
}

std::vector<Write> writes_of(const wire::Journal& journal) {
  std::vector<Write> writes;
  wire::Fold fold;
  for (const Entry& entry : journal.entries) {
    const std::string& text = fold.add(entry);
    writes.push_back(write_of(*fold.table(), {.entry = entry, .text = text}));
  }
  return writes;
}

void write_own_row(JsonWriter& json, const store::TableRow& row, SeatSet seats) {
  json.field("table", row.id).field("life", store::life_names[static_cast<std::size_t>(row.life)]);
  json.field("created", row.created).field("updated", row.updated).key("summary").json(row.summary);
  json.key("seats").begin_array();
  for (Seat seat : seats) json.value(seat_name(seat));
  json.end_array().field("waits_for_you", !(SeatSet::from_bits(row.waiting) & seats).empty());
}

}  // namespace springtide::home
