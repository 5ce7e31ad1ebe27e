// Every request of HTTP and what it is answered, as one table: the server's handlers stand over it in the same order, and
// `springtide schema` prints it.
#pragma once

#include <array>

#include "base/enum.h"

namespace springtide::wire {

enum class Route : std::uint8_t {
  add_guest,
  who_am_i,
  make_account,
  remove_account,
  sign_in,
  list_sessions,
  sign_out,
  sign_out_everywhere,
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
  send_my_data,
  change_me,
  find_people,
  show_person,
  list_games,
  list_people_at_table,
  tell_vacation,
  take_vacation,
  end_vacation,
  send_push_key,
  list_devices,
  add_device,
  set_quiet_hours,
  remove_device,
  list_webhooks,
  add_webhook,
  remove_webhook,
  list_friends,
  follow,
  unfollow,
  block,
  unblock,
  invite,
  decline,
  add_circle,
  change_circle,
  remove_circle,
  open_for_circle,
  list_studies,
  share_study,
  send_study,
  remove_study,
  send_picture,
  send_training,
  merge_training,
  send_grades,
};

// Whether a request needs a player's token.
enum class Token : std::uint8_t { none, welcome, needed };

// What can be asked after the `?`. Its shape is a name in wire/shapes.cpp; none: a text.
struct Parameter {
  std::string_view name{};
  std::string_view about{};
  std::string_view shape{};
};

struct RouteInfo {
  std::string_view name{};
  std::string_view method{};
  std::string_view path{};  // * stands for a name
  std::string_view about{};
  Token token = Token::none;
  // Bodies by their name in wire/shapes.cpp; `plain text`, `picture`, or empty for none. Alternatives are separated by `|`.
  std::string_view body{};
  std::string_view answer{};
  int status = 200;
  std::array<Parameter, 5> query{};
};

inline constexpr std::string_view plain_text = "plain text";
inline constexpr std::string_view png_picture = "picture";
inline constexpr Parameter own_seat{"seat", "which of the own seats, while the game runs", "Viewer"};
inline constexpr Parameter other_eyes{"seat", "whose eyes to see it through; none: everything lies open", "Viewer"};

inline constexpr EnumArray<Route, RouteInfo> routes{{{
    {"addGuest", "POST", "/api/guests", "Become a guest.", Token::none, "NewGuest", "Guest", 201},
    {"whoAmI", "GET", "/api/me", "Who the token is.", Token::needed, "", "Me"},
    {"makeAccount", "POST", "/api/accounts", "Make an account of a guest.", Token::needed, "NewCredentials", "NewAccount",
     201},
    {"removeAccount", "DELETE", "/api/accounts", "Go for good; bots play on in one's seats.", Token::needed, "Goodbye",
     "Gone"},
    {"signIn", "POST", "/api/sessions", "Sign in; a guest's games become the account's.", Token::welcome, "Credentials",
     "Session"},
    {"listSessions", "GET", "/api/sessions", "Where one is signed in, last used first.", Token::needed, "", "OpenSessions"},
    {"signOut", "DELETE", "/api/sessions/*", "End one session of one's own; `this` is that of the token shown.",
     Token::needed, "", "Gone"},
    {"signOutEverywhere", "DELETE", "/api/sessions", "End all of one's own sessions, this one too.", Token::needed, "",
     "Gone"},
    {"recover", "POST", "/api/recoveries", "Replace a lost password; all older tokens are void.", Token::none, "Recovery",
     "Recovered"},
    {"listLobby", "GET", "/api/lobby", "Public tables with a free seat and games that can be watched, newest first.",
     Token::welcome, "", "Lobby"},
    {"listOwn", "GET", "/api/tables", "One's own tables.", Token::needed, "", "OwnTables"},
    {"openTable", "POST", "/api/tables", "Open a table.", Token::needed, "Wishes", "Opened", 201},
    {"sendRecord",
     "GET",
     "/api/tables/*/record",
     "The record of a finished game; of a running one that of the own seat.",
     Token::welcome,
     "",
     plain_text,
     200,
     {{own_seat}}},
    {"sendJournal", "GET", "/api/tables/*/journal", "Everything of a finished game, for `springtide verify`.", Token::none,
     "", plain_text},
    {"replayTable",
     "GET",
     "/api/tables/*/replay",
     "Every move of a finished game with the position after it.",
     Token::none,
     "",
     "Replay|SeenReplay",
     200,
     {{other_eyes}}},
    {"takeIn", "POST", "/api/journals", "Bring a game that has begun elsewhere.", Token::needed, plain_text, "TakenIn", 201},
    {"replayRecord",
     "POST",
     "/api/replays",
     "Every move of a record with the position after it.",
     Token::none,
     plain_text,
     "Replay|SeenReplay",
     200,
     {{other_eyes}}},
    {"beginAnalysis", "POST", "/api/analyses", "Have a record looked at again, or that of a finished table of this server.",
     Token::needed, "plain text|TableOfAnalysis", "Job", 202},
    {"sendAnalysis", "GET", "/api/analyses/*", "How far an analysis is; at the end what it found.", Token::none, "",
     "Progress"},
    {"sendMyData", "GET", "/api/me/data", "What is kept about whoever asks, to read or to keep.", Token::needed, "",
     "MyData"},
    {"changeMe", "PUT", "/api/me", "Change the name, or what the own page shows.", Token::needed, "MyWishes", "Me"},
    {"findPeople",
     "GET",
     "/api/people",
     "Accounts of this login or name, or of this name of late.",
     Token::none,
     "",
     "People",
     200,
     {{{"name", "whom to look for; without regard to case"}}}},
    {"showPerson", "GET", "/api/people/*", "The page of an account, if it is shown.", Token::welcome, "", "Person"},
    {"listGames",
     "GET",
     "/api/people/*/games",
     "The finished games of an account, last ended first, in pages.",
     Token::welcome,
     "",
     "Games",
     200,
     {{{"game", "of this game only"},
       {"edition", "of this edition only"},
       {"players", "of so many players only"},
       {"before", "the page after the one that says so in `next`"}}}},
    {"listPeopleAtTable", "GET", "/api/tables/*/people", "The pages of those who sit at a table.", Token::none, "",
     "PeopleAtTable"},
    {"tellVacation", "GET", "/api/vacation", "Whether an account is on vacation, and what is left of the year's days.",
     Token::needed, "", "OwnVacation"},
    {"takeVacation", "POST", "/api/vacation", "Days in which the clocks of an account's games over days stand still.",
     Token::needed, "WishedVacation", "OwnVacation"},
    {"endVacation", "DELETE", "/api/vacation", "Be back; days that have not begun are kept.", Token::needed, "",
     "OwnVacation"},
    {"sendPushKey", "GET", "/api/calls/key", "What a browser needs to be called through its push service.", Token::none, "",
     "PushKey"},
    {"listDevices", "GET", "/api/calls/devices", "One's own devices that are called, oldest first.", Token::needed, "",
     "CalledDevices"},
    {"addDevice", "POST", "/api/calls/devices", "Be called on this device, as long as this session lasts.", Token::needed,
     "NewDevice", "CalledDevice", 201},
    {"setQuietHours", "PUT", "/api/calls/devices/*", "When one device is left alone; `this` is that of the token shown.",
     Token::needed, "QuietHours", "CalledDevice"},
    {"removeDevice", "DELETE", "/api/calls/devices/*", "One device is called no more; `this` is that of the token shown.",
     Token::needed, "", "Gone"},
    {"listWebhooks", "GET", "/api/calls/webhooks", "One's own webhooks, oldest first.", Token::needed, "", "Webhooks"},
    {"addWebhook", "POST", "/api/calls/webhooks", "An address that is told when one is called, or who is called to a table.",
     Token::needed, "NewWebhook", "Webhook", 201},
    {"removeWebhook", "DELETE", "/api/calls/webhooks/*", "Remove a webhook.", Token::needed, "", "Gone"},
    {"listFriends", "GET", "/api/friends", "Whom one follows and who follows one, invitations, circles, whom one blocks.",
     Token::needed, "", "Friends"},
    {"follow", "PUT", "/api/friends/*", "Follow somebody.", Token::needed, "", "Friends"},
    {"unfollow", "DELETE", "/api/friends/*", "Follow somebody no more.", Token::needed, "", "Friends"},
    {"block", "PUT", "/api/blocks/*", "Keep somebody from one's tables, and hear no more of him; he is not told.",
     Token::needed, "", "Friends"},
    {"unblock", "DELETE", "/api/blocks/*", "Block somebody no more.", Token::needed, "", "Friends"},
    {"invite", "POST", "/api/tables/*/invitations", "Keep an open seat at one's own table for somebody, who is called.",
     Token::needed, "NewInvitation", "Gone"},
    {"decline", "DELETE", "/api/tables/*/invitations", "Take no seat that is kept for one there.", Token::needed, "",
     "Gone"},
    {"addCircle", "POST", "/api/circles", "Friends who often play together, and what.", Token::needed, "NewCircle", "Circle",
     201},
    {"changeCircle", "PUT", "/api/circles/*", "Change a circle of one's own.", Token::needed, "NewCircle", "Circle"},
    {"removeCircle", "DELETE", "/api/circles/*", "Remove a circle of one's own, or leave another's.", Token::needed, "",
     "Gone"},
    {"openForCircle", "POST", "/api/circles/*/tables", "Open the circle's usual table; the others are invited.",
     Token::needed, "", "Opened", 201},
    {"listStudies", "GET", "/api/studies", "The studies that one shares.", Token::needed, "", "SharedStudies"},
    {"shareStudy", "POST", "/api/studies", "Share a study: whoever has its name may open a copy.", Token::needed, plain_text,
     "SharedStudy", 201},
    {"sendStudy", "GET", "/api/studies/*", "A study that somebody shares.", Token::none, "", plain_text},
    {"removeStudy", "DELETE", "/api/studies/*", "Share a study of one's own no more.", Token::needed, "", "Gone"},
    {"sendPicture", "GET", "/api/tables/*/picture",
     "What a link to a table shows before it is opened: a PNG of 1200 by 630 pixels, of no table in particular where "
     "nothing "
     "may be told.",
     Token::none, "", png_picture},
    {"sendTraining",
     "GET",
     "/api/training",
     "What an account has done in the trainer, on whichever device.",
     Token::needed,
     "",
     "Training",
     200,
     {{{"after", "only what has changed since this `revision`"}}}},
    {"mergeTraining", "POST", "/api/training",
     "Add what was done on a device; in whatever order and however often parts come, the whole is the same.", Token::needed,
     "NewTraining", "TrainingRevision"},
    {"sendGrades", "GET", "/api/puzzles/*/grades", "The grades of a game's puzzles that people's answers have changed.",
     Token::none, "", "Grades"},
}}};

// What the transport answers itself.
enum class Probe : std::uint8_t { health, readiness, metrics };
inline constexpr EnumArray<Probe, RouteInfo> probes{{{
    {"health", "GET", "/healthz", "Whether the server is alive.", Token::none, "", "Status"},
    {"readiness", "GET", "/readyz", "Whether it can reach its store.", Token::none, "", "Status"},
    {"metrics", "GET", "/metrics", "Its figures for Prometheus.", Token::none, "", plain_text},
}}};

}  // namespace springtide::wire
