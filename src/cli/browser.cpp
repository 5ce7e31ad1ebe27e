#include "cli/browser.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "cli/files.h"

namespace springtide::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto settling_time = 5s;  // what has not failed by then shows the page
constexpr auto look_again = 20ms;

bool has_value(const char* name) { return !environment_value(name).value_or("").empty(); }

std::vector<std::string> parts_of(const std::string& text, char between) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(between, begin), text.size());
    if (end > begin) parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

Words command_of(const std::string& text, const std::string& url) {
  Words words = parts_of(text, ' ');
  bool has_place = false;
  for (std::string& word : words)
    if (const std::size_t place = word.find("%s"); place != std::string::npos) {
      word.replace(place, 2, url);
      has_place = true;
    }
  if (!has_place) words.push_back(url);
  return words;
}

// Away from our terminal and our files: Ctrl-C is meant for us, and what we have open is nobody else's. 0: it is not there.
pid_t started(const Words& words) {
  posix_spawnattr_t attributes{};
  posix_spawn_file_actions_t actions{};
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&actions);
  sigset_t usual{};
  sigset_t none{};
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);

  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  pid_t process = 0;
  const int trouble = posix_spawnp(&process, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return trouble == 0 ? process : 0;
}

bool goes_well(pid_t process, const std::stop_token& stop) {
  const auto end = std::chrono::steady_clock::now() + settling_time;
  for (int status = 0; std::chrono::steady_clock::now() < end && !stop.stop_requested();) {
    if (waitpid(process, &status, WNOHANG) == process) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    std::this_thread::sleep_for(look_again);
  }
  return true;
}

}  // namespace

bool has_display() { return has_value("DISPLAY") || has_value("WAYLAND_DISPLAY"); }

std::vector<Words> browser_commands(const std::string& browser, const std::string& url) {
  std::vector<Words> commands;
  for (const std::string& text : parts_of(browser, ':'))
    if (text.find_first_not_of(' ') != std::string::npos) commands.push_back(command_of(text, url));
  commands.push_back({"xdg-open", url});
  return commands;
}

bool opens_page(const std::string& url, const std::stop_token& stop) {
  for (const Words& words : browser_commands(environment_value("BROWSER").value_or(""), url))
    if (const pid_t process = started(words); process != 0 && goes_well(process, stop)) return true;
  return false;
}

}  // namespace springtide::cli
