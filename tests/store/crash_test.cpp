// A killed process loses nothing that was acknowledged, and leaves nothing by halves.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

void append_three(Store& store) {
  std::vector<Append> batch{append_of("t1", 2), append_of("t2", 1), append_of("t3", 1)};
  batch[1].seats = {{.seat = 1, .player = "anna"}};
  store.append(batch);
}

class CrashTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};

  // Kills a process at this step of appending three entries; how many of them are there then.
  int survivors(const std::string& step) {
    fill(*place.open(), "t1", 1);
    const Environment crash("SPRINGTIDE_CRASH_AT", step);
    const bool was_killed = is_killed([&] { append_three(*place.open()); });
    EXPECT_TRUE(was_killed) << step;
    return entries_there();
  }

  int entries_there() {
    const auto store = place.open();
    const std::size_t seats = store->tables_of({"anna"}, 9).size();
    const std::size_t second = store->journal("t2").size();
    EXPECT_EQ(seats, second);
    EXPECT_EQ(store->table("t2").has_value(), second == 1);
    EXPECT_EQ(store->table("t1"), row_of("t1", static_cast<std::int64_t>(store->journal("t1").size())));
    return static_cast<int>(store->journal("t1", 1).size() + second + store->journal("t3").size());
  }
};

INSTANTIATE_TEST_SUITE_P(engines, CrashTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(CrashTest, before_the_commit_nothing_is_there) {
  for (const char* step : {"append begun", "entry inserted", "entry inserted:2", "entry inserted:3", "before commit"}) {
    EXPECT_EQ(survivors(step), 0) << step;
  }
}

TEST_P(CrashTest, after_the_commit_everything_is_there) { EXPECT_EQ(survivors("after commit"), 3); }

TEST_P(CrashTest, a_step_that_is_not_reached_kills_nobody) {
  fill(*place.open(), "t1", 1);
  const Environment crash("SPRINGTIDE_CRASH_AT", "entry inserted:4");
  EXPECT_FALSE(is_killed([&] { append_three(*place.open()); }));
  EXPECT_EQ(entries_there(), 3);
}

// --- a machine that loses what was not synced ---

class ForgetfulTest : public testing::Test {
 protected:
  Place place{Kind::sqlite};

  // A process appends so many batches and is killed after the last was acknowledged; how many entries are there then.
  std::size_t remembered(std::int64_t batches, std::int64_t entries_each) {
    EXPECT_TRUE(is_killed([&] {
      const Environment forgetful("SPRINGTIDE_VFS", "forgetful");
      const auto store = place.open();
      for (std::int64_t last = 0; last < batches * entries_each; last += entries_each) {
        std::vector<Append> batch;
        for (std::int64_t seq = last + 1; seq <= last + entries_each; ++seq) batch.push_back(append_of("t1", seq));
        store->append(batch);
      }
      kill(getpid(), SIGKILL);
    }));
    const auto journal = place.open()->journal("t1");
    EXPECT_EQ(journal, journal_of("t1", 1, static_cast<std::int64_t>(journal.size())));
    return journal.size();
  }
};

TEST_F(ForgetfulTest, what_was_acknowledged_is_there) { EXPECT_EQ(remembered(1, 1), 1u); }

// Enough for the log to be copied into the file and begun again several times.
TEST_F(ForgetfulTest, what_was_acknowledged_is_there_after_many_entries) { EXPECT_EQ(remembered(300, 40), 12'000u); }

TEST_F(ForgetfulTest, without_syncing_it_is_not) {
  place.open();  // the schema is there
  const Environment sabotage("SPRINGTIDE_SABOTAGE", "no sync");
  EXPECT_EQ(remembered(5, 1), 0u);
}

// The saboteur's loss is the shim's doing: the kernel alone keeps what a killed process wrote.
TEST_F(ForgetfulTest, without_the_shim_a_killed_process_loses_nothing_even_unsynced) {
  const Environment sabotage("SPRINGTIDE_SABOTAGE", "no sync");
  EXPECT_TRUE(is_killed([&] {
    fill(*place.open(), "t1", 5);
    kill(getpid(), SIGKILL);
  }));
  EXPECT_EQ(place.open()->journal("t1").size(), 5u);
}

TEST_F(ForgetfulTest, a_transaction_that_was_not_committed_is_forgotten) {
  fill(*place.open(), "t1", 2);
  EXPECT_TRUE(is_killed([&] {
    const Environment forgetful("SPRINGTIDE_VFS", "forgetful");
    const Environment crash("SPRINGTIDE_CRASH_AT", "before commit");
    append_one(*place.open(), append_of("t1", 3));
  }));
  EXPECT_EQ(place.open()->journal("t1").size(), 2u);
}

TEST_F(ForgetfulTest, the_shim_behaves_like_a_file_while_nothing_crashes) {
  EXPECT_FALSE(is_killed([&] {
    const Environment forgetful("SPRINGTIDE_VFS", "forgetful");
    const auto store = place.open(), other = place.open();
    for (std::int64_t seq = 1; seq <= 40; ++seq) append_one(seq % 2 == 0 ? *store : *other, append_of("t1", seq));
    if (other->journal("t1") != journal_of("t1", 1, 40)) throw std::runtime_error("not what was written");
  }));
  // Closed in good order: the log was copied, synced and removed.
  EXPECT_EQ(place.open()->journal("t1"), journal_of("t1", 1, 40));
  EXPECT_EQ(place.ask("PRAGMA integrity_check"), "ok\n");
}

}  // namespace
}  // namespace springtide::store
