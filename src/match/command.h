// What can be done at a table, and what the journal says of it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "match/setup.h"

namespace springtide::match {

// A command that names a seat and nothing else.
template <class Name>
struct OfSeat {
  Seat seat = Seat::p1;
  friend bool operator==(const OfSeat&, const OfSeat&) = default;
};

struct Sit {
  Seat seat = Seat::p1;
  std::string name{};
  std::string secret{};  // 32 to 128 hexadecimal digits, or empty
  friend bool operator==(const Sit&, const Sit&) = default;
};
// By whoever holds the seat, or the host; only before the start.
// Nobody holds a seat that is kept for somebody: that one may decline, and then it is open to all.
using Stand = OfSeat<struct StandName>;
// The host keeps an open seat for somebody.
struct Invite {
  Seat seat = Seat::p1;
  std::string held_for{};  // a player id
  friend bool operator==(const Invite&, const Invite&) = default;
};
// The host puts a bot on an open seat.
struct SeatBot {
  Seat seat = Seat::p1;
  int level = 0;
  int version = 1;  // this and the nets are said by the program, not by the host
  std::vector<std::string> nets{};
  friend bool operator==(const SeatBot&, const SeatBot&) = default;
};
// With the host's part of the deal, for seats of its own that have none yet.
struct Start {
  std::string secret{};
  friend bool operator==(const Start&, const Start&) = default;
};
// One action, or several of one card play or chest, all or none. While all choose, a later choice replaces an earlier one.
struct Act {
  Seat seat = Seat::p1;
  int decision = 0;  // the number of the decision it answers
  std::vector<std::string> actions{};
  friend bool operator==(const Act&, const Act&) = default;
};
// Back to the start of the own card play.
using TakeBack = OfSeat<struct TakeBackName>;
enum class Wish : std::uint8_t { undo, bot };
inline constexpr std::array<std::string_view, 2> wish_names{"undo", "bot"};
// Asks the others: for undo to before the seat's last decision, or for a bot in place of an absent player.
struct Ask {
  Seat seat = Seat::p1;
  Wish wish = Wish::undo;
  Seat absent = Seat::p1;  // for a bot
  friend bool operator==(const Ask&, const Ask&) = default;
};
struct Vote {
  Seat seat = Seat::p1;
  bool consents = false;
  friend bool operator==(const Vote&, const Vote&) = default;
};
struct Say {
  Seat seat = Seat::p1;
  std::string phrase{};
  friend bool operator==(const Say&, const Say&) = default;
};
// A bot plays on; the player can come back.
using Leave = OfSeat<struct LeaveName>;
using Return = OfSeat<struct ReturnName>;
// For good: a bot plays on while two or more others do.
using Resign = OfSeat<struct ResignName>;
// The time itself: flags fall, a table nobody plays at is given up.
struct Tick {
  friend bool operator==(const Tick&, const Tick&) = default;
};
struct Rematch {
  std::string table{};  // the new table's id
  friend bool operator==(const Rematch&, const Rematch&) = default;
};

// In correspondence the seat's clock stands still until then, and goes on at once if that is not later than now.
struct Vacation {
  Seat seat = Seat::p1;
  Time until = 0;
  friend bool operator==(const Vacation&, const Vacation&) = default;
};

// By who runs the servers: nobody plays on.
struct CloseTable {
  friend bool operator==(const CloseTable&, const CloseTable&) = default;
};

using Command = std::variant<Setup, Sit, Stand, SeatBot, Start, Act, TakeBack, Ask, Vote, Say, Leave, Return, Resign, Tick,
                             Rematch, Vacation, Invite, CloseTable>;

// Whose hand is behind a command: the ids under which a player is known (none: a stranger), or the table itself.
struct Actor {
  std::vector<std::string> ids{};
  bool is_table = false;                  // bots and the clock
  bool is_account = false;                // and no guest
  std::vector<std::string> blocked_by{};  // ids of accounts that block this one
  static Actor table() { return {.is_table = true}; }
  bool is(const std::string& player) const;
  bool is_blocked_by(const std::string& player) const;
};

// A line of the journal: a command that was accepted, and the moves that followed from it at once.
struct Entry {
  int seq = 0;  // from 1
  Time time = 0;
  std::string by{};  // the first id of the actor; empty: the table itself
  std::string id{};  // the client's own number for the command, so that a resend is known
  Command command{};
  std::vector<std::string> followed{};  // of nature, of scripted seats, and choices with one option inside a card play
  friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace springtide::match
