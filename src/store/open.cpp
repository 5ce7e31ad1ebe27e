// Chooses the engine by the address.
#include "store/postgres_engine.h"
#include "store/sql_store.h"
#include "store/sqlite_engine.h"

namespace springtide::store {

bool is_file(std::string_view address) { return address.find("://") == std::string_view::npos; }

std::unique_ptr<Store> open_store(const std::string& address) {
  if (address.starts_with("postgresql://") || address.starts_with("postgres://"))
    return std::make_unique<SqlStore>(std::make_unique<PostgresEngine>(address));
  if (const std::size_t end = address.find("://"); end != std::string::npos)
    throw Failure("no store is named by " + address.substr(0, end) +
                  "://; it is postgresql://… or the path of an SQLite file");
  return std::make_unique<SqlStore>(std::make_unique<SqliteEngine>(address));
}

}  // namespace springtide::store
