#include "cli/serving.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "cli/table_flags.h"
#include "server/secrets.h"
#include "store/store.h"

namespace springtide::cli {
namespace {

using server::Config;

std::size_t homes_of(const Config& config) { return static_cast<std::size_t>(threads_of(config.homes)); }

std::optional<server::StaticFiles> files_of(const Config& config) {
  if (config.web.empty()) return std::nullopt;
  return server::StaticFiles::of_folder(config.web);
}

server::ServiceSettings settings_of(const Config& config) {
  server::ServiceSettings settings;
  settings.node = config.node.empty() ? server::random_id() : config.node;
  settings.home.pause = {.least = config.bot_pause_least.count(), .most = config.bot_pause_most.count()};
  settings.home.room.phrases = static_cast<std::size_t>(config.phrases_per_minute);
  settings.home.has_lessons = config.has_lessons;
  settings.home.watched = static_cast<std::size_t>(config.tables_per_connection);
  settings.address = config.address;
  settings.games = joined(Games::names, " · ", title_of);
  settings.build = SPRINGTIDE_VERSION;
  settings.quotas = config.quotas;
  settings.calls = {.push_hosts = config.call_hosts,
                    .webhook_hosts = config.webhook_hosts,
                    .contact = config.call_contact,
                    .outgoing = {.allows_private = config.calls_private, .ca = config.call_ca}};
  settings.bot_threads = config.bot_threads > 0 ? config.bot_threads : std::max(1, threads_of(0) - 1);
  settings.workers = std::max(1, threads_of(0) / 4);
  return settings;
}

}  // namespace

bool is_local(const server::Endpoint& endpoint) {
  return endpoint.address.starts_with("127.") || endpoint.address == "::1" || endpoint.address == "localhost";
}

std::string place_of(const std::string& store) {
  return store::is_file(store) ? store : store.substr(store.rfind('@') + 1, store.find('?') - store.rfind('@') - 1);
}

std::optional<std::string> client_folder() {
  constexpr std::array folders{"../share/springtide/web", "../../../web/dist"};
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  for (const char* each : folders) {
    const std::filesystem::path folder = (program.parent_path() / each).lexically_normal();
    if (!program.empty() && std::filesystem::exists(folder / "index.html", error)) return folder.string();
  }
  return std::nullopt;
}

void mind_open_files(Config& config, const server::Log& log) {
  constexpr rlim_t own_files = 200;  // the store's, the log's, those being read
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  const rlim_t needed = static_cast<rlim_t>(config.setup.limits.connections) + own_files;
  if (files.rlim_cur < needed) {
    files.rlim_cur = std::min(needed, files.rlim_max);
    setrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_NOFILE, &files);
  }
  if (files.rlim_cur >= needed) return;
  config.setup.limits.connections = static_cast<int>(std::max<rlim_t>(files.rlim_cur, own_files + 1) - own_files);
  log.warning("few_open_files", {{"limit", files.rlim_cur},
                                 {"needed", needed},
                                 {"connections", config.setup.limits.connections},
                                 {"advice", "raise LimitNOFILE (systemd) or ulimit -n, or lower `connections`"}});
}

Serving::Serving(const Config& config, const server::Log& log)
    : files_(files_of(config)),
      stores_(store::open_stores(config.store.all)),
      server_(config.setup, homes_of(config), metrics_, log, files_ ? &*files_ : nullptr),
      websockets_(metrics_.gauge("springtide_websockets", "Open WebSockets.")) {
  server::ServiceSettings settings = settings_of(config);
  if (files_) settings.page = files_->page();
  service_ = std::make_unique<server::Service>(server_, std::move(settings), std::move(stores_), metrics_, log);
  server_.stop_on_signals();
}

std::int64_t Serving::pages() const { return websockets_.value(); }

void Serving::run() {
  server_.run(service_->applications());
  service_.reset();
}

}  // namespace springtide::cli
