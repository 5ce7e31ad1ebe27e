// Who is let into a home, and who is sent away.
#include "unit/test_home.h"

namespace springtide::home {
namespace {

TEST(home, hears_out_who_is_being_identified_within_limits) {
  TestHome test;
  test.home.connect(1);
  test.say(R"({"type":"hello","version":1,"token":"x"})");
  for (int i = 0; i < 32; ++i) test.say(R"({"type":"ping"})");
  EXPECT_EQ(test.said(), Texts{});
  test.say(R"({"type":"ping"})");
  EXPECT_EQ(test.take_all<Close>().size(), 1u);
  test.home.identified(1, std::nullopt, start);
  EXPECT_EQ(test.said(), Texts{"bad-token"});
}

TEST(home, ends_the_sessions_of_a_token_or_a_player_and_of_nobody_else) {
  TestHome test;
  test.come(1, "anna");
  test.come(2, "ben");
  test.home.connect(3);
  test.say(R"({"type":"hello","version":1})", 3);
  test.take();
  test.home.end_sessions({.actor = {.ids = {"ben"}}}, Sessions::all, start);
  auto closed = test.take_all<Close>();
  ASSERT_EQ(closed.size(), 1u);
  EXPECT_EQ(closed[0].connection, 2u);
  test.home.end_sessions({.actor = {.ids = {"ben"}}, .token_hash = "#anna"}, Sessions::this_one, start);
  closed = test.take_all<Close>();
  ASSERT_EQ(closed.size(), 1u);
  EXPECT_EQ(closed[0].connection, 1u);
}

TEST(home, asks_in_one_go_whether_tokens_are_void_where_homes_share_a_store) {
  TestHome test({.shares_store = true});
  test.come(1, "anna");
  test.come(2, "ben");
  test.come(3, "anna");
  test.home.connect(4);
  test.say(R"({"type":"hello","version":1})", 4);
  test.home.wake(start);
  const auto rechecks = test.take_all<Recheck>();
  ASSERT_EQ(rechecks.size(), 1u);
  EXPECT_EQ(rechecks[0].token_hashes, (Texts{"#anna", "#ben"}));
  test.home.wake(start + 1000);  // again within a second
  EXPECT_EQ(test.take_all<Recheck>().size(), 1u);
  test.home.void_now({"#anna", ""}, start + 1000);
  std::vector<ConnectionId> closed;
  for (const Close& close : test.take_all<Close>()) closed.push_back(close.connection);
  EXPECT_EQ(closed, (std::vector<ConnectionId>{1, 3}));
}

TEST(home, asks_nobody_whether_tokens_are_void_where_it_would_know) {
  TestHome test;
  test.come(1, "anna");
  test.home.wake(start);
  EXPECT_TRUE(test.take_all<Recheck>().empty());
}

TEST(home, announces_to_who_is_welcome_and_to_who_comes) {
  TestHome test;
  test.come();
  test.home.connect(2);  // and has not said hello
  test.home.announce("Soon.");
  auto sends = test.take_all<Send>();
  ASSERT_EQ(sends.size(), 1u);
  EXPECT_EQ(sends[0].to, 1u);
  EXPECT_EQ(*sends[0].text, R"({"type":"announcement","sentence":"Soon."})");
  test.home.announce("Soon.");
  EXPECT_EQ(test.said(), Texts{});
  test.say(R"({"type":"hello","version":1})", 2);
  EXPECT_EQ(test.said(), (Texts{"welcome", "announcement"}));
  test.home.announce("");
  sends = test.take_all<Send>();
  ASSERT_EQ(sends.size(), 2u);
  EXPECT_EQ(*sends[0].text, R"({"type":"announcement"})");
  test.home.connect(3);
  test.say(R"({"type":"hello","version":1})", 3);
  EXPECT_EQ(test.said(), Texts{"welcome"});
}

TEST(home, that_is_drained_sends_everybody_away_and_looks_after_nothing) {
  TestHome test({.shares_store = true});
  test.open();
  test.take();
  test.begin();
  test.home.connect(2);
  test.home.drain(test.now);
  std::vector<ConnectionId> closed;
  std::vector<Write> writes;
  for (const Effect& effect : test.take()) {
    if (const auto* close = std::get_if<Close>(&effect)) {
      closed.push_back(close->connection);
      EXPECT_EQ(close->code, 1012);
    }
    if (const auto* write = std::get_if<Write>(&effect)) writes.push_back(*write);
  }
  EXPECT_EQ(closed, (std::vector<ConnectionId>{1, 2}));
  ASSERT_EQ(writes.size(), 1u);  // what was begun is finished
  EXPECT_TRUE(test.home.is_writing());
  test.home.written("t", writes[0].append.seq, Written::stored, test.now);
  EXPECT_TRUE(test.take_all<Lease>().empty());
  test.home.found_due({"t", "u"}, test.now);
  test.now += test.home.settings().look_every;
  test.home.wake(test.now);
  for (const Effect& effect : test.take()) {
    EXPECT_FALSE(std::holds_alternative<FindDue>(effect));
    EXPECT_FALSE(std::holds_alternative<Read>(effect));
    EXPECT_FALSE(std::holds_alternative<Lease>(effect));
  }
  EXPECT_EQ(test.home.tables(), 0u);
  test.home.connect(3);
  ASSERT_EQ(test.take_all<Close>().size(), 1u);
  test.home.resume(test.now);
  EXPECT_EQ(test.take_all<FindDue>().size(), 1u);
  test.home.connect(4);
  EXPECT_TRUE(test.take_all<Close>().empty());
}

// Where a store is one process's own, other hands may be at it, too.

TEST(home, hears_one_hello_on_a_connection) {
  TestHome test;
  test.open();
  test.take();
  test.say(R"({"type":"hello","version":1})");
  EXPECT_EQ(test.said(), Texts{"said-hello"});
  test.say(R"({"type":"hello","version":1,"token":"ben"})");
  EXPECT_TRUE(test.take_all<Identify>().empty());
}

TEST(home, tells_nothing_more_to_who_was_signed_out) {
  TestHome test;
  test.open();
  test.come(2, "ben");
  test.watch(2);
  test.take();
  test.home.end_sessions({.token_hash = "#ben"}, Sessions::this_one, start);
  EXPECT_EQ(test.take_all<Close>().size(), 1u);
  test.begin();
  test.take();
  test.home.written("t", 2, Written::stored, start);
  test.watch(2);  // the connection is not closed yet
  for (const Send& send : test.take_all<Send>()) EXPECT_EQ(send.to, 1u) << *send.text;
}

// One who is blocked while he looks at the table finds its seats kept for others, and is not let in.
TEST(home, keeps_those_out_whom_the_host_blocks) {
  TestHome test;
  match::Setup setup = a_table();
  setup.chairs[0] = {};
  test.journal = {test.home.open(setup, "", start)->append.entry};
  test.come(1, "ben");
  test.watch(1);
  test.home.read("t", 0, test.journal, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update"}));
  const store::Block block{.blocker = "anna", .blocked = "ben", .stands = true, .changed = start};
  test.home.note_blocks({block}, start);
  const auto told = test.take_all<Send>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_NE(told[0].text->find(R"("held":true)"), std::string::npos);
  test.home.note_blocks({block}, start);  // heard twice
  EXPECT_EQ(test.said(), Texts{});
  const std::string_view sit =
      R"({"type":"sit","table":"t","id":"1","seat":"p1","name":"Ben","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"})";
  test.say(sit);
  EXPECT_EQ(test.said(), Texts{"seat-held"});
  store::Block ended = block;
  ended.stands = false;
  test.home.note_blocks({ended}, start);
  EXPECT_EQ(test.said(), Texts{"table"});
  test.say(sit);
  test.store();
  EXPECT_EQ(test.home.table("t")->chairs()[0].player, "ben");
}

TEST(home, knows_who_is_blocked_though_the_journal_is_still_being_read) {
  TestHome test;
  match::Setup setup = a_table();
  setup.chairs[0] = {};
  test.journal = {test.home.open(setup, "", start)->append.entry};
  test.come(1, "ben");
  test.watch(1);
  test.home.note_blocks({{.blocker = "anna", .blocked = "ben"}}, start);
  test.take();
  test.home.read("t", 0, test.journal, start);
  EXPECT_NE(test.take_all<Send>().at(0).text->find(R"("held":true)"), std::string::npos);
}

}  // namespace
}  // namespace springtide::home
