// PostgreSQL alone: listeners, lost connections, addresses.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Strings = std::vector<std::string>;

class PostgresTest : public testing::Test {
 protected:
  Place place{Kind::postgres};
  std::unique_ptr<Store> store = place.open();

  // Ends every connection of a store, as a restarting server would.
  void cut_connections() {
    ask_postgres(postgres_address(),
                 "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'springtide'");
  }
};

// All that is heard within the time, sorted.
Strings all_heard(Listener& listener, int milliseconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  Strings tables;
  while (std::chrono::steady_clock::now() < end)
    for (const std::string& table : listener.wait(20)) tables.push_back(table);
  std::ranges::sort(tables);
  return tables;
}

TEST_F(PostgresTest, a_listener_hears_of_other_nodes) {
  const auto other = place.open();
  const auto listener = store->listen();
  EXPECT_TRUE(listener->wait(0).empty());
  other->append(std::vector{append_of("t1", 1), append_of("t1", 2), append_of("t2", 1), append_of("t3", 7)});
  EXPECT_EQ(all_heard(*listener, 300), (Strings{"t1", "t2"}));  // t3 was a conflict
  append_one(*store, append_of("t1", 3));
  EXPECT_TRUE(listener->wait(200).empty());  // the own ones are no news
}

TEST_F(PostgresTest, a_listener_waits_no_longer_than_told_and_no_longer_than_needed) {
  const auto other = place.open();
  const auto listener = store->listen();
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_TRUE(listener->wait(100).empty());
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(100));
  append_one(*other, append_of("t1", 1));
  EXPECT_EQ(listener->wait(3'600'000), Strings{"t1"});
}

TEST_F(PostgresTest, a_lost_notify_is_not_heard) {
  const auto other = place.open();
  const auto listener = store->listen();
  const Environment sabotage("SPRINGTIDE_SABOTAGE", "lose notify");
  EXPECT_EQ(append_one(*other, append_of("t1", 1)), Appended::stored);
  EXPECT_TRUE(all_heard(*listener, 300).empty());
}

TEST_F(PostgresTest, a_lost_connection_fails_once_and_is_made_again) {
  fill(*store, "t1", 1);
  cut_connections();
  EXPECT_THROW(store->journal("t1"), Failure);
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 1));
  cut_connections();
  EXPECT_THROW(append_one(*store, append_of("t1", 2)), Failure);
  EXPECT_EQ(append_one(*store, append_of("t1", 2)), Appended::stored);
  cut_connections();
  EXPECT_THROW(store->public_open(1), Failure);
  store->public_open(1);
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 2));
}

TEST_F(PostgresTest, a_listener_is_there_again_after_a_lost_connection) {
  const auto listener = store->listen();
  cut_connections();
  EXPECT_THROW(listener->wait(5'000), Failure);
  EXPECT_TRUE(listener->wait(0).empty());
  const auto other = place.open();
  append_one(*other, append_of("t1", 1));
  EXPECT_EQ(all_heard(*listener, 300), Strings{"t1"});
  EXPECT_THROW(store->public_open(1), Failure);
  append_one(*store, append_of("t1", 2));
  EXPECT_TRUE(listener->wait(200).empty());  // the new connection's are the own ones too
}

// The stopped node holds the key of the entry; the server puts it out after five seconds.
TEST_F(PostgresTest, a_node_that_stands_still_does_not_hold_up_others) {
  fill(*store, "t1", 1);
  const pid_t stopped = fork();
  if (stopped == 0) {
    setenv("SPRINGTIDE_STOP_AT", "before commit", 1);
    append_one(*place.open(), append_of("t1", 2));
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(stopped, &status, WUNTRACED), stopped);
  EXPECT_TRUE(WIFSTOPPED(status));
  EXPECT_EQ(append_one(*store, append_of("t1", 2)), Appended::stored);
  kill(stopped, SIGKILL);
  waitpid(stopped, &status, 0);
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 2));
}

TEST_F(PostgresTest, a_lease_goes_by_the_databases_clock_whatever_the_nodes_show) {
  constexpr Time hour = 3'600'000;
  fill(*store, "t1", 1);
  fill(*store, "t2", 1);
  EXPECT_TRUE(store->lease("t1", "north", 0, hour));
  EXPECT_FALSE(store->lease("t1", "south", 100 * hour, 101 * hour));
  EXPECT_TRUE(store->lease("t2", "south", 100 * hour, 101 * hour));
  EXPECT_TRUE(store->lease("t1", "north", 50 * hour, 50 * hour + 1));  // prolonged, by less
  while (!store->lease("t1", "south", -100 * hour, -99 * hour)) usleep(1'000);
  EXPECT_FALSE(store->lease("t1", "north", 200 * hour, 201 * hour));  // taken over
  EXPECT_TRUE(store->lease("t1", "south", 0, hour));
}

TEST_F(PostgresTest, nodes_go_by_the_databases_clock) {
  const Time before = std::stoll(place.ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"));
  const std::optional<Time> time = store->clock();
  ASSERT_TRUE(time);
  EXPECT_GE(*time, before);
  EXPECT_LE(*time, std::stoll(place.ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")));
}

// Nothing is left behind in a connection that the next transaction would need, or stumble over.
TEST_F(PostgresTest, for_a_pooler_of_transactions_each_transaction_is_enough_for_itself) {
  const auto pooled = open_store(place.address() + "&pooling=transaction");
  for (int seq = 1; seq <= 3; ++seq) {
    EXPECT_EQ(append_one(*pooled, append_of("t1", seq)), Appended::stored);
    EXPECT_EQ(append_one(*pooled, append_of("t1", seq)), Appended::conflict);
  }
  EXPECT_EQ(pooled->journal("t1"), journal_of("t1", 1, 3));
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 3));
  pooled->add_player({.id = "anna", .name = "Anna"});
  EXPECT_EQ(pooled->sign_in({.account = "anna", .token = {.hash = "token"}, .place = "here"}), SignedIn::done);
  EXPECT_TRUE(pooled->knows_place("anna", "here"));
  EXPECT_TRUE(pooled->lease("t1", "north", 0, 1'000));
  EXPECT_FALSE(pooled->listen()->hears());
  EXPECT_TRUE(store->listen()->hears());
}

TEST_F(PostgresTest, who_shall_not_notify_neither_calls_nor_listens) {
  const auto listener = store->listen();
  for (const char* options : {"&notify=off", "&notify=off&pooling=transaction", "&pooling=transaction&notify=off"}) {
    const auto quiet = open_store(place.address() + options);
    const std::string table = options;
    EXPECT_EQ(append_one(*quiet, append_of(table, 1)), Appended::stored);
    EXPECT_EQ(append_one(*quiet, append_of(table, 2)), Appended::stored);
    EXPECT_EQ(append_one(*quiet, append_of(table, 2)), Appended::conflict);
    EXPECT_EQ(store->journal(table), journal_of(table, 1, 2));
    EXPECT_FALSE(quiet->listen()->hears());
  }
  EXPECT_TRUE(all_heard(*listener, 300).empty());
}

// As a server that speaks PostgreSQL's protocol and has neither NOTIFY nor advisory locks.
TEST(PostgresOpening, what_a_server_does_not_have_is_done_without) {
  const std::string name = "bare_" + std::to_string(getpid());
  ask_postgres(postgres_address(), "CREATE DATABASE " + name);
  const std::string server = postgres_address();
  const std::string address = server.substr(0, server.rfind('/') + 1) + name;
  ask_postgres(address, "ALTER FUNCTION pg_catalog.pg_notify(text, text) RENAME TO gone");
  ask_postgres(address, "ALTER FUNCTION pg_catalog.pg_advisory_xact_lock(bigint) RENAME TO gone");
  {
    const auto north = open_store(address), south = open_store(address);
    EXPECT_EQ(append_one(*north, append_of("t1", 1)), Appended::stored);
    EXPECT_EQ(append_one(*south, append_of("t1", 1)), Appended::conflict);
    EXPECT_EQ(append_one(*south, append_of("t1", 2)), Appended::stored);
    EXPECT_EQ(north->journal("t1"), journal_of("t1", 1, 2));
    EXPECT_FALSE(south->listen()->hears());
  }
  ask_postgres(postgres_address(), "DROP DATABASE " + name);
}

TEST(PostgresOpening, no_server_is_a_failure_that_names_the_place) {
  try {
    open_store("postgresql://anna:sesame@127.0.0.1:1/games");
    FAIL() << "opened";
  } catch (const Failure& failure) {
    const std::string sentence = failure.what();
    EXPECT_NE(sentence.find("PostgreSQL at 127.0.0.1:1, database games: "), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("refused"), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find("sesame"), std::string::npos) << sentence;
  }
}

TEST(PostgresOpening, a_wrong_address_keeps_its_password_to_itself) {
  for (const char* address :
       {"postgresql://anna:sesame@[::1/games", "postgresql://anna:sesame%@host/games",
        "postgresql://anna:sesame@host/games?colour=sesame", "postgresql://anna:sesame@host:x:y/games"}) {
    try {
      open_store(address);
      ADD_FAILURE() << "opened " << address;
    } catch (const Failure& failure) {
      EXPECT_EQ(std::string(failure.what()).find("sesame"), std::string::npos) << failure.what();
    }
  }
}

}  // namespace
}  // namespace springtide::store
