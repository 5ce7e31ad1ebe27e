#include "server/config.h"

#include <algorithm>
#include <set>

#include "server/config_values.h"
#include "server/target.h"
#include "store/store.h"
#include "text/lines.h"

namespace springtide::server {
namespace {

// A row of the table; `part` leads from a Config (const or not) to the value.
template <class Part>
Setting setting(std::string_view name, std::string_view help, Part part) {
  return {
      .name = name,
      .help = help,
      .read = [part](Config& config, std::string_view text) { return read(text, part(config)); },
      .shown = [part](const Config& config) { return shown(part(config)); },
      .expected = expected(part(Config{})),
  };
}

template <class T>
Setting of_setup(std::string_view name, std::string_view help, T ServerSetup::* member) {
  return setting(name, help, [member](auto&& config) -> auto& { return config.setup.*member; });
}

Setting repeated(Setting row) {
  row.is_repeated = true;
  return row;
}

Setting reloaded(Setting row) {
  row.is_reloaded = true;
  return row;
}

template <class T>
Setting of_limits(std::string_view name, std::string_view help, T Limits::* member) {
  return reloaded(setting(name, help, [member](auto&& config) -> auto& { return config.setup.limits.*member; }));
}

// A limit that lets nobody in is a mistake.
Setting of_limits(std::string_view name, std::string_view help, int Limits::* member) {
  Setting row = of_limits<int>(name, help, member);
  row.read = [read = row.read](Config& config, std::string_view text) { return text != "0" && read(config, text); };
  row.expected = "a whole number from 1";
  return row;
}

template <class T>
Setting of_quotas(std::string_view name, std::string_view help, T Quotas::* member) {
  return setting(name, help, [member](auto&& config) -> auto& { return config.quotas.*member; });
}

template <class T>
Setting of_config(std::string_view name, std::string_view help, T Config::* member) {
  return setting(name, help, [member](auto&& config) -> auto& { return config.*member; });
}

// The beginning of every link: a scheme and a host.
Setting of_address(std::string_view name, std::string_view help, std::string Config::* member) {
  Setting row = of_config(name, help, member);
  row.read = [read = row.read](Config& config, std::string_view text) {
    const std::size_t scheme = text.starts_with("https://") ? 8 : text.starts_with("http://") ? 7 : 0;
    return (text.empty() || (scheme != 0 && is_host(text.substr(scheme)))) && read(config, text);
  };
  row.expected = "https:// or http:// and a host, without a slash at the end";
  return row;
}

std::vector<Setting> all_settings() {
  return {
      of_setup("listen", "Addresses and ports for HTTP.", &ServerSetup::listen),
      of_setup("tls-listen", "Addresses and ports for HTTPS.", &ServerSetup::tls_listen),
      reloaded(of_setup("tls-certificate", "File with the certificate chain (PEM).", &ServerSetup::tls_certificate)),
      reloaded(of_setup("tls-key", "File with the private key (PEM).", &ServerSetup::tls_key)),
      reloaded(of_setup("trusted-proxies", "Proxies whose X-Forwarded-For or X-Real-IP is believed.",
                        &ServerSetup::trusted_proxies)),
      reloaded(of_setup("metrics-from", "Who may read /metrics.", &ServerSetup::metrics_from)),
      reloaded(
          of_setup("origins", "Origins that may open a WebSocket; none: the request's own host.", &ServerSetup::origins)),
      reloaded(of_setup("deflate", "Compression of WebSocket messages; costs memory for every connection.",
                        &ServerSetup::has_deflate)),
      of_config("web", "Folder of the web client; none: no files are served.", &Config::web),
      of_address("address",
                 "Where people reach this server, for what chat services show of a link: https://…; none: the request's own "
                 "host.",
                 &Config::address),
      repeated(of_config(
          "store", "Where everything is kept: an SQLite file, or postgresql://…; tables are spread over several of these.",
          &Config::store)),
      of_config("node", "This server's name among those that share a store; none: a random one.", &Config::node),
      of_config("homes", "Homes of tables, each with a thread; 0: as many as there are cores.", &Config::homes),
      of_config("bot-threads", "Threads on which bots think; 0: one less than there are cores.", &Config::bot_threads),
      of_config("bot-pause-least", "The shortest pause before a bot moves, at the normal pace; 10ms at least.",
                &Config::bot_pause_least),
      of_config("bot-pause-most", "The longest pause before a bot moves, at the normal pace.", &Config::bot_pause_most),
      of_config("phrases-per-minute", "Phrases one player may say at a table.", &Config::phrases_per_minute),
      of_config("tables-per-connection", "Tables one connection may watch.", &Config::tables_per_connection),
      of_quotas("tables-per-player", "Games one player may have at once, sitting there or having opened them.",
                &Quotas::tables),
      of_quotas("bot-tables-per-player", "Games without any player that one player may have opened.", &Quotas::bot_tables),
      of_quotas("lobby-tables-per-player", "Tables one player may have in the lobby.", &Quotas::listed),
      of_quotas("lobby-tables-per-address", "Tables in the lobby that one address may have opened.",
                &Quotas::listed_of_address),
      of_quotas("guest-rate", "New guests of one address.", &Quotas::guests),
      of_quotas("analyses-per-player", "Analyses of one player that may wait.", &Quotas::analyses),
      of_quotas("analyses-kept", "Analyses of one player that are kept for a week.", &Quotas::kept_analyses),
      of_quotas("analysis-rate", "Analyses that one address may ask for.", &Quotas::analyses_of_address),
      of_quotas("studies-per-player", "Studies of one player that are shared by a link.", &Quotas::studies),
      of_quotas("study-rate", "Studies that one address may share.", &Quotas::studies_of_address),
      of_quotas("training-rate", "What accounts at one address may add to their training, in requests.",
                &Quotas::trainings_of_address),
      of_quotas("invitation-rate", "People that one account may invite.", &Quotas::invitations),
      of_quotas("invitation-rate-per-address", "People that accounts at one address may invite.",
                &Quotas::invitations_of_address),
      of_quotas("vacation-days", "Days of vacation that an account has in a calendar year (UTC).", &Quotas::vacation_days),
      of_config("call-hosts", "Push services that devices may be called through; *.NAME for all below a name.",
                &Config::call_hosts),
      of_config("webhook-hosts", "Hosts that webhooks may lead to; none: there are no webhooks.", &Config::webhook_hosts),
      of_config("call-contact", "How push services reach who runs this server: mailto:… or https://….",
                &Config::call_contact),
      of_config("call-private", "Calls may go into private networks: for tests.", &Config::calls_private),
      of_config("call-ca", "File with the certificates (PEM) that calls trust; none: the system's.", &Config::call_ca),
      of_config("lessons", "Hosts may write positions and scripts for others to play; such tables say so.",
                &Config::has_lessons),
      reloaded(of_config("log-level", "The least level that is logged.", &Config::log_level)),
      of_limits("message-bytes", "Longest message of a client over a WebSocket.", &Limits::message_bytes),
      of_limits("body-bytes", "Longest body of an HTTP request.", &Limits::body_bytes),
      of_limits("header-bytes", "Longest headers of an HTTP request.", &Limits::header_bytes),
      of_limits("outgoing-bytes", "Most that may wait for a slow reader before it is dropped.", &Limits::outgoing_bytes),
      of_limits("message-rate", "Messages of one connection.", &Limits::messages),
      of_limits("request-rate", "HTTP requests of one address.", &Limits::requests),
      of_limits("connection-rate", "New connections of one address.", &Limits::connecting),
      of_limits("connections", "Open connections in all.", &Limits::connections),
      of_limits("connections-per-address", "Open connections of one address.", &Limits::connections_per_address),
      of_limits("addresses", "Addresses whose rates are remembered; further ones share one rate.", &Limits::addresses),
      of_limits("header-timeout", "Time for a request's headers, and for the TLS handshake.", &Limits::header_timeout),
      of_limits("body-timeout", "Time for a request's body.", &Limits::body_timeout),
      of_limits("answer-timeout", "Time for the answer to be found.", &Limits::answer_timeout),
      of_limits("write-timeout", "Time for a client to take 256 KiB of an answer.", &Limits::write_timeout),
      of_limits("keep-alive-timeout", "Time between two requests of a connection.", &Limits::keep_alive_timeout),
      of_limits("idle-timeout", "Time after which a silent WebSocket is closed; it is pinged before.",
                &Limits::idle_timeout),
      of_limits("close-timeout", "Time for the last bytes of a connection.", &Limits::close_timeout),
      of_limits("stop-timeout", "Time for a graceful stop.", &Limits::stop_timeout),
  };
}

const Setting* setting_of(std::string_view name) {
  const auto found = std::ranges::find(settings(), name, &Setting::name);
  return found == settings().end() ? nullptr : &*found;
}

struct Given {
  std::string place;
  std::string name;
  std::string value;
};

Result<std::vector<Given>, ConfigError> lines_of_file(const ConfigFile& file) {
  std::vector<Given> given;
  std::set<std::string, std::less<>> names;
  for (const Line& line : content_lines_of(file.text)) {
    const std::string place = file.name + ", line " + std::to_string(line.number);
    const std::size_t sign = line.text.find('=');
    if (sign == std::string_view::npos) return ConfigError{place, "This is not `name = value`."};
    const std::string name(trim(line.text.substr(0, sign)));
    if (!names.insert(name).second) return ConfigError{place, "The setting " + in_quotes(name) + " is already given above."};
    given.push_back({place, name, std::string(trim(line.text.substr(sign + 1)))});
  }
  return given;
}

std::optional<ConfigError> apply(Config& config, const Given& given) {
  const Setting* setting = setting_of(given.name);
  if (setting == nullptr) return ConfigError{given.place, "There is no setting " + in_quotes(given.name) + "."};
  if (setting->read(config, given.value)) return std::nullopt;
  return ConfigError{given.place, in_quotes(given.value) + " is not " + std::string(setting->expected) + "."};
}

constexpr Milliseconds shortest_bot_pause{10};

// What no single value shows.
std::optional<ConfigError> contradiction(const Config& config) {
  const ServerSetup& setup = config.setup;
  const bool has_files = !setup.tls_certificate.empty() && !setup.tls_key.empty();
  if (!setup.tls_listen.empty() && !has_files)
    return ConfigError{"tls-listen", "TLS needs both tls-certificate and tls-key."};
  if (setup.tls_listen.empty() && !(setup.tls_certificate.empty() && setup.tls_key.empty()))
    return ConfigError{"tls-certificate", "A certificate without tls-listen is of no use."};
  if (setup.listen.empty() && setup.tls_listen.empty()) return ConfigError{"listen", "There is no address to listen on."};
  const std::vector<std::string>& stores = config.store.all;
  if (stores.size() > 1 && std::ranges::any_of(stores, store::is_file))
    return ConfigError{"store", "Only databases postgresql://… can be several; a file keeps everything by itself."};
  if (config.bot_pause_least < shortest_bot_pause)
    return ConfigError{"bot-pause-least", "Below 10ms a bot's delay would tell of its cards."};
  if (config.bot_pause_most < config.bot_pause_least)
    return ConfigError{"bot-pause-most", "The longest pause is not shorter than the shortest."};
  return std::nullopt;
}

}  // namespace

std::string Setting::environment() const {
  std::string text = "SPRINGTIDE_";
  for (char c : name) text += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
  return text;
}

const std::vector<Setting>& settings() {
  static const std::vector<Setting> table = all_settings();
  return table;
}

Result<Config, ConfigError> read_config(const Flags& flags, const Environment& environment, const ConfigFile& file) {
  Result<std::vector<Given>, ConfigError> given = lines_of_file(file);
  if (!given) return given.error();
  for (const Setting& setting : settings())
    if (auto value = environment(setting.environment()))
      given->push_back({setting.environment(), std::string(setting.name), std::move(*value)});
  for (const auto& [name, value] : flags) given->push_back({"--" + name, name, value});

  Config config;
  for (const Given& one : *given)
    if (auto error = apply(config, one)) return *error;
  if (auto error = contradiction(config)) return *error;
  return config;
}

std::string settings_text(const Config& config) {
  std::string text =
      "# Settings of `springtide serve`: a line each, `name = value`. What is commented out shows the default.\n"
      "# The environment (SPRINGTIDE_NAME) goes before this file, and flags (--name) before both.\n";
  for (const Setting& setting : settings()) {
    const std::string value = setting.shown(config);
    text += "\n# " + std::string(setting.help) + "\n# Here: " + std::string(setting.expected) + ". ";
    text += setting.is_reloaded ? "A change needs a reload.\n" : "A change needs a restart.\n";
    text += (value == setting.fallback() ? "#" : "") + std::string(setting.name) + " =" + (value.empty() ? "" : " ") +
            value + "\n";
  }
  return text;
}

}  // namespace springtide::server
