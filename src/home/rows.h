// What a store is told of a table, and what lists of tables show.
#pragma once

#include <vector>

#include "home/effect.h"
#include "text/json.h"
#include "wire/journal.h"

namespace springtide::home {

// When somebody must act for the table: its clock, or the first of its bots; 0: never.
match::Time due_of(const match::Table& table);

// The seats that players hold.
std::vector<store::SeatRow> seats_of(const match::Table& table);

// An entry to be stored; the table is as it is after it.
Write write_of(const match::Table& table, wire::Kept kept);
// A whole journal.
std::vector<Write> writes_of(const wire::Journal& journal);

// The members of a table in a player's own list, with the seats held.
void write_own_row(JsonWriter& json, const store::TableRow& row, SeatSet seats);

}  // namespace springtide::home
