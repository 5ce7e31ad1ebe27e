#include "simulator/node.h"

#include <algorithm>
#include <utility>

#include "text/json_value.h"
#include "wire/output.h"

namespace springtide::simulator {

using namespace match;
using wire::Outbox;

namespace {

// A quick bot: mostly any option, now and then a thought.
std::string answer_of(const Table& table, const Task& task) {
  Rng rng(task.seed);
  if (rng.below(16) == 0) {
    const auto thinking = table.think(task);
    thinking->run(2);
    return thinking->answer();
  }
  JsonWriter json;
  table.play().write_legal(json, task.seat);
  const auto legal = parse_json(json.text());
  std::vector<std::string> texts;
  for (const Json& option : legal->items())
    if (const Json* text = option.find("text")) texts.push_back(text->as_string());
  return texts[rng.below(static_cast<std::uint32_t>(texts.size()))];
}

}  // namespace

Node::Node(Timeline& timeline, Journal& journal, Witness& witness, Counts& counts, Rng rng, Time skew, Sabotage sabotage,
           Deliver deliver)
    : timeline_(timeline),
      journal_(journal),
      witness_(witness),
      counts_(counts),
      rng_(rng),
      skew_(skew),
      sabotage_(sabotage),
      deliver_(std::move(deliver)) {}

void Node::later(Time delay, std::function<void()> happens) {
  timeline_.after(delay, [this, life = life_, happens = std::move(happens)] {
    if (is_up_ && life == life_) happens();
  });
}

wire::Room& Node::room() {
  if (!room_) {
    room_.emplace(journal_.folded());
    thinking_.clear();
    tick_ = 0;
    arrange_bots();
    arrange_tick();
  }
  return *room_;
}

void Node::cut(wire::ConnectionId connection) {
  if (connections_.erase(connection) == 0 || !room_) return;
  witness_.left(connection);
  Outbox out;
  room_->leave(connection, out);
  flush(std::move(out));
}

void Node::receive(wire::ConnectionId connection, const std::string& text) {
  if (!is_up_ || !connections_.contains(connection)) return;
  const auto message = wire::parse_message(text);
  if (message) return handle(connection, *message);
  send(connection,
       wire::refused_text({.id = message.error().id, .code = "unreadable", .sentence = message.error().sentence}));
}

void Node::handle(wire::ConnectionId connection, const wire::ClientMessage& message) {
  Connection& from = connections_[connection];
  if (const auto* hello = std::get_if<wire::Hello>(&message)) {
    if (hello->version != wire::protocol_version) return send(connection, wire::reload_text());
    if (!hello->token.empty()) from.actor.ids = {hello->token};
    from.is_welcome = true;
    return send(connection, wire::welcome_text(hello->token));
  }
  if (!from.is_welcome) return;
  Outbox out;
  if (const auto* watch = std::get_if<wire::Watch>(&message)) {
    // What was told anywhere is in the journal, so a room that knows it all is never behind whoever comes.
    if (is_behind()) reload();
    witness_.entered(connection, watch->have);
    room().enter(connection, from.actor, watch->have, out);
  } else if (const auto* steps = std::get_if<wire::Steps>(&message)) {
    room().steps(connection, from.actor, steps->seat, out);
  } else if (const auto* command = std::get_if<wire::Do>(&message)) {
    room().command(connection, from.actor, command->id, command->command, now(), out);
  } else if (std::holds_alternative<wire::Ping>(message)) {
    send(connection, wire::pong_text());
  }
  flush(std::move(out));
}

void Node::send(wire::ConnectionId connection, const std::string& text) {
  if (sabotage_ == Sabotage::lose_event && text.starts_with("{\"type\":\"update\"") && rng_.below(200) == 0) return;
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return;
  const auto& ids = found->second.actor.ids;
  witness_.sent(connection, ids.empty() ? "" : ids.front(), text);
  deliver_(connection, text);
}

void Node::flush(Outbox out) {
  for (const Outbox::Send& each : out.sends) send(each.to, *each.text);
  if (out.write != nullptr) {
    writing_ = *out.write;
    if (sabotage_ == Sabotage::acknowledge_early) {
      Outbox early;
      later(rng_.below(40), [this, entry = *std::exchange(writing_, std::nullopt)] { journal_.append(entry); });
      room_->stored(now(), early);
      return flush(std::move(early));
    }
    later(rng_.below(60), [this] { finish_write(); });
    return;
  }
  arrange_bots();
  arrange_tick();
}

// Stored, or another was first; now and then the store does not say, having stored it or not.
void Node::finish_write() {
  const Entry entry = *std::exchange(writing_, std::nullopt);
  const std::uint32_t luck = rng_.below(50);
  bool is_stored = luck != 0 && journal_.append(entry);
  if (!is_stored && luck != 0) {
    ++counts_.conflicts;
    if (sabotage_ == Sabotage::ignore_conflict) {
      Entry next = entry;
      next.seq = journal_.size() + 1;
      is_stored = journal_.append(next);
    }
  }
  if (!is_stored || luck == 1) return reload();
  Outbox out;
  room_->stored(now(), out);
  flush(std::move(out));
}

void Node::reload() {
  thinking_.clear();
  Outbox out;
  room().reload(journal_.folded(), now(), out);
  flush(std::move(out));
}

void Node::look() {
  if (!is_up_ || !room_) return;
  if (is_behind()) reload();
  arrange_tick();
}

void Node::forget() {
  if (room_ && room_->is_empty()) room_.reset();
}

void Node::crash() {
  if (!is_up_) return;
  ++counts_.crashes;
  if (writing_ && rng_.below(2) == 0) journal_.append(*writing_);
  writing_.reset();
  room_.reset();
  for (const auto& [connection, who] : connections_) witness_.left(connection);
  connections_.clear();
  is_up_ = false;
  ++life_;
}

void Node::restart() {
  is_up_ = true;
  if (rng_.below(2) == 0) room();
}

void Node::arrange_bots() {
  if (!room_ || room_->is_writing()) return;
  for (const Task& task : room_->table().tasks()) {
    if (!thinking_.emplace(task.seat, task.decision).second) continue;
    later(std::max<Time>(0, task.at - now()) + rng_.below(300), [this, task, answer = answer_of(room_->table(), task)] {
      if (!room_) return;
      Outbox out;
      room_->answer(task, answer, now(), out);
      flush(std::move(out));
    });
  }
}

void Node::arrange_tick() {
  if (!room_ || room_->is_writing()) return;
  const Time due = room_->table().due();
  if (due == 0 || due == tick_) return;
  tick_ = due;
  later(std::max<Time>(0, due - now()), [this, due] {
    if (!room_ || tick_ != due) return;
    tick_ = 0;
    Outbox out;
    room_->tick(now(), out);
    flush(std::move(out));
  });
}

}  // namespace springtide::simulator
