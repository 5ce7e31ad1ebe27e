// The home of tables on a device: what a server does for its tables, without a network, a disk or a clock of its own. It is
// told what has come and says what is to be done.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "device/world.h"
#include "wire/answers.h"
#include "wire/journal.h"
#include "wire/room.h"

namespace springtide::device {

// What is to be done, in this order: messages are sent, entries stored, bots asked, the clock set.
struct Effects {
  struct Send {
    wire::ConnectionId to = 0;
    std::shared_ptr<const std::string> text{};
  };
  struct Write {
    std::string table{};
    int seq = 0;
    std::string entry{};
    std::string row{};  // what lists of tables show: JSON
  };
  struct Think {
    std::string table{};
    match::Task task{};
  };
  std::vector<Send> sends{};
  std::vector<Write> writes{};  // after each: Device::stored or Device::reload
  std::vector<Think> thinks{};  // Device::answer, not before its time
  match::Time wake = 0;         // when to call Device::tick; 0: never
};

struct Request {
  std::string method{};
  std::string path{};
  std::string token{};
  std::string seat{};  // of a record
  std::string body{};
};

// A player's token is `device:` and the player's id: there is nobody on a device from whom to hide it.
class Device {
 public:
  explicit Device(World& world) : world_(world) {}

  void set_pause(match::Pause pause) { pause_ = pause; }

  void load(const std::string& table, wire::Journal journal);
  void forget(const std::string& table) { halls_.erase(table); }

  void connect(wire::ConnectionId connection) { visitors_[connection] = {}; }
  void disconnect(wire::ConnectionId connection);
  void message(wire::ConnectionId connection, std::string_view text);
  wire::Answer request(const Request& request);

  // The last entry of this table is durable.
  void stored(const std::string& table);
  // It is not: the journal has gone on without this device.
  void reload(const std::string& table, wire::Journal journal);
  // Others have appended.
  void follow(const std::string& table, const std::vector<match::Entry>& entries);
  void answer(const std::string& table, const match::Task& task, const std::string& action);
  void tick();

  // Everything since the last call.
  Effects take_effects();

 private:
  struct Visitor {
    match::Actor actor{};
    bool is_welcome = false;
  };
  struct Hall {
    wire::Room room;
    std::vector<std::string> journal{};
    std::set<std::pair<Seat, int>> thinking{};  // decisions that bots think about
  };

  void handle(wire::ConnectionId from, Visitor& visitor, const wire::Hello& hello);
  void handle(wire::ConnectionId from, Visitor& visitor, const wire::Watch& watch);
  void handle(wire::ConnectionId from, Visitor& visitor, const wire::Unwatch& unwatch);
  void handle(wire::ConnectionId from, Visitor& visitor, const wire::Steps& steps);
  void handle(wire::ConnectionId from, Visitor& visitor, const wire::Do& message);
  void handle(wire::ConnectionId from, Visitor& visitor, const wire::Ping& ping);
  void rematch(wire::ConnectionId from, const Visitor& visitor, const wire::Do& message);
  void command(Hall& hall, wire::ConnectionId from, const match::Actor& actor, const wire::Do& message);

  wire::Answer open_table(const Request& request);
  wire::Answer take_in(const Request& request);
  wire::Answer of_table(const Request& request);

  // Makes the table and has it written.
  std::optional<match::Refusal> open(match::Setup setup, const std::string& id);
  Hall* find(wire::ConnectionId from, const std::string& table, const std::string& id);
  void perform(Hall& hall, wire::Outbox& out);
  void write(Hall& hall, const match::Entry& entry);
  void mind(Hall& hall);
  void tell(wire::ConnectionId to, std::string text);

  World& world_;
  match::Pause pause_{};
  std::map<std::string, Hall> halls_{};
  std::map<wire::ConnectionId, Visitor> visitors_{};
  Effects effects_{};
};

}  // namespace springtide::device
