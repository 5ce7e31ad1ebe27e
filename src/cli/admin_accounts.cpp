// admin account: find, rename, lock, unlock, delete.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <limits>

#include "cli/date.h"
#include "cli/operator.h"
#include "record/record.h"
#include "server/now.h"
#include "text/lines.h"

namespace springtide::cli {
namespace {

constexpr store::Time names_last = 90 * match::day;  // as if the player had taken another
constexpr int every_one = std::numeric_limits<int>::max();
constexpr std::string_view forever = "forever";

struct AccountFlags {
  std::string name{};
  std::string other{};  // a new name, or an end
  int limit = 50;
};
using Given = std::shared_ptr<AccountFlags>;

std::string lock_text(const std::optional<store::Time>& lock) {
  if (!lock) return "";
  return *lock == 0 ? "  locked" : "  locked until " + date_text(*lock);
}

void find_account(const Operator& op, const AccountFlags& given) {
  for (const store::FoundAccount& each : op.first().find_accounts(given.name, server::now(), given.limit))
    fmt::print("{}  {}  {}  since {}  {}{}\n", each.id, in_quotes(each.login), in_quotes(each.name), date_text(each.created),
               each.used == 0 ? "signed in nowhere" : "used " + date_text(each.used), lock_text(each.lock));
}

void rename_account(const Operator& op, const AccountFlags& given) {
  if (!is_name(given.other)) throw Failure("NAME: not a name: " + in_quotes(given.other), 2);
  const store::Player account = op.account(given.name);
  if (account.name == given.other) throw Failure(in_quotes(account.name) + " is the name already", 1);
  const store::Act act = op.act("account rename", account.id, account.name + " to " + given.other);
  op.first().carry_out(act,
                       store::RenameAccount{.player = account.id, .name = given.other, .kept_until = act.time + names_last});
  fmt::print("{} is called {}\n", account.id, in_quotes(given.other));
}

void lock_account(const Operator& op, const AccountFlags& given) {
  const store::Time until = given.other == forever ? 0 : end_of("--until", given.other);
  const store::Player account = op.account(given.name);
  const std::string end = until == 0 ? "forever" : "until " + date_text(until);
  op.first().carry_out(op.act("account lock", account.id, end), store::LockAccount{.player = account.id, .until = until});
  fmt::print("{} is locked {}\n", in_quotes(*account.login), end);
}

void unlock_account(const Operator& op, const AccountFlags& given) {
  const store::Player account = op.account(given.name);
  if (!op.first().carry_out(op.act("account unlock", account.id), store::UnlockAccount{.player = account.id}))
    throw Failure(in_quotes(*account.login) + " is not locked", 1);
  fmt::print("{} is not locked any more\n", in_quotes(*account.login));
}

// First nobody signs in any more; whatever interrupts the rest, the same again goes on.
void remove_account(const Operator& op, const AccountFlags& given) {
  const store::Player account = op.account(given.name);
  op.first().carry_out(op.act("account delete", account.id, "begun"), store::LockAccount{.player = account.id});
  const match::Actor actor{.ids = op.first().ids_of(account.id)};
  std::vector<store::MyTable> tables;
  std::vector<store::Invitation> invitations;
  for (const auto& each : op.databases()) {
    std::ranges::move(each->tables_of(actor.ids, every_one), std::back_inserter(tables));
    std::ranges::move(each->invitations_of(actor.ids), std::back_inserter(invitations));
  }
  server::Hand hand(op.databases());
  hand.take_away(actor, tables);
  hand.decline(actor, invitations);
  op.first().carry_out(op.act("account delete", account.id, fmt::format("done, at {} tables", tables.size())),
                       store::RemovePlayers{.players = {account.id}});
  fmt::print("{} is gone; its name was taken from {} tables\n", in_quotes(*account.login), tables.size());
}

}  // namespace

void add_account_commands(CLI::App& admin, const std::shared_ptr<OperatorFlags>& flags) {
  CLI::App* group = admin.add_subcommand("account", "Find, rename, lock, unlock or delete an account");
  group->require_subcommand(1);
  const auto given = std::make_shared<AccountFlags>();
  const auto does = [flags, given](CLI::App* command, void (*work)(const Operator&, const AccountFlags&)) {
    command->callback([flags, given, work] { with_operator(*flags, [&](const Operator& op) { work(op, *given); }); });
  };
  const auto add = [&](const std::string& name, const std::string& about) {
    CLI::App* command = add_act(*group, name, about, flags);
    command->add_option("ACCOUNT", given->name, "Its login, or its id")->required();
    return command;
  };
  CLI::App* finding = group->add_subcommand("find", "Accounts whose id, or part of whose login or name this is");
  finding->add_option("PART", given->name, "Without regard to case");
  constexpr int most_found = 100'000;
  finding->add_option("--limit", given->limit, "So many")->check(CLI::Range(1, most_found))->capture_default_str();
  does(finding, find_account);
  CLI::App* renaming = add("rename", "Give an account another name; the old one leads to it for 90 days");
  renaming->add_option("NAME", given->other, "The new name")->required();
  does(renaming, rename_account);
  CLI::App* locking = add("lock", "Sign an account out everywhere, and let nobody in");
  locking->add_option("--until", given->other, "2026-12-31, \"2026-12-31 18:00\" (UTC), 12h, 30d, or forever")->required();
  does(locking, lock_account);
  does(add("unlock", "Let it in again"), unlock_account);
  does(add("delete", "Remove an account for good, as its owner can; bots play on in its seats"), remove_account);
}

}  // namespace springtide::cli
