// A table at a home: its room, and what waits for it.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "home/calls.h"
#include "home/room.h"
#include "home/room_errand.h"

namespace springtide::home {

using match::Time;

// Somebody does not look at the table any more.
struct Leaving {
  ConnectionId connection = 0;
};
// Somebody who may be there is known better than before.
struct Knowing {
  ConnectionId connection = 0;
  match::Actor actor{};
};
// To hear `pong` after all that was told before.
struct Pinging {
  ConnectionId connection = 0;
};
// The game once more, at a table that must be stored before this one's journal may name it.
struct Rematching {
  Commanding command{};
};
// To know all that is in the journal, and to look after bots and clock.
struct Following {
  bool is_rewritten = false;  // what was read before is in other words now
};
using Errand = std::variant<Following, Entering, Leaving, Knowing, Pinging, Stepping, LookingAhead, WantingHint, LookingBack,
                            Commanding, Rematching>;

// A bot's answer, before its time.
struct Thought {
  match::Task task{};
  std::string action{};
};

struct Hosted {
  std::string id{};
  std::optional<Room> room{};             // nothing until its journal has been read
  std::optional<int> reading{};           // entries after this number are being read
  std::vector<Errand> waiting{};          // until they are
  std::vector<Errand> waiting_next{};     // came since that reading began: it may miss what they must know
  std::optional<std::int64_t> writing{};  // the number of an entry that is being stored
  Time writing_since = 0;
  std::optional<CallRows> called{};           // the calls that stand in the store, if they are known
  SeatSet gone{};                             // who looked on and has gone since the last entry, or may have
  Time call_at = 0;                           // when those who have not come back are called; 0: nobody has gone
  Time hold_at = 0;                           // when calls to who looks on here are kept back (again); 0: there are none
  bool needs_whole_journal = false;           // what was written may not be what is stored
  Time read_again = 0;                        // the store did not answer; 0: it did
  int failed_writes = 0;                      // since the last that was stored
  std::set<std::pair<Seat, int>> thinking{};  // decisions that bots think about
  std::vector<Thought> thoughts{};
  bool is_leasing = false;  // a lease is being asked for
  Time not_ours_until = 0;  // another home looks after bots and clock
  Time planned = 0;         // its place in the agenda; 0: none
  Time used = 0;
  Time looked = 0;  // when the journal was last known to be followed

  bool is_reading() const { return reading || read_again != 0; }
  bool is_writing() const { return room && room->is_writing(); }
};

}  // namespace springtide::home
