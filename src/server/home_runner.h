// Runs a home of tables in its loop: tells it what comes, and does what it wants done with sockets, other homes, the store's
// thread and the bots'.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "home/home.h"
#include "server/attendees.h"
#include "server/bot_threads.h"
#include "server/lobby.h"
#include "server/notifier.h"
#include "server/players.h"
#include "server/store_queue.h"
#include "server/transport.h"

namespace springtide::server {

class HomeRunner {
 public:
  struct Around {
    Loop& loop;
    const std::vector<HomeRunner*>& homes;  // of all loops, this one's too
    StoreQueue& store;
    BotThreads& bots;
    Players& players;
    Notifier& notifier;
    Attendees& attendees;
    Lobby& lobby;
    Metrics& metrics;
    const Log& log;
    std::function<void()> game_over{};  // one has ended here
  };
  // `node`: this process's name among those that share the store.
  HomeRunner(const Around& around, home::Settings settings, std::string node);

  void opened(Connection& connection);
  void closed(Connection& connection);
  using Input = std::function<void(home::Home&, match::Time now)>;
  // Tells the home something, then does all that it wants done.
  void tell(const Input& input);

  void hand(Input input);  // the same, from any thread

  // From any thread: to connections of this loop.
  void deliver(std::vector<home::Send> sends);

  // Calls once nothing is being written.
  void finish(std::function<void()> done);

  const home::Home& home() const { return home_; }

 private:
  void perform(home::Send& send);
  void perform(home::Close& close);
  void perform(home::Pass& pass) { parcels_[pass.to].passes.push_back(std::move(pass)); }
  void perform(home::Identify& identify) { look_up(identify.connection, identify.token); }
  void perform(home::Recheck& recheck);
  void perform(home::Write& write);
  void perform(home::Read& read);
  void perform(home::Lease& lease);
  void perform(home::CallNow& call);
  void perform(home::HoldCalls& hold);
  void perform(home::FindDue& find);
  void perform(home::FindUncalled& find);
  void perform(home::FindAway& find);
  void perform(home::Arrive& arrive) { around_.attendees.arrive(arrive.connection, arrive.actor); }
  void perform(home::Depart& depart);
  void perform(home::EnterLobby& enter) { around_.lobby.enter(enter.connection, enter.actor); }
  void perform(home::LeaveLobby& leave) { around_.lobby.leave(leave.connection); }
  void perform(home::Think& think);
  void perform(home::Wake& wake);
  void perform(home::Report& report);
  Detached look_up(home::ConnectionId connection, std::string token);
  // What another home has for this one and its connections.
  struct Parcel {
    std::vector<home::Pass> passes{};
    std::vector<home::Send> sends{};
  };
  void take(Parcel& parcel);
  void hand_over();
  void look_at_blocks();
  void written(const std::string& table, std::int64_t seq, std::optional<store::Appended> appended);

  Around around_;
  std::string node_;
  home::Home home_;
  std::unordered_map<std::uint64_t, Connection*> connections_{};
  std::vector<Parcel> parcels_;  // for each home, to be handed over at once
  bool is_performing_ = false;
  std::int64_t counted_tables_ = 0;
  match::Time looked_at_blocks_;
  std::function<void()> finished_{};
  Timer wake_{};
  Counter& stored_;
  Counter& conflicts_;
  Gauge& in_memory_;
  Histogram& acknowledged_;
};

}  // namespace springtide::server
