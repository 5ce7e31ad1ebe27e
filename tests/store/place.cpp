#include "store/place.h"

#include <libpq-fe.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>

namespace springtide::store {
namespace {

void check(bool is_fine, const std::string& reason) {
  if (!is_fine) throw std::runtime_error(reason);
}

std::string temporary_folder() {
  std::string path = (std::filesystem::temp_directory_path() / "springtide-store.XXXXXX").string();
  check(mkdtemp(path.data()) != nullptr, "no temporary folder");
  return path;
}

int add_line(void* lines, int columns, char** values, char**) {
  std::string& text = *static_cast<std::string*>(lines);
  for (int i = 0; i < columns; ++i) text += (i > 0 ? "|" : "") + std::string(values[i] == nullptr ? "" : values[i]);
  text += "\n";
  return 0;
}

std::string lines_of(const PGresult* result) {
  std::string text;
  for (int row = 0; row < PQntuples(result); ++row) {
    for (int i = 0; i < PQnfields(result); ++i) text += (i > 0 ? "|" : "") + std::string(PQgetvalue(result, row, i));
    text += "\n";
  }
  return text;
}

std::string next_schema() {
  static int count = 0;
  return "test_" + std::to_string(getpid()) + "_" + std::to_string(++count);
}

}  // namespace

std::string postgres_address() {
  const char* address = std::getenv("SPRINGTIDE_TEST_POSTGRES");
  check(address != nullptr, "SPRINGTIDE_TEST_POSTGRES is not set: run this by tests/store/with_postgres.sh");
  return address;
}

std::string ask_sqlite(const std::string& path, const std::string& sql) {
  sqlite3* file = nullptr;
  std::string lines;
  const bool is_fine = sqlite3_open(path.c_str(), &file) == SQLITE_OK && sqlite3_busy_timeout(file, 10'000) == SQLITE_OK &&
                       sqlite3_exec(file, sql.c_str(), add_line, &lines, nullptr) == SQLITE_OK;
  const std::string reason = sqlite3_errmsg(file);
  sqlite3_close(file);
  check(is_fine, reason);
  return lines;
}

std::string ask_postgres(const std::string& address, const std::string& sql) {
  PGconn* connection = PQconnectdb(address.c_str());
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
  PGresult* result = PQexec(connection, sql.c_str());
  const bool is_fine = PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;
  const std::string reason = PQerrorMessage(connection);
  const std::string lines = lines_of(result);
  PQclear(result);
  PQfinish(connection);
  check(is_fine, reason);
  return lines;
}

Place::Place(Kind kind) : kind_(kind), folder_(temporary_folder()) {
  if (kind == Kind::sqlite) {
    address_ = folder_ + "/games.db";
    return;
  }
  schema_ = next_schema();
  ask_postgres(postgres_address(), "CREATE SCHEMA " + schema_);
  address_ = postgres_address() + "?options=-csearch_path%3D" + schema_;
}

Place::~Place() {
  std::filesystem::remove_all(folder_);
  if (kind_ == Kind::postgres) ask_postgres(postgres_address(), "DROP SCHEMA " + schema_ + " CASCADE");
}

std::string Place::ask(const std::string& sql) const {
  return kind_ == Kind::sqlite ? ask_sqlite(address_, sql) : ask_postgres(address_, sql);
}

bool is_killed(const std::function<void()>& work) {
  const pid_t child = fork();
  check(child >= 0, "no new process");
  if (child == 0) {
    try {
      work();
      _exit(0);
    } catch (const std::exception& error) {
      std::cerr << "in the child: " << error.what() << "\n";
      _exit(1);
    }
  }
  int status = 0;
  check(waitpid(child, &status, 0) == child, "the child is lost");
  check(WIFSIGNALED(status) || WEXITSTATUS(status) == 0, "the child failed");
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

Environment::Environment(const char* name, const std::string& value) : name_(name) { setenv(name, value.c_str(), 1); }

Environment::~Environment() { unsetenv(name_); }

}  // namespace springtide::store
