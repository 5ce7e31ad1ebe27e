// What the service is made of.
#pragma once

#include "server/service.h"

namespace springtide::server {

struct Service::Parts {
  Parts(Server& the_server, const ServiceSettings& settings, std::unique_ptr<store::Store> the_store, Metrics& metrics,
        const Log& log);
  void listen(std::unique_ptr<store::Listener> listener, const Log& log);
  // Somebody is gone for good: bots play on at every table, seats not yet started with are free.
  void leave_all(const match::Actor& actor, const std::vector<store::MyTable>& own);

  Server& server;
  Post post;
  StoreQueue store;
  BotThreads bots;
  WorkThread passwords;
  Analyses analyses;
  Tables tables;
  Players players;
  std::function<void(const Identity& identity, bool is_everywhere)> end_sessions{};
  std::jthread listening{};
};

}  // namespace springtide::server
