// A table with its clients: what each connection is told and when, resends, reconnects, conflicts, who may watch.
#include "home/room.h"

#include <gtest/gtest.h>

#include "unit/match_table.h"
#include "wire/answers.h"
#include "wire/command_json.h"

namespace springtide::home {
namespace {

using namespace match;
using namespace wire;
using Texts = std::vector<std::string>;

// A room whose entries are stored when the test says so.
class TestRoom {
 public:
  explicit TestRoom(const TableSetup& setup, RoomLimits limits = {})
      : journal{*Table::open(setup, TestTable::start, "")}, room(folded(), limits) {}

  void enter(ConnectionId connection, std::string_view person, const std::map<std::string, int>& have = {}) {
    Outbox out;
    room.ask(Entering{.connection = connection, .actor = known(person), .watch = {.have = have}}, now, out);
    deliver(out);
  }
  void leave(ConnectionId connection) {
    Outbox out;
    room.leave(connection, out);
    deliver(out);
  }
  void look_back(ConnectionId connection, std::string_view person, Seat viewer, int before) {
    Outbox out;
    room.ask(LookingBack{.connection = connection, .actor = known(person), .viewer = viewer, .before = before}, now, out);
    deliver(out);
  }
  // Without storing what it writes.
  void send(ConnectionId connection, std::string_view person, const std::string& id, const Command& command) {
    Outbox out;
    room.ask(Commanding{.connection = connection, .actor = known(person), .id = id, .command = command}, now, out);
    deliver(out);
  }
  void store() {
    journal.push_back(*pending);
    pending.reset();
    Outbox out;
    room.stored(now, out);
    deliver(out);
  }
  void tell(ConnectionId connection, std::string_view person, const std::string& id, const Command& command) {
    send(connection, person, id, command);
    while (pending) store();
  }
  void act(ConnectionId connection, std::string_view person, const std::string& id, Seat seat, const std::string& action) {
    tell(connection, person, id, Act{.seat = seat, .decision = room.table().play().decision(), .actions = {action}});
  }
  Journal folded() const {
    Fold fold;
    for (const Entry& entry : journal) fold.add(entry);
    return std::move(fold).journal();
  }
  void reload() {
    pending.reset();
    Outbox out;
    room.reload(folded(), now, out);
    deliver(out);
  }

  // What has come since the last look: the types of messages, of updates also viewer and events.
  Texts look(ConnectionId connection) {
    Texts texts;
    for (const std::string& text : inbox[connection]) texts.push_back(short_form(*parse_json(text)));
    inbox[connection].clear();
    return texts;
  }
  // The last message of this type.
  Json last(ConnectionId connection, std::string_view type) {
    Json found;
    for (const std::string& text : inbox[connection])
      if (auto json = parse_json(text); json->find("type")->as_string() == type) found = *json;
    return found;
  }

  Time now = TestTable::start;
  std::vector<Entry> journal;
  Room room;
  std::optional<Entry> pending{};
  std::map<ConnectionId, Texts> inbox{};

 private:
  static Actor known(std::string_view person) { return person.empty() ? Actor{} : actor_of(person); }
  static std::string short_form(const Json& message) {
    std::string text = message.find("type")->as_string();
    for (const char* key : {"viewer", "id", "code"})
      if (const Json* value = message.find(key)) text += " " + value->as_string();
    if (const Json* events = message.find("events"))
      for (const Json& event : events->items()) text += " " + event.find("kind")->as_string();
    return text;
  }
  void deliver(const Outbox& out) {
    for (const auto& send : out.sends) inbox[send.to].push_back(*send.text);
    if (out.write) pending = out.write->entry;
  }
};

TEST(room, tells_nothing_before_it_is_stored) {
  TestRoom room(panic_setup());
  room.enter(1, "anna");
  room.enter(2, "bela");
  room.look(1), room.look(2);
  room.send(1, "anna", "a", start_game);
  room.send(2, "bela", "b", Say{.seat = Seat::p2, .phrase = "hello"});
  EXPECT_EQ(room.look(1), Texts{});
  room.store();
  EXPECT_EQ(room.look(1), (Texts{"acknowledged a", "table", "update p1 started"}));
  EXPECT_EQ(room.look(2), (Texts{"table", "update p2 started"})) << "what came meanwhile waits for its own entry";
  room.store();
  EXPECT_EQ(room.look(2), (Texts{"acknowledged b", "update p2 said"}));
}

TEST(room, knows_a_command_that_comes_again) {
  TestRoom room(panic_setup());
  room.enter(1, "anna");
  room.send(1, "anna", "a", start_game);
  room.send(1, "anna", "a", start_game);
  room.store();
  EXPECT_FALSE(room.pending) << "the second is no entry";
  room.look(1);
  room.tell(1, "anna", "a", start_game);
  EXPECT_EQ(room.look(1), Texts{"acknowledged a"});
  EXPECT_EQ(room.journal.size(), 2u);
  room.tell(1, "anna", "b", start_game);
  EXPECT_EQ(room.look(1), Texts{"refused b already-started"});
}

TEST(room, a_changed_choice_is_told_to_nobody_else) {
  TestRoom room(choice_setup(3, 3));
  room.tell(0, "anna", "", start_game);
  for (ConnectionId i = 1; i <= 3; ++i) room.enter(i, player_names[i - 1]);
  room.enter(4, "");
  room.act(1, "anna", "a", Seat::p1, "p1 choose flood 1");
  for (ConnectionId i = 1; i <= 4; ++i) room.look(i);
  room.act(1, "anna", "b", Seat::p1, "p1 choose flood 2");
  EXPECT_EQ(room.look(1), (Texts{"acknowledged b", "update p1 change"}));
  for (ConnectionId i = 2; i <= 4; ++i) EXPECT_EQ(room.look(i), Texts{});
}

// A room begins anew after a crash, or on another node; that must not make a difference.
TEST(room, a_changed_choice_is_told_to_nobody_else_when_it_is_the_rooms_first_entry) {
  TestRoom before(choice_setup(3, 3));
  before.tell(0, "anna", "", start_game);
  before.act(0, "anna", "", Seat::p1, "p1 choose flood 1");
  TestRoom room(choice_setup(3, 3));
  room.journal = before.journal;
  room.room = Room(before.folded());
  room.enter(1, "anna");
  room.enter(2, "bela");
  room.look(1), room.look(2);
  room.act(1, "anna", "b", Seat::p1, "p1 choose flood 2");
  EXPECT_EQ(room.look(1), (Texts{"acknowledged b", "update p1 change"}));
  EXPECT_EQ(room.look(2), Texts{});
}

TEST(room, a_reconnect_gets_exactly_what_is_missing) {
  TestRoom room(panic_setup());
  room.tell(0, "anna", "", start_game);
  room.act(0, "anna", "", Seat::p1, "p1 panic from G0");
  room.enter(1, "anna", {{"p1", 1}});
  EXPECT_EQ(room.look(1), (Texts{"table", "update p1 move"}));
  room.enter(2, "anna", {{"p1", 2}, {"p2", 1}, {"spectator", 2}});
  EXPECT_EQ(room.look(2), (Texts{"table", "update p1"})) << "only the own seat counts";
  room.enter(3, "anna", {{"p1", 99}});
  EXPECT_EQ(room.look(3), (Texts{"table", "update p1 started move"})) << "who cannot know so much is told all";
  room.look(1), room.look(2);
  room.act(1, "anna", "a", Seat::p1, "p1 panic move amber to Y0");
  EXPECT_EQ(room.look(1), (Texts{"acknowledged a", "update p1 move"}));
  EXPECT_EQ(room.look(2), Texts{"update p1 move"});
  EXPECT_EQ(room.look(3), Texts{"update p1 move"});
}

// Where a message's events begin, and how many there are.
std::pair<std::int64_t, std::size_t> range_of(const Json& message) {
  return {message.find("after")->as_int(), message.find("events")->items().size()};
}
using Range = std::pair<std::int64_t, std::size_t>;

TEST(room, tells_the_newest_of_a_long_history_and_the_rest_in_pages) {
  TestRoom room(panic_setup(), {.phrases = 100, .events = 10});
  room.tell(1, "anna", "start", start_game);
  const int before = room.room.table().seen_by(Seat::p1);
  for (int i = before; i < 25; ++i) room.tell(1, "anna", std::to_string(i), Say{.seat = Seat::p1, .phrase = "hello"});
  room.enter(1, "anna");
  EXPECT_EQ(range_of(room.last(1, "update")), Range(15, 10));
  EXPECT_EQ(room.last(1, "update").find("seq")->as_int(), 25);
  room.enter(1, "anna", {{"p1", 3}});
  EXPECT_EQ(range_of(room.last(1, "update")), Range(15, 10));
  room.enter(1, "anna", {{"p1", 20}});
  EXPECT_EQ(range_of(room.last(1, "update")), Range(20, 5));
  for (const auto& [asked, told] : std::map<int, Range>{{0, {0, 0}}, {5, {0, 5}}, {15, {5, 10}}, {9999, {15, 10}}}) {
    room.look_back(1, "anna", Seat::p1, asked);
    EXPECT_EQ(range_of(room.last(1, "history")), told) << asked;
  }
}

TEST(room, pages_join_to_the_whole_without_what_others_may_not_know) {
  TestRoom room(choice_setup(3, 3), {.events = 2});
  room.tell(1, "anna", "start", start_game);
  room.act(1, "anna", "1", Seat::p1, "p1 choose flood 1");
  room.act(1, "anna", "2", Seat::p1, "p1 choose flood 2");  // nobody else is told
  for (Seat viewer : {Seat::p1, Seat::p2, Seat::spectator}) {
    const auto whole = parse_json(update_text(room.room.table(), viewer, 0));
    std::string joined;
    for (std::int64_t before = whole->find("seq")->as_int(); before > 0;) {
      room.look_back(1,
                     viewer == Seat::p1   ? "anna"
                     : viewer == Seat::p2 ? player_names[1]
                                          : "",
                     viewer, static_cast<int>(before));
      const Json page = room.last(1, "history");
      const auto& events = page.find("events")->items();
      for (auto event = events.rbegin(); event != events.rend(); ++event) joined = write(*event) + "," + joined;
      before = page.find("after")->as_int();
    }
    joined.pop_back();
    EXPECT_EQ("[" + joined + "]", write(*whole->find("events"))) << seat_name(viewer);
  }
}

// VG-INF-1: what lay open before is for those who were there; a lost connection costs nothing.
TEST(room, tells_little_of_the_past_to_who_comes_where_memory_is_part_of_the_game) {
  const auto long_game = [](bool has_aid) {
    TableSetup setup = seated_setup("vigo", 2, 2);
    if (has_aid) setup.options.emplace_back("set memory-aid on");
    TestRoom room(setup);
    room.enter(1, "anna");
    room.tell(1, "anna", "start", start_game);
    for (int i = 0; room.room.table().seen_by(Seat::p1) < 60; ++i) {
      const Seat seat = room.room.table().to_act().front();
      JsonWriter legal;
      room.room.table().play().write_legal(legal, seat);
      const Json options = *parse_json(legal.text());
      const Json& option = options.items().back();
      const Json* actions = option.find("actions");
      room.act(1, player_names[static_cast<std::size_t>(seat)], std::to_string(i), seat,
               actions != nullptr ? actions->items().front().as_string() : option.find("text")->as_string());
    }
    return room;
  };
  const auto told_to = [](TestRoom& room, std::string_view person, const std::map<std::string, int>& have) {
    room.enter(2, person, have);
    return range_of(room.last(2, "update")).second;
  };
  TestRoom room = long_game(false);
  const int all = room.room.table().seen_by(Seat::p1);
  EXPECT_EQ(told_to(room, "", {}), 20u);
  EXPECT_EQ(told_to(room, "anna", {{"p1", 1}}), 20u);
  EXPECT_EQ(told_to(room, "anna", {{"p1", all - 3}}), 3u);
  room.look_back(1, "anna", Seat::p1, all - 20);
  EXPECT_EQ(range_of(room.last(1, "history")), Range(all - 20, 0));
  EXPECT_EQ(record_answer(&room.room.table(), actor_of("anna"), "p1").status, 403);

  TestRoom aided = long_game(true);
  EXPECT_EQ(told_to(aided, "", {}), static_cast<std::size_t>(aided.room.table().seen_by(Seat::spectator)));
  EXPECT_EQ(record_answer(&aided.room.table(), actor_of("anna"), "p1").status, 200);

  room.tell(1, "anna", "end", Resign{.seat = Seat::p1});
  EXPECT_EQ(told_to(room, "", {}), static_cast<std::size_t>(room.room.table().seen_by(Seat::spectator)));
}

TEST(room, history_is_the_own_seats) {
  TestRoom room(panic_setup());
  room.look_back(1, player_names[1], Seat::p1, 10);
  room.look_back(1, "", Seat::p1, 10);
  EXPECT_EQ(room.look(1), (Texts{"refused not-your-seat", "refused not-your-seat"}));
  auto closed = panic_setup();
  closed.has_spectators = false;
  TestRoom other(closed);
  other.tell(1, "anna", "start", start_game);
  other.look(1);
  other.look_back(1, "", Seat::spectator, 10);
  EXPECT_EQ(other.look(1), Texts{"refused no-spectators"});
}

TEST(room, tells_who_is_here) {
  TestRoom room(panic_setup());
  const auto here = [&](ConnectionId connection) {
    std::string seats;
    const Json table = room.last(connection, "table");
    for (const Json& seat : table.find("seats")->items()) seats += seat.find("here")->as_bool() ? '+' : '-';
    return seats;
  };
  room.enter(1, "anna");
  EXPECT_EQ(here(1), "+-");
  room.look(1);
  room.enter(2, "bela");
  EXPECT_EQ(here(1), "++");
  room.look(1);
  room.enter(3, "bela");
  room.enter(4, "");
  EXPECT_EQ(room.look(1), Texts{}) << "neither another device nor a spectator is news";
  room.leave(2);
  EXPECT_EQ(room.look(1), Texts{});
  room.leave(3);
  EXPECT_EQ(here(1), "+-");
}

// Who comes again would learn that somebody else has thought again.
TEST(room, a_choice_that_is_changed_moves_no_head) {
  TestRoom room(choice_setup(3, 2));
  room.tell(0, "anna", "", start_game);
  room.act(0, "anna", "", Seat::p1, "p1 choose flood 1");
  const auto head = [&](ConnectionId connection, std::string_view person) {
    room.enter(connection, person);
    return room.last(connection, "update").find("head")->as_string();
  };
  const std::string before = head(2, "bela");
  room.look(2);
  room.act(0, "anna", "", Seat::p1, "p1 choose flood 2");
  EXPECT_EQ(room.look(2), Texts{});
  EXPECT_EQ(head(2, "bela"), before);
  EXPECT_EQ(head(3, "anna"), before) << "everyone is told the same, who changed it too";
  room.look(2);
  room.act(0, "bela", "", Seat::p2, "p2 choose flood 1");
  EXPECT_NE(room.last(2, "update").find("head")->as_string(), before);
  EXPECT_EQ(room.last(2, "update").find("head")->as_string(), room.last(3, "update").find("head")->as_string());
}

TEST(room, tells_who_went_while_an_entry_was_written) {
  TestRoom room(panic_setup());
  room.tell(0, "anna", "", start_game);
  room.enter(1, "anna");
  room.enter(2, "bela");
  room.look(1);
  room.send(1, "anna", "a", Say{.seat = Seat::p1, .phrase = "hello"});
  room.leave(2);
  room.store();
  EXPECT_EQ(room.look(1), (Texts{"acknowledged a", "table", "update p1 said"}));
}

TEST(room, tells_of_a_resignation_after_leaving) {
  TestRoom room(panic_setup(3, 3));
  room.tell(0, "anna", "", start_game);
  room.tell(0, "bela", "", Leave{.seat = Seat::p2});
  room.enter(1, "anna");
  room.look(1);
  room.tell(0, "bela", "", Resign{.seat = Seat::p2});
  EXPECT_EQ(room.look(1), (Texts{"table", "update p1 resigned"}));
}

TEST(room, updates_nobody_who_has_left) {
  TestRoom room(panic_setup());
  room.tell(0, "anna", "", start_game);
  room.enter(1, "anna");
  room.enter(2, "bela");
  room.send(1, "anna", "a", Say{.seat = Seat::p1, .phrase = "hello"});
  room.enter(3, "bela");  // waits for the entry
  room.leave(2);
  room.leave(3);
  room.look(2), room.look(3);
  room.store();
  EXPECT_EQ(room.look(2), Texts{});
  EXPECT_EQ(room.look(3), Texts{});
  room.leave(1);
  EXPECT_TRUE(room.room.is_empty());
}

TEST(room, one_connection_holds_several_seats) {
  TableSetup setup = choice_setup(3, 2);
  setup.chairs[2] = chair_of("anna");
  TestRoom room(setup);
  room.tell(0, "anna", "", start_game);
  room.enter(1, "anna", {{"p1", 1}});
  EXPECT_EQ(room.look(1), (Texts{"table", "update p1", "update p3 started"}));
  room.act(1, "anna", "a", Seat::p3, "p3 choose flood 1");
  EXPECT_EQ(room.look(1), (Texts{"acknowledged a", "update p1 move", "update p3 move"}));
}

TEST(room, a_spectator_who_sits_down_is_told_as_the_seat) {
  TestRoom room(open_setup("vineta", 2));
  room.enter(1, "bela");
  EXPECT_EQ(room.look(1), (Texts{"table", "update spectator"}));
  room.tell(1, "bela", "a", sit(Seat::p2, "Bela"));
  EXPECT_EQ(room.look(1), (Texts{"acknowledged a", "table", "update p2 sat"}));
  room.tell(1, "bela", "b", Stand{.seat = Seat::p2});
  EXPECT_EQ(room.look(1), (Texts{"acknowledged b", "table", "update spectator sat stood"}));
}

TEST(room, turns_spectators_away_where_there_are_none) {
  TableSetup setup = open_setup("vineta", 2);
  setup.has_spectators = false;
  TestRoom room(setup);
  room.enter(1, "anna");
  room.enter(2, "bela");
  room.enter(3, "carl");
  EXPECT_EQ(room.look(3), (Texts{"table", "update spectator"})) << "before the start anybody may come to sit down";
  room.tell(1, "bela", "", sit(Seat::p1, "Bela"));
  room.tell(1, "anna", "", SeatBot{.seat = Seat::p2, .level = 1});
  room.look(3);
  room.tell(1, "anna", "", start_game);
  EXPECT_EQ(room.look(3), Texts{"refused no-spectators"});
  EXPECT_EQ(room.last(2, "update").find("viewer")->as_string(), "p1");
  EXPECT_EQ(room.last(1, "update").find("viewer")->as_string(), "spectator") << "the host may look on";
  room.enter(4, "");
  EXPECT_EQ(room.look(4), Texts{"refused no-spectators"});
  room.tell(2, "bela", "", Say{.seat = Seat::p1, .phrase = "hello"});
  EXPECT_EQ(room.look(3), Texts{});
  EXPECT_EQ(room.look(4), Texts{});
}

TEST(room, goes_by_the_journal_when_another_node_was_first) {
  TestRoom room(panic_setup());
  room.tell(0, "anna", "", start_game);
  room.enter(1, "anna");
  room.look(1);
  const Command hello = Say{.seat = Seat::p1, .phrase = "hello"};
  room.send(1, "anna", "a", hello);
  // Somebody else's entry has taken the number.
  room.journal.push_back(
      *room.folded().table.decide(actor_of("bela"), Say{.seat = Seat::p2, .phrase = "nice"}, room.now, "x"));
  room.reload();
  EXPECT_EQ(room.look(1), Texts{"update p1 said"});
  ASSERT_TRUE(room.pending) << "the command is tried again";
  EXPECT_EQ(room.pending->seq, 4);
  room.store();
  EXPECT_EQ(room.look(1), (Texts{"acknowledged a", "update p1 said"}));

  // The entry was stored after all.
  room.send(1, "anna", "b", hello);
  room.journal.push_back(*room.pending);
  room.reload();
  EXPECT_FALSE(room.pending);
  EXPECT_EQ(room.look(1), (Texts{"update p1 said", "acknowledged b"}));
}

TEST(room, a_bots_answer_counts_once) {
  TestRoom room(choice_setup(3, 2));
  room.tell(0, "anna", "", start_game);
  const Task task = room.room.table().tasks().at(0);
  for (int i = 0; i < 2; ++i) {
    Outbox out;
    room.room.answer(task, "p3 choose flood 1", room.now, out);
    EXPECT_EQ(out.write.has_value(), i == 0);
    if (std::exchange(out.write, std::nullopt)) room.room.stored(room.now, out);
  }
}

TEST(room, steps_are_the_own_seats) {
  TestRoom room(panic_setup());
  room.tell(0, "anna", "", start_game);
  room.act(0, "anna", "", Seat::p1, "p1 panic from G0");
  room.act(0, "anna", "", Seat::p1, "p1 panic move amber to Y0");
  const auto steps = [&](Seat seat) {
    Outbox out;
    room.room.ask(Stepping{.connection = 1, .actor = actor_of("anna"), .seat = seat}, room.now, out);
    return *out.sends.at(0).text;
  };
  const auto own = parse_json(steps(Seat::p1));
  ASSERT_EQ(own->find("steps")->items().size(), 1u) << "from the own last decision on";
  EXPECT_EQ(own->find("steps")->items()[0].find("move")->find("text")->as_string(), "p1 panic move amber to Y0");
  EXPECT_EQ(parse_json(steps(Seat::p2))->find("code")->as_string(), "not-your-seat");
}

TEST(room, who_looks_ahead_holds_the_seat) {
  TestRoom room(panic_setup());
  room.tell(0, "anna", "", start_game);
  const auto ahead = [&](const char* player, Seat seat) {
    Outbox out;
    room.room.ask(LookingAhead{.connection = 1, .actor = actor_of(player), .seat = seat}, room.now, out);
    return *out.sends.at(0).text;
  };
  const auto own = parse_json(ahead("anna", Seat::p1));
  EXPECT_EQ(own->find("seq")->as_int(), room.room.table().seen_by(Seat::p1));
  EXPECT_FALSE(own->find("ways")->items().empty());
  EXPECT_EQ(parse_json(ahead("anna", Seat::p2))->find("code")->as_string(), "not-your-seat");
  EXPECT_EQ(parse_json(ahead("nobody", Seat::p1))->find("code")->as_string(), "not-your-seat");
}

TEST(message, a_refusal_is_always_utf8) {
  const std::string long_id = std::string(63, 'x') + "é";
  const auto bad = parse_message(R"({"type":"start","table":"t","id":")" + long_id + "\"}");
  ASSERT_FALSE(bad);
  EXPECT_TRUE(parse_json(refused_text({.table = "t", .id = bad.error().id, .sentence = bad.error().sentence})));
  const auto odd = parse_message(R"({"type":"ping",")" + std::string(39, 'x') + "é\":1}");
  ASSERT_FALSE(odd);
  EXPECT_TRUE(parse_json(refused_text({.table = "t", .sentence = odd.error().sentence})));
}

TEST(message, tick_and_open_are_not_for_clients) {
  EXPECT_FALSE(parse_message(R"({"type":"tick","table":"t","id":"1"})"));
  EXPECT_FALSE(parse_message(R"({"type":"open","table":"t","id":"1","game":"vineta"})"));
  EXPECT_FALSE(parse_message(R"({"type":"start","table":"t","id":""})"));
  EXPECT_FALSE(parse_message(R"({"type":"start","table":"t","id":"1","more":1})"));
  EXPECT_TRUE(parse_message(R"({"type":"start","table":"t","id":"1"})"));
}

}  // namespace
}  // namespace springtide::home
