#include "device/device.h"

#include <algorithm>

#include "text/hex.h"
#include "text/lines.h"
#include "text/notation.h"
#include "wire/command_json.h"
#include "wire/output.h"

namespace springtide::device {

using namespace match;
using wire::ConnectionId;
using wire::Outbox;

namespace {

constexpr std::string_view token_start = "device:";

std::optional<std::string> player_of(const std::string& token) {
  if (!token.starts_with(token_start) || token.size() == token_start.size()) return std::nullopt;
  return token.substr(token_start.size());
}

std::string new_id(World& world) { return "device-" + hex_of(world.random()).substr(0, 32); }

std::string_view life_name(const Table& table) {
  switch (table.life()) {
    case Life::open:
      return "open";
    case Life::playing:
      return "playing";
    case Life::abandoned:
      return "abandoned";
    default:
      return "finished";
  }
}

// As the list of a player's own tables has it.
std::string row_text(const Table& table) {
  const SeatSet seats = table.held_by({.ids = {table.setup().host}});
  JsonWriter json;
  json.begin_object().field("table", table.setup().table).field("life", life_name(table));
  json.field("created", table.created()).field("updated", table.last_public());
  json.key("summary").json(wire::summary_text(table)).key("seats").begin_array();
  for (Seat seat : seats) json.value(seat_name(seat));
  json.end_array().field("waits_for_you", !(seats & table.to_act()).empty());
  return json.end_object().text();
}

std::vector<std::string> texts_of(const std::vector<Entry>& entries) {
  std::vector<std::string> texts;
  for (const Entry& entry : entries) texts.push_back(wire::entry_text(entry));
  return texts;
}

}  // namespace

// --- tables ---

void Device::load(const std::string& table, wire::Journal journal) {
  if (halls_.contains(table)) return;
  std::vector<std::string> texts = texts_of(journal.entries);
  halls_.emplace(table, Hall{.room = wire::Room(std::move(journal.table)), .journal = std::move(texts)});
}

std::optional<Refusal> Device::open(Setup setup, const std::string& id) {
  setup.pause = pause_;
  const auto entry = Table::open(setup, world_.now(), id);
  if (!entry) return entry.error();
  Hall& hall = halls_.emplace(setup.table, Hall{.room = wire::Room(Table(*entry))}).first->second;
  write(hall, *entry);
  return std::nullopt;
}

void Device::write(Hall& hall, const Entry& entry) {
  const Table& table = hall.room.table();
  hall.journal.push_back(wire::entry_text(entry));
  effects_.writes.push_back(
      {.table = table.setup().table, .seq = entry.seq, .entry = hall.journal.back(), .row = row_text(table)});
}

void Device::perform(Hall& hall, Outbox& out) {
  for (Outbox::Send& each : out.sends) effects_.sends.push_back({.to = each.to, .text = std::move(each.text)});
  if (out.write != nullptr) write(hall, *out.write);
  if (!hall.room.is_writing()) mind(hall);
}

// Bots think where somebody watches.
void Device::mind(Hall& hall) {
  if (hall.room.is_empty()) return hall.thinking.clear();
  const std::vector<Task> tasks = hall.room.table().tasks();
  std::erase_if(hall.thinking, [&tasks](const auto& each) {
    return std::ranges::none_of(tasks, [&](const Task& task) { return std::pair(task.seat, task.decision) == each; });
  });
  for (const Task& task : tasks)
    if (hall.thinking.emplace(task.seat, task.decision).second)
      effects_.thinks.push_back({.table = hall.room.table().setup().table, .task = task});
}

void Device::stored(const std::string& table) {
  const auto found = halls_.find(table);
  if (found == halls_.end() || !found->second.room.is_writing()) return;  // its first entry needs nothing more
  Outbox out;
  found->second.room.stored(world_.now(), out);
  perform(found->second, out);
}

void Device::reload(const std::string& table, wire::Journal journal) {
  const auto found = halls_.find(table);
  if (found == halls_.end()) return load(table, std::move(journal));
  Hall& hall = found->second;
  hall.journal = texts_of(journal.entries);
  hall.thinking.clear();
  Outbox out;
  hall.room.reload(std::move(journal.table), world_.now(), out);
  perform(hall, out);
}

void Device::follow(const std::string& table, const std::vector<Entry>& entries) {
  const auto found = halls_.find(table);
  if (found == halls_.end() || found->second.room.is_writing()) return;  // the conflict will tell
  Hall& hall = found->second;
  for (const Entry& entry : entries)
    if (entry.seq == static_cast<int>(hall.journal.size()) + 1) hall.journal.push_back(wire::entry_text(entry));
  Outbox out;
  hall.room.follow(entries, world_.now(), out);
  perform(hall, out);
}

void Device::answer(const std::string& table, const Task& task, const std::string& action) {
  const auto found = halls_.find(table);
  if (found == halls_.end() || found->second.thinking.erase({task.seat, task.decision}) == 0) return;
  Outbox out;
  found->second.room.answer(task, action, world_.now(), out);
  perform(found->second, out);
}

void Device::tick() {
  for (auto& [id, hall] : halls_) {
    const Time due = hall.room.table().due();
    if (hall.room.is_writing() || due == 0 || due > world_.now()) continue;
    Outbox out;
    hall.room.tick(world_.now(), out);
    perform(hall, out);
  }
}

Effects Device::take_effects() {
  for (const auto& [id, hall] : halls_) {
    const Time due = hall.room.is_writing() ? 0 : hall.room.table().due();
    if (due != 0 && (effects_.wake == 0 || due < effects_.wake)) effects_.wake = due;
  }
  return std::exchange(effects_, {});
}

// --- conversations ---

void Device::tell(ConnectionId to, std::string text) {
  effects_.sends.push_back({.to = to, .text = std::make_shared<const std::string>(std::move(text))});
}

void Device::disconnect(ConnectionId connection) {
  visitors_.erase(connection);
  for (auto& [id, hall] : halls_) {
    Outbox out;
    hall.room.leave(connection, out);
    perform(hall, out);
  }
}

void Device::message(ConnectionId connection, std::string_view text) {
  const auto found = visitors_.find(connection);
  if (found == visitors_.end()) return;
  const auto message = wire::parse_message(text);
  if (!message)
    return tell(connection,
                wire::refused_text({.id = message.error().id, .code = "bad-message", .sentence = message.error().sentence}));
  const bool needs_hello = !std::holds_alternative<wire::Hello>(*message) && !std::holds_alternative<wire::Ping>(*message);
  if (!found->second.is_welcome && needs_hello)
    return tell(connection, wire::refused_text({.code = "no-hello", .sentence = "The first message is hello."}));
  std::visit([&](const auto& each) { handle(connection, found->second, each); }, *message);
}

void Device::handle(ConnectionId from, Visitor& visitor, const wire::Hello& hello) {
  if (hello.version != wire::protocol_version) return tell(from, wire::reload_text());
  const auto player = player_of(hello.token);
  if (!player && !hello.token.empty())
    return tell(from, wire::refused_text({.code = "bad-token", .sentence = "The token is not known."}));
  visitor = {.is_welcome = true};
  if (player) visitor.actor.ids = {*player};
  tell(from, wire::welcome_text(player.value_or("")));
}

void Device::handle(ConnectionId from, Visitor&, const wire::Ping&) { tell(from, wire::pong_text()); }

Device::Hall* Device::find(ConnectionId from, const std::string& table, const std::string& id) {
  const auto found = halls_.find(table);
  if (found != halls_.end()) return &found->second;
  tell(from, wire::refused_text({.table = table, .id = id, .code = "no-such-table", .sentence = "There is no such table."}));
  return nullptr;
}

void Device::handle(ConnectionId from, Visitor& visitor, const wire::Watch& watch) {
  Hall* hall = find(from, watch.table, "");
  if (hall == nullptr) return;
  Outbox out;
  hall->room.enter(from, visitor.actor, watch.have, out);
  perform(*hall, out);
}

void Device::handle(ConnectionId from, Visitor&, const wire::Unwatch& unwatch) {
  const auto found = halls_.find(unwatch.table);
  if (found == halls_.end()) return;
  Outbox out;
  found->second.room.leave(from, out);
  perform(found->second, out);
}

void Device::handle(ConnectionId from, Visitor& visitor, const wire::Steps& steps) {
  Hall* hall = find(from, steps.table, "");
  if (hall == nullptr) return;
  Outbox out;
  hall->room.steps(from, visitor.actor, steps.seat, out);
  perform(*hall, out);
}

void Device::handle(ConnectionId from, Visitor& visitor, const wire::Do& message) {
  if (visitor.actor.ids.empty())
    return tell(from, wire::refused_text({.table = message.table,
                                          .id = message.id,
                                          .code = "no-token",
                                          .sentence = "Without a token you can only watch."}));
  if (std::holds_alternative<Rematch>(message.command)) return rematch(from, visitor, message);
  if (Hall* hall = find(from, message.table, message.id)) command(*hall, from, visitor.actor, message);
}

void Device::command(Hall& hall, ConnectionId from, const Actor& actor, const wire::Do& message) {
  Outbox out;
  hall.room.command(from, actor, message.id, message.command, world_.now(), out);
  perform(hall, out);
}

// The new table first: the old one's journal names it.
void Device::rematch(ConnectionId from, const Visitor& visitor, const wire::Do& message) {
  Hall* hall = find(from, message.table, message.id);
  if (hall == nullptr) return;
  wire::Do named = message;
  named.command = Rematch{.table = new_id(world_)};
  const Table& table = hall->room.table();
  const bool is_granted = !hall->room.is_writing() && !table.has(visitor.actor, message.id) &&
                          table.decide(visitor.actor, named.command, world_.now(), message.id);
  if (is_granted) {
    const std::string& id = std::get<Rematch>(named.command).table;
    if (const auto refusal = open(table.rematch_setup(visitor.actor, id, world_.random()), message.id))
      return tell(from, wire::refused_text(named.table, named.id, *refusal));
  }
  command(*hall, from, visitor.actor, named);
}

// --- single questions ---

wire::Answer Device::request(const Request& request) {
  const bool is_post = request.method == "POST";
  if (is_post && request.path == "/api/tables") return open_table(request);
  if (is_post && request.path == "/api/journals") return take_in(request);
  if (is_post && request.path == "/api/replays") return wire::replay_answer(request.body);
  if (is_post && request.path == "/api/verifications") return wire::verification_answer(request.body);
  if (request.method == "GET" && request.path.starts_with("/api/tables/")) return of_table(request);
  return wire::refusal_answer(404, "no-such-address", "There is nothing at this address.");
}

wire::Answer Device::open_table(const Request& request) {
  const auto player = player_of(request.token);
  if (!player) return wire::refusal_answer(401, "no-token", "This needs the token of a player.");
  const auto json = parse_json(request.body);
  if (!json) return wire::refusal_answer(400, "bad-message", json.error().message());
  wire::Reader reader(*json);
  const Setup wishes = wire::read_wishes(reader);
  if (const auto error = reader.error()) return wire::refusal_answer(400, "bad-message", *error);
  const Setup setup =
      wire::granted(wishes, {.table = new_id(world_), .player = *player, .name = *player, .secret = world_.random()});
  if (const auto refusal = open(setup, "")) return wire::refusal_answer(*refusal);
  return wire::opened_answer(setup);
}

wire::Answer Device::take_in(const Request& request) {
  const auto player = player_of(request.token);
  if (!player) return wire::refusal_answer(401, "no-token", "This needs the token of a player.");
  const auto checked = wire::check_journal(request.body);
  if (!checked) return wire::refusal_answer(400, "bad-journal", checked.error().message());
  const std::string id = new_id(world_);
  const wire::Journal journal = wire::hand_over(*checked, id, *player);
  Hall* hall = nullptr;
  for (const Entry& entry : journal.entries) {
    Outbox out;
    if (hall == nullptr)
      hall = &halls_.emplace(id, Hall{.room = wire::Room(Table(entry))}).first->second;
    else
      hall->room.follow({entry}, world_.now(), out);
    write(*hall, entry);
  }
  return {.status = 201, .body = JsonWriter().begin_object().field("table", id).end_object().text()};
}

// The journal is the game's save file: here it can be had at any time.
wire::Answer Device::of_table(const Request& request) {
  const auto parts = split(request.path, '/');
  if (parts.size() != 5) return wire::refusal_answer(404, "no-such-address", "There is nothing at this address.");
  const auto found = halls_.find(std::string(parts[3]));
  const Hall* hall = found == halls_.end() ? nullptr : &found->second;
  const Table* table = hall == nullptr ? nullptr : &hall->room.table();
  if (parts[4] == "replay") return wire::replay_answer(table);
  if (parts[4] == "record") {
    const auto player = player_of(request.token);
    return wire::record_answer(table, player ? Actor{.ids = {*player}} : Actor{}, request.seat);
  }
  if (parts[4] == "journal" && hall != nullptr) return wire::text_answer(wire::journal_text(hall->journal));
  return wire::refusal_answer(404, "no-such-table", "There is no table of this name.");
}

}  // namespace springtide::device
