// Chooses the engine by the address.
#include "store/postgres_engine.h"
#include "store/spread.h"
#include "store/sql_store.h"
#include "store/sqlite_engine.h"

namespace springtide::store {

bool is_file(std::string_view address) { return address.find("://") == std::string_view::npos; }

namespace {

std::unique_ptr<Engine> engine_at(const std::string& address) {
  if (address.starts_with("postgresql://") || address.starts_with("postgres://"))
    return std::make_unique<PostgresEngine>(address);
  if (const std::size_t end = address.find("://"); end != std::string::npos)
    throw Failure("no store is named by " + address.substr(0, end) +
                  "://; it is postgresql://… or the path of an SQLite file");
  return std::make_unique<SqliteEngine>(address);
}

}  // namespace

std::vector<std::unique_ptr<Store>> open_stores(const std::vector<std::string>& addresses) {
  std::vector<std::unique_ptr<Engine>> engines;
  for (const std::string& address : addresses) engines.push_back(engine_at(address));
  expect_parts(engines);
  std::vector<std::unique_ptr<Store>> stores;
  for (std::unique_ptr<Engine>& engine : engines) stores.push_back(std::make_unique<SqlStore>(std::move(engine)));
  return stores;
}

std::unique_ptr<Store> open_store(const std::string& address) { return std::move(open_stores({address}).front()); }

}  // namespace springtide::store
