// An SQLite file with its prepared statements, and a transaction on it.
#pragma once

#include <sqlite3.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "store/sql.h"

namespace springtide::store {

// A prepared statement.
class SqliteStatement {
 public:
  SqliteStatement(sqlite3* file, Query query);
  Answer run(std::span<const Value> values);

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  void bind(int parameter, const Value& value);
  Row row() const;
  [[noreturn]] void fail() const;

  sqlite3* file_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_{};
};

class SqliteFile final : public Session {
 public:
  explicit SqliteFile(const std::string& path);

  Answer run(Query query, std::span<const Value> values) override;
  void script(const std::string& sql) override;
  const std::string& path() const { return path_; }

  // Which files are open here: database and log. Once the first transaction has made them.
  void note_files();
  // Throws Failure if others lie there by now, or none: what is written would be lost with the process.
  void expect_files() const;

 private:
  // Device and number of a file; nothing if there is none.
  using FileId = std::optional<std::pair<std::uint64_t, std::uint64_t>>;
  static FileId id_of_file(const std::string& path);
  std::array<FileId, 2> files() const { return {id_of_file(path_), id_of_file(path_ + "-wal")}; }

  struct Close {
    void operator()(sqlite3* file) const { sqlite3_close(file); }
  };

  void open();
  Answer switch_to_log();
  void configure();

  std::string path_;
  std::unique_ptr<sqlite3, Close> file_{};
  std::unordered_map<Query, SqliteStatement> statements_{};
  std::array<FileId, 2> opened_{};
};

// Rolled back unless it was committed.
class SqliteTransaction {
 public:
  explicit SqliteTransaction(SqliteFile& file);
  ~SqliteTransaction();
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;
  void commit();

 private:
  SqliteFile& file_;
  bool is_open_ = true;
};

}  // namespace springtide::store
