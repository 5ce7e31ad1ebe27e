// The supervisor: what started this process and looks after it, as systemd does. It is told how the server is doing, and
// keeps sockets that people can connect to while the server is restarted. Without one nothing is said and nothing is kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/config.h"

namespace springtide::server {

// A listening socket that was there before this process.
struct HandedSocket {
  int socket = -1;
  std::string name{};   // by which the supervisor knows it
  Endpoint endpoint{};  // that it is bound to
};

class Supervisor {
 public:
  // By what the environment of the process says: NOTIFY_SOCKET, WATCHDOG_USEC and WATCHDOG_PID, LISTEN_FDS, LISTEN_PID and
  // LISTEN_FDNAMES.
  explicit Supervisor(const Environment& environment);
  ~Supervisor();
  Supervisor(const Supervisor&) = delete;
  Supervisor& operator=(const Supervisor&) = delete;

  bool is_there() const { return !address_.empty(); }

  // Lines such as `READY=1`. What cannot be told is lost: the server's work does not depend on it.
  void tell(const std::string& lines) const;
  void tell_reloading() const;

  // It ends a process from which it has not heard `WATCHDOG=1` for so long.
  std::optional<Milliseconds> patience() const { return patience_; }

  // Each endpoint that a handed socket is bound to takes it.
  void hand_over(Endpoints& endpoints);
  // What no endpoint has taken is closed and not kept any longer.
  std::vector<Endpoint> drop_the_rest();
  // The socket of this endpoint is handed over again after a restart.
  void keep(const Endpoint& endpoint) const;

 private:
  void send(const std::string& lines, int socket) const;

  std::string address_{};  // of its own socket; empty: there is no supervisor
  std::optional<Milliseconds> patience_{};
  std::vector<HandedSocket> handed_{};
};

}  // namespace springtide::server
