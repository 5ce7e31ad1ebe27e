// Every request of HTTP and what it is answered, as one table: the server's handlers stand over it in the same order, and
// `springtide schema` prints it.
#pragma once

#include <string_view>

#include "base/enum.h"

namespace springtide::wire {

enum class Route : std::uint8_t {
  add_guest,
  who_am_i,
  make_account,
  remove_account,
  sign_in,
  sign_out,
  recover,
  list_lobby,
  list_own,
  open_table,
  send_record,
  send_journal,
  replay_table,
  take_in,
  replay_record,
  begin_analysis,
  send_analysis,
};

// Whether a request needs a player's token.
enum class Token : std::uint8_t { none, welcome, needed };

struct RouteInfo {
  std::string_view name{};
  std::string_view method{};
  std::string_view path{};  // * stands for a name
  std::string_view about{};
  Token token = Token::none;
  // Bodies by their name in wire/shapes.cpp; `plain text`, or empty for none. Alternatives are separated by `|`.
  std::string_view body{};
  std::string_view answer{};
  int status = 200;
  std::string_view seat_about{};  // what `?seat=` is for, where it can be given
};

inline constexpr std::string_view plain_text = "plain text";

}  // namespace springtide::wire

namespace springtide {
template <>
inline constexpr int enum_size<wire::Route> = 17;
}

namespace springtide::wire {

inline constexpr EnumArray<Route, RouteInfo> routes{{{
    {.name = "addGuest",
     .method = "POST",
     .path = "/api/guests",
     .about = "Become a guest.",
     .body = "NewGuest",
     .answer = "Guest",
     .status = 201},
    {.name = "whoAmI",
     .method = "GET",
     .path = "/api/me",
     .about = "Who the token is.",
     .token = Token::needed,
     .answer = "Me"},
    {.name = "makeAccount",
     .method = "POST",
     .path = "/api/accounts",
     .about = "Make an account of a guest.",
     .token = Token::needed,
     .body = "Credentials",
     .answer = "NewAccount",
     .status = 201},
    {.name = "removeAccount",
     .method = "DELETE",
     .path = "/api/accounts",
     .about = "Go for good; bots play on in one's seats.",
     .token = Token::needed,
     .body = "Goodbye",
     .answer = "Gone"},
    {.name = "signIn",
     .method = "POST",
     .path = "/api/sessions",
     .about = "Sign in; a guest's games become the account's.",
     .token = Token::welcome,
     .body = "Credentials",
     .answer = "Session"},
    {.name = "signOut",
     .method = "DELETE",
     .path = "/api/sessions",
     .about = "Sign out: the token is void.",
     .token = Token::needed,
     .answer = "Gone"},
    {.name = "recover",
     .method = "POST",
     .path = "/api/recoveries",
     .about = "Replace a lost password; all older tokens are void.",
     .body = "Recovery",
     .answer = "Recovered"},
    {.name = "listLobby",
     .method = "GET",
     .path = "/api/lobby",
     .about = "Open and public tables, newest first.",
     .answer = "Lobby"},
    {.name = "listOwn",
     .method = "GET",
     .path = "/api/tables",
     .about = "One's own tables.",
     .token = Token::needed,
     .answer = "OwnTables"},
    {.name = "openTable",
     .method = "POST",
     .path = "/api/tables",
     .about = "Open a table.",
     .token = Token::needed,
     .body = "Wishes",
     .answer = "Opened",
     .status = 201},
    {.name = "sendRecord",
     .method = "GET",
     .path = "/api/tables/*/record",
     .about = "The record of a finished game; of a running one that of the own seat.",
     .token = Token::welcome,
     .answer = plain_text,
     .seat_about = "which of the own seats, while the game runs"},
    {.name = "sendJournal",
     .method = "GET",
     .path = "/api/tables/*/journal",
     .about = "Everything of a finished game, for `springtide verify`.",
     .answer = plain_text},
    {.name = "replayTable",
     .method = "GET",
     .path = "/api/tables/*/replay",
     .about = "Every move of a finished game with the position after it.",
     .answer = "Replay|SeenReplay",
     .seat_about = "whose eyes to see it through; none: everything lies open"},
    {.name = "takeIn",
     .method = "POST",
     .path = "/api/journals",
     .about = "Bring a game that has begun elsewhere.",
     .token = Token::needed,
     .body = plain_text,
     .answer = "TakenIn",
     .status = 201},
    {.name = "replayRecord",
     .method = "POST",
     .path = "/api/replays",
     .about = "Every move of a record with the position after it.",
     .body = plain_text,
     .answer = "Replay|SeenReplay",
     .seat_about = "whose eyes to see it through; none: everything lies open"},
    {.name = "beginAnalysis",
     .method = "POST",
     .path = "/api/analyses",
     .about = "Have a record looked at again, or that of a finished table of this server.",
     .token = Token::needed,
     .body = "plain text|TableOfAnalysis",
     .answer = "Job",
     .status = 202},
    {.name = "sendAnalysis",
     .method = "GET",
     .path = "/api/analyses/*",
     .about = "How far an analysis is; at the end what it found.",
     .answer = "Progress"},
}}};

// What the transport answers itself.
enum class Probe : std::uint8_t { health, readiness, metrics };

}  // namespace springtide::wire

namespace springtide {
template <>
inline constexpr int enum_size<wire::Probe> = 3;
}

namespace springtide::wire {

inline constexpr EnumArray<Probe, RouteInfo> probes{{{
    {.name = "health", .method = "GET", .path = "/healthz", .about = "Whether the server is alive.", .answer = "Status"},
    {.name = "readiness",
     .method = "GET",
     .path = "/readyz",
     .about = "Whether it can reach its store.",
     .answer = "Status"},
    {.name = "metrics", .method = "GET", .path = "/metrics", .about = "Its figures for Prometheus.", .answer = plain_text},
}}};

}  // namespace springtide::wire
