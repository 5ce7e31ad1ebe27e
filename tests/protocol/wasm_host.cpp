#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <stdexcept>

#include "protocol/hosts.h"

namespace springtide::protocol {

WasmHost::WasmHost(const std::string& script, const std::string& module) {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
    throw std::runtime_error("no pipes for Node");
  process_ = ::fork();
  if (process_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::dup2(in[0], STDIN_FILENO);
    ::dup2(out[1], STDOUT_FILENO);
    ::execlp("node", "node", script.c_str(), module.c_str(), nullptr);
    ::_exit(127);
  }
  ::close(in[0]);
  ::close(out[1]);
  to_ = ::fdopen(in[1], "w");
  from_ = ::fdopen(out[0], "r");
}

WasmHost::~WasmHost() {
  std::fclose(to_);
  std::fclose(from_);
  ::waitpid(process_, nullptr, 0);
}

// A request is JSON without line ends: they are escaped in its texts.
std::string WasmHost::handle(const std::string& request, match::Time now) {
  std::fprintf(to_, "%lld\n%s\n", static_cast<long long>(now), request.c_str());
  std::fflush(to_);
  std::string answer;
  int c = 0;
  while ((c = std::fgetc(from_)) != EOF && c != '\n') answer += static_cast<char>(c);
  if (c == EOF) throw std::runtime_error("the module has stopped, after " + request);
  return answer;
}

}  // namespace springtide::protocol
