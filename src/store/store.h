// Where tables, players and their tokens are kept: one interface, two engines (SQLite and PostgreSQL).
// The journal of a table is append-only and unique by (table, seq). Texts are UTF-8 without a zero byte. A failing disk or
// network throws store::Failure, and the next call tries anew; so does naming a player or a table that does not exist where
// one is needed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "store/calls.h"
#include "store/entry.h"
#include "store/friends.h"
#include "store/operations.h"
#include "store/people.h"
#include "store/presence.h"
#include "store/results.h"
#include "store/studies.h"
#include "store/training.h"
#include "store/vacations.h"

namespace springtide::store {

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class JobState : std::uint8_t { unfinished, done, failed };

// A guest, or an account once it has a login. A guest who signs in to an account belongs to it from then on.
struct Player {
  std::string id{};
  std::string name{};
  std::optional<std::string> login{};       // unique, compared without case
  std::optional<std::string> belongs_to{};  // the account's player id
  std::string password_hash{};
  std::string recovery_hash{};
  Time created = 0;
  friend bool operator==(const Player&, const Player&) = default;
};

// What somebody shows instead of a password, kept as a hash; the caller hashes.
struct Token {
  std::string hash{};
  Time created = 0;
  Time used = 0;  // the last time that was noted; 0: never
  std::string device{};
  friend bool operator==(const Token&, const Token&) = default;
};

// Somebody has shown an account's password: the hash is that of the password shown.
struct SignIn {
  std::string account{};
  std::string password_hash{};
  Token token{};                       // the new one
  std::string place{};                 // known to the account from now on
  std::optional<std::string> guest{};  // belongs to the account from now on; its own tokens are void
};
enum class SignedIn : std::uint8_t { done, password_changed, locked };

// Somebody has shown an account's recovery code. All older tokens, its guests' too, are void, and all places forgotten.
struct Recovery {
  std::string account{};
  std::string password_hash{};  // of the new password
  std::string recovery_hash{};  // of the new code
  Token token{};
  std::string place{};
};

// How much some players have under way, whether they sit there or have only opened it.
struct Holding {
  int open = 0;        // tables open or playing
  int bots_alone = 0;  // of these, opened by them, where no player sits
  int listed = 0;      // of these, opened by them and in the lobby
  friend bool operator==(const Holding&, const Holding&) = default;
};

// Work that can wait. One process at a time has it, as long as its lease holds; whoever finds the lease run out takes it
// over.
struct Job {
  std::string id{};
  std::string kind{};
  std::string owner{};    // a player
  std::string request{};  // empty once it is over
  JobState state = JobState::unfinished;
  std::string node{};   // who has it, or had it last
  Time until = 0;       // the lease; 0: free
  std::string build{};  // of the program that had it last
  int tries = 0;        // how often it was taken and not given back
  int done = 0;         // so many pieces
  int of = 0;
  std::string result{};  // of a failed one: a sentence
  Time created = 0;
  friend bool operator==(const Job&, const Job&) = default;
};

struct JobCount {
  int own = 0;
  int all = 0;
  friend bool operator==(const JobCount&, const JobCount&) = default;
};

// Who takes a job, and how long it is his.
struct JobLease {
  std::string node{};
  std::string build{};
  Time now = 0;
  Time until = 0;
};

struct MyTable {
  TableRow row{};
  unsigned seats = 0;  // the seats held, one bit each
};

// A table that everybody may find.
struct PublicTable {
  TableRow row{};
  std::string host{};  // who opened it; empty: it is from long ago
  friend bool operator==(const PublicTable&, const PublicTable&) = default;
};

// Tells of tables that other nodes have appended to. A hint: it may miss some.
class Listener {
 public:
  virtual ~Listener() = default;
  // Ids of changed tables, after at most so many milliseconds; nothing when the time is up.
  virtual std::vector<std::string> wait(int milliseconds) = 0;
  virtual bool hears() const { return true; }  // false: it misses all of them
};

// Used by one thread at a time.
class Store : public Results,
              public People,
              public Vacations,
              public Calls,
              public Friends,
              public Presence,
              public Studies,
              public Trainings,
              public Operations {
 public:
  // All entries in one transaction, durable on return. A conflict fails alone; the others are stored. After a Failure nobody
  // knows whether all or none of them are stored: only the journal can tell.
  virtual std::vector<Appended> append(std::span<const Append> batch) = 0;
  virtual std::vector<JournalEntry> journal(std::string_view table, std::int64_t after = 0) = 0;
  virtual std::optional<TableRow> table(std::string_view id) = 0;
  // Stored entries in other words, and what lists show of their table: for names that are taken away. What is not there
  // stays so.
  virtual void rewrite(std::string_view table, const std::vector<JournalEntry>& entries, std::string_view summary) = 0;

  virtual std::string host_of(std::string_view table) = 0;  // who opened it; empty: it is not there, or from long ago

  // Public ones, last created first: those that are open, and those being played.
  virtual std::vector<PublicTable> public_open(int limit) = 0;
  virtual std::vector<PublicTable> public_playing(int limit) = 0;
  // Where one of these players sits, last updated first. Their ids, here and below, need no escapes in JSON.
  virtual std::vector<MyTable> tables_of(const std::vector<std::string>& players, int limit) = 0;
  virtual std::vector<MyTable> playing_of(const std::vector<std::string>& players) = 0;  // of these, all being played
  virtual std::vector<TableRow> due(Time until, int limit) = 0;                          // soonest first
  virtual Holding holding_of(const std::vector<std::string>& players) = 0;

  virtual void add_player(const Player& player) = 0;
  virtual std::optional<Player> player(std::string_view id) = 0;
  virtual std::vector<std::string> ids_of(std::string_view player) = 0;  // its own, then its guests'
  virtual std::optional<Player> player_of_login(std::string_view login) = 0;
  virtual bool set_login(std::string_view id, std::string_view login, std::string_view password_hash,
                         std::string_view recovery_hash) = 0;  // false: the login is taken by another
  virtual void remove_player(std::string_view id) = 0;  // with its guests and all their tokens; not their names at tables

  virtual void add_token(const Token& token, std::string_view player) = 0;
  virtual std::vector<Token> tokens_of(std::string_view player) = 0;  // last used first; not its guests'
  virtual void use_token(std::string_view token_hash, Time now) = 0;
  virtual std::optional<Player> player_of_token(std::string_view token_hash) = 0;
  // Those of them that nobody has (any more). The hashes need no escapes in JSON.
  virtual std::vector<std::string> void_tokens(const std::vector<std::string>& token_hashes) = 0;
  virtual void remove_token(std::string_view token_hash) = 0;
  virtual void remove_tokens_of(std::string_view player) = 0;  // its guests' too
  // Whether an account is locked is looked up at the time of the token.
  virtual SignedIn sign_in(const SignIn& sign_in) = 0;
  virtual bool recover(const Recovery& recovery) = 0;  // false: it is locked

  // Where an account has been used; opaque here.
  virtual void add_place(std::string_view player, std::string_view place) = 0;
  virtual bool knows_place(std::string_view player, std::string_view place) = 0;

  // The time of day of a store that nodes share, which is the same for all of them; nothing where one process has it.
  virtual std::optional<Time> clock() = 0;

  // The node that looks after a table's bots and clock: true if it is (still) this one. A store with a clock goes by that:
  // of the times their difference alone counts, and nodes whose clocks differ do not take each other's tables.
  virtual bool lease(std::string_view table, std::string_view node, Time now, Time until) = 0;

  // Jobs. Those that are over are kept for a while: see forget_jobs.
  virtual void add_job(const Job& job) = 0;
  virtual std::optional<Job> job(std::string_view id) = 0;
  virtual JobCount unfinished_jobs(std::string_view owner) = 0;
  // One that is free or whose lease has run out, of the owner who has had the longest pause; its tries count this one. What
  // was tried `most_tries` times without an end has failed, with that sentence.
  virtual std::optional<Job> take_job(const JobLease& lease, int most_tries, std::string_view sentence) = 0;
  virtual bool renew_job(const Job& job, Time until) = 0;  // with how far it is; false: it is not the node's any more
  virtual void give_back_job(const Job& job) = 0;          // as if it had not been taken
  virtual void end_job(const Job& job) = 0;                // with its state and result, unless it is over already
  virtual void free_jobs() = 0;                            // all leases are void
  // Jobs of an owner that are over: the oldest but so many, and all of everybody that were added before a time.
  virtual void forget_jobs(std::string_view owner, int kept, Time before) = 0;

  virtual std::unique_ptr<Listener> listen() = 0;  // null where one process has the store for itself

  // From any thread: what waits for a server that does not answer fails soon, and so does all that comes later.
  virtual void give_up() = 0;
};

// Whether the address is the path of a file.
bool is_file(std::string_view address);

// `postgresql://…`, with `pooling=transaction` behind a pooler of transactions and `notify=off` if nodes shall not call each
// other, or the path of an SQLite file, which is made if it is missing. Migrates an older schema.
std::unique_ptr<Store> open_store(const std::string& address);

// The databases that tables are spread over (store/spread.h), in their order; of one, that one.
std::vector<std::unique_ptr<Store>> open_stores(const std::vector<std::string>& addresses);

}  // namespace springtide::store
