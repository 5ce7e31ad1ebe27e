// What pebbles tells its net: so much that there can be one.
#pragma once

#include "ai/features.h"
#include "games/pebbles/rules/pebbles.h"

namespace springtide {
namespace pebbles {

class PolicyFeatures {
 public:
  static constexpr int table_size = 1;
  static constexpr int item_size = most_pebbles;
  static net::FeatureNames names() { return {.table = {"last round"}, .item = {"1 pebble", "2 pebbles", "3 pebbles"}}; }

  PolicyFeatures(const State& state, Seat) : is_last_(state.round >= state.rounds) {}
  void table(net::FeatureSet& out) const {
    if (is_last_) out.push_back(0);
  }
  void action(const Action& action, net::FeatureSet& out) const {
    if (action.number > 0) out.push_back(static_cast<net::Feature>(action.number - 1));
  }

 private:
  bool is_last_;
};

}  // namespace pebbles

template <>
struct Features<Pebbles> {
  using Policy = pebbles::PolicyFeatures;
};

}  // namespace springtide
