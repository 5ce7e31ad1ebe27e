// A server in this process, from its files and its store to the last word of a graceful stop.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/config.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/service.h"
#include "server/static_files.h"
#include "server/transport.h"

namespace springtide::cli {

// Each connection is an open file. As many as the system lets us have; where that is not enough, fewer are let in.
void mind_open_files(server::Config& config, const server::Log& log);

bool is_local(const server::Endpoint& endpoint);

// Where a store is, without the password of its address.
std::string place_of(const std::string& store);

// The client for the browser beside this program, as it is installed or as it is built.
std::optional<std::string> client_folder();

class Serving {
 public:
  // Requires: this process holds the store (store/hold.h), and for as long as this lives. Listens on return. Throws what
  // files, store and addresses that are no good throw.
  Serving(const server::Config& config, const server::Log& log);

  server::Server& server() { return server_; }
  std::int64_t pages() const;  // that are open: each has a WebSocket

  // Until a signal or the server's stop. Once.
  void run();

 private:
  server::Metrics metrics_{};
  std::optional<server::StaticFiles> files_;
  std::vector<std::unique_ptr<store::Store>> stores_;
  server::Server server_;
  std::unique_ptr<server::Service> service_;
  server::Gauge& websockets_;
};

}  // namespace springtide::cli
