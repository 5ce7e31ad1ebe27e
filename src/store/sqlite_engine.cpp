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
    "INSERT INTO tables (id, game, life, is_public, created, updated, due, waiting, host, seq) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1) ON CONFLICT DO NOTHING";
constexpr char number_of_table[] = "SELECT number FROM tables WHERE id = $1";
// The number of the last entry says whether this one is next.
constexpr char update_table[] =
    "UPDATE tables SET seq = $1, game = $2, life = $3, is_public = $4, created = $5, updated = $6, due = $7, waiting = $8 "
    "WHERE number = $9 AND seq = $1 - 1";
constexpr char add_summary[] = "INSERT INTO summaries (number, summary) VALUES ($1, $2)";
constexpr char update_summary[] = "UPDATE summaries SET summary = $1 WHERE number = $2 AND summary <> $1";
constexpr char add_entry[] = "INSERT INTO journal (number, seq, time, entry) VALUES ($1, $2, $3, $4)";

constexpr Dialect sqlite_dialect{.key = "INTEGER PRIMARY KEY", .counted_key = "INTEGER PRIMARY KEY"};
constexpr std::size_t most_numbers = 100'000;

Value value_of(Life life) { return static_cast<std::int64_t>(life); }

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

std::optional<std::int64_t> SqliteEngine::number_of(const std::string& table) {
  if (const auto known = numbers_.find(table); known != numbers_.end()) return known->second;
  const auto number = only(store::run(file_, number_of_table, {table}), [](const Row& row) { return number_in(row, 0); });
  if (numbers_.size() >= most_numbers) numbers_.clear();
  if (number) numbers_[table] = *number;
  return number;
}

bool SqliteEngine::insert_entry(const Append& append) {
  const TableRow& row = append.row;
  const bool is_new = append.seq == 1;
  if (is_new && store::run(file_, create_table,
                           {row.id, row.game, value_of(row.life), row.is_public ? 1 : 0, row.created, row.updated, row.due,
                            row.waiting, append.host})
                        .changed == 0)
    return false;
  const auto number = number_of(row.id);
  if (!number) return false;
  if (is_new) {
    store::run(file_, add_summary, {*number, row.summary});
  } else {
    const Answer updated = store::run(file_, update_table,
                                      {append.seq, row.game, value_of(row.life), row.is_public ? 1 : 0, row.created,
                                       row.updated, row.due, row.waiting, *number});
    if (updated.changed == 0) return false;
    store::run(file_, update_summary, {row.summary, *number});
  }
  store::run(file_, add_entry, {*number, append.seq, append.time, append.entry});
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

// What was numbered in a transaction that fails has no number. The files may vanish in the middle of it.
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
  numbers_.clear();
  throw;
}

}  // namespace springtide::store
