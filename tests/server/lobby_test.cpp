// What the lobby shows, to whom, and what has changed; and who is here.
#include <gtest/gtest.h>

#include "server/attendees.h"
#include "server/lobby_rows.h"
#include "text/json_value.h"

namespace springtide::server::in_lobby {
namespace {

using Texts = std::vector<std::string>;

std::string summary_of(const std::string& seats, bool has_spectators = true) {
  return std::string(R"({"game":"vineta","spectators":)") + (has_spectators ? "true" : "false") + R"(,"seats":[)" + seats +
         "]}";
}
const std::string taken = R"({"seat":"p1","kind":"player","name":"\"held\":true,\"kind\":\"open\""})";
const std::string open_seat = R"(,{"seat":"p2","kind":"open","name":""})";
const std::string held_seat = R"(,{"seat":"p2","kind":"open","name":"","held":true})";

store::PublicTable table(const std::string& id, store::Life life, const std::string& summary,
                         const std::string& host = "h") {
  return {
      .row = {.id = id, .game = "vineta", .life = life, .is_public = true, .created = 7, .updated = 8, .summary = summary},
      .host = host};
}
store::PublicTable open_table(const std::string& id, const std::string& host = "h") {
  return table(id, store::Life::open, summary_of(taken + open_seat), host);
}
store::PublicTable game(const std::string& id, const std::string& host = "h") {
  return table(id, store::Life::playing, summary_of(taken), host);
}

Texts ids(const LobbyRows& rows) {
  Texts all;
  for (const auto& each : rows) all.push_back(each->table);
  return all;
}

TEST(LobbyRows, ShowWhereASeatIsFreeAndWhatCanBeWatched) {
  LobbyBook book;
  const LobbyRows rows =
      book.rows_of({.open = {open_table("free"), table("kept", store::Life::open, summary_of(taken + held_seat)),
                             table("both", store::Life::open, summary_of(taken + held_seat + open_seat)),
                             table("full", store::Life::open, summary_of(taken))},
                    .playing = {game("seen"), table("alone", store::Life::playing, summary_of(taken, false))}});
  EXPECT_EQ(ids(rows), (Texts{"free", "both", "seen"}));
  EXPECT_EQ(rows[0]->text, R"({"table":"free","life":"open","created":7,"summary":)" + summary_of(taken + open_seat) + "}");
  EXPECT_FALSE(rows[2]->is_open);
}

TEST(LobbyRows, OfOneHostAreFewToWatch) {
  LobbyBook book;
  PublicTables tables;
  for (int i = 0; i < 10; ++i) tables.playing.push_back(game("mine" + std::to_string(i), "me"));
  tables.playing.push_back(game("other", "you"));
  EXPECT_EQ(ids(book.rows_of(tables)), (Texts{"mine0", "mine1", "mine2", "other"}));
  for (int i = 0; i < 100; ++i) tables.playing.push_back(game("g" + std::to_string(i), "host" + std::to_string(i)));
  EXPECT_EQ(book.rows_of(tables).size(), static_cast<std::size_t>(most_watchable));
}

TEST(LobbyRows, AreTheSameUntilTheyChange) {
  LobbyBook book;
  const LobbyRows before = book.rows_of({.open = {open_table("a"), open_table("b")}});
  store::PublicTable later = open_table("b");
  later.row.updated = 99;  // that is nobody's news
  const LobbyRows after = book.rows_of({.open = {open_table("a"), later}});
  EXPECT_EQ(before, after);
  EXPECT_TRUE(news_between(before, after).is_empty());
}

TEST(LobbyRows, NewsIsWhatIsNewOrChangedOrGone) {
  LobbyBook book;
  const LobbyRows before = book.rows_of({.open = {open_table("stays"), open_table("goes"), open_table("begins")}});
  store::PublicTable changed = open_table("stays");
  changed.row.summary = summary_of(taken + held_seat + open_seat);
  const LobbyRows after = book.rows_of({.open = {open_table("comes"), changed}, .playing = {game("begins")}});
  const LobbyNews news = news_between(before, after);
  EXPECT_EQ(ids(news.rows), (Texts{"comes", "stays", "begins"}));
  EXPECT_EQ(news.gone, Texts{"goes"});
  EXPECT_TRUE(news_between(after, after).is_empty());
  EXPECT_EQ(news_between(after, {}).gone, (Texts{"comes", "stays", "begins"}));
}

// Two worlds: in one the host blocks the viewer, in the other the seat is kept for somebody. He is told the same.
TEST(LobbyRows, ABlockLooksLikeASeatThatIsKept) {
  const auto told = [](const Texts& blocked_by, bool is_kept) {
    LobbyBook book;
    const auto mine = [&](const std::string& seats) { return table("hers", store::Life::open, summary_of(seats), "her"); };
    LobbyRows before;
    Texts texts;
    const auto look = [&](const PublicTables& tables) {
      LobbyRows seen = seen_by(book.rows_of(tables), blocked_by);
      const LobbyNews news = news_between(before, seen);
      if (!news.is_empty()) texts.push_back(lobby_text(news, std::nullopt));
      before = std::move(seen);
    };
    const std::string seats = taken + (is_kept ? held_seat : open_seat);
    look({.open = {open_table("other")}});
    look({.open = {open_table("other"), mine(seats)}});
    look({.open = {open_table("other"), mine(taken)}});
    look({.open = {open_table("other")}, .playing = {table("hers", store::Life::playing, summary_of(taken), "her")}});
    return texts;
  };
  EXPECT_EQ(told({"her"}, false), told({}, true));
  EXPECT_EQ(told({"her"}, false).size(), 2u);  // the other table, and the game, which all may watch
  EXPECT_NE(told({}, false), told({}, true));
}

TEST(LobbyRows, AreWrittenForClients) {
  LobbyBook book;
  LobbyNews news{.is_whole = true, .rows = book.rows_of({.open = {open_table("a")}})};
  const std::string row = news.rows[0]->text;
  EXPECT_EQ(lobby_text(news, 3), R"({"type":"lobby","whole":true,"here":3,"tables":[)" + row + "]}");
  EXPECT_EQ(lobby_text({.gone = {"a", "b"}}, std::nullopt), R"({"type":"lobby","tables":[],"gone":["a","b"]})");
  EXPECT_EQ(friends_text({"x"}), R"({"type":"friends","here":["x"]})");
  EXPECT_EQ(lobby_body(news.rows, 3), R"({"tables":[)" + row + R"(],"here":3})");
}

TEST(Attendees, AreCountedOnceAndNamelessByConnection) {
  Attendees attendees;
  const match::Actor anna{.ids = {"anna", "guest of hers"}, .is_account = true}, guest{.ids = {"g"}};
  attendees.arrive(1, anna);
  attendees.arrive(2, anna);
  attendees.arrive(3, guest);
  attendees.arrive(4, {});
  attendees.arrive(5, {});
  EXPECT_EQ(attendees.people(), 4);
  EXPECT_EQ(attendees.own(), (store::Attendance{.people = 4, .accounts = {"anna"}}));
  attendees.depart(1);
  EXPECT_EQ(attendees.here_of({"ben", "anna"}), Texts{"anna"});
  attendees.depart(2);
  attendees.depart(2);
  attendees.depart(5);
  EXPECT_EQ(attendees.here_of({"ben", "anna"}), Texts{});
  EXPECT_EQ(attendees.people(), 2);
}

TEST(Attendees, AreWhereverTheyAre) {
  Attendees attendees;
  attendees.arrive(1, {.ids = {"anna"}, .is_account = true});
  attendees.set_elsewhere(
      {{.node = "n1", .people = 5, .accounts = {"ben", "carl"}}, {.node = "n2", .people = 1, .accounts = {"ben"}}});
  EXPECT_EQ(attendees.people(), 7);
  EXPECT_EQ(attendees.here_of({"anna", "ben", "dora"}), (Texts{"anna", "ben"}));
  EXPECT_EQ(attendees.own().people, 1);
  attendees.set_elsewhere({{.node = "n2", .people = 1, .accounts = {"ben"}}});
  EXPECT_EQ(attendees.here_of({"ben", "carl"}), Texts{"ben"});
}

}  // namespace
}  // namespace springtide::server::in_lobby
