// An SQLite file that is deleted, moved or replaced while it is open, and one that two servers want.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "store/hold.h"
#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

namespace fs = std::filesystem;

class FilesTest : public testing::Test {
 protected:
  // Of the table's next entry: whether it was stored.
  bool appends(int seq) try {
    return append_one(*store, append_of("t", seq)) == Appended::stored;
  } catch (const Failure& failure) {
    reason = failure.what();
    return false;
  }

  Place place{Kind::sqlite};
  std::unique_ptr<Store> store = place.open();
  std::string reason{};
};

TEST_F(FilesTest, nothing_is_acknowledged_into_a_file_that_is_not_there) {
  for (const std::string what : {"", "-wal"}) {
    const std::string path = place.address() + what;
    store.reset();
    fs::remove_all(place.address());
    store = place.open();
    ASSERT_TRUE(appends(1));
    fs::rename(path, path + ".away");
    EXPECT_FALSE(appends(2)) << path;
    EXPECT_NE(reason.find("deleted, moved or replaced"), std::string::npos) << reason;
    EXPECT_THROW(store->journal("t"), Failure);
    std::ofstream(path) << "something else";
    EXPECT_FALSE(appends(2)) << path;
    fs::rename(path + ".away", path);
    EXPECT_TRUE(appends(2)) << path;  // by itself, once it is back
    EXPECT_EQ(store->journal("t").size(), 2u);
  }
}

TEST_F(FilesTest, a_file_that_vanishes_in_the_middle_of_a_transaction_is_noticed) {
  store.reset();
  const pid_t child = fork();
  if (child == 0) {
    const Environment stop("SPRINGTIDE_STOP_AT", "before commit");
    store = place.open();
    _exit(appends(1) ? 1 : 0);
  }
  int status = 0;
  waitpid(child, &status, WUNTRACED);
  ASSERT_TRUE(WIFSTOPPED(status));
  fs::remove(place.address());
  kill(child, SIGCONT);
  waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

// The test of the test.
TEST_F(FilesTest, whoever_trusts_the_path_writes_into_the_void) {
  const Environment sabotage("SPRINGTIDE_SABOTAGE", "trust the path");
  ASSERT_TRUE(appends(1));
  fs::remove(place.address());
  EXPECT_TRUE(appends(2));
}

TEST_F(FilesTest, a_file_is_held_by_one_server_and_no_longer_than_it_lives) {
  const auto hold_elsewhere = [this] {
    const pid_t child = fork();
    if (child == 0) {
      try {
        const Hold hold(place.address());
        _exit(0);
      } catch (const Failure& failure) {
        _exit(std::string(failure.what()).find("another server") != std::string::npos ? 1 : 2);
      }
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
  };
  {
    const Hold hold(place.address());
    EXPECT_EQ(hold_elsewhere(), 1);
    EXPECT_TRUE(appends(1));  // whoever reads, writes or makes a backup by SQLite's own means is not kept off
    EXPECT_EQ(place.ask("SELECT count(*) FROM journal"), "1\n");
  }
  EXPECT_EQ(hold_elsewhere(), 0);
  EXPECT_TRUE(is_killed([this] {
    const Hold hold(place.address());
    kill(getpid(), SIGKILL);
  }));
  EXPECT_EQ(hold_elsewhere(), 0);
}

TEST_F(FilesTest, what_nodes_share_is_not_held) {
  const Hold one("postgresql://nobody@nowhere/games");
  const Hold other("postgresql://nobody@nowhere/games");
}

}  // namespace
}  // namespace springtide::store
