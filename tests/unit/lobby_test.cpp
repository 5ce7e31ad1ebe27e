// What a home wants of a lobby: who is here, who looks on, and which entries change what it shows.
#include <gtest/gtest.h>

#include "home/home.h"
#include "home/rows.h"
#include "text/json_value.h"
#include "wire/journal.h"

namespace springtide::home::in_lobby {
namespace {

constexpr Time start = 1'800'000'000'000;

struct Visited {
  explicit Visited(bool has_lobby) : home({.has_lobby = has_lobby}, [] { return sha256("secret"); }) {}

  template <class Kind>
  std::vector<Kind> take() {
    std::vector<Kind> found;
    for (const Effect& effect : home.take_effects())
      if (const auto* each = std::get_if<Kind>(&effect)) found.push_back(*each);
    return found;
  }
  void say(std::string_view text) { home.receive(1, text, start); }
  void come(const std::string& person = "anna") {
    home.connect(1);
    say(R"({"type":"hello","version":1,"token":"t"})");
    home.identified(1, Identity{.actor = {.ids = {person}, .is_account = true}, .name = person, .token_hash = "#"}, start);
  }

  Home home;
};

constexpr std::string_view lobby = R"({"type":"lobby"})";
constexpr std::string_view unlobby = R"({"type":"unlobby"})";

TEST(lobby, is_entered_once_and_left) {
  Visited visited(true);
  visited.come();
  visited.take<Send>();
  visited.say(lobby);
  visited.say(lobby);
  const auto entered = visited.take<EnterLobby>();
  ASSERT_EQ(entered.size(), 1u);
  EXPECT_EQ(entered[0].connection, 1u);
  EXPECT_TRUE(entered[0].actor.is("anna"));
  visited.say(unlobby);
  visited.say(unlobby);
  EXPECT_EQ(visited.take<LeaveLobby>().size(), 1u);
  visited.say(lobby);
  EXPECT_EQ(visited.take<EnterLobby>().size(), 1u);
}

TEST(lobby, is_refused_where_there_is_none) {
  Visited visited(false);
  visited.come();
  EXPECT_TRUE(visited.take<Arrive>().empty());
  visited.say(lobby);
  const auto sent = visited.take<Send>();
  ASSERT_EQ(sent.size(), 1u);
  EXPECT_EQ(parse_json(*sent[0].text)->find("code")->as_string(), "no-lobby");
  visited.home.disconnect(1, start);
  EXPECT_TRUE(visited.take<Depart>().empty());
}

TEST(lobby, needs_a_hello_and_no_name) {
  Visited visited(true);
  visited.home.connect(1);
  visited.say(lobby);
  EXPECT_EQ(parse_json(*visited.take<Send>().at(0).text)->find("code")->as_string(), "no-hello");
  visited.say(R"({"type":"hello","version":1})");
  visited.say(lobby);
  const auto entered = visited.take<EnterLobby>();
  ASSERT_EQ(entered.size(), 1u);
  EXPECT_TRUE(entered[0].actor.ids.empty());
}

TEST(lobby, knows_who_comes_and_goes) {
  Visited visited(true);
  visited.home.connect(2);
  visited.home.disconnect(2, start);  // said no hello: was never here
  EXPECT_TRUE(visited.take<Depart>().empty());
  visited.come();
  const auto arrived = visited.take<Arrive>();
  ASSERT_EQ(arrived.size(), 1u);
  EXPECT_TRUE(arrived[0].actor.is_account);
  visited.home.void_now({"#"}, start);
  EXPECT_EQ(visited.take<Depart>().size(), 1u);
}

TEST(lobby, hears_of_blocks_at_once) {
  Visited visited(true);
  visited.come();
  visited.home.note_blocks({{.blocker = "ben", .blocked = "anna"}}, start);
  EXPECT_TRUE(visited.take<EnterLobby>().empty());  // not in the lobby
  visited.say(lobby);
  visited.take<EnterLobby>();
  visited.home.note_blocks({{.blocker = "carl", .blocked = "anna"}}, start);
  const auto known = visited.take<EnterLobby>();
  ASSERT_EQ(known.size(), 1u);
  EXPECT_EQ(known[0].actor.blocked_by, (std::vector<std::string>{"ben", "carl"}));
}

// --- which entries change it ---

match::Setup a_table(bool is_public) {
  return {.table = "t",
          .game = "vineta",
          .options = {"players 3"},
          .is_public = is_public,
          .host = "anna",
          .chairs = {{.kind = match::ChairKind::player, .player = "anna", .name = "Anna"}, {}, {}}};
}

// Of each entry that these commands of Anna's lead to, and of the first.
std::vector<bool> changes_of(bool is_public, const std::vector<match::Command>& commands) {
  wire::Fold fold;
  std::vector<bool> changes;
  const auto add = [&](const match::Entry& entry) {
    const std::string text = fold.add(entry);
    changes.push_back(write_of(*fold.table(), {.entry = entry, .text = text}).changes_lobby);
  };
  add(*match::Table::open(a_table(is_public), start, ""));
  for (const match::Command& command : commands)
    add(*fold.table()->decide({.ids = {"anna"}}, command, start + 1, "c" + std::to_string(changes.size())));
  return changes;
}

const std::vector<match::Command>& a_short_game() {
  static const std::string secret(32, 'a');
  static const std::vector<match::Command> commands{
      match::Invite{.seat = Seat::p2, .held_for = "ben"},
      match::Say{.seat = Seat::p1, .phrase = "hello"},
      match::SeatBot{.seat = Seat::p2, .level = 1},
      match::SeatBot{.seat = Seat::p3, .level = 1},
      match::Start{.secret = secret},
      match::Leave{.seat = Seat::p1},
      match::Return{.seat = Seat::p1},
      match::Resign{.seat = Seat::p1},
  };
  return commands;
}

TEST(lobby, changes_with_seats_and_life_and_not_with_moves) {
  EXPECT_EQ(changes_of(true, a_short_game()), (std::vector<bool>{true, true, false, true, true, true, false, false, true}));
  EXPECT_EQ(changes_of(false, a_short_game()), std::vector<bool>(a_short_game().size() + 1, false));
}

}  // namespace
}  // namespace springtide::home::in_lobby
