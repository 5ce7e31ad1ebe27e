// A table with its clients: commands in, journal entries and messages out. Nothing is told before it is stored.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "home/room_errand.h"
#include "match/table.h"
#include "wire/journal.h"

namespace springtide::home {

// What a room wants done. `write` first: the rest of the messages follow when it is stored.
struct Outbox {
  struct Send {
    ConnectionId to = 0;
    std::shared_ptr<const std::string> text;
  };
  std::vector<Send> sends{};
  std::optional<wire::Kept> write{};  // to be stored; then call stored(), or reload() if the journal has gone on
  bool has_new_tasks = false;         // the bots' tasks are not what they were
};

struct RoomLimits {
  std::size_t phrases = 20;  // of one player, a minute
  int events = 100;          // in one message: who holds all seats is told as much for each
  int recent = 20;           // events for who comes where earlier ones tell too much
};

class Room {
 public:
  explicit Room(wire::Journal journal, RoomLimits limits = {});

  // Done now, or once what is being stored is. A command that says again what is under way is answered once.
  void ask(RoomErrand errand, match::Time now, Outbox& out);
  void leave(ConnectionId connection, Outbox& out);
  // Somebody is known better than before; nothing if that one does not look at the table.
  void know(ConnectionId connection, const match::Actor& actor, Outbox& out);
  // A bot has answered; void if the task is none of this moment's.
  void answer(const match::Task& task, const std::string& action, match::Time now, Outbox& out);
  void tick(match::Time now, Outbox& out);

  // The entry given to `write` is durable.
  void stored(match::Time now, Outbox& out);
  // The journal is not what this room thought, or may not be: here it is.
  void reload(wire::Journal journal, match::Time now, Outbox& out);

  // The store does not answer: whoever waits here is told, once. What they wait for is done when it does.
  void say_busy(Outbox& out);

  // Entries that others have appended to the journal. False: they do not go on from what this room knows, and it stays
  // behind. Requires: nothing is being written.
  bool follow(const std::vector<wire::Kept>& entries, match::Time now, Outbox& out);

  // The table with the entry that is being written, if there is one: not to be told to anybody.
  const match::Table& table() const { return table_; }
  bool is_writing() const { return writing_.has_value(); }
  std::vector<ConnectionId> guests() const;
  SeatSet here() const;  // the seats whose players look at the table
  bool is_empty() const { return guests_.empty() && !writing_ && waiting_.empty(); }

 private:
  struct Guest {
    match::Actor actor{};
    std::map<Seat, int> have{};  // how many events each of its viewers has been told
    bool with_spectator = false;
  };
  void handle(const Commanding& commanding, match::Time now, Outbox& out);
  void handle(const Entering& entering, match::Time now, Outbox& out);
  void handle(const Stepping& stepping, match::Time now, Outbox& out);
  void handle(const LookingAhead& looking, match::Time now, Outbox& out);
  void handle(const WantingHint& wanting, match::Time now, Outbox& out);
  void handle(const LookingBack& looking, match::Time now, Outbox& out);
  void handle_waiting(match::Time now, Outbox& out);
  void write(const Commanding& commanding, const match::Entry& entry, Outbox& out);
  void acknowledge(const Commanding& commanding, Outbox& out);
  void publish(Outbox& out);
  void tell_table(Outbox& out);
  bool is_under_way(const Commanding& commanding) const;
  bool may_say(const match::Actor& actor, match::Time now);
  bool may_watch(const match::Actor& actor) const;
  void turn_away(ConnectionId connection, Outbox& out) const;
  void note_viewers(Guest& guest) const;
  bool has_new_chairs() const;
  void note_chairs();
  Seat viewer_of(const match::Actor& actor) const;
  void send(ConnectionId to, std::string text, Outbox& out) const;

  match::Table table_;
  wire::Chain chain_;
  RoomLimits limits_;
  std::map<ConnectionId, Guest> guests_{};
  std::optional<Commanding> writing_{};
  std::deque<RoomErrand> waiting_{};
  std::set<ConnectionId> told_busy_{};
  std::map<std::string, std::deque<match::Time>> said_{};  // when each player last said something, a few times
  SeatSet shown_here_{};
  // What else of the table all guests were told, as far as it changes.
  struct Shown {
    match::Life life{};
    std::vector<match::Chair> chairs{};
    SeatSet left{};
    SeatSet resigned{};
  };
  Shown shown_{};
};

}  // namespace springtide::home
