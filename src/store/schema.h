// The schema of the store and the way to it from every earlier version, the same for both engines.
#pragma once

#include <string>

#include "store/sql.h"

namespace springtide::store {

// What the engines call differently.
struct Dialect {
  std::string_view key;                   // a whole number that rows are found by
  std::string_view counted_key;           // the same, counted by the engine
  std::string_view journals_in_chains{};  // a script; empty: the engine keeps an index of the entries
};

int newest_schema();

// Inside a transaction of the caller: brings the schema from `version` (0: an empty database) to the newest.
// Throws Failure, naming the place, if the schema is newer than this program.
void migrate(Session& session, const Dialect& dialect, std::int64_t version, const std::string& place);

// The version of a database that has the table schema_version.
std::int64_t schema_version(Session& session, const std::string& place);

}  // namespace springtide::store
