// What a home wants done. Whoever runs it does these in their order and tells the home what came of them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "home/hosted.h"
#include "store/entry.h"

namespace springtide::home {

struct Send {
  ConnectionId to = 0;
  std::shared_ptr<const std::string> text{};
};
// After all that was sent before.
struct Close {
  ConnectionId connection = 0;
  std::uint16_t code = 0;
  std::string_view reason{};
};
// Whose token is this? Then Home::identified.
struct Identify {
  ConnectionId connection = 0;
  std::string token{};
};
// Which of these tokens are void by now? Then Home::void_now.
struct Recheck {
  std::vector<std::string> token_hashes{};
};
// What somebody wants at a table that another home of this process has. Then that one's Home::passed; of two things passed
// to one home, the first comes first.
struct Pass {
  std::size_t to = 0;
  std::string table{};
  Errand errand{};
};
// An entry is to be made durable, unless the journal has one of its number. Then Home::written.
struct Write {
  store::Append append{};
  SeatSet host_seats{};  // those the host holds: on a device, the list of the own tables
  bool changes_lobby = false;
};
// The entries of a journal after a number. Then Home::read.
struct Read {
  std::string table{};
  int after = 0;
};
// To look after a table's bots and clock, where several homes share the store. Then Home::leased.
struct Lease {
  std::string table{};
};
// Calls to be made durable that no entry brings. Then Home::called.
struct CallNow {
  store::LateCalls late{};
};
// Calls of another home's entry to who looks on at this one, to be kept back for a while. Then Home::held.
struct HoldCalls {
  std::string table{};
  SeatSet seats{};
  match::Time until = 0;
};
// Tables whose time has passed before, in the store. Then Home::found_due.
struct FindDue {
  match::Time before = 0;
};
// Tables in the store where somebody who is to act is not called, though nobody is here yet. Then Home::found_due.
struct FindUncalled {
  match::Time since = 0;
};
// A game over days has begun: who of these players is on vacation? Then Home::act_for, for each of them.
struct FindAway {
  std::string table{};
  std::vector<store::SeatRow> seats{};
};
// Somebody is here, in person or without a name, until Depart.
struct Arrive {
  ConnectionId connection = 0;
  match::Actor actor{};
};
struct Depart {
  ConnectionId connection = 0;
};
// Somebody wants to be told of the lobby, or is known better than before; until LeaveLobby or Depart.
struct EnterLobby {
  ConnectionId connection = 0;
  match::Actor actor{};
};
struct LeaveLobby {
  ConnectionId connection = 0;
};
// A bot's turn. Home::thought, at any time: an answer that comes early waits for its time.
struct Think {
  std::string table{};
  match::Task task{};
  std::string owner{};  // who opened the table: bots think for somebody
};
// When to call Home::wake; 0: never. Void as soon as another one comes.
struct Wake {
  match::Time at = 0;
};
// Something for the log.
struct Report {
  std::string_view what{};
  std::string table{};
  std::string reason{};
};

using Effect = std::variant<Send, Close, Identify, Recheck, Pass, Write, Read, Lease, CallNow, HoldCalls, FindDue,
                            FindUncalled, FindAway, Arrive, Depart, EnterLobby, LeaveLobby, Think, Wake, Report>;
using Effects = std::vector<Effect>;

// Something to call for each kind of effect.
template <class... Handlers>
struct Handle : Handlers... {
  using Handlers::operator()...;
};

}  // namespace springtide::home
