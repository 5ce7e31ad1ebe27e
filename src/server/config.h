// The configuration of `springtide serve`: one table of settings, from which flags, environment names, the file's keys and
// the documentation come.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "server/log.h"
#include "server/quotas.h"
#include "server/setup.h"

namespace springtide::server {

struct Config {
  ServerSetup setup{};
  std::string web{};      // the folder of the web client; empty: none
  std::string address{};  // where people reach it; empty: as their requests name it
  LogLevel log_level = LogLevel::info;
  StoreAddresses store{};
  std::string node{};   // empty: a random name
  int homes = 0;        // 0: as many as there are cores
  int bot_threads = 0;  // 0: one less than there are cores
  Milliseconds bot_pause_least{700};
  Milliseconds bot_pause_most{1800};
  int phrases_per_minute = 20;
  int tables_per_connection = 20;
  Quotas quotas{};
  std::vector<std::string> call_hosts{"fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.apple.com",
                                      "*.notify.windows.com"};
  std::vector<std::string> webhook_hosts{};
  std::string call_contact = "mailto:springtide@localhost";
  bool calls_private = false;
  std::string call_ca{};
  bool has_lessons = false;
};

struct Setting {
  std::string_view name;  // in a file: `name = value`; as a flag: --name
  std::string_view help;
  std::function<bool(Config&, std::string_view)> read;
  std::function<std::string(const Config&)> shown;
  std::string_view expected;
  bool is_reloaded = false;  // at SIGHUP; the others need a restart
  bool is_repeated = false;  // the flag may be given more than once; each value is a line then

  std::string environment() const;  // SPRINGTIDE_NAME
  std::string fallback() const { return shown(Config{}); }
};

const std::vector<Setting>& settings();

struct ConfigError {
  std::string place;   // `--name`, `SPRINGTIDE_NAME`, `FILE, line 3`
  std::string reason;  // a sentence
  std::string message() const { return place + ": " + reason; }
};

using Flags = std::map<std::string, std::string, std::less<>>;  // by name, without dashes
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

struct ConfigFile {
  std::string name{};  // for messages
  std::string text{};  // `name = value` lines, # comments
};

// Flags go before the environment, the environment before the file, the file before the defaults.
Result<Config, ConfigError> read_config(const Flags& flags, const Environment& environment, const ConfigFile& file);

// All of them as a file for --config, each explained; what is as by default is commented out.
std::string settings_text(const Config& config);

}  // namespace springtide::server
