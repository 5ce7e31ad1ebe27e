// What every store promises, on both engines: the journal, tables, seats, players, tokens and leases.
#include "store/store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Fates = std::vector<Appended>;
using Strings = std::vector<std::string>;
constexpr Appended stored = Appended::stored;
constexpr Appended conflict = Appended::conflict;

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  Strings ids(const std::vector<PublicTable>& tables) {
    Strings all;
    for (const PublicTable& each : tables) all.push_back(each.row.id);
    return all;
  }
  Strings ids(const std::vector<TableRow>& rows) {
    Strings result;
    for (const TableRow& row : rows) result.push_back(row.id);
    return result;
  }
  // "id:seats" for each table of a player and its guests.
  Strings held(const std::string& player, int limit = 100) {
    Strings result;
    for (const MyTable& mine : store->tables_of(store->ids_of(player), limit))
      result.push_back(mine.row.id + ":" + std::to_string(mine.seats));
    return result;
  }
  void reopen() {
    store.reset();
    store = place.open();
  }
};

INSTANTIATE_TEST_SUITE_P(engines, StoreTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

// --- journal ---

TEST_P(StoreTest, what_is_appended_can_be_read) {
  TableRow row = row_of("t1", 1);
  row.life = Life::finished;
  row.is_public = true;
  row.due = 99;
  const Append append{.seq = 1, .time = 42, .entry = "one", .row = row};
  EXPECT_EQ(append_one(*store, append), stored);
  EXPECT_EQ(store->journal("t1"), (std::vector<JournalEntry>{{.seq = 1, .time = 42, .entry = "one"}}));
  EXPECT_EQ(store->table("t1"), row);
}

TEST_P(StoreTest, what_is_not_there_is_not_found) {
  EXPECT_TRUE(store->journal("t1").empty());
  EXPECT_FALSE(store->table("t1"));
  EXPECT_FALSE(store->player("p1"));
  EXPECT_FALSE(store->player_of_login("anna"));
  EXPECT_FALSE(store->player_of_token("token"));
  EXPECT_TRUE(held("p1").empty());
  EXPECT_EQ(store->holding_of({"p1"}), Holding{});
  EXPECT_FALSE(store->job("j1"));
  EXPECT_FALSE(store->take_job({.node = "north", .now = 1, .until = 2}, 3, ""));
  EXPECT_TRUE(store->append({}).empty());
}

TEST_P(StoreTest, the_row_is_the_one_of_the_last_entry) {
  fill(*store, "t1", 4);
  fill(*store, "t2", 2);
  EXPECT_EQ(store->table("t1"), row_of("t1", 4));
  EXPECT_EQ(store->table("t2"), row_of("t2", 2));
}

TEST_P(StoreTest, a_journal_can_be_read_from_any_entry_on) {
  fill(*store, "t1", 12);
  fill(*store, "t2", 3);
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 12));
  EXPECT_EQ(store->journal("t1", 9), journal_of("t1", 10, 12));
  EXPECT_TRUE(store->journal("t1", 12).empty());
  EXPECT_TRUE(store->journal("t1", 1'000).empty());
}

TEST_P(StoreTest, entries_can_be_put_in_other_words) {
  fill(*store, "t1", 3);
  fill(*store, "t2", 3);
  store->rewrite("t1", {{.seq = 2, .entry = "other"}, {.seq = 9, .entry = "nowhere"}}, "{}");
  store->rewrite("nothing", {{.seq = 1, .entry = "other"}}, "{}");
  auto expected = journal_of("t1", 1, 3);
  expected[1].entry = "other";
  EXPECT_EQ(store->journal("t1"), expected);
  EXPECT_EQ(store->table("t1")->summary, "{}");
  EXPECT_EQ(store->journal("t2"), journal_of("t2", 1, 3));
  EXPECT_EQ(store->table("t2"), row_of("t2", 3));
}

TEST_P(StoreTest, texts_come_back_byte_for_byte) {
  const std::string odd = "Łódź ✓ 🐙 'quote' \"double\" \\ $1 ?1 %s \t\n — e\u0301";
  TableRow row = row_of("tisch-ü'", 1);
  row.summary = odd;
  append_one(*store, {.seq = 1, .time = 1, .entry = odd, .row = row});
  append_one(*store, {.seq = 2, .time = 2, .entry = "", .row = row});
  append_one(*store, {.seq = 3, .time = 3, .entry = std::string(200'000, 'x'), .row = row});
  reopen();
  const auto journal = store->journal("tisch-ü'");
  ASSERT_EQ(journal.size(), 3u);
  EXPECT_EQ(journal[0].entry, odd);
  EXPECT_EQ(journal[1].entry, "");
  EXPECT_EQ(journal[2].entry, std::string(200'000, 'x'));
  EXPECT_EQ(store->table("tisch-ü'"), row);
}

TEST_P(StoreTest, a_large_batch_is_no_trouble) {
  std::vector<Append> batch;
  for (int number = 0; number < 2'000; ++number) {
    batch.push_back(append_of("t" + std::to_string(number % 100), number / 100 + 1));
    batch.back().entry = std::string(10'000, static_cast<char>('a' + number % 26));
  }
  EXPECT_EQ(store->append(batch), Fates(2'000, stored));
  const auto journal = store->journal("t7");
  ASSERT_EQ(journal.size(), 20u);
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_EQ(journal[i].seq, static_cast<std::int64_t>(i) + 1);
    EXPECT_EQ(journal[i].entry, std::string(10'000, static_cast<char>('a' + (i * 100 + 7) % 26)));
  }
}

// --- conflicts ---

TEST_P(StoreTest, a_number_is_taken_once) {
  fill(*store, "t1", 3);
  Append other = append_of("t1", 3);
  other.entry = "other";
  other.row.summary = "other";
  other.seats = {{.seat = 0, .player = "p1"}};
  EXPECT_EQ(append_one(*store, other), conflict);
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 3));
  EXPECT_EQ(store->table("t1"), row_of("t1", 3));
  EXPECT_TRUE(held("p1").empty());
}

TEST_P(StoreTest, a_table_is_created_once) {
  fill(*store, "t1", 2);
  Append other = append_of("t1", 1);
  other.row.summary = "other";
  EXPECT_EQ(append_one(*store, other), conflict);
  EXPECT_EQ(store->table("t1"), row_of("t1", 2));
}

TEST_P(StoreTest, an_entry_needs_the_one_before) {
  EXPECT_EQ(append_one(*store, append_of("t1", 2)), conflict);
  EXPECT_FALSE(store->table("t1"));
  fill(*store, "t1", 3);
  for (std::int64_t seq : {5, 6, 1'000, 0, -1}) EXPECT_EQ(append_one(*store, append_of("t1", seq)), conflict) << seq;
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 3));
}

TEST_P(StoreTest, a_conflict_in_a_batch_fails_alone) {
  fill(*store, "t5", 1);
  std::vector<Append> batch{append_of("t9", 1), append_of("t5", 2), append_of("t1", 4),
                            append_of("t5", 2), append_of("t5", 3), append_of("t3", 1),
                            append_of("t9", 3), append_of("t9", 2), append_of("t5", 1)};
  batch[3].entry = "too late";
  EXPECT_EQ(store->append(batch), (Fates{stored, stored, conflict, conflict, stored, stored, conflict, stored, conflict}));
  EXPECT_EQ(store->journal("t5"), journal_of("t5", 1, 3));
  EXPECT_EQ(store->journal("t9"), journal_of("t9", 1, 2));
  EXPECT_EQ(store->journal("t3"), journal_of("t3", 1, 1));
  EXPECT_FALSE(store->table("t1"));
  EXPECT_EQ(store->table("t9"), row_of("t9", 2));
}

// New tables and old ones, the next entry, one that is there already or comes too early, some tables several times: each as
// if it had come alone.
TEST_P(StoreTest, a_batch_is_its_entries_one_after_the_other) {
  std::mt19937 random(20);
  std::map<std::string, std::int64_t> last;
  for (int round = 0; round < 40; ++round) {
    std::vector<Append> batch;
    Fates expected;
    const std::size_t size = 1 + random() % 20;
    while (batch.size() < size) {
      const std::string table = "t" + std::to_string(random() % 30);
      const std::int64_t seq = std::max<std::int64_t>(1, last[table] + static_cast<std::int64_t>(random() % 5 / 2));
      batch.push_back(append_of(table, seq));
      expected.push_back(seq == last[table] + 1 ? stored : conflict);
      if (expected.back() == stored) ++last[table];
    }
    EXPECT_EQ(store->append(batch), expected);
  }
  for (const auto& [table, seq] : last) {
    EXPECT_EQ(store->journal(table), journal_of(table, 1, seq));
    if (seq > 0) EXPECT_EQ(store->table(table), row_of(table, seq));
  }
}

TEST_P(StoreTest, a_failing_batch_leaves_nothing) {
  std::vector<Append> batch{append_of("t1", 1), append_of("t2", 1)};
  batch[1].seats = {{.seat = 3, .player = "p1"}, {.seat = 3, .player = "p2"}};  // nobody can hold a seat twice
  EXPECT_THROW(store->append(batch), Failure);
  EXPECT_FALSE(store->table("t1"));
  EXPECT_FALSE(store->table("t2"));
  fill(*store, "t1", 2);
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 2));
}

TEST_P(StoreTest, two_stores_see_each_other) {
  const auto other = place.open();
  fill(*store, "t1", 2);
  EXPECT_EQ(other->journal("t1"), journal_of("t1", 1, 2));
  EXPECT_EQ(append_one(*other, append_of("t1", 3)), stored);
  EXPECT_EQ(append_one(*store, append_of("t1", 3)), conflict);
  EXPECT_EQ(append_one(*store, append_of("t1", 4)), stored);
}

// --- lists of tables ---

TEST_P(StoreTest, public_tables_are_found_newest_first) {
  const auto add = [&](const std::string& id, Life life, bool is_public, Time created) {
    TableRow row = row_of(id, 1);
    row.life = life;
    row.is_public = is_public;
    row.created = created;
    append_one(*store, {.seq = 1, .time = created, .entry = "e", .row = row, .host = "host of " + id});
  };
  add("old", Life::open, true, 10);
  add("new", Life::open, true, 30);
  add("middle", Life::open, true, 20);
  add("hidden", Life::open, false, 40);
  add("playing", Life::playing, true, 50);
  add("finished", Life::finished, true, 60);
  add("abandoned", Life::abandoned, true, 70);
  EXPECT_EQ(ids(store->public_open(10)), (Strings{"new", "middle", "old"}));
  EXPECT_EQ(ids(store->public_open(2)), (Strings{"new", "middle"}));
  EXPECT_EQ(store->public_open(1).at(0).host, "host of new");
  EXPECT_EQ(ids(store->public_playing(10)), Strings{"playing"});
  Append start = append_of("new", 2);
  start.row.is_public = true;
  start.row.created = 30;
  append_one(*store, start);
  EXPECT_EQ(ids(store->public_open(10)), (Strings{"middle", "old"}));
  EXPECT_EQ(ids(store->public_playing(10)), (Strings{"playing", "new"}));
  EXPECT_EQ(ids(store->public_playing(1)), Strings{"playing"});
  EXPECT_EQ(store->public_playing(2).at(1).host, "host of new");
}

TEST_P(StoreTest, due_tables_come_soonest_first) {
  const auto add = [&](const std::string& id, std::int64_t seq, Time due) {
    Append append = append_of(id, seq);
    append.row.due = due;
    append_one(*store, append);
  };
  add("never", 1, 0);
  add("late", 1, 300);
  add("soon", 1, 100);
  add("next", 1, 200);
  EXPECT_EQ(ids(store->due(200, 10)), (Strings{"soon", "next"}));
  EXPECT_EQ(ids(store->due(99, 10)), Strings{});
  EXPECT_EQ(ids(store->due(1'000, 2)), (Strings{"soon", "next"}));
  add("soon", 2, 400);
  add("next", 2, 0);
  EXPECT_EQ(ids(store->due(1'000, 10)), (Strings{"late", "soon"}));
}

TEST_P(StoreTest, seats_are_those_last_given) {
  Append append = append_of("t1", 1);
  append.seats = {{.seat = 0, .player = "p1"}, {.seat = 2, .player = "p1"}, {.seat = 5, .player = "p2"}};
  append_one(*store, append);
  EXPECT_EQ(held("p1"), Strings{"t1:5"});
  EXPECT_EQ(held("p2"), Strings{"t1:32"});
  append_one(*store, append_of("t1", 2));  // no seats given: unchanged
  EXPECT_EQ(held("p1"), Strings{"t1:5"});
  append = append_of("t1", 3);
  append.seats = {{.seat = 1, .player = "p1"}, {.seat = 0, .player = "p3"}};
  append_one(*store, append);
  EXPECT_EQ(held("p1"), Strings{"t1:2"});
  EXPECT_TRUE(held("p2").empty());
  EXPECT_EQ(held("p3"), Strings{"t1:1"});
  append = append_of("t1", 4);
  append.seats.emplace();
  append_one(*store, append);
  EXPECT_TRUE(held("p1").empty());
}

TEST_P(StoreTest, a_player_has_the_tables_of_its_guests_too) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));
  store->add_player(guest("stranger"));
  store->sign_in(sign_in_of("anna", "token", "g1"));
  const auto sit = [&](const std::string& table, Time updated, Life life, const std::vector<SeatRow>& seats) {
    Append append = append_of(table, 1);
    append.row.updated = updated;
    append.row.life = life;
    append.seats = seats;
    append_one(*store, append);
  };
  sit("t1", 10, Life::playing,
      {{.seat = 0, .player = "anna"}, {.seat = 1, .player = "g1"}, {.seat = 2, .player = "stranger"}});
  sit("t2", 30, Life::open, {{.seat = 3, .player = "g1"}});
  sit("t3", 20, Life::finished, {{.seat = 1, .player = "anna"}});
  sit("t4", 40, Life::abandoned, {{.seat = 1, .player = "anna"}});
  sit("t5", 50, Life::open, {{.seat = 1, .player = "g2"}});
  EXPECT_EQ(held("anna"), (Strings{"t4:2", "t2:8", "t3:2", "t1:3"}));
  EXPECT_EQ(held("anna", 2), (Strings{"t4:2", "t2:8"}));
  EXPECT_EQ(held("g1"), (Strings{"t2:8", "t1:2"}));
  EXPECT_EQ(store->holding_of({"anna", "g1"}).open, 2);
  EXPECT_EQ(store->holding_of({"stranger"}).open, 1);
  EXPECT_EQ(store->tables_of({"g2"}, 1).at(0).row, store->table("t5"));
}

TEST_P(StoreTest, a_player_holds_what_it_or_its_guests_have_opened_whoever_sits_there) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  store->sign_in(sign_in_of("anna", "token", "g1"));
  const auto open = [&](const std::string& table, const std::string& host, Life life, bool is_public,
                        const std::vector<SeatRow>& seats) {
    Append append = append_of(table, 1);
    append.row.life = life;
    append.row.is_public = is_public;
    append.host = host;
    append.seats = seats;
    append_one(*store, append);
  };
  open("bots", "anna", Life::playing, false, {});
  open("bots of the guest", "g1", Life::playing, true, {});
  open("listed", "anna", Life::open, true, {});
  open("listed with a seat", "g1", Life::open, true, {{.seat = 0, .player = "anna"}});
  open("over", "anna", Life::finished, true, {});
  open("of a stranger", "stranger", Life::open, true, {{.seat = 0, .player = "g1"}});
  EXPECT_EQ(store->holding_of({"anna", "g1"}), (Holding{.open = 5, .bots_alone = 3, .listed = 2}));
  EXPECT_EQ(store->holding_of({"stranger"}), (Holding{.open = 1, .bots_alone = 0, .listed = 1}));
  Append on = append_of("listed", 2);  // nobody opens a table twice
  on.row.life = Life::playing;
  append_one(*store, on);
  EXPECT_EQ(store->holding_of({"anna", "g1"}), (Holding{.open = 5, .bots_alone = 3, .listed = 1}));
}

// --- jobs ---

class JobTest : public StoreTest {
 protected:
  static constexpr int most_tries = 3;

  void SetUp() override {
    for (const char* owner : {"anna", "ben", "cleo"}) store->add_player(guest(owner));
  }
  Job add(const std::string& id, const std::string& owner, Time created = 100) {
    const Job job{.id = id, .kind = "analysis", .owner = owner, .request = "a record", .created = created};
    store->add_job(job);
    return job;
  }
  std::optional<Job> take(const std::string& node, Time now) {
    return store->take_job({.node = node, .build = "b 1", .now = now, .until = now + 10}, most_tries, "Given up.");
  }
  std::string taken(Time now) {
    const auto job = take("north", now);
    return job ? job->id : "";
  }
};

INSTANTIATE_TEST_SUITE_P(engines, JobTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(JobTest, a_job_is_one_nodes_while_its_lease_holds) {
  Job job = add("j", "anna");
  EXPECT_EQ(store->job("j"), job);
  job = take("north", 1000).value_or(Job{});
  EXPECT_EQ(store->job("j"), job);
  EXPECT_EQ(std::pair(job.node, job.until), std::pair(std::string("north"), Time{1010}));
  EXPECT_EQ(std::pair(job.build, job.tries), std::pair(std::string("b 1"), 1));
  EXPECT_FALSE(take("south", 1009));
  job.done = 4;
  job.of = 9;
  EXPECT_TRUE(store->renew_job(job, 1020));
  EXPECT_EQ(std::pair(store->job("j")->done, store->job("j")->of), std::pair(4, 9));
  EXPECT_FALSE(take("south", 1019));
  const auto later = take("south", 1020);
  ASSERT_TRUE(later);
  EXPECT_EQ(later->tries, 2);
  EXPECT_FALSE(store->renew_job(job, 1030)) << "it is another's by now";
}

TEST_P(JobTest, a_result_is_written_once) {
  add("j", "anna");
  Job first = *take("north", 1000);
  Job second = *take("south", 2000);
  for (Job* job : {&second, &first}) {
    job->state = JobState::done;
    job->result = "by " + job->node;
    store->end_job(*job);
  }
  reopen();
  const Job over = store->job("j").value_or(Job{});
  EXPECT_EQ(std::pair(over.state, over.result), std::pair(JobState::done, std::string("by south")));
  EXPECT_EQ(over.request, "");
  EXPECT_FALSE(take("north", 9000));
}

TEST_P(JobTest, owners_take_turns_however_much_one_wants) {
  for (int i = 0; i < 4; ++i) add("a" + std::to_string(i), "anna", 100 + i);
  add("b0", "ben", 200);
  add("b1", "ben", 201);
  add("c0", "cleo", 300);
  std::string order;
  for (Time now = 1000; now < 1007; ++now) order += taken(now) + " ";
  EXPECT_EQ(order, "a0 b0 c0 a1 b1 a2 a3 ");
  EXPECT_EQ(store->unfinished_jobs("anna"), (JobCount{.own = 4, .all = 7}));
}

TEST_P(JobTest, a_job_that_ends_nobodys_way_is_given_up) {
  add("j", "anna");
  for (Time now : {1000, 2000, 3000}) EXPECT_EQ(taken(now), "j");
  add("next", "ben");
  EXPECT_EQ(taken(4000), "next");
  EXPECT_EQ(taken(4001), "");
  EXPECT_EQ(store->job("j")->state, JobState::failed);
  EXPECT_EQ(store->job("j")->result, "Given up.");
}

TEST_P(JobTest, what_is_given_back_counts_as_no_try) {
  add("j", "anna");
  for (Time now = 1000; now < 1010; ++now) {
    const auto job = take("north", now);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->tries, 1);
    store->give_back_job(*job);
  }
  EXPECT_EQ(taken(1010), "j");
  store->free_jobs();
  EXPECT_EQ(taken(1011), "j");
}

TEST_P(JobTest, jobs_that_are_over_are_kept_for_a_while_and_within_bounds) {
  for (int i = 0; i < 5; ++i) {
    Job job = add("a" + std::to_string(i), "anna", 100 + i);
    job.state = JobState::done;
    store->end_job(job);
  }
  Job old = add("old", "ben", 50);
  old.state = JobState::failed;
  store->end_job(old);
  add("unfinished", "ben", 40);
  store->forget_jobs("anna", 3, 60);
  EXPECT_FALSE(store->job("old") || store->job("a0") || store->job("a1"));
  EXPECT_TRUE(store->job("unfinished") && store->job("a2") && store->job("a4"));
  store->remove_player("ben");
  EXPECT_FALSE(store->job("unfinished"));
}

// --- players ---

TEST_P(StoreTest, players_come_back_as_they_were) {
  const Player anna = account("anna", "Anna");
  const Player visitor = guest("g1", "Zoë Ångström 李");
  Player other = guest("g2", "");
  other.belongs_to = "anna";
  for (const Player& player : {anna, visitor, other}) store->add_player(player);
  reopen();
  EXPECT_EQ(store->player("anna"), anna);
  EXPECT_EQ(store->player("g1"), visitor);
  EXPECT_EQ(store->player("g2"), other);
}

TEST_P(StoreTest, ids_and_logins_of_players_are_unique) {
  store->add_player(account("anna", "Anna"));
  EXPECT_THROW(store->add_player(guest("anna")), Failure);
  EXPECT_THROW(store->add_player(account("other", "ANNA")), Failure);
  EXPECT_FALSE(store->player("other"));
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));  // any number without a login
}

TEST_P(StoreTest, logins_are_compared_without_case) {
  store->add_player(account("a", "Änne Ødegård"));
  store->add_player(account("b", "Юлия"));
  store->add_player(account("c", "Ζωή"));
  store->add_player(account("d", "straße"));
  for (const char* login : {"änne ødegård", "ÄNNE ØDEGÅRD", "Änne Ødegård"})
    EXPECT_EQ(store->player_of_login(login).value_or(Player{}).id, "a") << login;
  EXPECT_EQ(store->player_of_login("ЮЛИЯ").value_or(Player{}).id, "b");
  EXPECT_EQ(store->player_of_login("ΖΩΉ").value_or(Player{}).id, "c");
  EXPECT_EQ(store->player_of_login("STRAẞE").value_or(Player{}).id, "d");
  EXPECT_FALSE(store->player_of_login("anne odegard"));
  EXPECT_EQ(store->player("a")->login, "Änne Ødegård");
}

TEST_P(StoreTest, a_login_belongs_to_one_player) {
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));
  EXPECT_TRUE(store->set_login("g1", "Anna", "password", "recovery"));
  EXPECT_FALSE(store->set_login("g2", "aNNa", "x", "y"));
  EXPECT_EQ(store->player("g2"), guest("g2"));
  EXPECT_TRUE(store->set_login("g1", "ANNA", "new password", "new recovery"));
  Player expected = guest("g1");
  expected.login = "ANNA";
  expected.password_hash = "new password";
  expected.recovery_hash = "new recovery";
  EXPECT_EQ(store->player_of_login("anna"), expected);
  EXPECT_TRUE(store->set_login("g1", "Berta", "p", "r"));
  EXPECT_TRUE(store->set_login("g2", "anna", "p", "r"));
  EXPECT_THROW(store->set_login("nobody", "Clara", "p", "r"), Failure);
}

TEST_P(StoreTest, a_guest_belongs_to_an_account) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  EXPECT_EQ(store->sign_in(sign_in_of("anna", "token", "g1")), SignedIn::done);
  EXPECT_EQ(store->player("g1")->belongs_to, "anna");
  EXPECT_EQ(store->ids_of("anna"), (Strings{"anna", "g1"}));
  EXPECT_EQ(store->ids_of("g1"), Strings{"g1"});
  EXPECT_THROW(store->sign_in(sign_in_of("anna", "other", "nobody")), Failure);
  EXPECT_FALSE(store->player_of_token("other"));  // all of it or nothing
  store->add_player(account("berta", "berta"));
  EXPECT_THROW(store->sign_in(sign_in_of("anna", "other", "berta")), Failure);  // an account belongs to nobody
  EXPECT_FALSE(store->player("berta")->belongs_to);
}

TEST_P(StoreTest, a_removed_player_goes_with_guests_and_tokens_but_leaves_tables) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));
  store->sign_in(sign_in_of("anna", "another token", "g1"));
  store->add_token(token_of("token of g1", 1), "g1");
  for (const char* id : {"anna", "g2"}) store->add_token(token_of(std::string("token of ") + id, 1), id);
  Append append = append_of("t1", 1);
  append.seats = {{.seat = 0, .player = "anna"}, {.seat = 1, .player = "g2"}};
  append_one(*store, append);
  store->remove_player("anna");
  store->remove_player("anna");  // nobody: no trouble
  EXPECT_FALSE(store->player("anna"));
  EXPECT_FALSE(store->player("g1"));
  EXPECT_FALSE(store->player_of_login("anna"));
  EXPECT_FALSE(store->player_of_token("token of anna"));
  EXPECT_FALSE(store->player_of_token("token of g1"));
  EXPECT_EQ(store->player_of_token("token of g2"), guest("g2"));
  EXPECT_EQ(store->table("t1"), append.row);
  EXPECT_EQ(store->journal("t1").size(), 1u);
  EXPECT_EQ(held("g2"), Strings{"t1:2"});
  // Another node may not know yet, and names the player's seat once more.
  append = append_of("t1", 2);
  append.seats = {{.seat = 0, .player = "anna"}, {.seat = 2, .player = "g2"}};
  EXPECT_EQ(append_one(*store, append), stored);
  EXPECT_EQ(held("g2"), Strings{"t1:4"});
}

TEST_P(StoreTest, tokens_lead_to_their_player) {
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));
  store->add_token(token_of("a", 1), "g1");
  store->add_token(token_of("b", 2), "g1");
  store->add_token(token_of("c", 3), "g1");
  store->add_token(token_of("d", 4), "g2");
  EXPECT_EQ(store->player_of_token("b"), guest("g1"));
  EXPECT_FALSE(store->player_of_token("B"));
  store->remove_token("b");
  EXPECT_FALSE(store->player_of_token("b"));
  EXPECT_EQ(store->player_of_token("a"), guest("g1"));
  store->remove_tokens_of("g1");
  EXPECT_FALSE(store->player_of_token("a"));
  EXPECT_FALSE(store->player_of_token("c"));
  EXPECT_EQ(store->player_of_token("d"), guest("g2"));
  EXPECT_THROW(store->add_token(token_of("d", 5), "g1"), Failure);
  EXPECT_THROW(store->add_token(token_of("e", 5), "nobody"), Failure);
  EXPECT_EQ(store->player_of_token("d"), guest("g2"));
}

TEST_P(StoreTest, tokens_are_listed_by_their_last_use) {
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));
  store->add_token(token_of("a", 1), "g1");
  store->add_token(token_of("b", 2), "g1");
  store->add_token(token_of("c", 3), "g2");
  EXPECT_EQ(store->tokens_of("g1"), (std::vector<Token>{token_of("b", 2), token_of("a", 1)}));
  store->use_token("a", 7);
  store->use_token("a", 5);  // another node's clock may be behind
  store->use_token("nobody's", 9);
  Token used = token_of("a", 1);
  used.used = 7;
  EXPECT_EQ(store->tokens_of("g1"), (std::vector<Token>{used, token_of("b", 2)}));
  EXPECT_TRUE(store->tokens_of("g3").empty());
}

TEST_P(StoreTest, void_tokens_are_those_that_nobody_has) {
  store->add_player(guest("g1"));
  for (const char* token : {"a", "b", "c"}) store->add_token(token_of(token, 1), "g1");
  EXPECT_TRUE(store->void_tokens({}).empty());
  EXPECT_TRUE(store->void_tokens({"a", "c", "b"}).empty());
  store->remove_token("b");
  EXPECT_EQ(store->void_tokens({"a", "b", "c", "d"}), (Strings{"b", "d"}));
  store->remove_player("g1");
  EXPECT_EQ(store->void_tokens({"a", "c"}), (Strings{"a", "c"}));
  EXPECT_EQ(store->void_tokens(Strings(20'000, std::string(64, 'f'))).size(), 20'000u);
}

TEST_P(StoreTest, signing_in_makes_the_guests_tokens_void) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  store->add_token(token_of("a", 1), "g1");
  EXPECT_EQ(store->sign_in(sign_in_of("anna", "b", "g1")), SignedIn::done);
  EXPECT_FALSE(store->player_of_token("a"));
  EXPECT_EQ(store->player_of_token("b"), account("anna", "anna"));
}

TEST_P(StoreTest, nobody_signs_in_with_a_password_that_is_another_by_now) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  store->recover(recovery_of("anna", "new password", "new recovery", "a"));
  EXPECT_EQ(store->sign_in(sign_in_of("anna", "b", "g1")), SignedIn::password_changed);
  EXPECT_FALSE(store->player_of_token("b"));
  EXPECT_FALSE(store->player("g1")->belongs_to);
}

TEST_P(StoreTest, recovery_leaves_one_token_of_the_account_and_none_of_its_guests) {
  store->add_player(account("anna", "anna"));
  store->add_player(guest("g1"));
  store->add_player(guest("g2"));
  store->sign_in(sign_in_of("anna", "a", "g1"));
  store->add_token(token_of("b", 2), "g1");  // as older programs left them
  store->add_token(token_of("c", 2), "g2");
  store->recover(recovery_of("anna", "new password", "new recovery", "d"));
  for (const char* gone : {"a", "b"}) EXPECT_FALSE(store->player_of_token(gone)) << gone;
  Player expected = account("anna", "anna");
  expected.password_hash = "new password";
  expected.recovery_hash = "new recovery";
  EXPECT_EQ(store->player_of_token("d"), expected);
  EXPECT_EQ(store->player_of_token("c"), guest("g2"));
  EXPECT_THROW(store->recover(recovery_of("nobody", "p", "r", "e")), Failure);
}

TEST_P(StoreTest, an_account_knows_where_it_was_used_until_it_is_recovered) {
  store->add_player(account("anna", "anna"));
  store->add_player(account("berta", "berta"));
  EXPECT_FALSE(store->knows_place("anna", "at home"));
  store->add_place("anna", "at home");
  store->add_place("anna", "at home");
  SignIn sign_in = sign_in_of("anna", "a");
  sign_in.place = "at work";
  store->sign_in(sign_in);
  for (const char* place : {"at home", "at work"}) EXPECT_TRUE(store->knows_place("anna", place)) << place;
  EXPECT_FALSE(store->knows_place("berta", "at home"));
  store->recover(recovery_of("anna", "p", "r", "b"));
  for (const char* place : {"at home", "at work"}) EXPECT_FALSE(store->knows_place("anna", place)) << place;
  EXPECT_TRUE(store->knows_place("anna", "elsewhere"));
  store->remove_player("anna");
  EXPECT_FALSE(store->knows_place("anna", "elsewhere"));
}

// --- leases ---

TEST(SqliteStore, a_lease_is_held_until_it_ends) {
  const Place place(Kind::sqlite);
  const auto store = place.open();
  fill(*store, "t1", 1);
  fill(*store, "t2", 1);
  EXPECT_TRUE(store->lease("t1", "north", 1'000, 6'000));
  EXPECT_FALSE(store->lease("t1", "south", 5'999, 9'000));
  EXPECT_TRUE(store->lease("t2", "south", 1'000, 6'000));
  EXPECT_TRUE(store->lease("t1", "north", 5'000, 10'000));  // prolonged
  EXPECT_FALSE(store->lease("t1", "south", 9'999, 15'000));
  EXPECT_TRUE(store->lease("t1", "south", 10'000, 15'000));  // taken over
  EXPECT_FALSE(store->lease("t1", "north", 14'999, 20'000));
  EXPECT_TRUE(store->lease("t1", "south", 40'000, 45'000));  // run out, but nobody came
}

// --- reopening ---

TEST_P(StoreTest, everything_is_there_after_reopening) {
  store->add_player(account("anna", "anna"));
  store->add_token(token_of("token", 1), "anna");
  fill(*store, "t1", 25);
  Append append = append_of("t1", 26);
  append.row.due = 77;
  append.seats = {{.seat = 4, .player = "anna"}};
  append_one(*store, append);
  store->lease("t1", "north", 0, 5'000);
  reopen();
  EXPECT_EQ(store->journal("t1"), journal_of("t1", 1, 26));
  EXPECT_EQ(store->table("t1"), append.row);
  EXPECT_EQ(ids(store->due(100, 5)), Strings{"t1"});
  EXPECT_EQ(held("anna"), Strings{"t1:16"});
  EXPECT_EQ(store->player_of_token("token"), account("anna", "anna"));
  EXPECT_FALSE(store->lease("t1", "south", 4'000, 9'000));
  EXPECT_EQ(append_one(*store, append_of("t1", 26)), conflict);
  EXPECT_EQ(append_one(*store, append_of("t1", 27)), stored);
}

}  // namespace
}  // namespace springtide::store
