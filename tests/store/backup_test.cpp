// Backup and restore by the commands of docs/operations.md, while games are being played.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

const std::vector<std::string> table_ids{"t1", "t2", "t3", "t4", "t5"};

void run_command(const std::string& command) { ASSERT_EQ(std::system(command.c_str()), 0) << command; }

// Appends to all tables in turn, on a thread of its own, until it is told to stop.
class Writer {
 public:
  explicit Writer(const Place& place) : thread_([this, &place] { write(place); }) {}
  ~Writer() { stop(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  std::int64_t acknowledged() const { return acknowledged_; }  // so many entries in every table
  void wait_for(std::int64_t entries) const {
    while (acknowledged_ < entries) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  void stop() {
    is_over_ = true;
    if (thread_.joinable()) thread_.join();
  }

 private:
  void write(const Place& place) {
    const auto store = place.open();
    for (std::int64_t seq = 1; !is_over_; ++seq) {
      std::vector<Append> batch;
      for (const std::string& table : table_ids) batch.push_back(append_of(table, seq));
      store->append(batch);
      acknowledged_ = seq;
    }
  }

  std::atomic<std::int64_t> acknowledged_ = 0;
  std::atomic<bool> is_over_ = false;
  std::thread thread_;
};

// One moment of all tables together, not before `least` entries of each were acknowledged; and the store can go on from it.
void expect_whole(Store& restored, std::int64_t least) {
  const auto last = static_cast<std::int64_t>(restored.journal("t1").size());
  EXPECT_GE(last, least);
  for (const std::string& table : table_ids) {
    EXPECT_EQ(restored.journal(table), journal_of(table, 1, last));
    EXPECT_EQ(restored.table(table), row_of(table, last));
    EXPECT_EQ(append_one(restored, append_of(table, last)), Appended::conflict);
    EXPECT_EQ(append_one(restored, append_of(table, last + 1)), Appended::stored);
  }
  EXPECT_EQ(restored.player_of_token("token"), account("anna", "anna"));
}

void prepare(const Place& place) {
  const auto store = place.open();
  store->add_player(account("anna", "anna"));
  store->add_token(token_of("token", 1), "anna");
}

void expect_sqlite_backup(const std::string& command) {
  const Place place(Kind::sqlite);
  prepare(place);
  const std::string copy = place.folder() + "/copy.db";
  Writer writer(place);
  writer.wait_for(50);
  const std::int64_t before = writer.acknowledged();
  run_command("sqlite3 " + place.address() + " \".timeout 10000\" \"" + command + " '" + copy + "'\"");
  const std::int64_t after = writer.acknowledged();
  writer.wait_for(after + 5);  // the writer goes on
  writer.stop();
  EXPECT_EQ(ask_sqlite(copy, "PRAGMA integrity_check"), "ok\n");
  expect_whole(*open_store(copy), before);
}

TEST(Backup, sqlite_backup_while_playing) { expect_sqlite_backup(".backup"); }

TEST(Backup, sqlite_vacuum_into_while_playing) { expect_sqlite_backup("VACUUM INTO"); }

// A restored file must not meet the log of another: its own is whole without one.
TEST(Backup, sqlite_restore_over_a_lost_file) {
  const Place place(Kind::sqlite);
  prepare(place);
  for (const std::string& table : table_ids) fill(*place.open(), table, 3);
  const std::string copy = place.folder() + "/copy.db", file = place.address();
  run_command("sqlite3 " + file + " \".backup '" + copy + "'\"");
  for (const std::string& table : table_ids) append_one(*place.open(), append_of(table, 4));
  run_command("rm -f " + file + " " + file + "-wal " + file + "-shm && cp " + copy + " " + file);
  EXPECT_EQ(place.open()->journal("t1"), journal_of("t1", 1, 3));
  expect_whole(*place.open(), 3);
}

// Makes and drops a database beside the one of the tests.
class SpareDatabase {
 public:
  explicit SpareDatabase(const std::string& name) : name_(name) {
    ask_postgres(postgres_address(), "CREATE DATABASE " + name);
  }
  ~SpareDatabase() { ask_postgres(postgres_address(), "DROP DATABASE " + name_ + " WITH (FORCE)"); }
  SpareDatabase(const SpareDatabase&) = delete;
  SpareDatabase& operator=(const SpareDatabase&) = delete;

  std::string address() const {
    const std::string address = postgres_address();
    return address.substr(0, address.rfind('/') + 1) + name_;
  }

 private:
  std::string name_;
};

TEST(Backup, postgres_dump_while_playing) {
  const Place place(Kind::postgres);
  prepare(place);
  const std::string dump = place.folder() + "/games.dump";
  const SpareDatabase spare("restored_" + place.schema());
  Writer writer(place);
  writer.wait_for(50);
  const std::int64_t before = writer.acknowledged();
  run_command("pg_dump --format=custom --schema=" + place.schema() + " --file=" + dump + " '" + postgres_address() + "'");
  const std::int64_t after = writer.acknowledged();
  writer.wait_for(after + 5);
  writer.stop();
  run_command("pg_restore --exit-on-error --single-transaction --no-owner --dbname='" + spare.address() + "' " + dump);
  expect_whole(*open_store(spare.address() + "?options=-csearch_path%3D" + place.schema()), before);
}

}  // namespace
}  // namespace springtide::store
