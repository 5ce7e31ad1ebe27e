// What people are shown of a belief: how likely each possibility of something hidden is.
#pragma once

#include <vector>

#include "ai/expert.h"

namespace springtide {

// One hidden thing as a viewer has reason to see it. Facets, places and possibilities are numbers of the game's own, which
// its notation names. The chances add up to one, and say how often it is so: they are calibrated on bots' games.
struct Reading {
  static constexpr int no_place = -1;
  struct Possibility {
    int what = 0;
    double chance = 0;
  };

  Seat seat = Seat::spectator;  // whose it is; of nobody's the spectator
  int place = no_place;         // where it lies; of what lies anywhere none
  int facet = 0;
  int round = 0;  // in which it was last open; 0: it never was
  std::vector<Possibility> chances{};

  double chance_of(int what) const {
    for (const Possibility& each : chances)
      if (each.what == what) return each.chance;
    return 0;
  }
};
using Readings = std::vector<Reading>;

// A game whose views hide what can be read has an Expert<G>::Reader.
//   Reader(options, viewer)   who has seen nothing yet
//   hear(seen)                one event after the other from the start, as the viewer saw it; whether a reading may change
//   read(view)                what is hidden in the view; of what was heard and of the view alone
//   truth(state, reading)     which possibility it is
//   reads_seats               whether anything of a seat is hidden
template <class G>
concept HasReader = requires { typename Expert<G>::Reader; };

}  // namespace springtide
