// What the service is made of.
#pragma once

#include "server/service.h"

namespace springtide::server {

struct Service::Parts {
  Parts(Server& server, const ServiceSettings& settings, std::unique_ptr<store::Store> the_store, Metrics& metrics,
        const Log& the_log);
  void listen(std::unique_ptr<store::Listener> listener);
  // Somebody is gone for good: bots play on at every table, seats not yet started with are free.
  void leave_all(const match::Actor& actor, const std::vector<store::MyTable>& own);

  void end_sessions(const Identity& identity, home::Sessions which);

  const Log& log;
  Post post;
  StoreQueue store;
  BotThreads bots;
  WorkThread passwords;
  Analyses analyses;
  Players players;
  HomeRunner runner;
  std::jthread listening{};
};

}  // namespace springtide::server
