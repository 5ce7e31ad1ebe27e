// What who runs the servers does, in the store.
#include <limits>

#include "store/login_key.h"
#include "store/queries.h"
#include "store/queries_operations.h"
#include "store/queries_people.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

constexpr std::int64_t changes_kept = 10'000;
constexpr Time node_kept = 3'600'000;  // after it was last heard of
constexpr Time without_end = std::numeric_limits<Time>::max();

bool has_changed(Session& session, Query query, std::initializer_list<Value> values) {
  return run(session, query, values).changed > 0;
}

// True: there was somebody or something to do it to.
struct Doing {
  Session& session;
  const Act& act;

  bool operator()(const LockAccount& lock) const {
    if (!has_changed(session, query::hold_account, {lock.player})) return false;
    run(session, query::set_lock, {lock.player, lock.until});
    run(session, query::remove_tokens_of, {lock.player});
    return true;
  }
  bool operator()(const UnlockAccount& unlock) const { return has_changed(session, query::remove_lock, {unlock.player}); }
  bool operator()(const RenameAccount& rename) const {
    run(session, query::forget_names, {act.time});
    run(session, query::keep_name, {act.time, rename.kept_until, rename.player});
    return has_changed(session, query::set_name, {rename.name, login_key(rename.name), rename.player});
  }
  bool operator()(const RemovePlayers& remove) const {
    bool is_any = false;
    for (const std::string& each : remove.players) is_any = has_changed(session, query::remove_player, {each}) || is_any;
    return is_any;
  }
  bool operator()(const SetSignUp& set) const {
    return has_changed(session, query::set_sign_up, {static_cast<std::int64_t>(set.mode)});
  }
  bool operator()(const AddSignUpCodes& add) const {
    run(session, query::forget_sign_up_codes, {act.time});
    for (const std::string& each : add.hashes) run(session, query::add_sign_up_code, {each, add.until});
    return !add.hashes.empty();
  }
  bool operator()(const Announce& announce) const {
    return has_changed(session, query::announce, {announce.text, announce.until});
  }
  bool operator()(const DrainNode& drain) const {
    return has_changed(session, query::drain_node, {drain.is_draining ? 1 : 0, drain.node});
  }
  bool operator()(const NoteAlone&) const { return true; }
};

Act act_in(const Row& row) {
  return {.number = number_in(row, 0),
          .time = number_in(row, 1),
          .by = text_in(row, 2),
          .kind = text_in(row, 3),
          .subject = text_in(row, 4),
          .detail = text_in(row, 5),
          .reason = text_in(row, 6)};
}

FoundAccount account_in(const Row& row) {
  return {.id = text_in(row, 0),
          .login = text_in(row, 1),
          .name = text_in(row, 2),
          .created = number_in(row, 3),
          .used = number_in(row, 4),
          .lock = std::holds_alternative<std::nullptr_t>(row.at(5)) ? std::nullopt : std::optional(number_in(row, 5))};
}

NodeRow node_in(const Row& row) {
  return {.name = text_in(row, 0),
          .build = text_in(row, 1),
          .started = number_in(row, 2),
          .until = number_in(row, 3),
          .is_draining = number_in(row, 4) != 0};
}

Bulletin bulletin_in(const Row& row) {
  return {.changed = number_in(row, 0),
          .sign_up = static_cast<SignUp>(number_in(row, 1)),
          .announcement = text_in(row, 2),
          .announced_until = number_in(row, 3)};
}

// For LIKE, with ! before what would stand for something else.
std::string pattern_of(std::string_view part) {
  std::string pattern = "%";
  for (const char c : part) {
    if (c == '%' || c == '_' || c == '!') pattern += '!';
    pattern += c;
  }
  return pattern + "%";
}

SignedUp may_sign_up(Session& session, const NewAccount& account) {
  const Bulletin bulletin = bulletin_in(run(session, query::bulletin).rows.at(0));
  if (bulletin.sign_up == SignUp::closed) return SignedUp::closed;
  const auto holder = only(run(session, query::player_of_login, {login_key(account.login)}), player_in);
  if (holder && holder->id != account.player) return SignedUp::login_taken;
  if (bulletin.sign_up == SignUp::open) return SignedUp::done;
  if (account.code_hash.empty()) return SignedUp::code_needed;
  return has_changed(session, query::use_sign_up_code, {account.code_hash, account.now}) ? SignedUp::done
                                                                                         : SignedUp::code_wrong;
}

}  // namespace

bool SqlStore::carry_out(const Act& act, const Deed& deed) {
  bool is_done = false;
  engine_->together([&](Session& session) {
    store::run(session, query::note_change);  // first: what others do waits for it
    is_done = std::visit(Doing{.session = session, .act = act}, deed);
    if (is_done) store::run(session, query::add_act, {act.time, act.by, act.kind, act.subject, act.detail, act.reason});
  });
  return is_done;
}

std::vector<Act> SqlStore::acts(std::int64_t before, int limit) {
  return each(run(query::acts, {before == 0 ? std::numeric_limits<std::int64_t>::max() : before, limit}), act_in);
}

Bulletin SqlStore::bulletin() { return bulletin_in(run(query::bulletin, {}).rows.at(0)); }

std::vector<std::string> SqlStore::changed_tables(std::int64_t after) {
  return each(run(query::changed_tables, {after}), first_text);
}

void SqlStore::note_changed(const std::vector<std::string>& tables) {
  engine_->together([&](Session& session) {
    for (const std::string& each : tables) {
      store::run(session, query::note_change);
      store::run(session, query::add_changed, {each});
    }
    store::run(session, query::forget_changed, {changes_kept});
  });
}

std::optional<Time> SqlStore::lock_of(std::string_view player, Time now) {
  return only(run(query::lock_of, {player, now}), [](const Row& row) { return number_in(row, 0); });
}

SignedUp SqlStore::sign_up(const NewAccount& account) try {
  SignedUp how = SignedUp::done;
  engine_->together([&](Session& session) {
    how = may_sign_up(session, account);
    if (how != SignedUp::done) return;
    const std::string key = login_key(account.login);
    const Answer changed = store::run(session, query::set_login,
                                      {account.login, key, account.password_hash, account.recovery_hash, account.player});
    if (changed.changed == 0) throw Failure("the store has no player " + account.player);
  });
  return how;
} catch (const Taken&) {  // by who was faster
  return SignedUp::login_taken;
}

std::vector<FoundAccount> SqlStore::find_accounts(std::string_view part, Time now, int limit) {
  const std::string pattern = pattern_of(login_key(part));
  return each(run(query::find_accounts, {now, part, pattern, limit}), account_in);
}

void SqlStore::set_node(const NodeRow& node, Time now) {
  run(query::set_node, {node.name, node.build, node.started, node.until});
  run(query::forget_nodes, {now - node_kept});
}

std::vector<NodeRow> SqlStore::nodes() { return each(run(query::nodes, {}), node_in); }

void SqlStore::release_leases(std::string_view node) { run(query::release_leases, {node}); }

std::vector<TableRow> SqlStore::list_tables(const TableFilter& filter) {
  return each(run(query::list_tables, {static_cast<std::int64_t>(filter.from), static_cast<std::int64_t>(filter.to),
                                       filter.updated_before == 0 ? without_end : filter.updated_before, filter.limit}),
              table_in);
}

std::vector<std::string> SqlStore::idle_guests(Time before, std::string_view after, int limit) {
  return each(run(query::idle_guests, {before, after, limit}), first_text);
}

std::vector<std::string> SqlStore::seated_among(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::seated_among, {list}), first_text);
}

std::vector<std::string> SqlStore::tables_with_results(const std::vector<std::string>& tables) {
  const std::string list = json_list(tables);
  return each(run(query::tables_with_results, {list}), first_text);
}

int SqlStore::remove_tables(const std::vector<std::string>& tables) {
  int removed = 0;
  for (const std::string& table : tables) {  // each for itself: nobody waits long
    bool is_removed = false;
    engine_->together([&](Session& session) {
      is_removed = false;
      if (!store::run(session, query::is_newest_table, {table}).rows.empty()) return;
      for (const Query query :
           {query::remove_journal, query::remove_summary, query::clear_seats, query::remove_lease, query::remove_calls})
        store::run(session, query, {table});
      is_removed = has_changed(session, query::remove_table, {table});
    });
    removed += is_removed ? 1 : 0;
  }
  return removed;
}

}  // namespace springtide::store
