// A client of the simulator: keeps what it is told, does something legal now and then, sends again what is not answered.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/rng.h"
#include "simulator/scenario.h"
#include "simulator/witness.h"
#include "text/json_value.h"

namespace springtide::simulator {

class Client {
 public:
  using Send = std::function<void(const std::string&)>;

  Client(std::string name, Device device, bool is_host, const Scenario& scenario, Rng rng)
      : name_(std::move(name)), device_(std::move(device)), is_host_(is_host), scenario_(scenario), rng_(rng) {}

  // What a new connection begins with. It is told how much is known already.
  std::vector<std::string> greeting() const;
  std::string watch() const;
  void receive(const std::string& message, Witness& witness);

  // Something to do: the game, or now and then something else. After so many entries it is time to end.
  void play(int entries, const Send& send);
  // Everything that is not answered yet goes out again.
  void repeat(const Send& send) const;
  // Some events were not told, or were lost on the way.
  bool has_gap() const;
  // The question for some of them. Requires: there is a gap.
  std::string look_back() const;
  bool is_turned_away() const { return is_turned_away_; }
  bool is_answered() const { return waiting_.empty(); }

  // Whether all it knows is the whole of it.
  Broken differs_from(const Journal& journal) const;
  // The viewers it stands for, as the table says.
  SeatSet viewers(const match::Table& table) const;

 private:
  struct Known {
    std::map<int, std::string> events{};  // by their numbers
    int seq = 0;
    std::string state{};
    bool has_gap() const { return static_cast<int>(events.size()) < seq; }
  };

  void take_in(const Update& update, Witness& witness);
  void take_in_events(const Update& update, Witness& witness);
  void settle(const Send& send, const std::string& type, const std::string& members);
  void before_start(const Send& send);
  void play_seat(const std::string& seat, int entries, const Send& send);
  void act(const std::string& seat, const Json& state, const Send& send);

  std::string name_;
  Device device_;
  bool is_host_;
  const Scenario& scenario_;
  Rng rng_;
  std::map<std::string, Known> known_{};          // by viewer
  std::map<std::string, std::string> waiting_{};  // messages by command id
  int last_id_ = 0;
  bool is_turned_away_ = false;
  bool wants_back_ = false;
};

}  // namespace springtide::simulator
