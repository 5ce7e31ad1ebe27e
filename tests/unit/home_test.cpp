// A home of tables, one input at a time: who waits for what, what is told when, and what is done when the store fails.
#include "home/home.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "home/rows.h"
#include "text/json_value.h"
#include "unit/match_table.h"
#include "wire/command_json.h"
#include "wire/journal.h"

namespace springtide::home {
namespace {

using Texts = std::vector<std::string>;

constexpr Time start = 1'800'000'000'000;

match::Setup a_table() {
  return {.table = "t",
          .game = "vineta",
          .options = {"players 2"},
          .host = "anna",
          .chairs = {{.kind = match::ChairKind::bot, .level = 1},
                     {.kind = match::ChairKind::player, .player = "anna", .name = "Anna"}}};
}

// A home whose effects are looked at one by one; the test plays the store.
struct TestHome {
  explicit TestHome(Settings settings = {})
      : home(std::move(settings), [this] { return sha256(std::to_string(++drawn)); }) {}

  Effects take() { return home.take_effects(); }
  template <class Kind>
  std::vector<Kind> take_all() {
    std::vector<Kind> found;
    for (const Effect& effect : take())
      if (const auto* each = std::get_if<Kind>(&effect)) found.push_back(*each);
    return found;
  }
  // What was sent: the types of messages, of refusals the codes.
  Texts said() {
    Texts texts;
    for (const Send& send : take_all<Send>()) {
      const Json message = *parse_json(*send.text);
      const Json* code = message.find("code");
      texts.push_back(code != nullptr ? code->as_string() : message.find("type")->as_string());
    }
    return texts;
  }
  void say(std::string_view text, ConnectionId connection = 1) { home.receive(connection, text, now); }
  // Somebody who may sit comes in.
  void come(ConnectionId connection = 1, const std::string& person = "anna") {
    home.connect(connection);
    say(R"({"type":"hello","version":1,"token":")" + person + "\"}", connection);
    home.identified(connection, Identity{.actor = {.ids = {person}}, .name = person, .token_hash = "#" + person}, now);
    take();
  }
  void watch(ConnectionId connection = 1) { say(R"({"type":"watch","table":"t"})", connection); }
  void begin(std::string_view id = "1") {
    say(R"({"type":"start","table":"t","id":")" + std::string(id) + R"(","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"})");
  }
  // The table is in the store, and the home reads it.
  void open() {
    journal = {home.open(a_table(), "", now)->append.entry};
    come();
    watch();
    home.read("t", 0, journal, now);
  }
  // All that the home writes is stored.
  void store() {
    for (bool is_done = false; !is_done;) {
      is_done = true;
      for (const Write& write : take_all<Write>()) {
        journal.push_back(write.append.entry);
        home.written("t", write.append.seq, Written::stored, now);
        is_done = false;
      }
    }
  }

  int drawn = 0;
  Time now = start;
  Home home;
  Texts journal{};
};

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

TEST(home, reads_the_whole_journal_when_nobody_knows_what_became_of_a_write) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  const auto writes = test.take_all<Write>();
  test.home.written("t", 2, Written::unknown, start);
  ASSERT_EQ(test.take_all<Read>().size(), 1u);
  test.journal.push_back(writes[0].append.entry);  // it was stored
  test.home.read("t", 0, test.journal, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update", "acknowledged"}));
  EXPECT_FALSE(test.home.is_writing());
}

// When the home writes again after a write that failed, or 0: within the time nothing was written.
Time time_to_next_write(TestHome& test, Time within) {
  for (const Time end = test.now + within; test.now <= end; test.now += 50) {
    test.home.wake(test.now);
    for (std::size_t reads = test.take_all<Read>().size(); reads > 0; --reads)
      test.home.read("t", 0, test.journal, test.now);
    if (test.take_all<Write>().size() == 1) return test.now;
  }
  return 0;
}

TEST(home, waits_longer_and_longer_for_a_store_that_cannot_write_but_not_too_long) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  test.take();
  std::vector<Time> pauses;
  for (int failures = 0; failures < 8; ++failures) {
    const Time failed = test.now;
    test.home.written("t", 2, Written::unknown, test.now);
    const Time next = time_to_next_write(test, 10'000);
    ASSERT_NE(next, 0) << "after " << failures << " failures";
    pauses.push_back(next - failed);
  }
  EXPECT_TRUE(std::ranges::is_sorted(pauses));
  EXPECT_EQ(pauses.front(), 0);  // a hiccup
  EXPECT_GE(pauses[2], 500);
  EXPECT_GE(pauses.back(), 1'000);
  EXPECT_LE(pauses.back(), 3'000);
}

TEST(home, tells_once_that_a_move_cannot_be_written_and_writes_it_once_there_is_room) {
  TestHome test;
  test.open();
  test.come(2, "ben");
  test.watch(2);
  test.take();
  test.begin();
  test.take();
  test.home.written("t", 2, Written::unknown, test.now);
  EXPECT_EQ(test.said(), Texts{"busy"});  // to who waits; the other has not asked for anything
  test.home.read("t", 0, test.journal, test.now);
  test.take();
  test.home.written("t", 2, Written::unknown, test.now);
  test.begin();  // again, as clients do that are told to wait
  EXPECT_EQ(test.said(), Texts{});
  test.now += 500;
  test.home.wake(test.now);
  test.home.read("t", 0, test.journal, test.now);
  const auto writes = test.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  test.home.written("t", 2, Written::stored, test.now);
  const Texts told = test.said();
  EXPECT_EQ(std::ranges::count(told, "acknowledged"), 1);
  EXPECT_EQ(std::ranges::count(told, "busy"), 0);
  EXPECT_FALSE(test.home.is_writing());
}

TEST(home, tells_who_waits_for_a_store_that_does_not_answer_at_all) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  test.take();
  test.home.wake(start + 1'000);
  EXPECT_EQ(test.said(), Texts{});
  test.home.wake(start + 4'000);
  EXPECT_EQ(test.said(), Texts{"busy"});
  test.home.wake(start + 8'000);
  EXPECT_EQ(test.said(), Texts{});
  test.home.written("t", 2, Written::stored, start + 9'000);
  EXPECT_EQ(test.said().front(), "acknowledged");
}

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
TEST(home, reads_a_table_anew_that_other_hands_have_changed) {
  TestHome test;
  test.home.changed("t", test.now);  // which is not here
  EXPECT_TRUE(test.take_all<Read>().empty());
  test.open();
  test.take();
  wire::Fold fold;
  fold.take(*wire::parse_entry(1, test.journal[0]), test.journal[0]);
  const auto entry = fold.table()->decide(match::Actor::table(), match::CloseTable{}, test.now, "");
  ASSERT_TRUE(entry);
  test.journal.push_back(fold.add(*entry));
  test.home.changed("t", test.now);
  ASSERT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 0, test.journal, test.now);
  const auto sends = test.take_all<Send>();
  const bool is_told = std::ranges::any_of(
      sends, [](const Send& send) { return send.text->find(R"("kind":"closed")") != std::string::npos; });
  EXPECT_TRUE(is_told);
  EXPECT_EQ(test.home.table("t")->life(), match::Life::abandoned);
}

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
TEST(home, reads_the_whole_journal_when_news_do_not_go_on_from_what_it_knows) {
  TestHome home({.shares_store = true});
  home.open();
  home.take();
  home.home.heard("t", home.now);
  ASSERT_EQ(home.take_all<Read>().size(), 1);
  const match::Entry other{
      .seq = 2, .time = home.now, .by = "nobody", .id = "x", .command = match::Resign{.seat = Seat::p1}};
  home.home.read("t", 1, Texts{wire::entry_text(other)}, home.now);
  const auto reads = home.take_all<Read>();
  ASSERT_EQ(reads.size(), 1);
  EXPECT_EQ(reads[0].after, 0);
}

// Something in the store is not what was written: nobody plays on at that table, and it is said once.
TEST(home, turns_everybody_away_from_a_damaged_journal) {
  TestHome test({.shares_store = true});
  test.open();
  test.begin();
  test.store();
  test.take();
  Texts damaged = test.journal;
  const std::string id = R"("id":"1")";
  ASSERT_NE(damaged[1].find(id), std::string::npos);
  damaged[1].replace(damaged[1].find(id), id.size(), R"("id":"2")");
  test.home.forget("t");
  for (int i = 0; i < 2; ++i) {
    test.watch();
    test.take();
    test.home.read("t", 0, damaged, start);
    const auto effects = test.take();
    const auto is_report = [](const Effect& effect) { return std::holds_alternative<Report>(effect); };
    EXPECT_EQ(std::ranges::count_if(effects, is_report), i == 0 ? 1 : 0);
    EXPECT_EQ(test.home.tables(), 0u);
  }
  test.home.found_due({"t"}, start);
  EXPECT_TRUE(test.take_all<Read>().empty()) << "nobody asks for it";
  test.watch();
  test.take();
  test.home.read("t", 0, test.journal, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update"})) << "it has been put right";
}

TEST(home, tells_those_at_a_table_that_its_journal_is_damaged) {
  TestHome test({.shares_store = true});
  test.open();
  test.take();
  test.home.heard("t", start);
  test.home.read("t", 1, Texts{"{}"}, start);
  const match::Entry other{.seq = 2, .time = start, .by = "anna", .id = "x", .command = match::Start{}};
  test.home.heard("t", start);
  test.home.read("t", 1, Texts{wire::entry_text(other)}, start);
  test.take();
  test.home.read("t", 0, {{test.journal[0], wire::entry_text(other)}}, start);
  EXPECT_EQ(test.said(), (Texts{"damaged-journal"}));
}

// Somebody's name was taken away: the words are others, the chain is the same.
TEST(home, reads_a_journal_anew_whose_names_were_taken_away) {
  for (const bool is_writing : {false, true}) {
    TestHome test;
    test.open();
    if (is_writing) test.begin();
    const auto writes = test.take_all<Write>();
    test.home.reread("t", start);
    if (is_writing) {
      EXPECT_TRUE(test.take_all<Read>().empty()) << "what is being written comes first";
      test.journal.push_back(writes.at(0).append.entry);
      test.home.written("t", 2, Written::stored, start);
    }
    const auto reads = test.take_all<Read>();
    ASSERT_EQ(reads.size(), 1u);
    EXPECT_EQ(reads[0].after, 0);
    const auto journal = wire::read_entries(test.journal);
    for (const wire::Kept& each : wire::without_names(*journal, {.ids = {"anna"}}))
      test.journal[static_cast<std::size_t>(each.entry.seq) - 1] = each.text;
    test.home.read("t", 0, test.journal, start);
    EXPECT_EQ(test.said(), Texts{"table"});
    EXPECT_EQ(test.home.table("t")->chairs()[1].name, "");
  }
}

TEST(home, reads_once_more_however_often_it_hears_of_news_meanwhile) {
  TestHome test({.shares_store = true});
  test.open();
  test.take();
  for (int i = 0; i < 5; ++i) test.home.heard("t", start);
  EXPECT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 1, Texts{}, start);
  EXPECT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 1, Texts{}, start);
  EXPECT_TRUE(test.take_all<Read>().empty());
}

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

// --- several homes in a process ---

// Two homes, and what the first, where everybody connects, passes to the second, which has the table.
struct TwoHomes {
  TestHome first{{.place = {.index = 1 - home_of("t", 2), .of = 2}}};
  TestHome second{{.place = {.index = home_of("t", 2), .of = 2}}};

  void read() {
    second.journal = {second.home.open(a_table(), "", second.now)->append.entry};
    second.home.read("t", 0, second.journal, second.now);
  }
  void pass() {
    for (const Pass& each : first.take_all<Pass>()) {
      EXPECT_EQ(each.to, second.home.settings().place.index);
      second.home.passed(each.table, each.errand, first.now);
    }
  }
};

TEST(homes, share_the_tables_out_by_their_names) {
  std::array<int, 3> counts{};
  for (int i = 0; i < 3000; ++i) ++counts.at(home_of(std::to_string(i), counts.size()));
  for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(home_of("any", 1), 0);
}

TEST(homes, pass_on_what_is_wanted_at_another_ones_table) {
  TwoHomes homes;
  homes.first.come();
  homes.first.watch();
  homes.pass();
  homes.read();
  const auto sends = homes.second.take_all<Send>();
  ASSERT_EQ(sends.size(), 2);
  for (const Send& send : sends) EXPECT_EQ(send.to, 1);
  EXPECT_EQ(homes.first.home.tables(), 0);

  homes.first.begin();
  homes.pass();
  const auto writes = homes.second.take_all<Write>();
  ASSERT_EQ(writes.size(), 1);
  homes.second.home.written("t", writes[0].append.seq, Written::stored, homes.second.now);
  EXPECT_EQ(homes.second.said().front(), "acknowledged");

  homes.first.home.disconnect(1, homes.first.now);
  homes.pass();
  homes.second.home.act_for({.ids = {"anna"}}, "t", match::Say{.seat = Seat::p2, .phrase = "thanks"}, homes.second.now);
  for (const Write& write : homes.second.take_all<Write>())
    homes.second.home.written("t", write.append.seq, Written::stored, homes.second.now);
  EXPECT_EQ(homes.second.said(), Texts{});
}

TEST(homes, let_nobody_in_who_left_before_the_journal_was_read) {
  TwoHomes homes;
  homes.first.come();
  homes.first.watch();
  homes.first.home.disconnect(1, homes.first.now);
  homes.pass();
  homes.read();
  EXPECT_EQ(homes.second.said(), Texts{});
}

TEST(homes, answer_a_ping_of_a_table_after_what_was_told_of_it) {
  TwoHomes homes;
  homes.first.come();
  homes.first.say(R"({"type":"ping"})");
  EXPECT_EQ(homes.first.said(), Texts{"pong"});
  homes.first.watch();
  homes.pass();
  homes.read();
  homes.first.say(R"({"type":"ping","table":"t"})");
  homes.pass();
  EXPECT_EQ(homes.second.said(), (Texts{"table", "update", "pong"}));
}

TEST(homes, ask_the_store_once_for_tables_whose_time_has_come) {
  TwoHomes homes;
  int asked = 0;
  for (TestHome* each : {&homes.first, &homes.second}) {
    each->home.wake(each->now);
    asked += static_cast<int>(each->take_all<FindDue>().size());
  }
  EXPECT_EQ(asked, 1);
  homes.first.home.found_due({"t"}, homes.first.now);
  homes.pass();
  EXPECT_EQ(homes.second.take_all<Read>().size(), 1);
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
