// What the service is made of.
#pragma once

#include "server/address_quotas.h"
#include "server/attendees.h"
#include "server/grades.h"
#include "server/jobs.h"
#include "server/previews.h"
#include "server/service.h"

namespace springtide::server {

// What the homes share; all of it is safe from any loop.
struct Service::Shared {
  Shared(const ServiceSettings& settings, push::Key key, std::vector<std::unique_ptr<store::Store>> the_stores,
         Metrics& metrics, const Log& log);

  Stores stores;
  BotThreads bots;
  PasswordLanes lanes{};
  Workers desk;  // for what takes longer than a loop may be held up
  Tries tries{};
  AddressQuotas addresses;
  Jobs jobs;
  Notifier notifier;
  Attendees attendees{};
  Pictures pictures{};
  Grades grades{};
};

// A home with what belongs to it. It lives in one loop, with the connections there.
struct Service::Parts final : Application {
  Parts(Service& whole, Loop& the_loop, home::Place place);

  void request(Request request, Respond respond) override;
  void opened(Connection& connection) override { runner.opened(connection); }
  void received(Connection& connection, std::string_view text) override;
  void closed(Connection& connection) override { runner.closed(connection); }
  bool wants(const Request& request) const override;
  bool is_ready() override { return !is_draining() && !store.is_failing(); }
  bool may_connect() const override { return !is_draining(); }
  void stopping(std::function<void()> done) override { runner.finish(std::move(done)); }

  bool is_draining() const;  // this node, by its operator's word
  // Somebody is gone for good: bots play on at every table, seats not yet started with are free.
  void leave_all(const match::Actor& actor, const std::vector<store::MyTable>& own);
  // At every home.
  void note_block(const store::Block& block);
  void end_sessions(const Identity& identity, home::Sessions which);

  Service& service;
  const Log& log;
  Loop& loop;
  StoreQueue store;
  Workers& desk;
  AddressQuotas& addresses;
  Jobs& jobs;
  Notifier& notifier;
  Attendees& attendees;
  Pictures& pictures;
  Grades& grades;
  Lobby& lobby;
  Players players;
  HomeRunner runner;
};

}  // namespace springtide::server
