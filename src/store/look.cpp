#include "store/look.h"

#include <sqlite3.h>

#include <filesystem>
#include <memory>

#include "store/postgres_connection.h"
#include "store/postgres_engine.h"
#include "store/rows.h"
#include "store/schema.h"

namespace springtide::store {
namespace {

constexpr char schema_there[] = "SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL";
constexpr char clock_there[] = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

using File = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

std::optional<std::int64_t> schema_in_file(const std::string& path) {
  if (!std::filesystem::exists(path)) return std::nullopt;
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr);
  const File file(opened, sqlite3_close);
  const auto fail = [&] { throw Failure(path + ": " + sqlite3_errmsg(file.get())); };
  if (code != SQLITE_OK) fail();
  const auto number = [&](const char* query) -> std::optional<std::int64_t> {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(file.get(), query, -1, &statement, nullptr) != SQLITE_OK) fail();
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> guard(statement, sqlite3_finalize);
    const int stepped = sqlite3_step(statement);
    if (stepped != SQLITE_ROW && stepped != SQLITE_DONE) fail();
    return stepped == SQLITE_ROW ? std::optional<std::int64_t>(sqlite3_column_int64(statement, 0)) : std::nullopt;
  };
  if (number("SELECT count(*) FROM sqlite_master WHERE type = 'table'") == 0) return std::nullopt;
  if (number("SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'") == 0)
    throw Failure(path + ": an SQLite file, but not one of springtide's");
  return number("SELECT version FROM schema_version");
}

Look look_at_server(const std::string& address) {
  const PostgresEngine::Options options(address);
  PostgresConnection connection(
      options.address, [](PostgresConnection&) {}, std::make_shared<std::atomic<bool>>(false), options.pooling);
  Look look{.newest = newest_schema()};
  if (!run(connection, schema_there).rows.empty()) look.schema = schema_version(connection, connection.place());
  look.clock = number_in(run(connection, clock_there).rows.at(0), 0);
  return look;
}

}  // namespace

Look look_at(const std::string& address) {
  if (is_file(address)) return {.schema = schema_in_file(address), .newest = newest_schema()};
  if (address.starts_with("postgresql://") || address.starts_with("postgres://")) return look_at_server(address);
  throw Failure(address + ": expected postgresql://… or the path of an SQLite file");
}

}  // namespace springtide::store
