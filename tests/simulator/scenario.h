// What a simulated match is like: the game, who plays, how much trouble there is. All of it from one seed.
#pragma once

#include <string>
#include <vector>

#include "base/rng.h"
#include "match/setup.h"

namespace springtide::simulator {

// A device at the table. Several may belong to one person.
struct Device {
  std::string person{};       // the token; empty: somebody without a name
  std::vector<Seat> wants{};  // seats to sit down on
};

struct Scenario {
  match::Setup setup{};
  std::vector<Device> devices{};
  std::vector<Seat> bots{};  // the host's to seat
  int nodes = 1;
  std::size_t homes = 1;  // of each node
  int events = 100;       // told in one message
  int trouble = 0;        // from 0 (a calm network) to 3
  int patience = 0;       // after so many entries the players resign
};

Scenario make_scenario(Rng& rng);

}  // namespace springtide::simulator
