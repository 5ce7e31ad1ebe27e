// Several stores at once on one database: nothing is lost, nothing doubled, nobody is turned away.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

class TogetherTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
};

INSTANTIATE_TEST_SUITE_P(engines, TogetherTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

// Work for each of so many threads; what one of them throws is a failure of the test.
template <class Work>
void in_threads(int count, Work work) {
  std::vector<std::thread> threads;
  for (int number = 0; number < count; ++number)
    threads.emplace_back([=] {
      try {
        work(number);
      } catch (const std::exception& error) {
        ADD_FAILURE() << "thread " << number << ": " << error.what();
      }
    });
  for (std::thread& thread : threads) thread.join();
}

// Appends until so many of its own entries are stored; a conflict reads what is new and tries again.
void contribute(Store& store, const std::string& table, const std::string& author, int entries) {
  std::int64_t last = static_cast<std::int64_t>(store.journal(table).size());
  for (int number = 0; number < entries;) {
    Append append = append_of(table, last + 1);
    append.entry = author + std::to_string(number);
    if (append_one(store, append) == Appended::stored) {
      ++number;
      ++last;
    } else {
      last += static_cast<std::int64_t>(store.journal(table, last).size());
    }
  }
}

TEST_P(TogetherTest, two_writers_of_one_table_lose_nothing) {
  constexpr int entries = 150;
  fill(*place.open(), "t1", 1);
  in_threads(2, [&](int number) { contribute(*place.open(), "t1", number == 0 ? "north " : "south ", entries); });
  std::map<std::string, std::vector<std::string>> by_author;
  std::int64_t seq = 0;
  for (const JournalEntry& entry : place.open()->journal("t1")) {
    EXPECT_EQ(entry.seq, ++seq);
    if (seq > 1) by_author[entry.entry.substr(0, 6)].push_back(entry.entry);
  }
  for (const std::string author : {"north ", "south "}) {
    std::vector<std::string> expected;
    for (int number = 0; number < entries; ++number) expected.push_back(author + std::to_string(number));
    EXPECT_EQ(by_author[author], expected);
  }
  EXPECT_EQ(place.open()->table("t1"), row_of("t1", seq));
}

// Every thread creates or continues all tables, each batch in another order.
TEST_P(TogetherTest, batches_in_any_order_do_not_block_each_other) {
  constexpr int tables = 12, rounds = 30, nodes = 3;
  place.open();
  std::array<int, nodes> won{};
  in_threads(nodes, [&](int node) {
    const auto store = place.open();
    std::mt19937 random(static_cast<unsigned>(node));
    for (std::int64_t seq = 1; seq <= rounds; ++seq) {
      std::vector<Append> batch;
      for (int table = 0; table < tables; ++table) batch.push_back(append_of("t" + std::to_string(table), seq));
      std::ranges::shuffle(batch, random);
      for (Append& append : batch) append.seats = {{.seat = node, .player = "p" + std::to_string(node)}};
      won[static_cast<std::size_t>(node)] += static_cast<int>(std::ranges::count(store->append(batch), Appended::stored));
    }
  });
  const auto store = place.open();
  std::size_t kept = 0;
  for (int table = 0; table < tables; ++table) {
    const std::string id = "t" + std::to_string(table);
    const auto journal = store->journal(id);
    EXPECT_EQ(journal, journal_of(id, 1, static_cast<std::int64_t>(journal.size())));
    EXPECT_EQ(store->table(id), row_of(id, static_cast<std::int64_t>(journal.size())));
    kept += journal.size();
  }
  EXPECT_EQ(static_cast<std::size_t>(won[0] + won[1] + won[2]), kept);
}

TEST_P(TogetherTest, one_node_wins_a_lease) {
  fill(*place.open(), "t1", 1);
  std::array<bool, 4> has{};
  in_threads(4, [&](int node) {
    has[static_cast<std::size_t>(node)] = place.open()->lease("t1", "node " + std::to_string(node), 0, 5'000);
  });
  EXPECT_EQ(std::ranges::count(has, true), 1);
}

TEST_P(TogetherTest, a_job_is_taken_once) {
  constexpr int jobs = 40;
  const auto store = place.open();
  store->add_player(guest("anna"));
  for (int i = 0; i < jobs; ++i) store->add_job({.id = "j" + std::to_string(i), .kind = "k", .owner = "anna"});
  std::array<int, 4> taken{};
  in_threads(4, [&](int number) {
    const auto own = place.open();
    const JobLease lease{.node = std::to_string(number), .now = 1000, .until = 9000};
    while (own->take_job(lease, 3, "")) ++taken.at(static_cast<std::size_t>(number));
  });
  EXPECT_EQ(taken[0] + taken[1] + taken[2] + taken[3], jobs);
}

TEST_P(TogetherTest, nodes_that_start_together_make_one_schema) {
  in_threads(6, [&](int node) { fill(*place.open(), "t" + std::to_string(node), 2); });
  for (int node = 0; node < 6; ++node) {
    const std::string id = "t" + std::to_string(node);
    EXPECT_EQ(place.open()->journal(id), journal_of(id, 1, 2));
  }
}

TEST_P(TogetherTest, one_of_many_gets_a_login) {
  for (int number = 0; number < 4; ++number) place.open()->add_player(guest("g" + std::to_string(number)));
  std::array<bool, 4> has{};
  in_threads(4, [&](int number) {
    has[static_cast<std::size_t>(number)] = place.open()->set_login("g" + std::to_string(number), "Anna", "p", "r");
  });
  EXPECT_EQ(std::ranges::count(has, true), 1);
}

// The test of the tests above: a store that takes a conflict for success is noticed.
TEST_P(TogetherTest, an_ignored_conflict_loses_an_entry) {
  fill(*place.open(), "t1", 1);
  const Environment sabotage("SPRINGTIDE_SABOTAGE", "ignore conflict");
  const auto north = place.open(), south = place.open();
  contribute(*north, "t1", "north ", 1);
  Append late = append_of("t1", 2);
  late.entry = "south 0";
  EXPECT_EQ(append_one(*south, late), Appended::stored);
  std::set<std::string> entries;
  for (const JournalEntry& entry : north->journal("t1")) entries.insert(entry.entry);
  EXPECT_TRUE(entries.contains("north 0"));
  EXPECT_FALSE(entries.contains("south 0"));
}

// Whoever shows the old password while it is being replaced is either too late, or signed out by it.
TEST_P(TogetherTest, recovery_leaves_nobody_signed_in) {
  place.open()->add_player(account("anna", "anna"));
  constexpr int rounds = 40;
  for (int round = 0; round < rounds; ++round) {
    const std::string before = round == 0 ? "p" : "p" + std::to_string(round);
    const std::string after = "p" + std::to_string(round + 1);
    in_threads(2, [&](int number) {
      const auto store = place.open();
      SignIn sign_in = sign_in_of("anna", "thief");
      sign_in.password_hash = before;
      if (number == 0) store->sign_in(sign_in);
      if (number == 1) store->recover(recovery_of("anna", after, "r", "owner" + after));
    });
    EXPECT_FALSE(place.open()->player_of_token("thief")) << "round " << round;
  }
}

// Whoever signs in while the account is being locked is either too late, or signed out by it.
TEST_P(TogetherTest, a_lock_leaves_nobody_signed_in) {
  place.open()->add_player(account("anna", "anna"));
  constexpr int rounds = 40;
  for (int round = 0; round < rounds; ++round) {
    in_threads(2, [&](int number) {
      const auto store = place.open();
      const Act act{.time = 1, .by = "root", .kind = "account lock", .reason = "a test"};
      if (number == 0) store->sign_in(sign_in_of("anna", "token" + std::to_string(round)));
      if (number == 1) store->carry_out(act, LockAccount{.player = "anna"});
    });
    const auto store = place.open();
    EXPECT_FALSE(store->player_of_token("token" + std::to_string(round))) << "round " << round;
    store->carry_out({.time = 2, .by = "root", .kind = "account unlock", .reason = "a test"},
                     UnlockAccount{.player = "anna"});
  }
}

}  // namespace
}  // namespace springtide::store
