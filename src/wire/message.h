// What clients say: versioned JSON messages, a closed list. docs/protocol.md is the reference.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "match/command.h"

namespace springtide::wire {

inline constexpr int protocol_version = 1;

// Who is there: the first message on a connection.
struct Hello {
  int version = 0;
  std::string token{};  // empty: a spectator
};
// From now on everything that happens at a table. `have`: how many events of each viewer the client has already.
struct Watch {
  std::string table{};
  std::map<std::string, int> have{};
  bool with_spectator = false;  // what lies open, too, beside what the seats held see
};
struct Unwatch {
  std::string table{};
};
// What happened since the seat's own last decision, move by move.
struct Steps {
  std::string table{};
  Seat seat = Seat::p1;
};
// Events of a viewer that an update did not tell: the newest of those before a number.
struct History {
  std::string table{};
  Seat viewer = Seat::spectator;
  int before = 0;
};
// What the cards of a seat would do on the table as it lies.
struct Ahead {
  std::string table{};
  Seat seat = Seat::p1;
};
// What a seat that must decide knows: whoever asks may think about it.
struct Hint {
  std::string table{};
  Seat seat = Seat::p1;
};
struct Do {
  std::string table{};
  std::string id{};
  match::Command command{};
};
// From now on what is open and what can be watched, and who is here.
struct EnterLobby {};
struct LeaveLobby {};
struct Ping {
  std::string table{};  // empty: of none
};

using ClientMessage = std::variant<Hello, Watch, Unwatch, Steps, History, Ahead, Hint, Do, EnterLobby, LeaveLobby, Ping>;

struct BadMessage {
  std::string id{};  // of the command, if it could be read
  std::string sentence{};
};

Result<ClientMessage, BadMessage> parse_message(std::string_view text);

}  // namespace springtide::wire
