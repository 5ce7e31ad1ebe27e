// Opening: older schemas are migrated with their rows, newer ones and foreign or broken files are refused with place and
// reason.
#include "store/schema.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

std::string contents_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::string refusal_of(const std::string& address) {
  try {
    open_store(address);
  } catch (const Failure& failure) {
    return failure.what();
  }
  return "opened";
}

bool says(const std::string& sentence, const std::string& part) { return sentence.find(part) != std::string::npos; }

class SchemaTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};

  void load_version_1() { place.ask(contents_of(SPRINGTIDE_SOURCE_DIR "/tests/store/version-1.sql")); }

  // Tables, columns, types and whether they may be null; then the indices.
  std::string schema() {
    if (GetParam() == Kind::sqlite)
      return place.ask(
                 "SELECT m.name, c.name, c.type, c.\"notnull\", c.dflt_value, c.pk FROM sqlite_master m, "
                 "pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1, 2") +
             place.ask("SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' ORDER BY 1");
    return place.ask(
               "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns "
               "WHERE table_schema = current_schema() ORDER BY 1, 2") +
           place.ask(
               "SELECT indexname, replace(indexdef, current_schema(), '') FROM pg_indexes "
               "WHERE schemaname = current_schema() ORDER BY 1");
  }
};

INSTANTIATE_TEST_SUITE_P(engines, SchemaTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(SchemaTest, version_1_is_migrated_with_its_rows) {
  load_version_1();
  const auto store = place.open();
  EXPECT_EQ(place.ask("SELECT version FROM schema_version"), std::to_string(newest_schema()) + "\n");
  EXPECT_EQ(store->table("t-sea"), (TableRow{.id = "t-sea",
                                             .game = "vineta",
                                             .life = Life::playing,
                                             .is_public = false,
                                             .created = 1'700'000'000'010,
                                             .updated = 1'700'000'000'012,
                                             .due = 0,
                                             .waiting = 5,
                                             .summary = "{\"name\":\"Sea\"}"}));
  EXPECT_EQ(store->journal("t-sea"),
            (std::vector<JournalEntry>{{.seq = 1, .time = 1'700'000'000'010, .entry = "{\"create\":\"vineta\"}"},
                                       {.seq = 2, .time = 1'700'000'000'011, .entry = "{\"start\":true}"},
                                       {.seq = 3, .time = 1'700'000'000'012, .entry = "{\"act\":\"p1 place amber G0\"}"}}));
  EXPECT_EQ(store->player_of_login("ÄNNE"), (Player{.id = "p-anna",
                                                    .name = "Anna Müller",
                                                    .login = "Änne",
                                                    .belongs_to = {},
                                                    .password_hash = "hash-1",
                                                    .recovery_hash = "",
                                                    .created = 1'700'000'000'001}));
  EXPECT_EQ(store->player_of_token("token-1").value_or(Player{}).name, "Łukasz");
  EXPECT_EQ(store->tokens_of("p-guest"), (std::vector<Token>{{.hash = "token-1", .created = 1'700'000'000'003}}));
  ASSERT_EQ(store->tables_of(store->ids_of("p-anna"), 9).size(), 2u);
  EXPECT_EQ(store->tables_of(store->ids_of("p-anna"), 9)[1].seats, 5u);
  EXPECT_EQ(store->public_open(9).at(0).row.id, "t-bay");
  EXPECT_EQ(place.ask("SELECT table_id, node, until FROM leases"), "t-sea|node-1|1700000005000\n");
}

TEST_P(SchemaTest, a_migrated_store_goes_on) {
  load_version_1();
  const auto store = place.open();
  Append append = append_of("t-sea", 4);
  append.row.due = 50;
  EXPECT_EQ(append_one(*store, append), Appended::stored);
  EXPECT_EQ(store->due(50, 9).at(0), append.row);
  EXPECT_TRUE(store->set_login("p-anna", "Änne", "hash-2", "recovery"));
  EXPECT_EQ(place.open()->player("p-anna")->recovery_hash, "recovery");
  EXPECT_FALSE(store->knows_place("p-anna", "at home"));
  store->add_place("p-anna", "at home");
  EXPECT_TRUE(place.open()->knows_place("p-anna", "at home"));
}

TEST_P(SchemaTest, a_migrated_schema_is_like_a_new_one) {
  load_version_1();
  const std::string before = schema();
  place.open();
  const std::string migrated = schema();
  EXPECT_NE(before, migrated);
  EXPECT_TRUE(says(migrated, "tables|due|"));
  place.ask(
      "DROP TABLE acts; DROP TABLE bulletin; DROP TABLE changed_tables; DROP TABLE locks; DROP TABLE sign_up_codes; "
      "DROP TABLE nodes; "
      "DROP TABLE puzzle_answers; DROP TABLE exercises; DROP TABLE puzzle_counts; DROP TABLE studies; DROP TABLE "
      "attendances; DROP TABLE circle_members; DROP TABLE circles; DROP TABLE follows; DROP "
      "TABLE blocks; DROP "
      "TABLE vacations; DROP "
      "TABLE profiles; DROP TABLE former_names; DROP TABLE standings; DROP TABLE turns; "
      "DROP TABLE calls; DROP TABLE webhooks; DROP TABLE subscriptions; DROP TABLE secrets; "
      "DROP TABLE spread; DROP TABLE jobs; DROP TABLE leases; DROP TABLE tokens; DROP TABLE places; DROP TABLE players; "
      "DROP TABLE seats; DROP "
      "TABLE journal; "
      "DROP TABLE summaries; DROP TABLE tables; "
      "DROP TABLE schema_version");
  EXPECT_EQ(schema(), "");
  place.open();
  EXPECT_EQ(schema(), migrated);
}

// Nothing of a migration stays when it cannot be finished.
TEST_P(SchemaTest, a_migration_is_whole_or_not_at_all) {
  load_version_1();
  place.ask("ALTER TABLE players ADD COLUMN recovery_hash text");  // version 2 stumbles over it, at its end
  const std::string before = schema();
  EXPECT_TRUE(says(refusal_of(place.address()), "recovery_hash"));
  EXPECT_EQ(schema(), before);
  EXPECT_EQ(place.ask("SELECT version FROM schema_version"), "1\n");
}

TEST_P(SchemaTest, a_newer_schema_is_refused) {
  place.open();
  place.ask("UPDATE schema_version SET version = 99");
  const std::string sentence = refusal_of(place.address());
  EXPECT_TRUE(says(sentence, "version 99")) << sentence;
  EXPECT_TRUE(says(sentence, "up to " + std::to_string(newest_schema()))) << sentence;
  EXPECT_TRUE(says(sentence, "; start the version that wrote it, or a newer one; or restore the backup")) << sentence;
  EXPECT_TRUE(says(sentence, GetParam() == Kind::sqlite ? place.address() : "PostgreSQL at 127.0.0.1:")) << sentence;
  EXPECT_EQ(place.ask("SELECT version FROM schema_version"), "99\n");
}

TEST_P(SchemaTest, a_schema_without_its_version_is_refused) {
  place.open();
  place.ask("DELETE FROM schema_version");
  EXPECT_TRUE(says(refusal_of(place.address()), "schema_version"));
}

// --- files ---

TEST(SqliteOpening, a_broken_file_is_refused_and_left_alone) {
  const Place place(Kind::sqlite);
  const std::string garbage(8'192, 'x');
  std::ofstream(place.address()) << garbage;
  const std::string sentence = refusal_of(place.address());
  EXPECT_TRUE(says(sentence, place.address())) << sentence;
  EXPECT_TRUE(says(sentence, "not a database")) << sentence;
  EXPECT_EQ(contents_of(place.address()), garbage);
}

TEST(SqliteOpening, a_file_damaged_inside_is_refused) {
  const Place place(Kind::sqlite);
  fill(*place.open(), "t1", 500);
  {
    std::fstream file(place.address(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(100);  // the first page behind the header of the file: the list of tables
    file << std::string(3'900, '\xff');
  }
  const std::string sentence = refusal_of(place.address());
  EXPECT_TRUE(says(sentence, place.address())) << sentence;
  EXPECT_TRUE(says(sentence, "malformed")) << sentence;
}

TEST(SqliteOpening, another_programs_file_is_refused_and_left_alone) {
  const Place place(Kind::sqlite);
  place.ask("CREATE TABLE bookmarks (url text); INSERT INTO bookmarks VALUES ('here')");
  const std::string sentence = refusal_of(place.address());
  EXPECT_TRUE(says(sentence, place.address())) << sentence;
  EXPECT_TRUE(says(sentence, "not one of springtide's")) << sentence;
  EXPECT_EQ(place.ask("SELECT name FROM sqlite_master"), "bookmarks\n");
}

TEST(SqliteOpening, a_path_that_leads_nowhere_is_refused) {
  const Place place(Kind::sqlite);
  const std::string missing = place.folder() + "/no/such/folder/games.db";
  EXPECT_TRUE(says(refusal_of(missing), missing + ": ")) << refusal_of(missing);
  EXPECT_TRUE(says(refusal_of(missing), "No such file or directory")) << refusal_of(missing);
  EXPECT_TRUE(says(refusal_of(place.folder()), place.folder() + ": ")) << refusal_of(place.folder());
  EXPECT_TRUE(says(refusal_of(""), "path"));
  EXPECT_TRUE(says(refusal_of("mysql://localhost/games"), "mysql://"));
}

TEST(SqliteOpening, others_may_read_the_file_meanwhile) {
  const Place place(Kind::sqlite);
  const auto store = place.open();
  fill(*store, "t1", 3);
  EXPECT_EQ(place.ask("SELECT count(*) FROM journal"), "3\n");
  EXPECT_EQ(place.ask("PRAGMA journal_mode"), "wal\n");
  EXPECT_EQ(store->listen(), nullptr);
}

}  // namespace
}  // namespace springtide::store
