#include "server/service.h"

#include <algorithm>

#include "push/base64url.h"
#include "server/analyses.h"
#include "server/now.h"
#include "server/routes_api.h"
#include "server/service_parts.h"
#include "server/vacation_entries.h"
#include "store/hooks.h"

namespace springtide::server {
namespace {

home::Settings at_place(home::Settings settings, home::Place place) {
  settings.place = place;
  return settings;
}

constexpr match::Time look_for_entries_every = 500;  // where nothing tells of them
constexpr match::Time back_within = 5'000;           // who loads the page anew, or has lost the line for a moment
constexpr Milliseconds look_at_clock_every{5'000};
constexpr std::chrono::milliseconds slow_answer{500};  // says little about the moment it was given

struct ClockReading {
  match::Time time = 0;
  std::chrono::nanoseconds at{};
};

std::optional<ClockReading> clock_of(store::Store& store) {
  const auto asked = elapsed();
  const auto time = store.clock();
  const auto answered = elapsed();
  if (!time || answered - asked > slow_answer) return std::nullopt;
  return ClockReading{.time = *time, .at = asked + (answered - asked) / 2};
}

// Made when it is first needed, and kept: browsers bind their subscriptions to it.
push::Key push_key_of(store::Store& store) {
  const std::string kept = store.secret("push key", push::base64url_of(push::Key::made().private_scalar()));
  auto key = push::Key::from_private(push::bytes_in_base64url(kept).value_or(""));
  if (!key) throw std::runtime_error("the secret `push key` of the store is no key");
  return *std::move(key);
}

}  // namespace

Service::Shared::Shared(const ServiceSettings& settings, push::Key key,
                        std::vector<std::unique_ptr<store::Store>> the_stores, Metrics& metrics, const Log& log)
    : stores(std::move(the_stores), metrics, log),
      bots(settings.bot_threads, metrics),
      desk({.threads = settings.workers, .niceness = 10}),
      addresses(settings.quotas),
      jobs(stores.first(), {.node = settings.node, .build = settings.build, .shares_store = settings.home.shares_store},
           {{std::string(analysis_kind), analysis_of}}, log),
      notifier(stores, settings.calls, std::move(key), metrics, log) {}

Service::Service(Server& server, ServiceSettings settings, std::vector<std::unique_ptr<store::Store>> stores,
                 Metrics& metrics, const Log& log)
    : settings_(std::move(settings)), metrics_(metrics), log_(log) {
  std::vector<std::unique_ptr<store::Listener>> listeners;
  for (const auto& store : stores)
    if (auto listener = store->listen()) listeners.push_back(std::move(listener));
  if (const auto reading = clock_of(*stores.front())) go_by_store(reading->time, reading->at);
  settings_.home.shares_store = !listeners.empty();
  settings_.home.has_ratings = true;
  settings_.home.has_lobby = true;
  settings_.home.call_after = back_within;
  if (!std::ranges::all_of(listeners, [](const auto& listener) { return listener->hears(); }))
    settings_.home.resync = look_for_entries_every;
  settings_.calls.node = settings_.node;
  push::Key key = push_key_of(*stores.front());
  // Nobody else has this store: whoever had a lease is gone.
  if (listeners.empty())
    for (const auto& store : stores) store->free_calls();
  shared_ = std::make_unique<Shared>(settings_, std::move(key), std::move(stores), metrics, log);
  lobby_ = std::make_unique<Lobby>(Lobby::Around{.loop = server.loop(0),
                                                 .stores = shared_->stores,
                                                 .homes = runners_,
                                                 .loops = server.loops(),
                                                 .attendees = shared_->attendees,
                                                 .metrics = metrics,
                                                 .node = settings_.node,
                                                 .shares_store = settings_.home.shares_store});
  for (std::size_t i = 0; i < server.loops(); ++i) {
    parts_.push_back(std::make_unique<Parts>(*this, server.loop(i), home::Place{.index = i, .of = server.loops()}));
    runners_.push_back(&parts_.back()->runner);
  }
  steward_ = std::make_unique<Steward>(Steward::Around{.loop = server.loop(0),
                                                       .stores = shared_->stores,
                                                       .homes = runners_,
                                                       .lobby = *lobby_,
                                                       .log = log,
                                                       .node = settings_.node,
                                                       .build = settings_.build,
                                                       .shares_store = settings_.home.shares_store});
  historian_ = std::make_unique<Historian>(shared_->stores, shared_->desk, server.loop(0), log);
  for (const auto& each : parts_)
    each->loop.post([parts = each.get()] { parts->runner.tell([](home::Home& home, match::Time now) { home.wake(now); }); });
  parts_.front()->loop.post([this] { enter_vacations(*parts_.front()); });
  if (listeners.empty()) return;
  for (auto& listener : listeners) listen(std::move(listener));
  parts_.front()->loop.post([this] { keep_time(); });
}

// The listeners wait for the same databases.
Service::~Service() {
  for (std::jthread& each : listening_) each.request_stop();
  shared_->jobs.finish();
  shared_->notifier.finish();
  shared_->stores.finish();
}

std::vector<Application*> Service::applications() const {
  std::vector<Application*> all;
  for (const auto& each : parts_) all.push_back(each.get());
  return all;
}

void Service::hear(std::string table) {
  lobby_->note_change();
  Parts* parts = parts_[home::home_of(table, parts_.size())].get();
  parts->loop.post([parts, id = std::move(table)] {
    parts->runner.tell([&](home::Home& home, match::Time now) { home.heard(id, now); });
  });
}

void Service::wake_historian() {
  parts_.front()->loop.post([this] { historian_->wake(); });
}

// All nodes go by the clock of the store that they share, whatever their own show.
void Service::keep_time() {
  parts_.front()->store.ask([](store::Store& store) { return clock_of(store); },
                            [](const std::optional<std::optional<ClockReading>>& answer) {
                              if (answer && *answer) go_by_store((*answer)->time, (*answer)->at);
                            });
  next_look_at_clock_ = parts_.front()->loop.after(look_at_clock_every, [this] { keep_time(); });
}

// NOTIFY is a hint: what it misses is found by looking at the journals now and then.
void Service::listen(std::unique_ptr<store::Listener> listener) {
  listening_.emplace_back([this, source = std::move(listener)](std::stop_token stop) {
    while (!stop.stop_requested()) try {
        for (std::string& table : source->wait(200)) hear(std::move(table));
      } catch (const store::Failure& failure) {
        log_.warning("listening_failed", {{"reason", failure.what()}});
        std::this_thread::sleep_for(Milliseconds(500));
      }
  });
}

// --- a home ---

Service::Parts::Parts(Service& whole, Loop& the_loop, home::Place place)
    : service(whole),
      log(whole.log_),
      loop(the_loop),
      store(whole.shared_->stores, loop),
      desk(whole.shared_->desk),
      addresses(whole.shared_->addresses),
      jobs(whole.shared_->jobs),
      notifier(whole.shared_->notifier),
      attendees(whole.shared_->attendees),
      pictures(whole.shared_->pictures),
      grades(whole.shared_->grades),
      lobby(*whole.lobby_),
      players(store, whole.shared_->lanes, whole.shared_->tries, loop),
      runner({.loop = loop,
              .homes = whole.runners_,
              .store = store,
              .bots = whole.shared_->bots,
              .players = players,
              .notifier = notifier,
              .attendees = attendees,
              .lobby = lobby,
              .metrics = whole.metrics_,
              .log = log,
              .game_over = [&whole] { whole.wake_historian(); }},
             at_place(whole.settings_.home, place), whole.settings_.node) {}

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
  for (const auto& each : service.parts_)
    each->loop.post([parts = each.get(), identity, which] {
      parts->runner.tell([&](home::Home& home, match::Time now) { home.end_sessions(identity, which, now); });
    });
}

void Service::Parts::note_block(const store::Block& block) {
  for (const auto& each : service.parts_)
    each->loop.post([parts = each.get(), block] {
      parts->runner.tell([&](home::Home& home, match::Time now) { home.note_blocks({block}, now); });
    });
}

bool Service::Parts::is_draining() const { return service.steward_->is_draining(); }

void Service::Parts::request(Request request, Respond respond) {
  if (is_draining()) return respond(refusal(503, "not_ready", "This node is being drained; another one serves."));
  answer_request(*this, service.settings_, std::move(request), std::move(respond));
}

bool Service::Parts::wants(const Request& request) const {
  return service.settings_.page && request.method == "GET" && table_of_page(request.path);
}

void Service::Parts::received(Connection& connection, std::string_view text) {
  hooks::reached("received");
  runner.tell([&](home::Home& home, match::Time now) { home.receive(connection.id(), text, now); });
}

}  // namespace springtide::server
