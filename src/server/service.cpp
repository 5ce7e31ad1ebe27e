#include "server/service.h"

#include "server/routes_api.h"
#include "server/service_parts.h"
#include "store/hooks.h"

namespace springtide::server {
namespace {

constexpr std::size_t passwords_at_once = 50;
constexpr std::size_t analyses_at_once = 20;

}  // namespace

Service::Parts::Parts(Server& server, const ServiceSettings& settings, std::unique_ptr<store::Store> the_store,
                      Metrics& metrics, const Log& the_log)
    : log(the_log),
      post([&server](std::function<void()> work) { server.post(std::move(work)); }),
      store(std::move(the_store), post, metrics, log),
      bots(settings.bot_threads, post, metrics),
      passwords(passwords_at_once, post),
      analyses(analyses_at_once, post),
      players(store, passwords),
      runner({.server = server, .store = store, .bots = bots, .players = players, .metrics = metrics, .log = log},
             settings.home, settings.node) {}

Service::Service(ServiceSettings settings, std::unique_ptr<store::Store> store, Metrics& metrics, const Log& log)
    : settings_(std::move(settings)), first_store_(std::move(store)), metrics_(metrics), log_(log) {}

Service::~Service() = default;

void Service::start(Server& server) {
  auto listener = first_store_->listen();
  settings_.home.shares_store = listener != nullptr;
  parts_ = std::make_unique<Parts>(server, settings_, std::move(first_store_), metrics_, log_);
  if (listener) parts_->listen(std::move(listener));
  server.post([this] { parts_->runner.tell([](home::Home& home, match::Time now) { home.wake(now); }); });
}

void Service::stop() { parts_.reset(); }

// NOTIFY is a hint: what it misses is found by looking at the journals now and then.
void Service::Parts::listen(std::unique_ptr<store::Listener> listener) {
  listening = std::jthread([this, source = std::move(listener)](std::stop_token stop) {
    while (!stop.stop_requested()) try {
        for (std::string& table : source->wait(200))
          post([this, table = std::move(table)] {
            runner.tell([&](home::Home& home, match::Time now) { home.heard(table, now); });
          });
      } catch (const store::Failure& failure) {
        log.warning("listening failed", {{"reason", failure.what()}});
        std::this_thread::sleep_for(Milliseconds(500));
      }
  });
}

void Service::Parts::leave_all(const match::Actor& actor, const std::vector<store::MyTable>& own) {
  runner.tell([&](home::Home& home, match::Time now) {
    for (const store::MyTable& each : own)
      for (Seat seat : SeatSet::from_bits(each.seats)) {
        if (each.row.life == store::Life::open) home.act_for(actor, each.row.id, match::Stand{.seat = seat}, now);
        if (each.row.life == store::Life::playing) home.act_for(actor, each.row.id, match::Leave{.seat = seat}, now);
      }
  });
}

void Service::Parts::end_sessions(const Identity& identity, home::Sessions which) {
  runner.tell([&](home::Home& home, match::Time) { home.end_sessions(identity, which); });
}

void Service::request(Request request, Respond respond) {
  answer_request(*parts_, settings_, std::move(request), std::move(respond));
}

void Service::opened(Connection& connection) { parts_->runner.opened(connection); }

void Service::closed(Connection& connection) { parts_->runner.closed(connection); }

void Service::received(Connection& connection, std::string_view text) {
  hooks::reached("received");
  parts_->runner.tell([&](home::Home& home, match::Time now) { home.receive(connection.id(), text, now); });
}

bool Service::is_ready() { return parts_ != nullptr && !parts_->store.has_failed(); }

void Service::stopping(std::function<void()> done) { parts_->runner.finish(std::move(done)); }

}  // namespace springtide::server
