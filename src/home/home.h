// A home of tables: visitors and their conversations, rooms with their journals, bots, clocks. It is told what has come and
// says what is to be done (home/effect.h): no network, no store, no thread, no clock in it. Server, device, simulator and
// the game in the terminal run the same one.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "home/effect.h"
#include "home/hosted.h"
#include "store/block.h"
#include "wire/message.h"
#include "wire/service_code.h"

namespace springtide::home {

// One of several homes in a process, that share the tables out by their ids.
struct Place {
  std::size_t index = 0;
  std::size_t of = 1;
};
// Which of so many homes has the table.
std::size_t home_of(std::string_view table, std::size_t homes);

struct Settings {
  Place place{};
  bool shares_store = false;     // other processes append too: lease bots and clocks, follow the journals
  bool thinks_unwatched = true;  // bots move where nobody watches
  bool has_lessons = false;      // hosts may write positions and scripts for others
  bool has_ratings = false;      // there are accounts, and games may be rated
  bool has_lobby = false;        // who is here is told, and what is open
  std::string id_start{};        // of the tables it names
  match::Pause pause{};          // of bots at the normal pace
  RoomLimits room{};             // of every table
  std::size_t watched = 20;      // tables by one connection
  Time lease = 5000;             // how long a home looks after a table's bots and clock without renewing
  Time resync = 5000;            // how often a journal is looked at without a notice
  Time look_every = 800;         // for tables in the store whose time has come, journals, and void tokens; 0: never
  Time keep = 60'000;            // how long a table nobody watches stays in memory
  Time call_after = 0;           // how long who goes while it is his move may take to come back; 0: nobody is called
};

// Whom a token stands for.
struct Identity {
  match::Actor actor{};  // the account's id first, then its guests'
  std::string name{};
  std::string login{};  // empty: a guest
  std::string token_hash{};
};
enum class Sessions : std::uint8_t { this_one, all };

// What came of a write. `unknown`: the store failed, and whether the entry is kept only the journal can tell.
enum class Written : std::uint8_t { stored, conflict, unknown };

class Home {
 public:
  // `random`: 256 bits that nobody can foresee.
  Home(Settings settings, std::function<Digest()> random);

  // --- people ---
  void connect(ConnectionId connection);
  void disconnect(ConnectionId connection, Time now);
  void receive(ConnectionId connection, std::string_view text, Time now);
  // Nothing: nobody has this token.
  void identified(ConnectionId connection, const std::optional<Identity>& identity, Time now);
  // Whose token it is could not be found out; hello may be said again.
  void not_identified(ConnectionId connection);
  // A token is void, or all of a player's: it holds no seat any more, not even over a connection that is open.
  void end_sessions(const Identity& identity, Sessions which, Time now);

  // Tokens that have become void at another home, or at none.
  void void_now(const std::vector<std::string>& token_hashes, Time now);

  // Looks now which tokens are void.
  void recheck();

  // What who runs the servers has to say to everybody who is here or comes; empty: nothing any more.
  void announce(const std::string& sentence);

  // From now on other homes look after its tables, and whoever is here goes to one of them; until it takes them up again.
  void drain(Time now);
  void resume(Time now);

  // Accounts have begun or ended to block others, here or elsewhere; what is known already changes nothing.
  void note_blocks(const std::vector<store::Block>& changes, Time now);

  // --- tables ---
  std::string new_id() const;
  // The first entry of a new table, to be stored. The home takes it up when somebody comes.
  Result<Write, match::Refusal> open(match::Setup setup, const std::string& id, Time now) const;
  // A command on behalf of a player without a connection.
  void act_for(const match::Actor& actor, const std::string& table, const match::Command& command, Time now);
  // Stored entries of this table are in other words now: names were taken away.
  void reread(const std::string& table, Time now) { bring(table, Following{.is_rewritten = true}, now); }
  // Other hands have changed the journal of this table.
  void changed(const std::string& table, Time now);
  // Another home's Pass to this one.
  void passed(const std::string& table, Errand errand, Time now) { bring(table, std::move(errand), now); }
  // Out of memory, whatever goes on at it.
  void forget(const std::string& table);

  // --- what the store says ---
  void written(const std::string& table, std::int64_t seq, Written how, Time now);
  // Nothing: it failed.
  void read(const std::string& table, int after, const std::optional<std::vector<std::string>>& entries, Time now);
  void leased(const std::string& table, bool is_ours, Time now);
  void called(const std::string& table, bool is_known, Time now);  // false: the store failed
  void held(const std::string& table, bool is_any, Time now);
  void found_due(const std::vector<std::string>& tables, Time now);
  // Another home has appended to this table. A notice may come late, twice or never.
  void heard(const std::string& table, Time now);

  // --- bots and clocks ---
  // The thinking itself, for whoever has threads for it; null if the task is none of this moment's.
  std::unique_ptr<match::Thinking> thinking(const std::string& table, const match::Task& task) const;
  void thought(const std::string& table, const match::Task& task, const std::string& action, Time now);
  void wake(Time now);

  // Everything since the last call.
  Effects take_effects();
  bool is_writing() const { return writes_ > 0; }
  const Settings& settings() const { return settings_; }
  // As its journal has it; null while it is not read, or an entry is being stored.
  const match::Table* table(const std::string& id) const;
  std::size_t tables() const { return hosted_.size(); }

 private:
  struct Visitor {
    match::Actor actor{};
    std::string token_hash{};
    bool is_welcome = false;
    bool is_being_identified = false;
    bool is_in_lobby = false;
    std::vector<std::string> waiting{};  // messages that came before we knew who it is
    std::set<std::string> watched{};
  };
  // A table that is being stored, and what is to be done then at another.
  struct Opening {
    std::string table{};
    Commanding then{};
  };

  void handle(ConnectionId from, Visitor& visitor, const wire::Hello& hello, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Watch& watch, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Unwatch& unwatch, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Steps& steps, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::History& history, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Ahead& ahead, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Hint& hint, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Do& message, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::EnterLobby& enter, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::LeaveLobby& leave, Time now);
  void handle(ConnectionId from, Visitor& visitor, const wire::Ping& ping, Time now);
  void send_away(ConnectionId connection, Time now);
  void sign_out(ConnectionId connection, Time now);
  template <class Is>
  void sign_out_all(Is is_ended, Time now);
  void welcome(ConnectionId to, Visitor& visitor, const Identity& identity, Time now);
  void tell(ConnectionId to, std::string text);
  void refuse(ConnectionId whom, wire::ServiceCode code, const std::string& table = {}, const std::string& id = {});

  Hosted* find(const std::string& table);
  bool is_ours(const std::string& table) const;
  // Does the errand at its table, once the journal has been read as far as it must be; or passes it to the table's home.
  void bring(const std::string& table, Errand errand, Time now);
  bool needs_journal(const Hosted& hosted, const Errand& errand, Time now) const;
  void run(Hosted& hosted, const Errand& errand, Time now);
  void run(Hosted&, const Leaving&, Time) {}  // these never wait
  void run(Hosted&, const Pinging&, Time) {}
  void run(Hosted&, const Knowing&, Time) {}
  void run(Hosted& hosted, const Following&, Time now) { tend(hosted, now); }
  void run(Hosted& hosted, const Rematching& rematching, Time now);
  void ask(Hosted& hosted, const RoomErrand& errand, Time now);
  void leave(const std::string& table, const Leaving& leaving, Time now);
  void know(const std::string& table, const Knowing& knowing, Time now);

  void begin_reading(Hosted& hosted);
  std::optional<wire::ServiceCode> read_whole(Hosted& hosted, const std::vector<std::string>& entries, Time now);
  bool read_more(Hosted& hosted, int after, const std::vector<std::string>& texts, Time now);
  void run_waiting(Hosted& hosted, Time now);
  void turn_away_all(const std::string& table, wire::ServiceCode code);
  void say_busy(Hosted& hosted);
  void wait_for_store(Hosted& hosted, Time now);
  void send_all(Outbox& out);
  void perform(Hosted& hosted, Outbox& out, Time now);
  void write(Write entry);
  void call(Hosted& hosted, store::Append& append) const;
  void note_gone(Hosted& hosted, SeatSet gone, Time now) const;
  void call_gone(Hosted& hosted, Time now);
  void look_on(Hosted& hosted, Time now);  // somebody does, at a table that others write to
  void hold_calls(Hosted& hosted, Time now);
  void opened(const Opening& opening, Written how, Time now);

  void tend(Hosted& hosted, Time now);
  std::vector<match::Task> tasks_of(const Hosted& hosted) const;  // those of bots that may think
  bool has_work(Hosted& hosted, Time now) const;
  void serve(Hosted& hosted, Time now);
  void deliver_thoughts(Hosted& hosted, Time now);
  void plan(Hosted& hosted, Time now);
  void plan_at(Hosted& hosted, Time at);
  void look_around(Time now);
  void look_at_writes(Time now);
  void forget_idle(Time now);

  Settings settings_;
  std::function<Digest()> random_;
  std::map<ConnectionId, Visitor> visitors_{};
  std::unordered_map<std::string, Hosted> hosted_{};
  std::map<std::string, Opening> openings_{};        // by the new table's id
  std::set<std::string> damaged_{};                  // tables whose journals cannot be read: reported once, left alone
  std::set<std::pair<Time, std::string>> agenda_{};  // tables to be tended, by time
  std::string announcement_{};
  bool is_drained_ = false;
  Time look_at_ = 0;
  bool has_looked_ = false;  // for who was to be called when the process before this one ended
  Time told_wake_ = 0;
  int writes_ = 0;  // under way
  Effects effects_{};
};

}  // namespace springtide::home
