// The shim itself: what is on the disk, what the process sees, and that SQLite can live with it in every mode.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "crash/forgetful_vfs.h"
#include "store/place.h"

namespace springtide::store {
namespace {

std::string on_disk(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// A file opened through the shim.
class ShimFile {
 public:
  explicit ShimFile(const std::string& path) : path_(path) {
    crash::register_forgetful_vfs();
    sqlite3_vfs* vfs = sqlite3_vfs_find(crash::forgetful_vfs_name);
    memory_.reset(new char[static_cast<std::size_t>(vfs->szOsFile)]());
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MAIN_JOURNAL;
    if (vfs->xOpen(vfs, path_.c_str(), file(), flags, nullptr) != SQLITE_OK) throw std::runtime_error("not opened");
  }
  ~ShimFile() { file()->pMethods->xClose(file()); }
  ShimFile(const ShimFile&) = delete;
  ShimFile& operator=(const ShimFile&) = delete;

  void write(const std::string& text, sqlite3_int64 at) {
    file()->pMethods->xWrite(file(), text.data(), static_cast<int>(text.size()), at);
  }
  void cut(sqlite3_int64 size) { file()->pMethods->xTruncate(file(), size); }
  void sync() { file()->pMethods->xSync(file(), SQLITE_SYNC_FULL); }
  std::string content() {
    sqlite3_int64 size = 0;
    file()->pMethods->xFileSize(file(), &size);
    std::string text(static_cast<std::size_t>(size), '?');
    file()->pMethods->xRead(file(), text.data(), static_cast<int>(size), 0);
    return text;
  }

 private:
  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(memory_.get()); }

  std::string path_;
  std::unique_ptr<char[]> memory_{};
};

class ShimTest : public testing::Test {
 protected:
  Place place{Kind::sqlite};
  std::string path = place.folder() + "/file";
};

TEST_F(ShimTest, writes_reach_the_disk_with_the_sync) {
  ShimFile file(path);
  file.write("hello", 0);
  file.write("J", 0);
  EXPECT_EQ(file.content(), "Jello");
  EXPECT_EQ(on_disk(path), "");
  file.sync();
  EXPECT_EQ(on_disk(path), "Jello");
  file.write("y world", 4);
  EXPECT_EQ(file.content(), "Jelly world");
  EXPECT_EQ(on_disk(path), "Jello");
  file.sync();
  EXPECT_EQ(on_disk(path), "Jelly world");
}

TEST_F(ShimTest, a_cut_reaches_the_disk_with_the_sync_and_leaves_zeros) {
  ShimFile file(path);
  file.write("abcdefghij", 0);
  file.sync();
  file.cut(3);
  file.write("z", 6);
  const std::string expected("abc\0\0\0z", 7);
  EXPECT_EQ(file.content(), expected);
  EXPECT_EQ(on_disk(path), "abcdefghij");
  file.sync();
  EXPECT_EQ(on_disk(path), expected);
  file.cut(0);
  EXPECT_EQ(file.content(), "");
  file.sync();
  EXPECT_EQ(on_disk(path), "");
}

TEST_F(ShimTest, all_handles_see_the_same_also_later) {
  {
    ShimFile first(path), second(path);
    first.write("one", 0);
    EXPECT_EQ(second.content(), "one");
  }
  EXPECT_EQ(on_disk(path), "");
  ShimFile third(path);
  EXPECT_EQ(third.content(), "one");
}

TEST_F(ShimTest, a_deleted_file_begins_anew) {
  ShimFile old(path);
  old.write("old", 0);
  old.sync();
  sqlite3_vfs* vfs = sqlite3_vfs_find(crash::forgetful_vfs_name);
  vfs->xDelete(vfs, path.c_str(), 1);
  EXPECT_FALSE(std::filesystem::exists(path));
  ShimFile next(path);
  EXPECT_EQ(next.content(), "");
  EXPECT_EQ(old.content(), "old");
}

void run_sql(sqlite3* file, const std::string& sql) {
  if (sqlite3_exec(file, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    throw std::runtime_error(sqlite3_errmsg(file));
}

// Growing, shrinking and growing again in every journal mode.
TEST_F(ShimTest, databases_are_whole_in_every_journal_mode) {
  for (const std::string mode : {"DELETE", "TRUNCATE", "PERSIST", "WAL"}) {
    const std::string database = place.folder() + "/" + mode + ".db";
    crash::register_forgetful_vfs();
    sqlite3* file = nullptr;
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    ASSERT_EQ(sqlite3_open_v2(database.c_str(), &file, flags, crash::forgetful_vfs_name), SQLITE_OK);
    run_sql(file, "PRAGMA journal_mode = " + mode + "; PRAGMA synchronous = FULL; CREATE TABLE numbers (n, filler)");
    const std::string grow =
        "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000) "
        "INSERT INTO numbers SELECT n, zeroblob(300) FROM c";
    run_sql(file, grow + "; DELETE FROM numbers WHERE n > 10; VACUUM; " + grow + "; BEGIN; DELETE FROM numbers; ROLLBACK");
    sqlite3_close(file);
    EXPECT_EQ(ask_sqlite(database, "PRAGMA integrity_check"), "ok\n") << mode;
    EXPECT_EQ(ask_sqlite(database, "SELECT count(*), sum(n) FROM numbers"), "2010|2001055\n") << mode;
  }
}

}  // namespace
}  // namespace springtide::store
