#include "client/link.h"

#include <algorithm>

#include "client/scan.h"
#include "text/json_value.h"
#include "wire/message.h"

namespace springtide::client {
namespace {

constexpr Milliseconds first_pause{50};
constexpr Milliseconds longest_pause{1000};

std::string hello_text(const std::string& token) {
  JsonWriter json;
  json.begin_object().field("type", "hello").field("version", wire::protocol_version).field("token", token).end_object();
  return json.text();
}

std::string unwatch_text(const std::string& table) {
  JsonWriter json;
  json.begin_object().field("type", "unwatch").field("table", table).end_object();
  return json.text();
}

std::string text_of(const Json& message, std::string_view key) {
  const Json* found = message.find(key);
  return found != nullptr ? found->as_string() : "";
}

}  // namespace

Link::Link(Loop& loop, Dial dial, std::string token, Milliseconds patience, Owner& owner)
    : loop_(loop),
      dial_(std::move(dial)),
      token_(std::move(token)),
      patience_(patience),
      owner_(owner),
      pause_(first_pause),
      rng_(std::hash<std::string>{}(token_)) {}

void Link::watch(const std::string& table) {
  const std::string before = std::exchange(table_, table);
  have_.clear();
  if (!channel_ && before.empty()) return alone_since_ = steady_now(), connect();
  if (!is_welcome_) return;
  if (before != table) channel_->send(unwatch_text(before));
  channel_->send(watch_text());
}

void Link::send(const std::string& id, const match::Command& command) {
  JsonWriter json;
  json.begin_object();
  wire::write_command(json, command);
  json.field("table", table_).field("id", id).end_object();
  pending_ = Pending{.id = id, .text = json.text()};
  if (is_welcome_) channel_->send(pending_->text);
}

std::string Link::watch_text() const {
  JsonWriter json;
  json.begin_object().field("type", "watch").field("table", table_).key("have").begin_object();
  for (const auto& [viewer, count] : have_) json.field(viewer, count);
  json.end_object().end_object();
  return json.text();
}

// --- connections ---

void Link::connect() { channel_ = dial_(static_cast<Channel::Owner&>(*this)); }

void Link::opened() { channel_->send(hello_text(token_)); }

// A channel is not destroyed while it speaks.
void Link::end_channel() {
  channel_->mute();
  bytes_ += channel_->bytes_received();
  is_welcome_ = false;
  loop_.post([old = std::shared_ptr<Channel>(std::move(channel_))] {});
}

void Link::give_up(const std::string& reason) {
  if (std::exchange(has_given_up_, true)) return;
  if (channel_) end_channel();
  owner_.given_up(reason);
}

void Link::closed(const std::string& reason) {
  if (is_welcome_) {
    alone_since_ = steady_now();
    pause_ = first_pause;
  }
  const bool was_here = is_welcome_;
  end_channel();
  if (steady_now() - alone_since_ >= patience_) return give_up(reason);
  if (was_here) owner_.cut(reason);
  // Thousands that were cut together do not come back together.
  const Milliseconds wait = pause_ / 2 + Milliseconds(rng_.below(static_cast<std::uint32_t>(pause_.count() / 2 + 1)));
  pause_ = std::min(pause_ * 2, longest_pause);
  timer_ = loop_.after(wait, [this] { connect(); });
}

// --- messages ---

bool Link::is_of_this_table(std::string_view text) const {
  const std::string_view table = plain(member_of(text, "table"));
  return table.empty() || table == table_;
}

void Link::received(std::string_view text) {
  ++messages_;
  const std::string_view type = plain(member_of(text, "type"));
  if (type == "welcome") {
    is_welcome_ = true;
    if (!table_.empty()) channel_->send(watch_text());
    if (pending_) channel_->send(pending_->text);
    if (std::exchange(was_welcome_, true)) owner_.reconnected();
    return;
  }
  if (type == "reload") return give_up("the server speaks another version of the protocol");
  if (!is_of_this_table(text)) return;
  if (type == "update") return note_update(text);
  if (type == "acknowledged" || type == "refused") return note_answer(type, text);
  owner_.told(text);
}

void Link::note_update(std::string_view text) {
  const std::string_view viewer = plain(member_of(text, "viewer"));
  const int seq = number_of(member_of(text, "seq"));
  const auto known = std::find_if(have_.begin(), have_.end(), [viewer](const auto& each) { return each.first == viewer; });
  if (known != have_.end())
    known->second = seq;
  else
    have_.emplace_back(viewer, seq);
  owner_.updated(text);
}

void Link::note_answer(std::string_view type, std::string_view text) {
  const std::string id(plain(member_of(text, "id")));
  if (!id.empty() && (!pending_ || pending_->id != id)) return;  // the answer to a resend, a second time
  if (!id.empty()) pending_.reset();
  if (type == "acknowledged") return owner_.acknowledged(id, number_of(member_of(text, "seq")));
  const auto message = parse_json(text);
  if (!message) return give_up("the server sent no JSON");
  owner_.refused({.id = id,
                  .code = text_of(*message, "code"),
                  .sentence = text_of(*message, "sentence"),
                  .rule = text_of(*message, "rule")});
}

}  // namespace springtide::client
