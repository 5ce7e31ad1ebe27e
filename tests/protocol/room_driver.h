// Transcripts against rooms in memory: every entry is stored at once, time passes only when a transcript waits.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "protocol/driver.h"
#include "wire/room.h"

namespace springtide::protocol {

class RoomDriver final : public Driver {
 public:
  std::string open_table(const match::Setup& wishes) override;
  std::string token_of(const std::string& player) override;
  void connect(const std::string& name) override;
  void cut(const std::string& name) override;
  void send(const std::string& name, const std::string& text) override;
  std::optional<std::string> receive(const std::string& name) override;
  bool wait(match::Time time) override;
  // A journal that does not lead to its table.
  std::optional<std::string> trouble() override;

 private:
  struct Hosted {
    wire::Room room;
    std::vector<std::string> journal{};
  };
  struct Client {
    wire::ConnectionId id = 0;
    match::Actor actor{};  // nobody before the hello
    bool is_welcome = false;
    std::deque<std::string> received{};
  };

  void open(const match::Setup& setup);
  // Does what the room wants, until it wants nothing more.
  void serve(Hosted& table, wire::Outbox out);
  void store(Hosted& table, const match::Entry& entry);
  void tell(Client& client, std::string text) { client.received.push_back(std::move(text)); }
  Hosted* find(Client& client, const std::string& table, const std::string& id);
  match::Time next_event() const;
  void move_bots(Hosted& table);

  void handle(Client& client, const wire::Hello& hello);
  void handle(Client& client, const wire::Watch& watch);
  void handle(Client& client, const wire::Unwatch& unwatch);
  void handle(Client& client, const wire::Steps& steps);
  void handle(Client& client, const wire::Do& command);
  void handle(Client& client, const wire::Ping& ping);

  match::Time now_ = 1'800'000'000'000;
  std::map<std::string, Hosted> tables_{};
  std::map<std::string, Client> clients_{};
  wire::ConnectionId last_id_ = 0;
};

}  // namespace springtide::protocol
