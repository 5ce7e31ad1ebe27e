#include "cli/operator.h"

#include <fmt/core.h>
#include <pwd.h>
#include <unistd.h>

#include "cli/date.h"
#include "server/config.h"
#include "server/now.h"
#include "store/look.h"
#include "store/spread.h"
#include "text/lines.h"
#include "text/plain.h"

namespace springtide::cli {
namespace {

constexpr std::size_t longest_reason = 300;  // bytes

// As `serve` finds it.
std::vector<std::string> addresses_of(const OperatorFlags& flags) {
  if (!flags.stores.empty()) return flags.stores;
  const server::ConfigFile file{.name = flags.config, .text = flags.config.empty() ? "" : read_file(flags.config)};
  const auto config = server::read_config({}, environment_value, file);
  if (!config) throw Failure(config.error().message(), 2);
  return config->store.all;
}

// Opening makes what is missing and migrates what is older; an operator has mistyped it, or has another version than the
// nodes that are running.
void expect_store(const std::string& address) {
  const store::Look look = store::look_at(address);
  if (look.schema && *look.schema != look.newest)
    throw Failure(fmt::format("{}: its schema has version {}, this program has {}; use the version that the server has",
                              presentable(address), *look.schema, look.newest),
                  1);
  if (!look.schema)
    throw Failure(address + ": there is no such store; name that of the server with --store, --config or SPRINGTIDE_STORE",
                  1);
}

// Who has used sudo, or whom the system knows.
std::string name_of_user() {
  for (const char* name : {"SUDO_USER", "LOGNAME"})
    if (const auto found = environment_value(name); found && !found->empty() && is_plain(*found)) return *found;
  const passwd* user = getpwuid(geteuid());
  return user != nullptr ? user->pw_name : std::to_string(geteuid());
}

}  // namespace

CLI::Option* add_reason(CLI::App& command, const std::shared_ptr<OperatorFlags>& flags) {
  const auto trouble = [](const std::string& reason) -> std::string {
    const bool is_good = !reason.empty() && reason.size() <= longest_reason && is_plain(reason);
    return is_good ? "" : "expected one line of at most 300 bytes";
  };
  return command.add_option("--reason", flags->reason, "Why, in one line, for the log")->check(trouble);
}

CLI::App* add_act(CLI::App& group, const std::string& name, const std::string& about,
                  const std::shared_ptr<OperatorFlags>& flags) {
  CLI::App* command = group.add_subcommand(name, about);
  add_reason(*command, flags)->required();
  return command;
}

Operator::Operator(const OperatorFlags& flags) : reason_(flags.reason), by_(name_of_user()) {
  const std::vector<std::string> addresses = addresses_of(flags);
  for (const std::string& each : addresses) expect_store(each);
  databases_ = store::open_stores(addresses);
  if (const auto time = first().clock()) server::go_by_store(*time, server::elapsed());
}

store::Store& Operator::database_of(const std::string& table) const {
  return *databases_[store::part_of(table, databases_.size())];
}

store::Act Operator::act(const std::string& kind, const std::string& subject, const std::string& detail) const {
  return {.time = server::now(), .by = by_, .kind = kind, .subject = subject, .detail = detail, .reason = reason_};
}

void Operator::note(const std::string& kind, const std::string& subject, const std::string& detail) const {
  first().carry_out(act(kind, subject, detail), store::NoteAlone{});
}

store::Player Operator::account(const std::string& name) const {
  auto found = first().player_of_login(name);
  if (!found) found = first().player(name);
  if (!found || !found->login)
    throw Failure("no account has the login or id " + in_quotes(name) + " (try `springtide admin account find`)", 1);
  return *std::move(found);
}

store::Time end_of(const std::string& flag, const std::string& text) {
  const store::Time now = server::now();
  if (const auto stretch = parse_stretch(text)) return now + *stretch;
  const auto moment = parse_date(text);
  if (!moment)
    throw Failure(
        flag + ": expected a moment such as 2026-12-31 or \"2026-12-31 18:00\" (UTC), or so long: 90m, 12h, 30d; not " +
            in_quotes(text),
        2);
  if (*moment <= now) throw Failure(flag + ": " + date_text(*moment) + " UTC is over", 2);
  return *moment;
}

store::Time age_of(const std::string& flag, const std::string& text) {
  constexpr std::int64_t one_day = 86'400'000;
  const auto stretch = parse_stretch(text);
  if (!stretch || *stretch < one_day)
    throw Failure(flag + ": expected a day or more, such as 90d; not " + in_quotes(text), 2);
  return server::now() - *stretch;
}

}  // namespace springtide::cli
