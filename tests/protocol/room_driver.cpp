#include "protocol/room_driver.h"

#include <algorithm>
#include <limits>

#include "wire/command_json.h"
#include "wire/output.h"

namespace springtide::protocol {

using namespace match;
using namespace wire;

namespace {

constexpr std::string_view token_start = "secret of ";
constexpr int bot_iterations = 50;

std::string no_token_text(const Do& message) {
  return refused_text(
      {.table = message.table, .id = message.id, .code = "no-token", .sentence = "Without a token you can only watch."});
}

Digest secret_for(const std::string& table) { return sha256(std::string_view(table)); }

std::string everything_about(const Table& table) {
  std::string text = table_text(table, {.ids = {table.setup().host}}, {});
  for (int i = 0; i < table.players(); ++i) text += update_text(table, seat_at(i), 0);
  return text + update_text(table, Seat::spectator, 0);
}

Result<Table, std::string> refolded(const std::vector<std::string>& journal) {
  std::optional<Table> table;
  for (std::size_t i = 0; i < journal.size(); ++i) {
    const auto entry = parse_entry(static_cast<int>(i) + 1, journal[i]);
    if (!entry) return entry.error();
    if (table)
      table->apply(*entry);
    else
      table.emplace(*entry);
  }
  return *std::move(table);
}

}  // namespace

std::string RoomDriver::open_table(const Setup& wishes) {
  Setup setup = wishes;
  setup.secret = secret_for(setup.table);
  open(setup);
  return setup.table;
}

void RoomDriver::open(const Setup& setup) {
  const auto entry = Table::open(setup, now_, "");
  if (!entry) return;  // whoever watches it is told that there is no such table
  tables_.emplace(setup.table, Hosted{.room = Room(Table(*entry)), .journal = {entry_text(*entry)}});
}

std::string RoomDriver::token_of(const std::string& player) { return std::string(token_start) + player; }

void RoomDriver::connect(const std::string& name) { clients_[name] = {.id = ++last_id_}; }

void RoomDriver::cut(const std::string& name) {
  const ConnectionId id = clients_[name].id;
  clients_.erase(name);
  for (auto& [table_id, table] : tables_) {
    Outbox out;
    table.room.leave(id, out);
    serve(table, std::move(out));
  }
}

void RoomDriver::send(const std::string& name, const std::string& text) {
  Client& client = clients_[name];
  const auto message = parse_message(text);
  if (!message)
    return tell(client,
                refused_text({.id = message.error().id, .code = "bad-message", .sentence = message.error().sentence}));
  const bool needs_hello = !std::holds_alternative<Hello>(*message) && !std::holds_alternative<Ping>(*message);
  if (!client.is_welcome && needs_hello)
    return tell(client, refused_text({.code = "no-hello", .sentence = "The first message is hello."}));
  std::visit([&](const auto& each) { handle(client, each); }, *message);
}

std::optional<std::string> RoomDriver::receive(const std::string& name) {
  std::deque<std::string>& received = clients_[name].received;
  if (received.empty()) return std::nullopt;
  std::string text = std::move(received.front());
  received.pop_front();
  return text;
}

void RoomDriver::serve(Hosted& table, Outbox out) {
  for (;;) {
    for (const Outbox::Send& each : out.sends)
      for (auto& [name, client] : clients_)
        if (client.id == each.to) tell(client, *each.text);
    if (out.write == nullptr) return;
    store(table, *out.write);
    out = {};
    table.room.stored(now_, out);
  }
}

// A rematch is made together with its entry.
void RoomDriver::store(Hosted& table, const Entry& entry) {
  table.journal.push_back(entry_text(entry));
  if (const auto* rematch = std::get_if<Rematch>(&entry.command))
    open(table.room.table().rematch_setup({.ids = {entry.by}}, rematch->table, secret_for(rematch->table)));
}

RoomDriver::Hosted* RoomDriver::find(Client& client, const std::string& table, const std::string& id) {
  const auto found = tables_.find(table);
  if (found != tables_.end()) return &found->second;
  tell(client, refused_text({.table = table, .id = id, .code = "no-such-table", .sentence = "There is no such table."}));
  return nullptr;
}

void RoomDriver::handle(Client& client, const Hello& hello) {
  if (hello.version != protocol_version) return tell(client, reload_text());
  const bool is_player = hello.token.starts_with(token_start);
  if (!is_player && !hello.token.empty())
    return tell(client, refused_text({.code = "bad-token", .sentence = "The token is not known."}));
  const std::string name = is_player ? hello.token.substr(token_start.size()) : "";
  client.actor = {};
  if (is_player) client.actor.ids = {name};
  client.is_welcome = true;
  tell(client, welcome_text(name));
}

void RoomDriver::handle(Client& client, const Watch& watch) {
  Outbox out;
  Hosted* table = find(client, watch.table, "");
  if (table == nullptr) return;
  table->room.enter(client.id, client.actor, watch.have, out);
  serve(*table, std::move(out));
}

void RoomDriver::handle(Client& client, const Unwatch& unwatch) {
  const auto table = tables_.find(unwatch.table);
  if (table == tables_.end()) return;
  Outbox out;
  table->second.room.leave(client.id, out);
  serve(table->second, std::move(out));
}

void RoomDriver::handle(Client& client, const Steps& steps) {
  Outbox out;
  Hosted* table = find(client, steps.table, "");
  if (table == nullptr) return;
  table->room.steps(client.id, client.actor, steps.seat, out);
  serve(*table, std::move(out));
}

// Whatever a client calls a rematch's table, it gets its id here.
void RoomDriver::handle(Client& client, const Do& message) {
  if (client.actor.ids.empty()) return tell(client, no_token_text(message));
  Outbox out;
  Hosted* table = find(client, message.table, message.id);
  if (table == nullptr) return;
  Command command = message.command;
  if (auto* rematch = std::get_if<Rematch>(&command)) rematch->table = message.table + "-again";
  table->room.command(client.id, client.actor, message.id, command, now_, out);
  serve(*table, std::move(out));
}

void RoomDriver::handle(Client& client, const Ping&) { tell(client, pong_text()); }

// The next time at which a bot answers or a clock matters.
Time RoomDriver::next_event() const {
  Time next = std::numeric_limits<Time>::max();
  for (const auto& [id, hosted] : tables_) {
    const Table& table = hosted.room.table();
    if (table.due() != 0) next = std::min(next, table.due());
    for (const Task& task : table.tasks()) next = std::min(next, task.at);
  }
  return next;
}

void RoomDriver::move_bots(Hosted& hosted) {
  Outbox out;
  for (const Task& task : hosted.room.table().tasks()) {
    if (task.at > now_) continue;
    const auto thinking = hosted.room.table().think(task);
    thinking->run(bot_iterations);
    hosted.room.answer(task, thinking->answer(), now_, out);
    return serve(hosted, std::move(out));
  }
  if (hosted.room.table().due() == 0 || hosted.room.table().due() > now_) return;
  hosted.room.tick(now_, out);
  serve(hosted, std::move(out));
}

bool RoomDriver::wait(Time time) {
  const Time end = now_ + time;
  for (Time next = next_event(); next <= end; next = next_event()) {
    now_ = std::max(now_, next);
    for (auto& [id, table] : tables_) move_bots(table);
  }
  now_ = end;
  return true;
}

std::optional<std::string> RoomDriver::trouble() {
  for (const auto& [id, hosted] : tables_) {
    const auto again = refolded(hosted.journal);
    if (!again) return "the journal of " + id + " cannot be read: " + again.error();
    if (everything_about(*again) != everything_about(hosted.room.table()))
      return "the journal of " + id + " tells another game";
  }
  return std::nullopt;
}

}  // namespace springtide::protocol
