// `springtide serve` as a process of its own, on a free port of this machine.
#pragma once

#include <sys/types.h>

#include <string>

#include "client/url.h"

namespace springtide::protocol {

class ServerProcess {
 public:
  // Listens on return.
  ServerProcess(std::string program, std::string store);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  client::Url url() const { return {.host = "127.0.0.1", .port = port_}; }
  // Kills it, and starts it again on the same store.
  void crash_and_restart();
  // Asks it to stop; gives its exit code.
  int stop();

 private:
  void start();
  int end(int signal);

  std::string program_;
  std::string store_;
  std::string port_{};
  pid_t process_ = 0;
  int output_ = -1;  // what it prints; it is not to find its reader gone
};

}  // namespace springtide::protocol
