// A player's line to one table after the other. It outlives its connections: it connects again, says what it has, and sends
// a command until it is answered.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "client/channel.h"
#include "client/loop.h"
#include "client/scan.h"
#include "text/json_value.h"
#include "wire/command_json.h"
#include "wire/message.h"

namespace springtide::client {

inline constexpr Milliseconds first_pause{50};
inline constexpr Milliseconds longest_pause{1000};

inline std::string hello_text(const std::string& token) {
  JsonWriter json;
  json.begin_object().field("type", "hello").field("version", wire::protocol_version).field("token", token).end_object();
  return json.text();
}

inline std::string hint_text(const std::string& table, Seat seat) {
  JsonWriter json;
  json.begin_object().field("type", "hint").field("table", table).field("seat", seat_name(seat)).end_object();
  return json.text();
}

inline std::string unwatch_text(const std::string& table) {
  JsonWriter json;
  json.begin_object().field("type", "unwatch").field("table", table).end_object();
  return json.text();
}

class Link final : private Channel::Owner {
 public:
  struct Refused {
    std::string id{};  // of the command; empty: something else was refused
    std::string code{};
    std::string sentence{};
    std::string rule{};
    std::string reason{};  // the key of its sentence, if the rules forbid it
  };

  // Told from the loop. A link is not destroyed inside of these.
  class Owner {
   public:
    virtual void updated(std::string_view message) = 0;
    virtual void told(std::string_view message) = 0;  // all other messages about the table
    // `seq`: what the table has told the player's first seat, this command included.
    virtual void acknowledged(const std::string& id, int seq) = 0;
    virtual void refused(const Refused& refused) = 0;
    virtual void busy() = 0;                          // the server's store does not answer; all goes on by itself
    virtual void cut(const std::string& reason) = 0;  // it tries again
    virtual void reconnected() = 0;
    virtual void given_up(const std::string& reason) = 0;  // for good

   protected:
    ~Owner() = default;
  };

  // `patience`: how long it tries to connect again; zero: not at all.
  Link(Loop& loop, Dial dial, std::string token, Milliseconds patience, Owner& owner)
      : loop_(loop),
        dial_(std::move(dial)),
        token_(std::move(token)),
        patience_(patience),
        owner_(owner),
        pause_(first_pause),
        rng_(std::hash<std::string>{}(token_)) {}

  // Watches this table and no other. Connects if it is the first.
  void watch(const std::string& table) {
    const std::string before = std::exchange(table_, table);
    have_.clear();
    if (!channel_ && before.empty()) return alone_since_ = steady_now(), connect();
    if (!is_welcome_) return;
    if (before != table) channel_->send(unwatch_text(before));
    channel_->send(watch_text());
  }

  // Requires: nothing waits for an answer; the id needs no escapes.
  void send(const std::string& id, const match::Command& command) {
    JsonWriter json;
    json.begin_object();
    wire::write_command(json, command);
    json.field("table", table_).field("id", id).end_object();
    pending_ = Pending{.id = id, .text = json.text()};
    if (is_welcome_) channel_->send(pending_->text);
  }

  // For what the seat knows of its decision: told as a `hint`, or refused without an id. Lost if there is no connection.
  void ask_hint(Seat seat) {
    if (is_welcome_) channel_->send(hint_text(table_, seat));
  }

  bool is_waiting() const { return pending_.has_value(); }
  bool is_connected() const { return is_welcome_; }

  std::uint64_t messages() const { return messages_; }
  std::uint64_t bytes() const { return bytes_ + (channel_ ? channel_->bytes_received() : 0); }

 private:
  struct Pending {
    std::string id{};
    std::string text{};
  };

  void opened() override { channel_->send(hello_text(token_)); }

  void received(std::string_view text) override {
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

  void closed(const std::string& reason) override {
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

  void connect() { channel_ = dial_(static_cast<Channel::Owner&>(*this)); }

  // A channel is not destroyed while it speaks.
  void end_channel() {
    channel_->mute();
    bytes_ += channel_->bytes_received();
    is_welcome_ = false;
    loop_.post([old = std::shared_ptr<Channel>(std::move(channel_))] {});
  }

  void give_up(const std::string& reason) {
    if (std::exchange(has_given_up_, true)) return;
    if (channel_) end_channel();
    owner_.given_up(reason);
  }

  void note_update(std::string_view text) {
    const std::string_view viewer = plain(member_of(text, "viewer"));
    const int seq = number_of(member_of(text, "seq"));
    const auto known = std::find_if(have_.begin(), have_.end(), [viewer](const auto& each) { return each.first == viewer; });
    if (known != have_.end())
      known->second = seq;
    else
      have_.emplace_back(viewer, seq);
    owner_.updated(text);
  }

  // A hello is said again; a table that is watched comes by itself, and so does the answer to a command.
  void note_busy(std::string_view text) {
    if (is_welcome_) return owner_.busy();
    closed(std::string(plain(member_of(text, "sentence"))));
  }

  void note_answer(std::string_view type, std::string_view text) {
    const std::string id(plain(member_of(text, "id")));
    if (!id.empty() && (!pending_ || pending_->id != id)) return;  // the answer to a resend, a second time
    if (type == "refused" && id.empty() && plain(member_of(text, "code")) == "busy") return note_busy(text);
    if (!id.empty()) pending_.reset();
    if (type == "acknowledged") return owner_.acknowledged(id, number_of(member_of(text, "seq")));
    const auto message = parse_json(text);
    if (!message) return give_up("the server sent no JSON");
    owner_.refused({.id = id,
                    .code = text_at(*message, "code"),
                    .sentence = text_at(*message, "sentence"),
                    .rule = text_at(*message, "rule"),
                    .reason = text_at(*message, "reason")});
  }

  bool is_of_this_table(std::string_view text) const {
    const std::string_view table = plain(member_of(text, "table"));
    return table.empty() || table == table_;
  }

  std::string watch_text() const {
    JsonWriter json;
    json.begin_object().field("type", "watch").field("table", table_).key("have").begin_object();
    for (const auto& [viewer, count] : have_) json.field(viewer, count);
    json.end_object().end_object();
    return json.text();
  }

  Loop& loop_;
  Dial dial_;
  std::string token_;
  Milliseconds patience_;
  Owner& owner_;
  std::unique_ptr<Channel> channel_{};
  std::string table_{};
  std::vector<std::pair<std::string, int>> have_{};  // viewers, and how many events each has
  std::optional<Pending> pending_{};
  bool is_welcome_ = false;
  bool was_welcome_ = false;
  bool has_given_up_ = false;
  Moment alone_since_{};
  Milliseconds pause_;  // before the next try
  Rng rng_;
  Timer timer_{};
  std::uint64_t messages_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace springtide::client
