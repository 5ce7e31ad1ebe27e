// What who runs the servers does, while they run: each act with its reason, in one transaction with what it changes; and
// what nodes must know of it. All of it is with the players, but for what is said of tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

// A line of the audit log; it is never changed.
struct Act {
  std::int64_t number = 0;  // given by the store
  Time time = 0;
  std::string by{};       // the operator, as the system calls him
  std::string kind{};     // the words of the command: `account lock`
  std::string subject{};  // the account, table or node
  std::string detail{};
  std::string reason{};
  friend bool operator==(const Act&, const Act&) = default;
};

// Who may make an account.
enum class SignUp : std::uint8_t { open, by_invitation, closed };
inline constexpr std::array<std::string_view, 3> sign_up_names{"open", "invitation", "closed"};

// Nobody signs in until then, and all tokens are void; 0: until it is taken away.
struct LockAccount {
  std::string player{};
  Time until = 0;
};
struct UnlockAccount {
  std::string player{};
};
struct RenameAccount {
  std::string player{};
  std::string name{};
  Time kept_until = 0;  // the old one
};
struct RemovePlayers {
  std::vector<std::string> players{};  // each with its guests
};
struct SetSignUp {
  SignUp mode = SignUp::open;
};
// Each is good for one account.
struct AddSignUpCodes {
  std::vector<std::string> hashes{};
  Time until = 0;
};
// In place of the one before; an empty text takes it away.
struct Announce {
  std::string text{};
  Time until = 0;
};
struct DrainNode {
  std::string node{};
  bool is_draining = true;
};
// What is done to tables is done by entries of their journals.
struct NoteAlone {};

using Deed = std::variant<LockAccount, UnlockAccount, RenameAccount, RemovePlayers, SetSignUp, AddSignUpCodes, Announce,
                          DrainNode, NoteAlone>;

// What every node goes by.
struct Bulletin {
  std::int64_t changed = 0;  // grows with every act and every change of a table by other hands
  SignUp sign_up = SignUp::open;
  std::string announcement{};
  Time announced_until = 0;
  friend bool operator==(const Bulletin&, const Bulletin&) = default;
};

struct NodeRow {
  std::string name{};
  std::string build{};
  Time started = 0;
  Time until = 0;  // a node that has not said so again until then is gone
  bool is_draining = false;
  friend bool operator==(const NodeRow&, const NodeRow&) = default;
};

// Why somebody may not have this login.
enum class SignedUp : std::uint8_t { done, login_taken, code_needed, code_wrong, closed };

struct NewAccount {
  std::string player{};  // a guest so far
  std::string login{};
  std::string password_hash{};
  std::string recovery_hash{};
  std::string code_hash{};  // empty: none was shown
  Time now = 0;
};

// An account as its operator finds it.
struct FoundAccount {
  std::string id{};
  std::string login{};
  std::string name{};
  Time created = 0;
  Time used = 0;               // the last time that was noted; 0: it is signed in nowhere
  std::optional<Time> lock{};  // its end; 0: none
  friend bool operator==(const FoundAccount&, const FoundAccount&) = default;
};

// Which tables are meant: of these lives, and without an entry that all have seen since.
struct TableFilter {
  Life from = Life::open;
  Life to = Life::abandoned;
  Time updated_before = 0;  // 0: whenever
  int limit = 0;
};

class Operations {
 public:
  virtual ~Operations() = default;

  // The deed and its line of the log, both or neither. False: whom or what it is about is not there, and nothing is done.
  virtual bool carry_out(const Act& act, const Deed& deed) = 0;
  virtual std::vector<Act> acts(std::int64_t before, int limit) = 0;  // the last first; 0: from the end

  virtual Bulletin bulletin() = 0;
  // Tables that other hands than nodes have changed, in the order of that; nodes read them anew.
  virtual std::vector<std::string> changed_tables(std::int64_t after) = 0;
  virtual void note_changed(const std::vector<std::string>& tables) = 0;

  virtual std::optional<Time> lock_of(std::string_view player, Time now) = 0;  // its end, 0: none; nothing: there is no lock
  virtual SignedUp sign_up(const NewAccount& account) = 0;
  virtual std::vector<FoundAccount> find_accounts(std::string_view part, Time now, int limit) = 0;  // by id, login or name

  // A node says that it is there; whether it shall be drained stays what it is. Of those that are long gone nothing is kept.
  virtual void set_node(const NodeRow& node, Time now) = 0;
  virtual std::vector<NodeRow> nodes() = 0;  // by name
  virtual void release_leases(std::string_view node) = 0;

  virtual std::vector<TableRow> list_tables(const TableFilter& filter) = 0;  // last updated first

  // Guests without a sign of life since then, a seat at a table that has a result or a study that they share, in the order
  // of their ids. Of several databases each has seats of its own.
  virtual std::vector<std::string> idle_guests(Time before, std::string_view after, int limit) = 0;
  virtual std::vector<std::string> seated_among(const std::vector<std::string>& players) = 0;  // or host of a table not over
  virtual std::vector<std::string> tables_with_results(const std::vector<std::string>& tables) = 0;
  // For good, with their journals; the newest one stays, so that no number is given twice. Webhooks are with the players.
  virtual int remove_tables(const std::vector<std::string>& tables) = 0;
};

}  // namespace springtide::store
