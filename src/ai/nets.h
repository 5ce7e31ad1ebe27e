// The nets that a bot asks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "net/net.h"

namespace springtide {

using Heads = EnumSet<net::Head>;

// Not owned: whoever thinks keeps them until the thought is over. A net that is missing is not asked, and what is written by
// hand answers in its place.
struct Nets {
  const net::Net* value = nullptr;   // what a position is worth, in place of the evaluation
  const net::Net* policy = nullptr;  // which actions deserve a look, in place of greedy's opinion
  const net::Net* belief = nullptr;  // what others hide, on top of what their deeds say
};

// What people call them by, in the order of the heads.
inline std::vector<std::string> net_names(const Nets& nets) {
  std::vector<std::string> names;
  for (const net::Net* net : {nets.value, nets.policy, nets.belief})
    if (net != nullptr) names.push_back(net->name());
  return names;
}

// The program's own nets (games/nets.h) of a game, as far as there are some for these heads. One that has yet to be brought
// is missing, which is noted.
Nets own_nets(std::string_view game, Heads heads);
// What they are called, brought or not.
std::vector<std::string> own_net_names(std::string_view game, Heads heads);

}  // namespace springtide
