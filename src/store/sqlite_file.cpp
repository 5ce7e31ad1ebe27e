#include "store/sqlite_file.h"

#include <sys/stat.h>

#include <cassert>
#include <chrono>
#include <cstring>
#include <thread>

#include "store/hooks.h"
#include "store/rows.h"

namespace springtide::store {
namespace {

constexpr char immediate_begin[] = "BEGIN IMMEDIATE";  // takes the write lock now: upgrading a read lock later could fail
constexpr char immediate_commit[] = "COMMIT";
constexpr char rollback_query[] = "ROLLBACK";
constexpr char journal_mode_query[] = "PRAGMA journal_mode = WAL";

constexpr int busy_milliseconds = 10'000;

std::string reason_of(sqlite3* file) {
  std::string reason = file == nullptr ? "out of memory" : sqlite3_errmsg(file);
  if (const int number = file == nullptr ? 0 : sqlite3_system_errno(file); number != 0)
    reason += std::string(" (") + std::strerror(number) + ")";
  return reason;
}

bool is_unique_violation(int code) { return code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY; }

}  // namespace

SqliteStatement::SqliteStatement(sqlite3* file, Query query) : file_(file) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(file, query, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
  if (code != SQLITE_OK) fail();
  for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i)
    assert(sqlite3_bind_parameter_name(statement, i) == "$" + std::to_string(i));
}

void SqliteStatement::fail() const {
  if (is_unique_violation(sqlite3_extended_errcode(file_))) throw Taken(reason_of(file_));
  throw Failure(reason_of(file_));
}

void SqliteStatement::bind(int parameter, const Value& value) {
  int code = SQLITE_OK;
  if (const auto* number = std::get_if<std::int64_t>(&value))
    code = sqlite3_bind_int64(statement_.get(), parameter, *number);
  else if (const auto* text = std::get_if<std::string_view>(&value))
    // A view of nothing has no address, which would bind null.
    code = sqlite3_bind_text64(statement_.get(), parameter, text->empty() ? "" : text->data(), text->size(), SQLITE_STATIC,
                               SQLITE_UTF8);
  else
    code = sqlite3_bind_null(statement_.get(), parameter);
  if (code != SQLITE_OK) fail();
}

Row SqliteStatement::row() const {
  Row row;
  sqlite3_stmt* statement = statement_.get();
  for (int i = 0; i < sqlite3_column_count(statement); ++i) {
    const int type = sqlite3_column_type(statement, i);
    if (type == SQLITE_INTEGER)
      row.emplace_back(sqlite3_column_int64(statement, i));
    else if (type == SQLITE_NULL)
      row.emplace_back(nullptr);
    else {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
      row.emplace_back(std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(statement, i))));
    }
  }
  return row;
}

Answer SqliteStatement::run(std::span<const Value> values) {
  // Resetting ends the statement's read, also when an exception leaves.
  const auto reset = [](sqlite3_stmt* statement) { sqlite3_reset(statement); };
  const std::unique_ptr<sqlite3_stmt, decltype(reset)> guard(statement_.get(), reset);
  int parameter = 0;
  for (const Value& value : values) bind(++parameter, value);
  Answer answer;
  int code = sqlite3_step(statement_.get());
  for (; code == SQLITE_ROW; code = sqlite3_step(statement_.get())) answer.rows.push_back(row());
  if (code != SQLITE_DONE) fail();
  answer.changed = sqlite3_changes64(file_);
  return answer;
}

SqliteFile::SqliteFile(const std::string& path) : path_(path) {
  if (path.empty()) throw Failure("the store needs the path of a file");
  open();
  configure();
}

void SqliteFile::open() {
  constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  sqlite3* file = nullptr;
  const int code = sqlite3_open_v2(path_.c_str(), &file, flags, hooks::sqlite_vfs());
  file_.reset(file);
  if (code != SQLITE_OK) throw Failure(path_ + ": " + reason_of(file));
  sqlite3_busy_timeout(file, busy_milliseconds);
}

// Two connections that switch a new file at once are refused without waiting, lest they wait for each other.
Answer SqliteFile::switch_to_log() {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(busy_milliseconds);
  while (true) try {
      return run(journal_mode_query, {});
    } catch (const Failure&) {
      const bool is_busy = (sqlite3_errcode(file_.get()) & 0xFF) == SQLITE_BUSY;
      if (!is_busy || std::chrono::steady_clock::now() > end) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

void SqliteFile::configure() {
  const Answer mode = switch_to_log();
  if (mode.rows.empty() || text_in(mode.rows[0], 0) != "wal")
    throw Failure(path_ + ": SQLite cannot keep a write-ahead log beside it");
  script(hooks::is_sabotaged("no sync") ? "PRAGMA synchronous = OFF" : "PRAGMA synchronous = FULL");
  script("PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864");
}

Answer SqliteFile::run(Query query, std::span<const Value> values) try {
  auto found = statements_.find(query);
  if (found == statements_.end()) found = statements_.try_emplace(query, file_.get(), query).first;
  return found->second.run(values);
} catch (const Taken& taken) {
  throw Taken(path_ + ": " + taken.what());
} catch (const Failure& failure) {
  throw Failure(path_ + ": " + failure.what());
}

void SqliteFile::script(const std::string& sql) {
  if (sqlite3_exec(file_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    throw Failure(path_ + ": " + reason_of(file_.get()));
}

SqliteFile::FileId SqliteFile::id_of_file(const std::string& path) {
  struct stat found{};
  if (stat(path.c_str(), &found) != 0) return std::nullopt;
  return std::pair(std::uint64_t{found.st_dev}, std::uint64_t{found.st_ino});
}

void SqliteFile::note_files() { opened_ = files(); }

void SqliteFile::expect_files() const {
  if (files() != opened_ && !hooks::is_sabotaged("trust the path"))
    throw Failure(path_ +
                  ": the file or its -wal was deleted, moved or replaced while it is open; nothing is stored until the very "
                  "same files are back. If they are gone, stop the server and restore a backup");
}

SqliteTransaction::SqliteTransaction(SqliteFile& file) : file_(file) { file_.run(immediate_begin, {}); }

void SqliteTransaction::commit() {
  file_.run(immediate_commit, {});
  is_open_ = false;
}

SqliteTransaction::~SqliteTransaction() {
  if (!is_open_) return;
  try {
    file_.run(rollback_query, {});
  } catch (const Failure&) {
    // SQLite has rolled back by itself.
  }
}

}  // namespace springtide::store
