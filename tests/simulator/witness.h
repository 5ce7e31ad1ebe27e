// Sees everything a node sends, before the network loses any of it, and notices what breaks a promise.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "home/room.h"
#include "simulator/journal.h"

namespace springtide::simulator {

// An update, taken apart without reading all of it.
struct Update {
  std::string viewer{};
  int seq = 0;
  int after = 0;  // where the events begin, by its own word
  std::vector<std::string> events{};
  std::string state{};  // everything but the events
  int first() const { return seq - static_cast<int>(events.size()); }
};
// What a viewer saw earlier; `seq` is the number of the last of it, and there is no state.
std::optional<Update> read_history(std::string_view message);
// Nothing if the message is of another type.
std::optional<Update> read_update(std::string_view message);
// A member of a message that is a text without escapes; empty if there is none.
std::string member_of(std::string_view message, std::string_view key);

class Witness {
 public:
  Witness(const Journal& journal, int most_events) : journal_(journal), most_events_(most_events) {}

  void entered(home::ConnectionId connection, const std::map<std::string, int>& have);
  void left(home::ConnectionId connection) { told_.erase(connection); }
  void sent(home::ConnectionId connection, const std::string& person, const std::string& message);

  void report(const std::string& what) {
    if (!broken_) broken_ = what;
  }
  const Broken& broken() const { return broken_; }
  int acknowledged() const { return acknowledged_; }

 private:
  struct Told {
    std::map<std::string, int> have{};                 // of each viewer
    std::map<std::string, std::vector<int>> starts{};  // where a watch that is not answered yet wants to go on
  };
  void check_acknowledged(const std::string& person, const std::string& message);
  void check_update(home::ConnectionId connection, const Update& update);

  const Journal& journal_;
  int most_events_;
  std::map<home::ConnectionId, Told> told_{};
  std::map<std::pair<std::string, int>, std::size_t> states_{};  // of viewer and seq: the hash of what was told
  int acknowledged_ = 0;
  Broken broken_{};
};

}  // namespace springtide::simulator
