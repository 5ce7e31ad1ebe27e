// The hooks of the program under test, moved by its environment:
//   SPRINGTIDE_CRASH_AT="entry inserted:3"  kills the process with SIGKILL when it reaches the step for the third time
//   (without a number: the first) SPRINGTIDE_SABOTAGE="no sync,lose notify"  breaks these promises SPRINGTIDE_VFS=forgetful
//   keeps SQLite's unsynced writes from the disk
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <string>
#include <string_view>

#include "crash/forgetful_vfs.h"
#include "store/hooks.h"

namespace springtide::hooks {
namespace {

std::string_view setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view(value);
}

// A step and which time it is meant: "entry inserted:3".
struct Point {
  std::string_view step;
  int times = 1;
};

Point point_of(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return {.step = text};
  return {.step = text.substr(0, colon), .times = std::atoi(text.data() + colon + 1)};
}

void signal_at(const char* name, int signal, std::string_view step, std::atomic<int>& count) {
  const Point point = point_of(setting(name));
  if (!point.step.empty() && point.step == step && ++count == point.times) kill(getpid(), signal);
}

}  // namespace

void reached(std::string_view step) {
  static std::atomic<int> crashes{0}, stops{0};
  signal_at("SPRINGTIDE_CRASH_AT", SIGKILL, step, crashes);
  signal_at("SPRINGTIDE_STOP_AT", SIGSTOP, step, stops);
}

bool is_sabotaged(std::string_view what) {
  std::string_view list = setting("SPRINGTIDE_SABOTAGE");
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    if (list.substr(0, comma) == what) return true;
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
  }
  return false;
}

const char* sqlite_vfs() {
  if (setting("SPRINGTIDE_VFS") != "forgetful") return nullptr;
  crash::register_forgetful_vfs();
  return crash::forgetful_vfs_name;
}

}  // namespace springtide::hooks
