// What a god has reason to think about the tiles of the others, from what they did.
#pragma once

#include <vector>

#include "ai/expert.h"
#include "games/vineta/ai/deeds.h"

namespace springtide::vineta {

class Belief {
 public:
  // By hand, and by the net where there is one. Without a record there is nothing to go by.
  Belief(const Question<Vineta>& question, const Sight& sight, const Nets& nets = {});

  State guess(Rng& rng) const;
  // How likely a seat is to hold the house tile of a tribe.
  double chance_of(Seat seat, Tribe tribe) const;
  // How much a seat's deeds speak for a district tile, beside that for which they do most.
  double factor_of(Seat seat, District district) const { return districts_[seat][district]; }

 private:
  // One way the rivals' house tiles can lie, and how likely it is together with all before it.
  struct Deal {
    PerPlayer<Tribe> tribes{};
    double up_to = 0;
  };

  void read(const Witness& witness);
  void ask(const net::Net& net, const Witness& witness);
  void list_deals(Deal deal, Seat seat, EnumSet<Tribe> left, double weight);
  void deal_districts(State& state, Rng& rng) const;

  View view_;
  PerPlayer<EnumArray<Tribe, double>> tribes_{};  // how well each explains what the seat did, as a factor
  PerPlayer<EnumArray<District, double>> districts_{};
  std::vector<Deal> deals_;
};

}  // namespace springtide::vineta
