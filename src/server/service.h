// What `springtide serve` offers: tables over WebSockets, players, lists and records over HTTP.
#pragma once

#include <memory>
#include <string>

#include "server/historian.h"
#include "server/home_runner.h"
#include "server/lobby.h"
#include "server/players.h"
#include "server/quotas.h"
#include "server/steward.h"
#include "server/transport.h"

namespace springtide::server {

struct ServiceSettings {
  home::Settings home{};
  std::string node{};   // this process's name among those that share the store
  std::string build{};  // of this program
  Quotas quotas{};
  Notifier::Settings calls{};
  int bot_threads = 1;
  int workers = 1;                            // threads for replays, imports and records
  std::string games{};                        // the titles of those that can be played, for people
  std::shared_ptr<const std::string> page{};  // of the client; null: it is not served here
  std::string address{};                      // where people reach this server; empty: as each request names it
};

// A home in each loop of the server, over one store, or over several that tables are spread over.
class Service {
 public:
  Service(Server& server, ServiceSettings settings, std::vector<std::unique_ptr<store::Store>> stores, Metrics& metrics,
          const Log& log);
  ~Service();  // after the server has run: ends all threads

  std::vector<Application*> applications() const;  // for Server::run

  struct Shared;
  struct Parts;

 private:
  void listen(std::unique_ptr<store::Listener> listener);
  void keep_time();
  void hear(std::string table);
  void wake_historian();

  ServiceSettings settings_;
  Metrics& metrics_;
  const Log& log_;
  std::unique_ptr<Shared> shared_;
  std::vector<HomeRunner*> runners_{};
  std::unique_ptr<Lobby> lobby_{};  // of the first loop
  std::vector<std::unique_ptr<Parts>> parts_{};
  std::unique_ptr<Historian> historian_{};  // of the first loop
  std::unique_ptr<Steward> steward_{};      // of the first loop
  Timer next_look_at_clock_{};              // of the first loop
  std::vector<std::jthread> listening_{};
};

}  // namespace springtide::server
