// serve: tables for friends in the browser and elsewhere.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/serving.h"
#include "server/config.h"
#include "server/supervisor.h"
#include "store/hold.h"
#include "store/store.h"
#include "text/lines.h"

namespace springtide::cli {
namespace {

using server::Config;

struct ServeFlags {
  server::Flags given;
  std::string path;
  bool prints_settings = false;
};

Config config_by(const ServeFlags& flags) {
  const server::ConfigFile file{.name = flags.path, .text = flags.path.empty() ? "" : read_file(flags.path)};
  auto config = server::read_config(flags.given, environment_value, file);
  if (!config) throw Failure(config.error().message(), 2);
  return *config;
}

// What may change does; of the rest the log says so. A mistake changes nothing. Says how it went.
std::string reload(const ServeFlags& flags, Config& config, server::Server& server, server::Log& log) try {
  Config fresh = config_by(flags);
  mind_open_files(fresh, log);
  server.reload(fresh.setup);
  log.set_least(fresh.log_level);
  for (const server::Setting& setting : server::settings())
    if (!setting.is_reloaded && setting.shown(fresh) != setting.shown(config))
      log.warning("setting_needs_restart", {{"setting", setting.name}});
  log.info("reloaded");
  return "settings read again";
} catch (const std::exception& error) {
  log.error("reload_failed", {{"reason", error.what()}});
  return presentable(std::string("nothing is changed: ") + error.what(), 200);
}

// Sockets that have outlived a restart, or were there before the first start.
void take_sockets(Config& config, server::Supervisor& supervisor, const server::Log& log) {
  supervisor.hand_over(config.setup.listen);
  supervisor.hand_over(config.setup.tls_listen);
  for (const server::Endpoint& endpoint : supervisor.drop_the_rest())
    log.warning("socket_not_wanted", {{"address", endpoint.address},
                                      {"port", endpoint.port},
                                      {"advice", "name it in `listen` or `tls-listen`, or do not hand it over"}});
}

// Whoever started the server hears how it is doing, and keeps its sockets for the next one.
void report_to(const server::Supervisor& supervisor, server::Server& server) {
  for (const server::Endpoint& endpoint : server.opened()) supervisor.keep(endpoint);
  if (const auto patience = supervisor.patience())
    server.on_beat(*patience / 3, [&supervisor] { supervisor.tell("WATCHDOG=1"); });
  server.on_stop([&supervisor] { supervisor.tell("STOPPING=1\nSTATUS=stopping"); });
  server.loop(0).post([&supervisor] { supervisor.tell("READY=1\nSTATUS=serving"); });
}

// What whoever starts a server by hand should know of it.
void explain(const Config& config, bool is_new) {
  fmt::print("Games are kept in {}{}.\n", joined(config.store.all, " and ", place_of), is_new ? ", which is new" : "");
  if (config.web.empty())
    fmt::print("No page is served: --web {} has the client for the browser.\n", client_folder().value_or("FOLDER"));
  const bool is_plain = config.setup.tls_listen.empty() && config.setup.trusted_proxies.empty();
  if (is_plain && std::ranges::all_of(config.setup.listen, is_local))
    fmt::print("Only this computer can connect: --listen 0.0.0.0:8080 lets others in.\n");
  else if (is_plain)
    fmt::print("Passwords travel in the clear: set --tls-listen, or put a proxy with TLS in front.\n");
  fmt::print(
      "`springtide doctor` looks whether all is well, `springtide serve --settings` explains every setting. Ctrl-C stops "
      "it, "
      "and the games go on at the next start.\n");
}

void run_serve(const ServeFlags& flags) {
  std::signal(SIGPIPE, SIG_IGN);  // whoever read our output may be gone
  Config config = config_by(flags);
  server::Log log(config.log_level);
  if (geteuid() == 0) log.warning("runs_as_root", {{"advice", "a server needs no such rights; give it a user of its own"}});
  mind_open_files(config, log);
  server::Supervisor supervisor(environment_value);
  take_sockets(config, supervisor, log);
  const std::string& store = config.store.all.front();
  std::error_code unknown;  // whoever may not look is told so by what follows
  const bool is_new = store::is_file(store) && !std::filesystem::exists(store, unknown) && !unknown;
  const store::Hold hold(config.store.all.front());
  Serving serving(config, log);
  server::Server& server = serving.server();
  server.on_hangup([&] {
    supervisor.tell_reloading();
    supervisor.tell("READY=1\nSTATUS=" + reload(flags, config, server, log));
  });
  report_to(supervisor, server);
  for (const server::Endpoint& endpoint : config.setup.listen)
    fmt::print("listening on http://{}:{}\n", endpoint.address, endpoint.port != 0 ? endpoint.port : server.port());
  for (const server::Endpoint& endpoint : config.setup.tls_listen)
    fmt::print("listening on https://{}:{}\n", endpoint.address, endpoint.port != 0 ? endpoint.port : server.tls_port());
  if (!supervisor.is_there()) explain(config, is_new);
  std::fflush(stdout);
  serving.run();
  fmt::print("stopped\n");
}

}  // namespace

void add_serve(CLI::App& app) {
  const auto flags = std::make_shared<ServeFlags>();
  CLI::App* command = app.add_subcommand("serve", "Offer tables to play at, over HTTP and WebSockets");
  command->add_option("--config", flags->path, "Read settings from this file; flags and the environment go before it");
  for (const server::Setting& setting : server::settings()) {
    CLI::Option* option = command->add_option_function<std::string>(
        "--" + std::string(setting.name),
        [flags, name = std::string(setting.name)](const std::string& value) { flags->given[name] = value; },
        std::string(setting.help) + " [" + setting.fallback() + "]");
    option->group("Settings (in the environment: SPRINGTIDE_NAME)");
    if (setting.is_repeated) option->join('\n');
  }
  command->add_flag("--settings", flags->prints_settings, "Print all settings as a file for --config, explained, and exit");
  command->callback([flags] {
    if (flags->prints_settings) return fmt::print("{}", server::settings_text(config_by(*flags)));
    run_serve(*flags);
  });
}

}  // namespace springtide::cli
