#include "server/log.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>

#include "text/json.h"
#include "text/utf8.h"

namespace springtide::server {
namespace {

constexpr std::array<std::string_view, 5> level_names{"debug", "info", "warning", "error", "off"};
constexpr std::array<std::string_view, 7> secret_names{"token",  "password", "cookie",  "authorization",
                                                       "secret", "query",    "recovery"};
constexpr std::size_t longest_value = 500;

bool is_secret(std::string_view name) {
  return std::ranges::any_of(secret_names,
                             [&](std::string_view secret) { return name.find(secret) != std::string_view::npos; });
}

std::string time_text() {
  using namespace std::chrono;
  const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  const std::time_t seconds = now / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 40> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  std::snprintf(text.data() + length, text.size() - length, ".%03dZ", static_cast<int>(now % 1000));
  return text.data();
}

// At most `longest_value` bytes of valid UTF-8.
std::string cleaned(std::string_view text) {
  std::string result;
  while (!text.empty() && result.size() < longest_value) {
    const std::size_t length = utf8_length(text);
    if (length == 0)
      result += '?';
    else
      result += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

struct WriteValue {
  JsonWriter& json;
  void operator()(std::string_view text) const { json.value(cleaned(text)); }
  void operator()(auto number) const { json.value(number); }
};

// One call, so that lines of several threads do not mix. A log that cannot be written has nowhere to say so.
void write_to_stderr(std::string_view line) {
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace

std::optional<LogLevel> log_level_of(std::string_view name) {
  const auto found = std::ranges::find(level_names, name);
  if (found == level_names.end()) return std::nullopt;
  return static_cast<LogLevel>(found - level_names.begin());
}

std::string_view name_of(LogLevel level) { return level_names[static_cast<std::size_t>(level)]; }

Log::Log(LogLevel least) : Log(least, write_to_stderr) {}

void Log::write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
  if (!has(level)) return;
  JsonWriter json;
  json.begin_object().field("level", name_of(level)).field("event", event);
  for (const LogField& field : fields) {
    json.key(field.name);
    if (is_secret(field.name))
      json.value("hidden");
    else
      std::visit(WriteValue{json}, field.value);
  }
  json.end_object();
  const std::string line = json.text();
  const auto more = repeated(level, line);
  if (!more) return;
  const std::string rest = *more == 0 ? "}" : ",\"repeated\":" + std::to_string(*more) + "}";
  sink_("{\"time\":\"" + time_text() + "\"," + line.substr(1, line.size() - 2) + rest + "\n");
}

std::optional<int> Log::repeated(LogLevel level, const std::string& line) const {
  if (level < LogLevel::warning) return 0;
  const std::lock_guard lock(mutex_);
  return repeats_.to_write(line, std::chrono::steady_clock::now());
}

std::string logged_path(std::string_view path) {
  path = path.substr(0, path.find('?'));
  const std::size_t start = path.starts_with("/api/") ? 5 : 1;
  const std::size_t end = path.find('/', start);
  return end == std::string_view::npos ? std::string(path) : std::string(path.substr(0, end)) + "/...";
}

}  // namespace springtide::server
