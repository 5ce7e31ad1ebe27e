// What `springtide serve` offers: tables over WebSockets, players, lists and records over HTTP.
#pragma once

#include <memory>
#include <string>

#include "server/analyses.h"
#include "server/home_runner.h"
#include "server/players.h"
#include "server/transport.h"

namespace springtide::server {

struct ServiceSettings {
  home::Settings home{};
  std::string node{};          // this process's name among those that share the store
  int tables_per_player = 50;  // open or being played
  int bot_threads = 1;
};

class Service final : public Application {
 public:
  Service(ServiceSettings settings, std::unique_ptr<store::Store> store, Metrics& metrics, const Log& log);
  ~Service() override;

  // Between construction and running: the service needs the server's clock, the server needs the service.
  void start(Server& server);
  void stop();  // after the server has run: ends all threads

  void request(Request request, Respond respond) override;
  void opened(Connection& connection) override;
  void received(Connection& connection, std::string_view text) override;
  void closed(Connection& connection) override;
  bool is_ready() override;
  void stopping(std::function<void()> done) override;

  struct Parts;

 private:
  ServiceSettings settings_;
  std::unique_ptr<store::Store> first_store_;
  Metrics& metrics_;
  const Log& log_;
  std::unique_ptr<Parts> parts_;
};

}  // namespace springtide::server
