// Structured logs: one JSON object a line (time, level, event, fields). Safe from any thread.
// Warnings and errors that repeat themselves word for word are thinned out (server/repeats.h): `repeated` says how many of
// them one line stands for besides itself.
// Secrets have no business here: a field whose name says that it is one is written as "hidden" (see log.cpp).
#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/repeats.h"

namespace springtide::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error, off };

std::optional<LogLevel> log_level_of(std::string_view name);
std::string_view name_of(LogLevel level);

struct LogField {
  template <class T>
  LogField(std::string_view field_name, const T& content) : name(field_name), value(held(content)) {}

  using Value = std::variant<std::string_view, std::int64_t, double, bool>;
  std::string_view name;
  Value value;

 private:
  static Value held(std::string_view text) { return text; }
  static Value held(const char* text) { return std::string_view(text); }
  static Value held(bool truth) { return truth; }
  static Value held(std::floating_point auto number) { return static_cast<double>(number); }
  static Value held(std::integral auto number) { return static_cast<std::int64_t>(number); }
};

class Log {
 public:
  using Sink = std::function<void(std::string_view line)>;

  explicit Log(LogLevel least);  // to stderr
  Log(LogLevel least, Sink sink) : least_(least), sink_(std::move(sink)) {}

  bool has(LogLevel level) const { return level >= least_ && level != LogLevel::off; }
  void set_least(LogLevel least) { least_ = least; }
  void write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {}) const;

  void debug(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(LogLevel::debug, event, fields);
  }
  void info(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(LogLevel::info, event, fields);
  }
  void warning(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(LogLevel::warning, event, fields);
  }
  void error(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(LogLevel::error, event, fields);
  }

 private:
  std::optional<int> repeated(LogLevel level, const std::string& line) const;

  std::atomic<LogLevel> least_;
  Sink sink_;
  mutable std::mutex mutex_{};
  mutable Repeats repeats_{};
};

// What a log may show of a path: its first part, or two of /api/…; later ones may hold the unguessable name of a table.
std::string logged_path(std::string_view path);

}  // namespace springtide::server
