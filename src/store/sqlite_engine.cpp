#include "store/sqlite_engine.h"

#include "store/hooks.h"
#include "store/queries.h"
#include "store/queries_calls.h"
#include "store/rows.h"
#include "store/schema.h"

namespace springtide::store {
namespace {

constexpr char has_tables[] =
    "SELECT count(*), count(CASE WHEN name = 'schema_version' THEN 1 END) FROM sqlite_master WHERE type = 'table'";

constexpr char create_table[] =
    "INSERT INTO tables (id, game, life, is_public, created, updated, due, waiting, host, seq) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0) ON CONFLICT DO NOTHING";
constexpr char number_of_table[] = "SELECT number FROM tables WHERE id = $1";
// The number of the last entry says whether this one is next.
constexpr char add_entry[] =
    "INSERT INTO journal (number, seq, time, entry, previous) "
    "SELECT number, $1, $2, $3, last FROM tables WHERE number = $4 AND seq = $1 - 1";
constexpr char note_entry[] =
    "UPDATE tables SET seq = $1, last = last_insert_rowid(), updated = $2, waiting = $3 WHERE number = $4";
constexpr char update_table[] =
    "UPDATE tables SET game = $1, life = $2, is_public = $3, created = $4, due = $5 WHERE number = $6";
constexpr char write_summary[] = "INSERT OR REPLACE INTO summaries (number, summary) VALUES ($1, $2)";

// An index of all entries by table would be written all over the place: with 400 tables at play nearly every entry of a
// batch had a page of it for itself, and pages are what is written. The chain is read backwards, entry by entry.
constexpr char journals_in_chains[] = R"sql(
CREATE TABLE journal_8 (
  place INTEGER PRIMARY KEY,
  number bigint NOT NULL,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  entry text NOT NULL,
  previous bigint NOT NULL);
INSERT INTO journal_8 (place, number, seq, time, entry, previous)
  SELECT rowid, number, seq, time, entry, lag(rowid, 1, 0) OVER (PARTITION BY number ORDER BY seq) FROM journal;
ALTER TABLE tables ADD COLUMN last bigint NOT NULL DEFAULT 0;
UPDATE tables SET last =
  coalesce((SELECT j.rowid FROM journal j WHERE j.number = tables.number AND j.seq = tables.seq), 0);
DROP TABLE journal;
ALTER TABLE journal_8 RENAME TO journal;
)sql";

constexpr Dialect sqlite_dialect{
    .key = "INTEGER PRIMARY KEY", .counted_key = "INTEGER PRIMARY KEY", .journals_in_chains = journals_in_chains};
constexpr std::size_t most_known = 100'000;

Value value_of(Life life) { return static_cast<std::int64_t>(life); }

std::size_t hash_of(const std::string& text) { return std::hash<std::string>()(text) | 1; }

// Of what an entry seldom changes.
std::size_t hash_of_rest(const TableRow& row) {
  std::string all = row.game;
  for (const std::int64_t each : {std::int64_t{row.is_public}, std::int64_t(row.life), row.created, row.due})
    all.append(1, '/').append(std::to_string(each));
  return hash_of(all);
}

void refuse_foreign_file(std::int64_t tables, const std::string& path) {
  if (tables > 0) throw Failure(path + ": an SQLite file, but not one of springtide's");
}

void migrate_file(SqliteFile& file) {
  SqliteTransaction transaction(file);
  const Row found = run(file, has_tables).rows.at(0);
  const bool is_ours = number_in(found, 1) > 0;
  if (!is_ours) refuse_foreign_file(number_in(found, 0), file.path());
  migrate(file, sqlite_dialect, is_ours ? schema_version(file, file.path()) : 0, file.path());
  transaction.commit();
}

}  // namespace

SqliteEngine::SqliteEngine(const std::string& path) : file_(path) {
  migrate_file(file_);
  file_.note_files();
}

Answer SqliteEngine::run(Query query, std::span<const Value> values) {
  file_.expect_files();
  return file_.run(query, values);
}

void SqliteEngine::together(const std::function<void(Session&)>& work) {
  file_.expect_files();
  SqliteTransaction transaction(file_);
  work(file_);
  transaction.commit();
}

SqliteEngine::Known* SqliteEngine::known(const std::string& table) {
  if (const auto found = known_.find(table); found != known_.end()) return &found->second;
  const auto number = only(store::run(file_, number_of_table, {table}), [](const Row& row) { return number_in(row, 0); });
  if (!number) return nullptr;
  if (known_.size() >= most_known) known_.clear();
  return &known_.try_emplace(table, Known{.number = *number}).first->second;
}

bool SqliteEngine::insert_entry(const Append& append) {
  const TableRow& row = append.row;
  const auto create = [&] {
    return store::run(file_, create_table,
                      {row.id, row.game, value_of(row.life), row.is_public ? 1 : 0, row.created, row.updated, row.due,
                       row.waiting, append.host})
               .changed != 0;
  };
  if (append.seq == 1 && !create()) return false;
  Known* table = known(row.id);
  if (table == nullptr) return false;
  if (store::run(file_, add_entry, {append.seq, append.time, append.entry, table->number}).changed == 0) return false;
  store::run(file_, note_entry, {append.seq, row.updated, row.waiting, table->number});
  write_rest(row, *table);
  return true;
}

void SqliteEngine::write_rest(const TableRow& row, Known& table) {
  if (hash_of_rest(row) != std::exchange(table.rest, hash_of_rest(row)))
    store::run(file_, update_table,
               {row.game, value_of(row.life), row.is_public ? 1 : 0, row.created, row.due, table.number});
  if (hash_of(row.summary) != std::exchange(table.summary, hash_of(row.summary)))
    store::run(file_, write_summary, {table.number, row.summary});
}

void SqliteEngine::write_seats(const Append& append) {
  store::run(file_, query::clear_seats, {append.row.id});
  for (const SeatRow& seat : *append.seats) store::run(file_, query::add_seat, {append.row.id, seat.seat, seat.player});
}

void SqliteEngine::write_calls(const Append& append) {
  for (const Query query : {query::drop_calls, query::withdraw_calls})
    store::run(file_, query, {append.row.id, seats_called(*append.calls)});
  for (const CallRow& call : *append.calls)
    store::run(file_, query::add_call,
               {append.row.id, call.seat, append.row.game, call.player, static_cast<std::int64_t>(call.kind), call.decision,
                append.time + call_grace, append.time});
}

Appended SqliteEngine::append_one(const Append& append) {
  if (!insert_entry(append)) return hooks::is_sabotaged("ignore conflict") ? Appended::stored : Appended::conflict;
  if (append.seats) write_seats(append);
  if (append.calls) write_calls(append);
  hooks::reached("entry inserted");
  return Appended::stored;
}

// What was numbered or written in a transaction that fails was not. The files may vanish in the middle of it.
std::vector<Appended> SqliteEngine::append(std::span<const Append> batch) try {
  file_.expect_files();
  SqliteTransaction transaction(file_);
  hooks::reached("append begun");
  std::vector<Appended> fates;
  fates.reserve(batch.size());
  for (const Append& append : batch) fates.push_back(append_one(append));
  hooks::reached("before commit");
  transaction.commit();
  hooks::reached("after commit");
  file_.expect_files();
  return fates;
} catch (const Failure&) {
  known_.clear();
  throw;
}

}  // namespace springtide::store
