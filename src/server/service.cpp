#include "server/service.h"

#include "server/now.h"
#include "server/routes_api.h"
#include "server/service_parts.h"
#include "wire/output.h"

namespace springtide::server {
namespace {

constexpr std::size_t most_waiting = 32;  // messages of somebody whose token is still being looked up
constexpr std::size_t passwords_at_once = 50;
constexpr std::size_t analyses_at_once = 20;

}  // namespace

Service::Parts::Parts(Server& the_server, const ServiceSettings& settings, std::unique_ptr<store::Store> the_store,
                      Metrics& metrics, const Log& log)
    : server(the_server),
      post([&the_server](std::function<void()> work) { the_server.post(std::move(work)); }),
      store(std::move(the_store), post, metrics, log),
      bots(settings.bot_threads, post, metrics),
      passwords(passwords_at_once, post),
      analyses(analyses_at_once, post),
      tables(the_server, store, bots, metrics, log, settings.tables),
      players(store, passwords) {}

Service::Service(ServiceSettings settings, std::unique_ptr<store::Store> store, Metrics& metrics, const Log& log)
    : settings_(std::move(settings)), first_store_(std::move(store)), metrics_(metrics), log_(log) {}

Service::~Service() = default;

void Service::start(Server& server) {
  auto listener = first_store_->listen();
  settings_.tables.shares_store = listener != nullptr;
  parts_ = std::make_unique<Parts>(server, settings_, std::move(first_store_), metrics_, log_);
  parts_->end_sessions = [this](const Identity& identity, bool is_everywhere) { end_sessions(identity, is_everywhere); };
  if (listener) parts_->listen(std::move(listener), log_);
  server.post([this] { parts_->tables.start(); });
}

void Service::stop() { parts_.reset(); }

// NOTIFY is a hint: what it misses is found by looking at the journals now and then.
void Service::Parts::listen(std::unique_ptr<store::Listener> listener, const Log& log) {
  listening = std::jthread([this, &log, source = std::move(listener)](std::stop_token stop) {
    while (!stop.stop_requested()) try {
        for (std::string& table : source->wait(200)) post([this, table = std::move(table)] { tables.hint(table); });
      } catch (const store::Failure& failure) {
        log.warning("listening failed", {{"reason", failure.what()}});
        std::this_thread::sleep_for(Milliseconds(500));
      }
  });
}

void Service::Parts::leave_all(const match::Actor& actor, const std::vector<store::MyTable>& own) {
  for (const store::MyTable& each : own)
    for (Seat seat : SeatSet::from_bits(each.seats)) {
      if (each.row.life == store::Life::open) tables.act_for(actor, each.row.id, match::Stand{.seat = seat});
      if (each.row.life == store::Life::playing) tables.act_for(actor, each.row.id, match::Leave{.seat = seat});
    }
}

void Service::request(Request request, Respond respond) {
  answer_request(*parts_, settings_, std::move(request), std::move(respond));
}

void Service::opened(Connection& connection) {
  visitors_[connection.id()];
  connections_[connection.id()] = &connection;
}

void Service::closed(Connection& connection) {
  parts_->tables.closed(connection);
  visitors_.erase(connection.id());
  connections_.erase(connection.id());
}

void Service::received(Connection& connection, std::string_view text) {
  Visitor& visitor = visitors_[connection.id()];
  if (!visitor.is_being_identified) return handle(connection, visitor, text);
  if (visitor.waiting.size() >= most_waiting) return connection.close(1008, "too many messages at once");
  visitor.waiting.emplace_back(text);
}

void Service::handle(Connection& connection, Visitor& visitor, std::string_view text) {
  const auto message = wire::parse_message(text);
  if (!message)
    return connection.send(wire::refused_text(
        {.table = {}, .id = message.error().id, .code = "bad-message", .sentence = message.error().sentence, .rule = {}}));
  if (const auto* hello = std::get_if<wire::Hello>(&*message)) {
    if (hello->version != wire::protocol_version) return connection.send(wire::reload_text());
    return greet(connection, visitor, hello->token);
  }
  if (std::holds_alternative<wire::Ping>(*message)) return connection.send(wire::pong_text());
  if (!visitor.has_said_hello)
    return connection.send(wire::refused_text(
        {.table = {}, .id = {}, .code = "no-hello", .sentence = "The first message is hello.", .rule = {}}));
  if (const auto* watch = std::get_if<wire::Watch>(&*message))
    return parts_->tables.watch(connection, visitor.actor, *watch);
  if (const auto* unwatch = std::get_if<wire::Unwatch>(&*message)) return parts_->tables.unwatch(connection, unwatch->table);
  if (const auto* steps = std::get_if<wire::Steps>(&*message))
    return parts_->tables.steps(connection, visitor.actor, *steps);
  const auto& command = std::get<wire::Do>(*message);
  if (visitor.actor.ids.empty())
    return connection.send(wire::refused_text({.table = command.table,
                                               .id = command.id,
                                               .code = "no-token",
                                               .sentence = "Without a token you can only watch.",
                                               .rule = {}}));
  if (std::holds_alternative<match::Rematch>(command.command))
    return parts_->tables.rematch(connection, visitor.actor, command);
  parts_->tables.command(connection, visitor.actor, command);
}

void Service::greet(Connection& connection, Visitor& visitor, const std::string& token) {
  if (token.empty()) {
    visitor.has_said_hello = true;
    visitor.actor = {};
    return connection.send(wire::welcome_text(""));
  }
  visitor.is_being_identified = true;
  parts_->players.identify(token, [this, id = connection.id()](const std::optional<Identity>& identity) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    visitors_[id].is_being_identified = false;
    if (!identity) {
      found->second->send(wire::refused_text(
          {.table = {}, .id = {}, .code = "bad-token", .sentence = "This token is not known here.", .rule = {}}));
      visitors_[id].waiting.clear();
      return;
    }
    greeted(id, *identity);
  });
}

void Service::greeted(std::uint64_t connection, const Identity& identity) {
  Visitor& visitor = visitors_[connection];
  visitor.has_said_hello = true;
  visitor.actor = identity.actor;
  visitor.token_hash = identity.token_hash;
  connections_[connection]->send(wire::welcome_text(identity.name));
  const std::vector<std::string> waiting = std::exchange(visitor.waiting, {});
  for (const std::string& text : waiting) received(*connections_[connection], text);
}

// A token that is void holds no seat any more, not even over a connection that is open.
void Service::end_sessions(const Identity& identity, bool is_everywhere) {
  const std::string& player = identity.actor.ids.front();
  for (const auto& [id, visitor] : visitors_)
    if (visitor.token_hash == identity.token_hash || (is_everywhere && visitor.actor.is(player)))
      connections_[id]->close(1008, "signed out");
}

bool Service::is_ready() { return parts_ != nullptr && !parts_->store.has_failed(); }

void Service::stopping(std::function<void()> done) { parts_->tables.finish(std::move(done)); }

}  // namespace springtide::server
