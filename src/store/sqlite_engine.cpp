#include "store/sqlite_engine.h"

#include "store/hooks.h"
#include "store/queries.h"
#include "store/rows.h"
#include "store/schema.h"

namespace springtide::store {
namespace {

constexpr char has_tables[] =
    "SELECT count(*), count(CASE WHEN name = 'schema_version' THEN 1 END) FROM sqlite_master WHERE type = 'table'";

constexpr char create_table[] =
    "INSERT INTO tables (id, game, life, is_public, created, updated, due, waiting, summary) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
constexpr char update_table[] =
    "UPDATE tables SET game = $1, life = $2, is_public = $3, created = $4, updated = $5, due = $6, waiting = $7, "
    "summary = $8 WHERE id = $9";
constexpr char first_entry[] = "INSERT INTO journal (table_id, seq, time, entry) VALUES ($1, 1, $2, $3)";
constexpr char next_entry[] =
    "INSERT INTO journal (table_id, seq, time, entry) SELECT $1, $2, $3, $4 "
    "WHERE EXISTS (SELECT 1 FROM journal WHERE table_id = $1 AND seq = $2 - 1) ON CONFLICT DO NOTHING";

Value value_of(Life life) { return static_cast<std::int64_t>(life); }

void refuse_foreign_file(std::int64_t tables, const std::string& path) {
  if (tables > 0) throw Failure(path + ": an SQLite file, but not one of springtide's");
}

void migrate_file(SqliteFile& file) {
  SqliteTransaction transaction(file);
  const Row found = run(file, has_tables).rows.at(0);
  const bool is_ours = number_in(found, 1) > 0;
  if (!is_ours) refuse_foreign_file(number_in(found, 0), file.path());
  migrate(file, is_ours ? schema_version(file, file.path()) : 0, file.path());
  transaction.commit();
}

}  // namespace

SqliteEngine::SqliteEngine(const std::string& path) : file_(path) { migrate_file(file_); }

void SqliteEngine::together(const std::function<void(Session&)>& work) {
  SqliteTransaction transaction(file_);
  work(file_);
  transaction.commit();
}

bool SqliteEngine::insert_entry(const Append& append) {
  const TableRow& row = append.row;
  if (append.seq != 1) {
    if (store::run(file_, next_entry, {row.id, append.seq, append.time, append.entry}).changed == 0) return false;
    store::run(file_, update_table,
               {row.game, value_of(row.life), row.is_public ? 1 : 0, row.created, row.updated, row.due, row.waiting,
                row.summary, row.id});
    return true;
  }
  const Answer created = store::run(file_, create_table,
                                    {row.id, row.game, value_of(row.life), row.is_public ? 1 : 0, row.created, row.updated,
                                     row.due, row.waiting, row.summary});
  if (created.changed == 0) return false;
  store::run(file_, first_entry, {row.id, append.time, append.entry});
  return true;
}

void SqliteEngine::write_seats(const Append& append) {
  store::run(file_, query::clear_seats, {append.row.id});
  for (const SeatRow& seat : *append.seats) store::run(file_, query::add_seat, {append.row.id, seat.seat, seat.player});
}

Appended SqliteEngine::append_one(const Append& append) {
  if (!insert_entry(append)) return hooks::is_sabotaged("ignore conflict") ? Appended::stored : Appended::conflict;
  if (append.seats) write_seats(append);
  hooks::reached("entry inserted");
  return Appended::stored;
}

std::vector<Appended> SqliteEngine::append(std::span<const Append> batch) {
  SqliteTransaction transaction(file_);
  hooks::reached("append begun");
  std::vector<Appended> fates;
  fates.reserve(batch.size());
  for (const Append& append : batch) fates.push_back(append_one(append));
  hooks::reached("before commit");
  transaction.commit();
  hooks::reached("after commit");
  return fates;
}

}  // namespace springtide::store
