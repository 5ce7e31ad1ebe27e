// admin: hands for who runs the servers, over their store while they run.
#include <fmt/core.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/date.h"
#include "cli/operator.h"
#include "server/now.h"
#include "server/secrets.h"
#include "text/lines.h"
#include "text/plain.h"
#include "wire/output.h"

namespace springtide::cli {
namespace {

using Flags = std::shared_ptr<OperatorFlags>;

// --- what everybody reads ---

struct AnnounceFlags {
  std::string text{};
  std::string until{};
  bool is_over = false;
};

void announce(const OperatorFlags& flags, const AnnounceFlags& given) {
  if (given.is_over == !given.text.empty()) throw Failure("announce: expected a TEXT, or --over", 2);
  if (given.text.size() > wire::announcement_limit || !is_plain(given.text))
    throw Failure(fmt::format("TEXT: expected one line of at most {} bytes", wire::announcement_limit), 2);
  if (!given.is_over && given.until.empty()) throw Failure("--until: say when it is over", 2);
  with_operator(flags, [&](const Operator& op) {
    const store::Time until = given.is_over ? 0 : end_of("--until", given.until);
    op.first().carry_out(op.act("announce", "", given.text), store::Announce{.text = given.text, .until = until});
    if (given.is_over) return fmt::print("nothing is announced any more\n");
    fmt::print("announced until {} UTC\n", date_text(until));
  });
}

void add_announce(CLI::App& admin, const Flags& flags) {
  const auto given = std::make_shared<AnnounceFlags>();
  CLI::App* command = add_act(admin, "announce", "Show a sentence to everybody who is connected or comes", flags);
  command->add_option("TEXT", given->text, "The sentence, in place of the one before");
  command->add_option("--until", given->until, "When it is over: 2026-12-31 18:00 (UTC), or so long: 90m, 12h, 30d");
  command->add_flag("--over", given->is_over, "Take it away now");
  command->callback([flags, given] { announce(*flags, *given); });
}

// --- nodes ---

void list_nodes(const OperatorFlags& flags) {
  with_operator(flags, [](const Operator& op) {
    for (const store::NodeRow& each : op.first().nodes())
      fmt::print("{}  {}  since {}  springtide {}\n", each.name,
                 each.until <= server::now() ? "gone"
                 : each.is_draining          ? "drained"
                                             : "serving",
                 date_text(each.started), each.build);
  });
}

void set_draining(const OperatorFlags& flags, const std::string& node, bool is_draining) {
  with_operator(flags, [&](const Operator& op) {
    if (!op.first().clock()) throw Failure("an SQLite file is one server's alone; there is nobody to take its tables", 1);
    const store::Act act = op.act(is_draining ? "node drain" : "node resume", node);
    if (!op.first().carry_out(act, store::DrainNode{.node = node, .is_draining = is_draining}))
      throw Failure("there is no node " + in_quotes(node) + " (try `springtide admin node list`)", 1);
    fmt::print("{} {}\n", node, is_draining ? "hands its tables to the others" : "takes tables again");
  });
}

void add_node_commands(CLI::App& admin, const Flags& flags) {
  CLI::App* group = admin.add_subcommand("node", "The servers that share the store");
  group->require_subcommand(1);
  group->add_subcommand("list", "All that are there, or were within the hour")->callback([flags] { list_nodes(*flags); });
  const auto name = std::make_shared<std::string>();
  CLI::App* drain = add_act(*group, "drain", "Have one hand its tables and people to the others, and take no more", flags);
  drain->add_option("NODE", *name, "Its name")->required();
  drain->callback([flags, name] { set_draining(*flags, *name, true); });
  CLI::App* resume = add_act(*group, "resume", "Have it take tables again", flags);
  resume->add_option("NODE", *name, "Its name")->required();
  resume->callback([flags, name] { set_draining(*flags, *name, false); });
}

// --- who may make an account ---

void show_sign_up(const OperatorFlags& flags) {
  with_operator(flags, [](const Operator& op) {
    fmt::print("{}\n", store::sign_up_names[static_cast<std::size_t>(op.first().bulletin().sign_up)]);
  });
}

void set_sign_up(const OperatorFlags& flags, const std::string& mode) {
  const auto found = std::ranges::find(store::sign_up_names, mode);
  if (found == store::sign_up_names.end())
    throw Failure("MODE: expected open, invitation or closed; not " + in_quotes(mode), 2);
  with_operator(flags, [&](const Operator& op) {
    const auto wanted = static_cast<store::SignUp>(found - store::sign_up_names.begin());
    op.first().carry_out(op.act("sign-up set", "", mode), store::SetSignUp{.mode = wanted});
    fmt::print("sign-up: {}\n", mode);
  });
}

void add_sign_up_commands(CLI::App& admin, const Flags& flags) {
  CLI::App* group = admin.add_subcommand("sign-up", "Who may make an account; guests may play in any case");
  group->require_subcommand(1);
  group->add_subcommand("show", "What holds now")->callback([flags] { show_sign_up(*flags); });
  const auto mode = std::make_shared<std::string>();
  CLI::App* set = add_act(*group, "set", "Change it", flags);
  set->add_option("MODE", *mode, "open, invitation (with a code of `springtide admin invite`) or closed")->required();
  set->callback([flags, mode] { set_sign_up(*flags, *mode); });
}

struct InviteFlags {
  int count = 1;
  std::string until = "14d";
};

void invite(const OperatorFlags& flags, const InviteFlags& given) {
  with_operator(flags, [&](const Operator& op) {
    const store::Time until = end_of("--until", given.until);
    std::vector<std::string> codes;
    store::AddSignUpCodes add{.until = until};
    for (int i = 0; i < given.count; ++i) {
      codes.push_back(server::random_id());
      add.hashes.push_back(server::hash_of_token(codes.back()));
    }
    op.first().carry_out(op.act("invite", "", fmt::format("{} until {}", given.count, date_text(until))), add);
    for (const std::string& each : codes) fmt::print("{}\n", each);
  });
}

void add_invite(CLI::App& admin, const Flags& flags) {
  const auto given = std::make_shared<InviteFlags>();
  CLI::App* command = add_act(admin, "invite", "Make sign-up codes, each for one account", flags);
  constexpr int most_codes = 1000;
  command->add_option("--count", given->count, "How many")->check(CLI::Range(1, most_codes))->capture_default_str();
  command->add_option("--until", given->until, "How long they are good: 2026-12-31, or 12h, 30d")->capture_default_str();
  command->callback([flags, given] { invite(*flags, *given); });
}

// --- the log ---

struct LogFlags {
  int limit = 50;
  std::int64_t before = 0;
};

void show_log(const OperatorFlags& flags, const LogFlags& given) {
  with_operator(flags, [&](const Operator& op) {
    for (const store::Act& each : op.first().acts(given.before, given.limit)) {
      fmt::print("{}  {}  {}  {}", each.number, date_text(each.time), each.by, each.kind);
      for (const std::string* part : {&each.subject, &each.detail})
        if (!part->empty()) fmt::print("  {}", *part);
      fmt::print("  because: {}\n", each.reason);
    }
  });
}

void add_log(CLI::App& admin, const Flags& flags) {
  const auto given = std::make_shared<LogFlags>();
  CLI::App* command = admin.add_subcommand("log", "What operators have done, the last first; times are UTC");
  constexpr int most_lines = 100'000;
  command->add_option("--limit", given->limit, "So many")->check(CLI::Range(1, most_lines))->capture_default_str();
  command->add_option("--before", given->before, "Only those before this number")->check(CLI::PositiveNumber);
  command->callback([flags, given] { show_log(*flags, *given); });
}

}  // namespace

void add_admin(CLI::App& app) {
  const auto flags = std::make_shared<OperatorFlags>();
  CLI::App* admin = app.add_subcommand(
      "admin", "For who runs a server, while it runs: accounts, tables, nodes. Each act has a reason and is in the log");
  admin->require_subcommand(1);
  admin->add_option("--store", flags->stores,
                    "The database of the server: an SQLite file or postgresql://…; several in their order");
  admin->add_option("--config", flags->config, "The server's file of settings, which names the store");
  add_account_commands(*admin, flags);
  add_table_commands(*admin, flags);
  add_announce(*admin, flags);
  add_node_commands(*admin, flags);
  add_prune_command(*admin, flags);
  add_sign_up_commands(*admin, flags);
  add_invite(*admin, flags);
  add_log(*admin, flags);
}

}  // namespace springtide::cli
