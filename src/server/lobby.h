// The lobby of this process, in one loop: visitors are told what is open, what can be watched and who is here, as it
// changes. It looks once a second while somebody is there, whatever has happened meanwhile: when it tells somebody something
// says nothing about what that one does not see. Texts are written once for all who are told the same.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "home/effect.h"
#include "server/attendees.h"
#include "server/lobby_rows.h"
#include "server/metrics.h"
#include "server/store_queue.h"

namespace springtide::server {

class HomeRunner;

class Lobby {
 public:
  struct Around {
    Loop& loop;
    Stores& stores;
    const std::vector<HomeRunner*>& homes;  // of all loops, once there are any
    std::size_t loops;
    Attendees& attendees;
    Metrics& metrics;
    std::string node{};         // this process's name among those that share the store
    bool shares_store = false;  // others change what is open, and have people of their own
  };
  explicit Lobby(const Around& around);

  // From any thread.
  void enter(home::ConnectionId connection, const match::Actor& actor);
  void leave(home::ConnectionId connection);
  void depart(home::ConnectionId connection);
  void note_change() { has_news_ = true; }  // of tables: one is new, its seats or its life have changed
  // Somebody follows or blocks another, or shows more or less; these see others than before.
  void note_friends(const std::vector<std::string>& accounts);

 private:
  struct Visitor {
    match::Actor actor{};
    bool is_looking = true;
    std::shared_ptr<const LobbyRows> told{};  // null: nothing yet
    std::vector<std::string> told_blocked{};  // who blocked him then
    std::optional<int> told_here{};
    int told_at = -1;  // the look at which he was told of tables; between two, the later one
    std::optional<std::vector<std::string>> told_friends{};
  };

  void let_in(home::ConnectionId connection, const match::Actor& actor);
  void let_out(home::ConnectionId connection);
  bool is_watched() const { return looking_ > 0; }
  void begin();
  void plan_next();
  Detached look();
  Task<bool> exchange_attendance();
  Task<bool> read_tables();
  Task<bool> read_friends();
  bool is_time_for(int looks) const { return looks_ % looks == 0; }

  void tell_all();
  void tell_tables(home::ConnectionId to, Visitor& visitor, int here, int look);
  void tell_friends(home::ConnectionId to, Visitor& visitor);
  void forget_absent();
  LobbyNews news_for(const Visitor& visitor) const;
  std::shared_ptr<const std::string> text_for(const Visitor& visitor, std::optional<int> here);
  void hand_over();

  Around around_;
  StoreQueue store_;
  Gauge& visitors_gauge_;
  std::atomic<bool> has_news_ = true;
  std::map<home::ConnectionId, Visitor> visitors_{};  // who has been in the lobby over a connection that is open
  int looking_ = 0;                                   // those who are
  bool is_busy_ = false;                              // with a look
  bool is_fresh_ = false;                             // the tables were read at the last look
  int looks_ = 0;
  Moment next_at_{};
  Timer next_{};
  LobbyBook book_{};
  std::shared_ptr<const LobbyRows> rows_ = std::make_shared<const LobbyRows>();
  std::map<std::pair<const LobbyRows*, std::optional<int>>, std::shared_ptr<const std::string>> written_{};
  std::unordered_map<std::string, std::vector<std::string>> friends_{};  // whom an account in the lobby may see
  std::set<std::string> to_ask_for_{};                                   // accounts of which that is not known
  store::Attendance said_{};                                             // what the other nodes were told last
  std::vector<std::vector<home::Send>> sends_;                           // by loop
};

}  // namespace springtide::server
