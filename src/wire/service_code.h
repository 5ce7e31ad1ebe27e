// Refusals that are no table's: of a conversation, and of single questions over HTTP. One row each, for every home of
// tables.
#pragma once

#include "base/enum.h"

namespace springtide::wire {

enum class ServiceCode : std::uint8_t {
  bad_message,    // it cannot be read; the sentence says why
  no_hello,       // the conversation has not begun
  bad_token,      // nobody of this token
  no_token,       // a player is meant, and nobody is named
  no_such_table,  //
  no_spectators,  //
  no_such_address,
  bad_method,
  no_such_job,
  too_many_tables,
  not_started,
  not_over,
  not_your_seat,
  from_position,
  bad_record,   // the sentence says why
  bad_journal,  // the sentence says why
  busy,         // it may be tried again
};

struct ServiceRefusal {
  int status = 400;  // of HTTP
  std::string_view code{};
  std::string_view sentence{};  // empty: it is said case by case
};

}  // namespace springtide::wire

namespace springtide {
template <>
inline constexpr int enum_size<wire::ServiceCode> = 17;
}

namespace springtide::wire {

inline constexpr EnumArray<ServiceCode, ServiceRefusal> service_refusals{
    {{{.status = 400, .code = "bad-message"},
      {.status = 400, .code = "no-hello", .sentence = "The first message is hello."},
      {.status = 401, .code = "bad-token", .sentence = "This token is not known here."},
      {.status = 401, .code = "no-token", .sentence = "This needs the token of a player."},
      {.status = 404, .code = "no-such-table", .sentence = "There is no table of this name."},
      {.status = 403, .code = "no-spectators", .sentence = "This table has no spectators."},
      {.status = 404, .code = "no-such-address", .sentence = "There is nothing at this address."},
      {.status = 405, .code = "bad-method", .sentence = "This address is used with another method."},
      {.status = 404, .code = "no-such-job", .sentence = "There is no analysis of this name, or it is too long ago."},
      {.status = 429, .code = "too-many-tables", .sentence = "You have too many games at once; finish or leave one first."},
      {.status = 409, .code = "not-started", .sentence = "The game has not started yet."},
      {.status = 403, .code = "not-over", .sentence = "This is shown when the game is over."},
      {.status = 403, .code = "not-your-seat", .sentence = "While the game runs you can have your own seat's record."},
      {.status = 409, .code = "from-position", .sentence = "A game that began from a position has no record."},
      {.status = 400, .code = "bad-record"},
      {.status = 400, .code = "bad-journal"},
      {.status = 503, .code = "busy", .sentence = "The store does not answer; try again."}}}};

}  // namespace springtide::wire
