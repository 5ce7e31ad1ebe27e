#include "wire/message.h"

#include <algorithm>

#include "text/plain.h"
#include "wire/command_json.h"
#include "wire/unseen.h"

namespace springtide::wire {
namespace {

constexpr int most_events = 1 << 24;

ClientMessage read_hello(Reader& reader) {
  return Hello{.version = static_cast<int>(reader.number("version", 0, 1 << 20)),
               .token = reader.text_or("token", id_limit, "")};
}

ClientMessage read_watch(Reader& reader) {
  Watch watch{.table = reader.text("table", id_limit), .with_spectator = reader.truth_or("spectator", false)};
  if (!reader.has("have")) return watch;
  Reader have(*reader.object("have"), "have");
  for (const std::string_view viewer : {"p1", "p2", "p3", "p4", "p5", "p6", "spectator"})
    if (have.has(viewer)) watch.have.emplace(viewer, static_cast<int>(have.number(viewer, 0, most_events)));
  have.error();
  reader.take_over(have);
  return watch;
}

ClientMessage read_history(Reader& reader) {
  return History{.table = reader.text("table", id_limit),
                 .viewer = reader.viewer("viewer"),
                 .before = static_cast<int>(reader.number("before", 0, most_events))};
}

// Only the table itself opens and ticks; vacation is given by whoever counts its days, whoever knows people invites them,
// and who runs the servers closes.
constexpr std::array<std::string_view, 5> not_for_clients{"open", "tick", "vacation", "invite", "close"};

ClientMessage read_do(std::string_view type, Reader& reader) {
  Do message{.table = reader.text("table", id_limit), .id = reader.text("id", id_limit)};
  if (message.id.empty()) reader.fail("id", "it is empty");
  const bool is_for_clients = std::ranges::find(not_for_clients, type) == not_for_clients.end();
  auto command = is_for_clients ? read_command(type, reader) : std::nullopt;
  if (command)
    message.command = *std::move(command);
  else
    reader.fail("type", "there is no such message");
  return message;
}

ClientMessage read_any(const std::string& type, Reader& reader) {
  if (type == "hello") return read_hello(reader);
  if (type == "watch") return read_watch(reader);
  if (type == "unwatch") return Unwatch{.table = reader.text("table", id_limit)};
  if (type == "steps") return Steps{.table = reader.text("table", id_limit), .seat = reader.seat("seat")};
  if (type == "ahead") return Ahead{.table = reader.text("table", id_limit), .seat = reader.seat("seat")};
  if (type == "hint") return Hint{.table = reader.text("table", id_limit), .seat = reader.seat("seat")};
  if (type == "history") return read_history(reader);
  if (type == "lobby") return EnterLobby{};
  if (type == "unlobby") return LeaveLobby{};
  if (type == "ping") return Ping{.table = reader.text_or("table", id_limit, "")};
  return read_do(type, reader);
}

}  // namespace

Result<ClientMessage, BadMessage> parse_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return BadMessage{.sentence = json.error().message()};
  Reader reader(*json);
  const std::string type = reader.text("type", 20);
  ClientMessage message = read_any(type, reader);
  auto error = reader.error();
  if (!error) error = unseen_in(*json);
  if (error) {
    const Json* id = json->find("id");
    const bool is_id = id != nullptr && id->as_string().size() <= id_limit && is_plain(id->as_string());
    return BadMessage{.id = is_id ? id->as_string() : "", .sentence = *std::move(error)};
  }
  return message;
}

}  // namespace springtide::wire
