// Calls, on both engines: what an entry leaves to be told, who takes it, and where people are called.
#include "store/calls.h"

#include <gtest/gtest.h>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Rows = std::vector<CallRow>;

class CallsTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  // The next entry of the table, after which these calls stand.
  Appended call(const std::string& table, std::int64_t seq, std::optional<Rows> calls) {
    Append append = append_of(table, seq);
    append.calls = std::move(calls);
    return append_one(*store, append);
  }
  // At so many milliseconds after the first calls may be taken.
  std::vector<Call> take(Time later = 1'000, const std::string& node = "north", int most = 10) {
    const Time now = first_time + later;
    return store->take_calls({.node = node, .now = now, .until = now + 5'000}, most);
  }
  static constexpr Time first_time = 1'700'000'000'000 + call_grace;
  void add(const std::string& player, const std::string& token) {
    store->add_player(guest(player));
    store->add_token(token_of(token, 1), player);
  }
  Subscription device(const std::string& id, const std::string& token, const std::string& player, Time created = 7) {
    return {.id = id,
            .token = token,
            .player = player,
            .endpoint = "https://push.example/" + id,
            .key = "key",
            .secret = "secret",
            .device = "Firefox",
            .quiet = {.from = 1'320, .until = 420, .zone = -60},
            .created = created};
  }
};

INSTANTIATE_TEST_SUITE_P(engines, CallsTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

const CallRow to_anna{.seat = 0, .player = "anna", .kind = CallKind::begin, .decision = 4};
const CallRow to_berta{.seat = 1, .player = "berta", .kind = CallKind::turn, .decision = 4};

// --- what an entry leaves ---

TEST_P(CallsTest, an_entry_leaves_its_calls_to_be_taken_once) {
  call("t1", 1, Rows{to_anna, to_berta});
  const auto taken = take();
  ASSERT_EQ(taken.size(), 2u);
  EXPECT_EQ(taken[0], (Call{.table = "t1",
                            .game = "vineta",
                            .row = to_anna,
                            .state = CallState::to_send,
                            .node = "north",
                            .tries = 1,
                            .not_before = append_of("t1", 1).time + call_grace,
                            .created = append_of("t1", 1).time}));
  EXPECT_EQ(taken[1].row, to_berta);
  EXPECT_TRUE(take().empty());
}

TEST_P(CallsTest, a_call_waits_a_moment_and_is_gone_if_it_does_not_stand_then) {
  call("t1", 1, Rows{to_anna});
  EXPECT_TRUE(take(0).empty());
  call("t1", 2, Rows{to_berta});
  const auto taken = take();
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].row, to_berta);
}

TEST_P(CallsTest, an_entry_that_says_nothing_of_calls_leaves_them_alone) {
  call("t1", 1, Rows{to_anna});
  call("t1", 2, std::nullopt);
  ASSERT_EQ(take().size(), 1u);
}

TEST_P(CallsTest, an_entry_that_is_not_stored_calls_nobody) {
  call("t1", 1, Rows{});
  EXPECT_EQ(call("t1", 3, Rows{to_anna}), Appended::conflict);
  EXPECT_EQ(call("t1", 1, Rows{to_anna}), Appended::conflict);
  EXPECT_TRUE(take().empty());
}

TEST_P(CallsTest, calls_are_there_after_reopening) {
  call("t1", 1, Rows{to_anna});
  store.reset();
  store = place.open();
  EXPECT_EQ(take().size(), 1u);
}

TEST_P(CallsTest, a_call_that_stands_on_is_not_made_again) {
  call("t1", 1, Rows{to_anna});
  Call taken = take().at(0);
  taken.state = CallState::sent;
  store->note_call(taken);
  call("t1", 2, Rows{to_anna, to_berta});
  const auto rest = take();
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].row, to_berta);
}

TEST_P(CallsTest, another_decision_is_another_call) {
  call("t1", 1, Rows{to_anna});
  Call taken = take().at(0);
  taken.state = CallState::sent;
  taken.told = "phone";
  store->note_call(taken);
  CallRow next = to_anna;
  next.decision = 9;
  next.kind = CallKind::turn;
  call("t1", 2, Rows{next});
  const auto rest = take();
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].row, next);
  EXPECT_EQ(rest[0].told, "");
  EXPECT_EQ(rest[0].tries, 1);
}

TEST_P(CallsTest, what_does_not_stand_any_more_is_withdrawn) {
  call("t1", 1, Rows{to_anna, to_berta});
  call("t2", 1, Rows{to_anna});
  for (Call& each : take()) {
    each.state = CallState::sent;
    each.told = "phone";
    store->note_call(each);
  }
  call("t1", 2, Rows{to_berta});
  const auto rest = take();
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].row, to_anna);
  EXPECT_EQ(rest[0].state, CallState::to_withdraw);
  EXPECT_EQ(rest[0].told, "phone");
  store->end_call(rest[0]);
  EXPECT_TRUE(take(1'000'000).empty());
}

// --- who has it ---

TEST_P(CallsTest, a_lease_that_runs_out_is_taken_over) {
  call("t1", 1, Rows{to_anna});
  take(1'000, "north");
  EXPECT_TRUE(take(5'999, "south").empty());
  const auto taken = take(6'000, "south");
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].tries, 2);
  EXPECT_EQ(taken[0].node, "south");
}

TEST_P(CallsTest, who_has_lost_it_changes_nothing) {
  call("t1", 1, Rows{to_anna});
  Call lost = take(1'000, "north").at(0);
  take(6'000, "south");
  lost.state = CallState::sent;
  store->note_call(lost);
  store->end_call(lost);
  EXPECT_TRUE(take(7'000, "west").empty());
  EXPECT_EQ(take(11'000, "west").size(), 1u);
}

TEST_P(CallsTest, all_leases_can_be_freed) {
  call("t1", 1, Rows{to_anna});
  take();
  store->free_calls();
  EXPECT_EQ(take().size(), 1u);
}

TEST_P(CallsTest, so_many_are_taken_and_the_longest_waiting_first) {
  for (int i = 1; i <= 5; ++i) {
    Append append = append_of("t" + std::to_string(i), 1);
    append.time -= 100 + i;
    append.calls = Rows{to_anna};
    append_one(*store, append);
  }
  const auto taken = take(1'000, "north", 2);
  ASSERT_EQ(taken.size(), 2u);
  EXPECT_EQ(taken[0].table, "t5");
  EXPECT_EQ(taken[1].table, "t4");
  EXPECT_EQ(take(1'000, "south", 9).size(), 3u);
}

TEST_P(CallsTest, what_failed_is_taken_again_at_its_time) {
  call("t1", 1, Rows{to_anna});
  Call taken = take().at(0);
  taken.not_before = first_time + 9'000;
  taken.told = "phone";
  store->note_call(taken);
  EXPECT_TRUE(take(8'999).empty());
  const auto again = take(9'000);
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0].told, "phone");
  EXPECT_EQ(again[0].tries, 2);
}

// --- without an entry ---

LateCalls late(std::int64_t seq, Rows calls) {
  return {.table = "t1", .game = "vineta", .seq = seq, .time = append_of("t1", 1).time, .calls = std::move(calls)};
}

TEST_P(CallsTest, who_goes_is_called_beside_those_who_are_called_already) {
  call("t1", 1, Rows{to_berta});
  Call sent = take().at(0);
  sent.state = CallState::sent;
  store->note_call(sent);
  store->add_calls(late(1, {to_anna, to_berta}));
  const auto taken = take();
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].row, to_anna);
  EXPECT_EQ(taken[0].game, "vineta");
}

TEST_P(CallsTest, who_has_gone_is_not_called_once_the_journal_has_gone_on) {
  call("t1", 1, Rows{});
  call("t1", 2, Rows{});
  store->add_calls(late(1, {to_anna}));
  store->add_calls(late(3, {to_anna}));
  EXPECT_TRUE(take().empty());
}

TEST_P(CallsTest, a_call_is_held_for_who_looks_on_and_let_go_with_him) {
  call("t1", 1, Rows{to_anna, to_berta});
  EXPECT_TRUE(store->hold_calls("t1", 2, first_time + 30'000));
  EXPECT_FALSE(store->hold_calls("t1", 4, first_time + 30'000));
  EXPECT_FALSE(store->hold_calls("t2", 2, first_time + 30'000));
  const auto others = take();
  ASSERT_EQ(others.size(), 1u);
  EXPECT_EQ(others[0].row, to_anna);
  EXPECT_FALSE(store->hold_calls("t1", 1, first_time + 30'000));  // it is on its way
  store->add_calls(late(1, {to_berta}));
  EXPECT_EQ(take().size(), 1u);
}

TEST_P(CallsTest, a_held_call_is_sent_when_nobody_holds_it_any_more) {
  call("t1", 1, Rows{to_berta});
  store->hold_calls("t1", 2, first_time + 30'000);
  EXPECT_TRUE(take(29'999).empty());
  EXPECT_EQ(take(30'000).size(), 1u);
}

TEST_P(CallsTest, what_waits_for_somebody_waits_no_longer_but_what_is_held_does) {
  call("t1", 1, Rows{to_anna, to_berta});
  for (Call each : take()) {
    each.not_before = first_time + 90'000;
    store->note_call(each);
  }
  call("t2", 1, Rows{to_anna});
  store->hold_calls("t2", 1, first_time + 90'000);
  EXPECT_TRUE(take(30'000).empty());
  store->hasten_calls({"anna"}, first_time + 30'000);
  const auto taken = take(30'000);
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].table, "t1");
  EXPECT_EQ(taken[0].row, to_anna);
}

// Berta holds the second seat, and it is her move.
TEST_P(CallsTest, tables_where_somebody_is_not_called_are_found) {
  const auto add = [&](const std::string& table, Life life, unsigned waiting, Rows calls) {
    Append append = append_of(table, 1);
    append.row.life = life;
    append.row.waiting = waiting;
    append.seats = {{.seat = 1, .player = "berta"}};
    append.calls = std::move(calls);
    append_one(*store, append);
  };
  add("missed", Life::playing, 2, {});
  add("other-missed", Life::playing, 3, {to_anna});
  add("called", Life::playing, 2, {to_berta});
  add("bot-to-move", Life::playing, 1, {});
  add("over", Life::finished, 2, {});
  const Time updated = append_of("missed", 1).row.updated;
  EXPECT_EQ(store->uncalled(updated, 9), (std::vector<std::string>{"missed", "other-missed"}));
  EXPECT_EQ(store->uncalled(updated, 1).size(), 1u);
  EXPECT_TRUE(store->uncalled(updated + 1, 9).empty());
}

// --- entries while it is on its way ---

TEST_P(CallsTest, withdrawn_while_it_is_sent_it_waits_for_the_sender_and_knows_who_was_told) {
  call("t1", 1, Rows{to_anna});
  Call taken = take().at(0);
  call("t1", 2, Rows{});
  EXPECT_TRUE(take().empty());
  taken.state = CallState::sent;
  taken.told = "phone";
  taken.not_before = first_time + 99'000;
  store->note_call(taken);
  const auto rest = take();
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].state, CallState::to_withdraw);
  EXPECT_EQ(rest[0].told, "phone");
}

TEST_P(CallsTest, replaced_while_it_is_sent_the_new_one_is_sent_too) {
  call("t1", 1, Rows{to_anna});
  Call taken = take().at(0);
  CallRow next = to_anna;
  next.decision = 9;
  call("t1", 2, Rows{next});
  taken.state = CallState::sent;
  taken.told = "phone";
  store->note_call(taken);
  const auto rest = take();
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].row, next);
  EXPECT_EQ(rest[0].told, "");
}

TEST_P(CallsTest, standing_again_while_it_is_withdrawn_it_is_sent_again) {
  call("t1", 1, Rows{to_anna});
  Call first = take().at(0);
  first.state = CallState::sent;
  first.told = "phone";
  store->note_call(first);
  call("t1", 2, Rows{});
  const Call withdrawn = take().at(0);
  call("t1", 3, Rows{to_anna});
  store->end_call(withdrawn);
  const auto rest = take();
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].state, CallState::to_send);
  EXPECT_EQ(rest[0].told, "");
}

// --- secrets ---

TEST_P(CallsTest, a_secret_is_made_once) {
  EXPECT_EQ(store->secret("key", "first"), "first");
  EXPECT_EQ(store->secret("key", "second"), "first");
  EXPECT_EQ(store->secret("other", "third"), "third");
  EXPECT_EQ(place.open()->secret("key", "fourth"), "first");
}

// --- devices ---

TEST_P(CallsTest, a_device_is_called_as_long_as_its_session_lasts) {
  add("anna", "a");
  store->subscribe(device("s1", "a", "anna"), 20);
  EXPECT_EQ(store->subscriptions_of({"anna"}), std::vector{device("s1", "a", "anna")});
  store->remove_token("a");
  EXPECT_TRUE(store->subscriptions_of({"anna"}).empty());
  EXPECT_THROW(store->subscribe(device("s1", "a", "anna"), 20), Failure);
}

TEST_P(CallsTest, a_session_and_an_endpoint_have_one_subscription) {
  add("anna", "a");
  add("berta", "b");
  store->subscribe(device("s1", "a", "anna"), 20);
  store->subscribe(device("s2", "a", "anna"), 20);
  EXPECT_EQ(store->subscriptions_of({"anna", "berta"}), std::vector{device("s2", "a", "anna")});
  Subscription same_browser = device("s3", "b", "berta");
  same_browser.endpoint = device("s2", "a", "anna").endpoint;
  store->subscribe(same_browser, 20);
  EXPECT_EQ(store->subscriptions_of({"anna", "berta"}), std::vector{same_browser});
}

TEST_P(CallsTest, of_many_devices_the_oldest_go) {
  store->add_player(guest("anna"));
  for (int i = 1; i <= 5; ++i) {
    const std::string name = std::to_string(i);
    store->add_token(token_of(name, 1), "anna");
    store->subscribe(device("s" + name, name, "anna", i), 3);
  }
  const auto left = store->subscriptions_of({"anna"});
  ASSERT_EQ(left.size(), 3u);
  EXPECT_EQ(left[0].id, "s3");
}

TEST_P(CallsTest, quiet_hours_can_be_set_and_a_device_forgotten) {
  add("anna", "a");
  store->subscribe(device("s1", "a", "anna"), 20);
  const Quiet quiet{.from = 1, .until = 2, .zone = 120};
  EXPECT_TRUE(store->set_quiet("s1", quiet));
  EXPECT_EQ(store->subscriptions_of({"anna"}).at(0).quiet, quiet);
  EXPECT_FALSE(store->set_quiet("s2", quiet));
  store->unsubscribe("s1");
  EXPECT_TRUE(store->subscriptions_of({"anna"}).empty());
}

// --- where somebody is called ---

TEST_P(CallsTest, an_account_is_called_on_all_its_devices_whichever_of_its_players_is_meant) {
  store->add_player(account("anna", "anna"));
  add("g1", "a");
  store->sign_in(sign_in_of("anna", "b", "g1"));
  store->add_token(token_of("c", 1), "g1");
  add("stranger", "d");
  store->subscribe(device("s1", "b", "anna", 1), 20);
  store->subscribe(device("s2", "c", "g1", 2), 20);
  store->subscribe(device("s3", "d", "stranger", 3), 20);
  const std::vector both{device("s1", "b", "anna", 1), device("s2", "c", "g1", 2)};
  EXPECT_EQ(store->audience_of("anna", "t1").devices, both);
  EXPECT_EQ(store->audience_of("g1", "t1").devices, both);
  EXPECT_EQ(store->audience_of("nobody", "t1"), Audience{});
}

TEST_P(CallsTest, webhooks_are_a_players_or_a_tables) {
  add("anna", "a");
  add("berta", "b");
  const Webhook own{.id = "w1", .player = "anna", .url = "https://a.example/", .created = 1};
  const Webhook of_table{
      .id = "w2", .player = "berta", .table = "t1", .url = "https://b.example/", .shape = WebhookShape::chat, .created = 2};
  EXPECT_TRUE(store->add_webhook(own, 1));
  EXPECT_TRUE(store->add_webhook(of_table, 1));
  EXPECT_FALSE(store->add_webhook({.id = "w3", .player = "anna", .url = "https://c.example/"}, 1));
  EXPECT_EQ(store->webhooks_of({"anna", "berta"}), (std::vector{own, of_table}));
  EXPECT_EQ(store->audience_of("anna", "t1").webhooks, (std::vector{own, of_table}));
  EXPECT_EQ(store->audience_of("anna", "t2").webhooks, std::vector{own});
  EXPECT_TRUE(store->audience_of("berta", "t2").webhooks.empty());
  store->remove_webhook("w2");
  store->remove_player("anna");
  EXPECT_TRUE(store->webhooks_of({"anna", "berta"}).empty());
}

}  // namespace
}  // namespace springtide::store
