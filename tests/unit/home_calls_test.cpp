// Whom a home calls, and when: with which entry, and who went though it is his move.
#include "unit/test_home.h"

namespace springtide::home {
namespace {

// The only entry that is being written.
store::Append written_by(TestHome& test) {
  const auto writes = test.take_all<Write>();
  EXPECT_EQ(writes.size(), 1u);
  return writes.empty() ? store::Append{} : writes[0].append;
}

void say_hello(TestHome& test, const std::string& id) {
  test.say(R"({"type":"say","table":"t","seat":"p2","phrase":"hello","id":")" + id + "\"}");
}

TEST(home, writes_nothing_of_calls_where_everybody_looks_on) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  EXPECT_FALSE(written_by(test).calls);
  test.home.written("t", 2, Written::stored, start);
  test.take();
  say_hello(test, "2");
  EXPECT_FALSE(written_by(test).calls);
}

TEST(home, calls_who_is_not_here_with_the_entry_that_gives_a_reason_and_once) {
  TestHome test;
  test.open();
  test.say(R"({"type":"unwatch","table":"t"})");
  test.take();
  test.begin();
  const auto calls = written_by(test).calls;
  ASSERT_TRUE(calls && calls->size() == 1);
  EXPECT_EQ(calls->at(0).player, "anna");
  EXPECT_EQ(calls->at(0).kind, store::CallKind::begin);
  test.home.written("t", 2, Written::stored, start);
  test.take();
  say_hello(test, "2");
  EXPECT_FALSE(written_by(test).calls);
}

TEST(home, says_once_which_calls_stand_where_it_does_not_know) {
  TestHome first;
  first.open();
  first.begin();
  first.store();
  TestHome test;
  test.come();
  test.watch();
  test.home.read("t", 0, first.journal, start);
  test.take();
  say_hello(test, "2");
  EXPECT_EQ(written_by(test).calls, CallRows{});
  test.home.written("t", static_cast<int>(first.journal.size()) + 1, Written::stored, start);
  test.take();
  say_hello(test, "3");
  EXPECT_FALSE(written_by(test).calls);
}

TEST(home, calls_again_when_nobody_knows_what_became_of_a_write) {
  TestHome test;
  test.open();
  test.say(R"({"type":"unwatch","table":"t"})");
  test.take();
  test.begin();
  written_by(test);
  test.home.written("t", 2, Written::unknown, start);
  test.take();
  test.home.read("t", 0, test.journal, start);  // it was not stored
  const auto calls = written_by(test).calls;
  EXPECT_TRUE(calls && calls->size() == 1);
}

// A home that calls who goes: Anna is to act, Bela is not; both look on.
struct CallingHome : TestHome {
  explicit CallingHome(bool shares_store = false)
      : TestHome({.shares_store = shares_store, .has_lessons = true, .call_after = 5000}) {}

  void play() {
    match::Setup setup = match::panic_setup(2, 2);
    setup.table = "t";
    journal = {home.open(setup, "", now)->append.entry};
    come();
    come(2, "bela");
    watch();
    watch(2);
    home.read("t", 0, journal, now);
    begin();
    store();
    ASSERT_EQ(home.table("t")->to_act(), SeatSet{Seat::p1});
  }
  // What the home wants written of calls once so much more time has passed.
  CallRows calls_after(Time time) {
    now += time;
    home.wake(now);
    CallRows rows;
    for (const CallNow& each : take_all<CallNow>()) {
      EXPECT_EQ(each.late.seq, static_cast<std::int64_t>(journal.size()));
      rows.insert(rows.end(), each.late.calls.begin(), each.late.calls.end());
    }
    return rows;
  }
  CallRows to_anna() const {
    return {{.seat = 0, .player = "anna", .kind = store::CallKind::begin, .decision = home.table("t")->play().decision()}};
  }
};

TEST(home, calls_who_goes_though_it_is_his_move_when_he_does_not_come_back) {
  CallingHome test;
  test.play();
  test.home.disconnect(1, test.now);
  EXPECT_EQ(test.calls_after(4999), CallRows{});
  EXPECT_EQ(test.calls_after(1), test.to_anna());
  test.home.called("t", true, test.now);
  EXPECT_EQ(test.calls_after(60'000), CallRows{});
}

TEST(home, calls_nobody_who_only_reloads_the_page) {
  CallingHome test;
  test.play();
  test.home.disconnect(1, test.now);
  test.now += 1000;
  test.come(3);
  test.watch(3);
  EXPECT_EQ(test.calls_after(60'000), CallRows{});
}

TEST(home, calls_nobody_who_goes_while_others_are_to_act) {
  CallingHome test;
  test.play();
  test.home.disconnect(2, test.now);
  EXPECT_EQ(test.calls_after(60'000), CallRows{});
}

// An entry says it all, and what it says is said once.
TEST(home, leaves_it_to_the_next_entry_to_call_who_has_gone) {
  CallingHome test;
  test.play();
  const CallRows to_anna = test.to_anna();
  test.home.disconnect(1, test.now);
  test.say(R"({"type":"say","table":"t","seat":"p2","phrase":"hello","id":"7"})", 2);
  const auto writes = test.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  EXPECT_EQ(writes[0].append.calls, to_anna);
  test.journal.push_back(writes[0].append.entry);
  test.home.written("t", writes[0].append.seq, Written::stored, test.now);
  EXPECT_EQ(test.calls_after(60'000), CallRows{});
}

TEST(home, calls_who_has_gone_again_when_the_store_fails) {
  CallingHome test;
  test.play();
  test.home.disconnect(1, test.now);
  EXPECT_EQ(test.calls_after(5000), test.to_anna());
  test.home.called("t", false, test.now);
  EXPECT_EQ(test.calls_after(5000), test.to_anna());
}

// Whoever sat there when the process before this one ended was told nothing. With several nodes he may look on elsewhere.
TEST(home, calls_who_is_to_act_at_a_table_that_it_has_just_read) {
  CallingHome first;
  first.play();
  for (const bool shares_store : {false, true}) {
    CallingHome test(shares_store);
    test.home.wake(test.now);
    EXPECT_EQ(test.take_all<FindUncalled>().size(), shares_store ? 0u : 1u);
    test.home.found_due({"t"}, test.now);
    test.home.read("t", 0, first.journal, test.now);
    test.journal = first.journal;
    EXPECT_EQ(test.calls_after(5000), shares_store ? CallRows{} : first.to_anna());
  }
}

// Anna looks on at this home; the entry that gives her the move was written at another.
TEST(home, holds_the_calls_of_others_to_who_looks_on_here_as_long_as_he_does) {
  CallingHome other;
  other.play();
  CallingHome test(true);
  test.journal = other.journal;
  test.come();
  test.watch();
  test.home.read("t", 0, test.journal, test.now);
  const auto held = test.take_all<HoldCalls>();
  ASSERT_EQ(held.size(), 1u);
  EXPECT_EQ(held[0].seats, SeatSet{Seat::p1});
  EXPECT_EQ(held[0].until, test.now + 30'000);
  test.home.held("t", true, test.now);
  test.now += 20'000;
  test.home.wake(test.now);
  EXPECT_EQ(test.take_all<HoldCalls>().size(), 1u);
  test.home.held("t", true, test.now);
  test.home.disconnect(1, test.now);
  EXPECT_EQ(test.calls_after(5000), other.to_anna());
  test.now += 60'000;
  test.home.wake(test.now);
  EXPECT_EQ(test.take_all<HoldCalls>().size(), 0u);
}

TEST(home, holds_nothing_for_strangers_and_not_again_where_no_call_stands) {
  CallingHome other;
  other.play();
  for (const auto& [person, seats] : {std::pair("bela", SeatSet{Seat::p2}), std::pair("carl", SeatSet{})}) {
    CallingHome test(true);
    test.come(1, person);
    test.watch();
    test.home.read("t", 0, other.journal, test.now);
    SeatSet held;
    for (const HoldCalls& each : test.take_all<HoldCalls>()) held = held | each.seats;
    EXPECT_EQ(held, seats);
    test.home.held("t", false, test.now);
    test.now += 60'000;
    test.home.wake(test.now);
    EXPECT_EQ(test.take_all<HoldCalls>().size(), 0u);
  }
}

// The call is in the entry that makes it.
TEST(home, invites_with_the_entry_that_keeps_a_seat) {
  TestHome test;
  match::Setup setup = a_table();
  setup.chairs[0] = {.held = "ben"};
  const auto opened = test.home.open(setup, "", start);
  const store::CallRow invited{.seat = 0, .player = "ben", .kind = store::CallKind::invitation, .decision = -1};
  EXPECT_EQ(opened->append.calls, CallRows{invited});
  test.journal = {opened->append.entry};
  test.come();
  test.watch();
  test.home.read("t", 0, test.journal, start);
  test.say(R"({"type":"stand","table":"t","id":"1","seat":"p1"})");
  auto writes = test.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  EXPECT_EQ(writes[0].append.calls, CallRows{});
  test.home.written("t", 2, Written::stored, start);
  test.home.act_for({.ids = {"anna"}}, "t", match::Invite{.seat = Seat::p1, .held_for = "ben"}, start);
  writes = test.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  EXPECT_EQ(writes[0].append.calls, CallRows{invited});
}

}  // namespace
}  // namespace springtide::home
