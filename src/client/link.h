// A player's line to one table after the other. It outlives its connections: it connects again, says what it has, and sends
// a command until it is answered.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "client/channel.h"
#include "client/loop.h"
#include "wire/command_json.h"

namespace springtide::client {

class Link final : private Channel::Owner {
 public:
  struct Refused {
    std::string id{};  // of the command; empty: something else was refused
    std::string code{};
    std::string sentence{};
    std::string rule{};
  };

  // Told from the loop. A link is not destroyed inside of these.
  class Owner {
   public:
    virtual void updated(std::string_view message) = 0;
    virtual void told(std::string_view message) = 0;  // all other messages about the table
    // `seq`: what the table has told the player's first seat, this command included.
    virtual void acknowledged(const std::string& id, int seq) = 0;
    virtual void refused(const Refused& refused) = 0;
    virtual void cut(const std::string& reason) = 0;  // it tries again
    virtual void reconnected() = 0;
    virtual void given_up(const std::string& reason) = 0;  // for good

   protected:
    ~Owner() = default;
  };

  // `patience`: how long it tries to connect again; zero: not at all.
  Link(Loop& loop, Dial dial, std::string token, Milliseconds patience, Owner& owner);

  // Watches this table and no other. Connects if it is the first.
  void watch(const std::string& table);
  // Requires: nothing waits for an answer; the id needs no escapes.
  void send(const std::string& id, const match::Command& command);
  bool is_waiting() const { return pending_.has_value(); }
  bool is_connected() const { return is_welcome_; }

  std::uint64_t messages() const { return messages_; }
  std::uint64_t bytes() const { return bytes_ + (channel_ ? channel_->bytes_received() : 0); }

 private:
  struct Pending {
    std::string id{};
    std::string text{};
  };

  void opened() override;
  void received(std::string_view text) override;
  void closed(const std::string& reason) override;

  void connect();
  void end_channel();
  void give_up(const std::string& reason);
  void note_update(std::string_view text);
  void note_answer(std::string_view type, std::string_view text);
  bool is_of_this_table(std::string_view text) const;
  std::string watch_text() const;

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
