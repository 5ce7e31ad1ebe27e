// A node of the simulator: the very homes that a server runs, over a shared store that answers late, fails, and does not
// always say what it has done.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>

#include "base/rng.h"
#include "home/home.h"
#include "simulator/store.h"
#include "simulator/timeline.h"
#include "simulator/witness.h"

namespace springtide::simulator {

// What a saboteur does to the promises of a node.
enum class Sabotage { none, acknowledge_early, ignore_conflict, lose_event, forget_link, change_entry };

struct Counts {
  int entries = 0, acknowledged = 0, crashes = 0, conflicts = 0, reconnects = 0, undone = 0, changed = 0, left = 0;
  int unknown = 0, leases_lost = 0, notices = 0;
};

class Node {
 public:
  // What all nodes share.
  struct Around {
    Timeline& timeline;
    Store& store;
    Witness& witness;
    Counts& counts;
    Sabotage sabotage = Sabotage::none;
    std::function<void(home::ConnectionId, const std::string&)> deliver{};
    std::function<void(home::ConnectionId)> close{};
  };
  struct Self {
    std::string name{};
    Time skew = 0;  // of its clock
    bool shares_store = false;
    std::size_t homes = 1;
    int events = 100;  // told in one message
  };
  Node(const Around& around, Self self, Rng rng);

  bool is_up() const { return !homes_.empty(); }
  void connect(home::ConnectionId connection);
  void cut(home::ConnectionId connection);
  void receive(home::ConnectionId connection, const std::string& text);
  // Everything in memory is gone; entries being written are stored or not.
  void crash();
  void restart();
  // Somebody else has appended: once, twice, late or never.
  void notice(const std::string& table);

 private:
  using Input = std::function<void(home::Home&, Time now)>;

  Time now() const { return around_.timeline.now() + self_.skew; }
  Digest random();
  // What was planned before a crash does not happen.
  void later(std::size_t home, Time delay, Input input);
  // From one home to another: late, but in order.
  void hand_over(std::size_t from, std::size_t to, Input input);
  void tell(std::size_t home, const Input& input);
  void tell_all(const Input& input);
  // Where it lives.
  std::size_t home_of(home::ConnectionId connection) const { return connection % self_.homes; }

  void perform(std::size_t home, const home::Send& send);
  void perform(std::size_t home, const home::Close& close);
  void perform(std::size_t home, const home::Identify& identify);
  void perform(std::size_t, const home::Recheck&) {}  // no token is ever void
  void perform(std::size_t home, const home::Pass& pass);
  void perform(std::size_t home, const home::Write& write);
  void perform(std::size_t home, const home::Read& read);
  void perform(std::size_t home, const home::Lease& lease);
  void perform(std::size_t home, const home::FindDue& find);
  void perform(std::size_t, const home::CallNow&) {}  // nobody is called
  void perform(std::size_t, const home::HoldCalls&) {}
  void perform(std::size_t, const home::FindUncalled&) {}
  void perform(std::size_t, const home::FindAway&) {}  // guests have no vacation
  void perform(std::size_t, const home::Arrive&) {}    // there is no lobby
  void perform(std::size_t, const home::Depart&) {}
  void perform(std::size_t, const home::EnterLobby&) {}
  void perform(std::size_t, const home::LeaveLobby&) {}
  void perform(std::size_t home, const home::Think& think);
  void perform(std::size_t home, const home::Wake& wake);
  void perform(std::size_t home, const home::Report& report);
  void deliver(const home::Send& send);
  home::Written end_write(const store::Append& append);
  std::string answer_of(std::size_t home, const home::Think& think);

  Around around_;
  Self self_;
  Rng rng_;
  int life_ = 0;
  std::deque<home::Home> homes_{};
  std::map<std::size_t, int> wakes_{};
  std::map<std::pair<std::size_t, std::size_t>, Time> handed_over_{};  // when the last thing arrives
  std::map<home::ConnectionId, std::string> persons_{};                // who is connected, by token
  std::map<std::string, store::Append> writing_{};
};

}  // namespace springtide::simulator
