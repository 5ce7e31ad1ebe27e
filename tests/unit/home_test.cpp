// A home of tables, one input at a time: who waits for what, what is told when, who thinks.
#include "unit/test_home.h"

namespace springtide::home {
namespace {

TEST(home, wants_to_know_a_table_before_anything_is_done_there) {
  TestHome test;
  test.journal = {test.home.open(a_table(), "", start)->append.entry};
  test.come();
  test.watch();
  test.begin();
  const auto reads = test.take_all<Read>();
  ASSERT_EQ(reads.size(), 1u);
  EXPECT_EQ(reads[0].after, 0);
  test.home.read("t", 0, test.journal, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update"}));  // the start is being stored
  EXPECT_TRUE(test.home.is_writing());
}

// Vacation is known to the store alone; the table learns of it by an entry after its start.
TEST(home, asks_who_is_away_when_a_game_over_days_begins) {
  for (const match::ClockKind kind : {match::ClockKind::none, match::ClockKind::correspondence}) {
    TestHome test;
    match::Setup setup = a_table();
    setup.clock = {.kind = kind, .move = kind == match::ClockKind::none ? 0 : match::day};
    test.journal = {test.home.open(setup, "", start)->append.entry};
    test.come();
    test.watch();
    test.begin();
    test.home.read("t", 0, test.journal, start);
    const Effects effects = test.take();
    const auto found =
        std::ranges::find_if(effects, [](const Effect& each) { return std::holds_alternative<FindAway>(each); });
    ASSERT_EQ(found != effects.end(), kind == match::ClockKind::correspondence);
    if (found == effects.end()) continue;
    EXPECT_EQ(std::get<FindAway>(*found).seats, (std::vector<store::SeatRow>{{.seat = 1, .player = "anna"}}));
    // The answer may come before the start is stored.
    test.home.act_for({.ids = {"anna"}}, "t", match::Vacation{.seat = Seat::p2, .until = start + match::day}, start);
    test.home.written("t", 2, Written::stored, start);
    test.store();
    EXPECT_EQ(test.home.table("t")->seat(Seat::p2).vacation.until, start + match::day);
  }
}

TEST(home, refuses_what_is_wanted_at_a_table_that_is_not_there) {
  TestHome test;
  test.come();
  test.watch();
  test.begin();
  test.take();
  test.home.read("t", 0, Texts{}, start);
  EXPECT_EQ(test.said(), (Texts{"no-such-table", "no-such-table"}));
  EXPECT_EQ(test.home.tables(), 0u);
}

TEST(home, goes_on_asking_a_store_that_does_not_answer) {
  TestHome test;
  test.journal = {test.home.open(a_table(), "", start)->append.entry};
  test.come();
  test.watch();
  test.take();
  test.home.read("t", 0, std::nullopt, start);
  const auto wakes = test.take_all<Wake>();
  ASSERT_EQ(wakes.size(), 1u);
  EXPECT_EQ(wakes[0].at, start + 500);
  test.home.wake(start + 500);
  test.take();
  test.home.read("t", 0, std::nullopt, start + 500);
  test.take();
  test.home.wake(start + 1000);
  EXPECT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 0, test.journal, start + 1000);
  EXPECT_EQ(test.said(), (Texts{"table", "update"}));
}

TEST(home, tells_who_waits_for_a_table_once_that_the_store_does_not_answer) {
  TestHome test;
  test.come(1, "anna");
  test.come(2, "ben");
  test.watch(1);
  test.begin();
  test.take();
  test.home.read("t", 0, std::nullopt, start);
  EXPECT_EQ(test.said(), Texts{"busy"});  // the command waits
  test.watch(2);
  test.home.wake(start + 500);
  test.take();
  test.home.read("t", 0, std::nullopt, start + 500);
  EXPECT_EQ(test.said(), Texts{"busy"});
}

TEST(home, lets_somebody_say_hello_again_whom_the_store_could_not_name) {
  TestHome test;
  test.home.connect(1);
  test.say(R"({"type":"hello","version":1,"token":"x"})");
  test.watch();
  test.home.not_identified(1);
  EXPECT_EQ(test.said(), Texts{"busy"});
  test.watch();
  EXPECT_EQ(test.said(), Texts{"no-hello"});
  test.say(R"({"type":"hello","version":1,"token":"x"})");
  EXPECT_EQ(test.take_all<Identify>().size(), 1u);
  test.home.identified(1, Identity{.actor = {.ids = {"anna"}}}, start);
  test.home.not_identified(1);  // late, and of no meaning
  EXPECT_EQ(test.said(), Texts{"welcome"});
}

TEST(home, ignores_an_answer_that_it_did_not_ask_for) {
  TestHome test;
  test.open();
  test.take();
  test.home.read("t", 0, Texts{}, start);
  test.home.written("t", 2, Written::stored, start);
  test.home.leased("t", true, start);
  test.home.thought("t", {}, "p2 pass", start);
  EXPECT_TRUE(test.take().empty());
}

TEST(home, tells_nothing_before_it_is_stored_and_nothing_twice) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  const auto writes = test.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  test.home.written("t", 2, Written::stored, start);
  EXPECT_EQ(test.said(), (Texts{"acknowledged", "table", "update"}));
  test.home.written("t", 2, Written::stored, start);
  EXPECT_EQ(test.said(), Texts{});
}

// The bot's task of a game that has just begun.
match::Task begun(TestHome& test) {
  test.open();
  test.take();
  test.begin();
  const auto writes = test.take_all<Write>();
  test.journal.push_back(writes[0].append.entry);
  test.home.written("t", 2, Written::stored, test.now);
  for (const Effect& effect : test.take())
    if (const auto* think = std::get_if<Think>(&effect)) return think->task;
  ADD_FAILURE() << "no bot was asked to think";
  return {};
}

TEST(home, keeps_a_thought_until_its_time) {
  TestHome test;
  const match::Task task = begun(test);
  ASSERT_GT(task.at, start);
  const auto thinking = test.home.thinking("t", task);
  ASSERT_NE(thinking, nullptr);
  thinking->run(1);
  test.home.thought("t", task, thinking->answer(), start);
  EXPECT_TRUE(test.take_all<Write>().empty());
  test.home.wake(task.at - 1);
  EXPECT_TRUE(test.take_all<Write>().empty());
  test.home.wake(task.at);
  EXPECT_EQ(test.take_all<Write>().size(), 1u);
}

TEST(home, lets_bots_think_only_with_a_lease_where_homes_share_a_store) {
  TestHome test({.shares_store = true});
  test.open();
  test.begin();
  test.take();
  test.home.written("t", 2, Written::stored, start);
  auto effects = test.take();
  const auto is_think = [](const Effect& effect) { return std::holds_alternative<Think>(effect); };
  const auto is_lease = [](const Effect& effect) { return std::holds_alternative<Lease>(effect); };
  EXPECT_TRUE(std::ranges::none_of(effects, is_think));
  EXPECT_TRUE(std::ranges::any_of(effects, is_lease));
  test.home.leased("t", false, start);
  EXPECT_TRUE(std::ranges::none_of(test.take(), is_think));
  test.home.wake(start + 4999);
  EXPECT_TRUE(std::ranges::none_of(test.take(), is_lease));
  test.home.wake(start + 5000);
  EXPECT_TRUE(std::ranges::any_of(test.take(), is_lease));
  test.home.leased("t", true, start + 5000);
  EXPECT_TRUE(std::ranges::any_of(test.take(), is_think));
}

TEST(home, looks_at_the_journal_before_somebody_enters_where_homes_share_a_store) {
  TestHome test({.shares_store = true});
  test.open();
  test.take();
  test.come(2, "ben");
  test.watch(2);
  const auto reads = test.take_all<Read>();
  ASSERT_EQ(reads.size(), 1u);
  EXPECT_EQ(reads[0].after, 1);
  EXPECT_EQ(test.said(), Texts{});
  test.home.read("t", 1, Texts{}, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update"}));
}

// Somebody who was a guest when sitting down may have an account by now.
TEST(home, follows_what_an_account_did_on_a_guests_seat) {
  TestHome home({.shares_store = true});
  home.open();
  home.take();
  home.home.heard("t", home.now);
  ASSERT_EQ(home.take_all<Read>().size(), 1);
  const auto opened = wire::read_entries(home.journal);
  const match::Actor account{.ids = {"account", "anna"}};
  const auto entry = opened->table.decide(account, match::Say{.seat = Seat::p2, .phrase = "hello"}, home.now, "x");
  ASSERT_TRUE(entry);
  wire::Chain chain = opened->chain;
  home.home.read("t", 1, Texts{chain.add(*entry)}, home.now);
  EXPECT_EQ(home.take_all<Read>().size(), 0);
}

// A store may be put back to an older state beside a running server.

TEST(home, stores_the_table_of_a_rematch_before_the_old_one_names_it) {
  TestHome test;
  begun(test);
  test.say(R"({"type":"resign","table":"t","id":"2","seat":"p2"})");
  test.store();
  test.take();
  test.say(R"({"type":"rematch","table":"t","id":"3"})");
  const auto first = test.take_all<Write>();
  ASSERT_EQ(first.size(), 1u);
  EXPECT_NE(first[0].append.row.id, "t");
  EXPECT_EQ(first[0].append.seq, 1);
  test.home.written(first[0].append.row.id, 1, Written::stored, start);
  const auto second = test.take_all<Write>();
  ASSERT_EQ(second.size(), 1u);
  EXPECT_EQ(second[0].append.row.id, "t");
  EXPECT_NE(second[0].append.entry.find(first[0].append.row.id), std::string::npos);
}

TEST(home, says_so_when_the_table_of_a_rematch_is_not_stored) {
  TestHome test;
  begun(test);
  test.say(R"({"type":"resign","table":"t","id":"2","seat":"p2"})");
  test.store();
  test.take();
  test.say(R"({"type":"rematch","table":"t","id":"3"})");
  const auto first = test.take_all<Write>();
  ASSERT_EQ(first.size(), 1u);
  test.home.written(first[0].append.row.id, 1, Written::unknown, start);
  EXPECT_EQ(test.said(), Texts{"busy"});
}

TEST(home, forgets_a_table_that_nobody_needs) {
  TestHome test;
  test.open();
  test.home.disconnect(1, start);
  test.home.wake(start);
  test.home.wake(start + 59'000);
  EXPECT_EQ(test.home.tables(), 1u);
  test.home.wake(start + 61'000);
  EXPECT_EQ(test.home.tables(), 0u);
}

TEST(home, lets_nobody_fill_a_journal_with_phrases) {
  TestHome home({.room = {.phrases = 10}});
  home.open();
  const auto say = [&home](int number) {
    home.say(R"({"type":"say","table":"t","id":"s)" + std::to_string(number) + R"(","seat":"p2","phrase":"hello"})");
    const auto writes = home.take_all<Write>();
    for (const Write& write : writes) home.home.written("t", write.append.seq, Written::stored, home.now);
    return !writes.empty();
  };
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(say(i)) << i;
  home.take();
  EXPECT_FALSE(say(10));
  home.say(R"({"type":"say","table":"t","id":"s10","seat":"p2","phrase":"hello"})");
  EXPECT_EQ(home.said(), Texts{"too-often"});
  home.now += 60'000;
  EXPECT_TRUE(say(11));
}

TEST(home, lets_a_connection_watch_so_many_tables) {
  TestHome home({.watched = 2});
  home.come();
  for (const char* table : {"a", "b", "a"}) home.say(R"({"type":"watch","table":")" + std::string(table) + R"("})");
  EXPECT_EQ(home.said(), Texts{});
  home.say(R"({"type":"watch","table":"c"})");
  EXPECT_EQ(home.said(), Texts{"too-many-watched"});
  home.say(R"({"type":"unwatch","table":"a"})");
  home.say(R"({"type":"watch","table":"c"})");
  EXPECT_EQ(home.said(), Texts{});
}

TEST(home, says_whose_bots_are_to_think) {
  TestHome home;
  home.open();
  home.begin();
  const auto writes = home.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  home.home.written("t", writes[0].append.seq, Written::stored, home.now);
  const auto thinks = home.take_all<Think>();
  ASSERT_EQ(thinks.size(), 1u);
  EXPECT_EQ(thinks[0].owner, "anna");
}

}  // namespace
}  // namespace springtide::home
