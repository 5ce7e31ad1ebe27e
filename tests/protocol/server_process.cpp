#include "protocol/server_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

namespace springtide::protocol {
namespace {

// Of bots: long enough for a transcript to have its word before one moves, and less than the driver waits.
constexpr std::string_view least_pause = "400ms";
constexpr std::string_view most_pause = "500ms";

// Up to the end of the line.
std::string first_line(int descriptor) {
  std::string line;
  for (char c = 0; ::read(descriptor, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

[[noreturn]] void become(std::vector<std::string> command, int output) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::dup2(output, STDOUT_FILENO);
  std::vector<char*> arguments;
  for (std::string& each : command) arguments.push_back(each.data());
  arguments.push_back(nullptr);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::string store)
    : program_(std::move(program)), store_(std::move(store)) {
  start();
}

ServerProcess::~ServerProcess() {
  if (process_ != 0) end(SIGKILL);
}

void ServerProcess::start() {
  std::vector<std::string> command{program_,      "serve",       "--store", store_,      "--listen",
                                   "127.0.0.1:0", "--log-level", "error",   "--lessons", "on"};
  for (const std::string_view rate : {"--message-rate", "--request-rate", "--connection-rate", "--guest-rate"})
    command.insert(command.end(), {std::string(rate), "100000 burst 100000"});
  command.insert(command.end(),
                 {"--bot-pause-least", std::string(least_pause), "--bot-pause-most", std::string(most_pause)});
  std::array<int, 2> output{};
  if (::pipe2(output.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe for the server");
  process_ = ::fork();
  if (process_ == 0) become(std::move(command), output[1]);
  ::close(output[1]);
  output_ = output[0];
  const std::string line = first_line(output_);
  const std::string expected = "listening on http://127.0.0.1:";
  if (!line.starts_with(expected)) throw std::runtime_error(program_ + " does not serve: " + line);
  port_ = line.substr(expected.size());
}

int ServerProcess::end(int signal) {
  int status = 0;
  ::kill(process_, signal);
  ::waitpid(std::exchange(process_, 0), &status, 0);
  ::close(output_);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServerProcess::crash_and_restart() {
  end(SIGKILL);
  start();
}

int ServerProcess::stop() { return end(SIGTERM); }

}  // namespace springtide::protocol
