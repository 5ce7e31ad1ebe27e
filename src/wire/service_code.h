// Refusals that are no table's: of a conversation, and of single questions over HTTP. One row each, for every home of
// tables. Then the codes that only a server has.
#pragma once

#include "base/enum_names.h"

namespace springtide::wire {

enum class ServiceCode : std::uint8_t {
  bad_message,    // it cannot be read; the sentence says why
  no_hello,       // the conversation has not begun
  said_hello,     // a conversation begins once
  bad_token,      // nobody of this token
  no_token,       // a player is meant, and nobody is named
  no_such_table,  //
  no_spectators,  //
  no_such_address,
  bad_method,
  no_such_job,
  no_such_session,
  no_such_device,  // of those that are called
  no_such_webhook,
  host_not_allowed,  // calls do not go there
  too_many_tables,
  too_many_listed,    // tables in the lobby
  too_many_bots,      // tables where no player sits
  too_many_watched,   // tables of a connection
  too_many_analyses,  // that wait
  too_many_webhooks,
  too_often,  // phrases of a player
  not_started,
  not_over,
  not_your_seat,
  from_position,
  bad_record,   // the sentence says why
  bad_journal,  // the sentence says why
  damaged_journal,
  busy,  // it may be tried again
  no_such_person,
  no_such_circle,
  too_many_followed,
  too_many_blocked,
  too_many_circles,
  too_many_invitations,
  no_lobby,  // whoever hosts the tables is alone with them
  no_such_study,
  bad_study,  // the sentence says why
  too_many_studies,
  too_much_training,  // at once
};

inline constexpr auto& service_codes = names_of<ServiceCode, with_hyphens>;

struct ServiceRefusal {
  int status = 400;             // of HTTP
  std::string_view sentence{};  // empty: it is said case by case
};

inline constexpr EnumArray<ServiceCode, ServiceRefusal> service_refusals{{{
    {400},
    {400, "The first message is hello."},
    {400, "A connection has one hello; connect again to be somebody else."},
    {401, "This token is not known here."},
    {401, "This needs the token of a player."},
    {404, "There is no table of this name."},
    {403, "This table has no spectators."},
    {404, "There is nothing at this address."},
    {405, "This address is used with another method."},
    {404, "There is no analysis of this name, or it is too long ago."},
    {404, "You have no session of this name."},
    {404, "None of your devices that are called has this name."},
    {404, "You have no webhook of this name."},
    {403, "This server does not call that host."},
    {429, "You have too many games at once; finish or leave one first."},
    {429, "Too many of your tables wait in the lobby; begin or leave one first."},
    {429, "Too many games of bots alone are under way for you; wait until one is over."},
    {429, "This connection watches too many tables; unwatch one first."},
    {429, "Too many of your analyses are waiting; try again when one is done."},
    {429, "You have too many webhooks; remove one first."},
    {429, "That was said often enough; wait a little."},
    {409, "The game has not started yet."},
    {403, "This is shown when the game is over."},
    {403, "While the game runs you can have your own seat's record."},
    {409, "A game that began from a position has no record."},
    {400},
    {400},
    {500, "The journal of this table is damaged; it cannot be played on."},
    {503, "The store does not answer; try again."},
    {404, "There is no such person here, or the page is not shown."},
    {404, "You are in no circle of this name."},
    {429, "You follow too many people; let one go first."},
    {429, "You block too many people; end one first."},
    {429, "You have too many circles; remove one first."},
    {429, "You have invited too many people of late; wait a while."},
    {404, "There is no lobby here."},
    {404, "There is no study of this name; perhaps it is shared no more."},
    {400},
    {429, "You share too many studies; remove one first, or wait a while."},
    {429, "That was much training at once; wait a little."},
}}};

// Of accounts, and of the transport below all requests. The tests hold what is sent to these lists.
inline constexpr std::array<std::string_view, 16> account_codes{
    "bad-login",     "bad-password", "has-account",    "locked",        "login-taken",     "needs-account",
    "needs-code",    "on-vacation",  "sign-up-closed", "too-few-days",  "too-many-guests", "too-many-tries",
    "weak-password", "wrong-code",   "wrong-password", "wrong-recovery"};

inline constexpr std::array<std::string_view, 15> transport_codes{
    "failed",    "full",           "headers_too_large", "malformed",    "no_answer",
    "not_found", "not_allowed",    "not_ready",         "too_large",    "too_many_connections",
    "too_slow",  "websocket_only", "too_many_requests", "wrong_method", "wrong_origin"};

}  // namespace springtide::wire
