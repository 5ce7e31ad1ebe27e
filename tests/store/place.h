// A fresh place for a store, for one test: a temporary folder, or a schema of its own in the PostgreSQL that runs the tests.
#pragma once

#include <functional>
#include <string>

#include "store/store.h"

namespace springtide::store {

enum class Kind : std::uint8_t { sqlite, postgres };

// The address of the server for tests. Throws without one: tests/store/with_postgres.sh gives it.
std::string postgres_address();

// Talks to a database past the store: rows as lines, cells separated by |.
std::string ask_sqlite(const std::string& path, const std::string& sql);
std::string ask_postgres(const std::string& address, const std::string& sql);

class Place {
 public:
  explicit Place(Kind kind);
  ~Place();
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  Kind kind() const { return kind_; }
  const std::string& address() const { return address_; }
  const std::string& folder() const { return folder_; }  // for files of the test
  const std::string& schema() const { return schema_; }  // of PostgreSQL
  std::string ask(const std::string& sql) const;
  std::unique_ptr<Store> open() const { return open_store(address_); }

 private:
  Kind kind_;
  std::string folder_;
  std::string schema_{};
  std::string address_{};
};

// Does the work in a process of its own, which must end by being killed or by itself. True if SIGKILL ended it.
bool is_killed(const std::function<void()>& work);

// For the life of this object.
class Environment {
 public:
  Environment(const char* name, const std::string& value);
  ~Environment();
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  const char* name_;
};

}  // namespace springtide::store
