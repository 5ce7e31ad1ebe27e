// How likely each tribe and each district tile is to be a rival's, as people are shown it.
#pragma once

#include <array>
#include <span>

#include "ai/reading.h"
#include "games/vineta/ai/deeds.h"
#include "games/vineta/rules/facet.h"

namespace springtide::vineta {

// All that a god has been seen to do. Tribes and tiles by how much more they gained than the mean of all; a spread is the
// sum of the mean squares of these, which is what somebody who does not care would have brought about.
struct Deeds {
  EnumArray<Tribe, double> placed{};
  EnumArray<Tribe, double> played{};
  EnumArray<District, double> tiles{};
  double placed_spread = 0;
  double played_spread = 0;
  double tiles_spread = 0;

  void add(const Deed& deed, int tribes_in_play);
};

// One way to play: how much likelier an act is for each point that it brings the own tribe or tile, and what such a player
// would hardly have done. Which of them somebody is follows from the deeds, too.
struct Manner {
  double share = 0;  // of the players
  double placing = 0;
  double placing_cost = 0;
  double playing = 0;
  double playing_cost = 0;
  double tile = 0;
  double tile_cost = 0;
};

// The usual ones.
std::span<const Manner> manners();

// How well each tribe and each tile explains the deeds, relative to the best.
struct Factors {
  EnumArray<Tribe, double> tribes{};
  EnumArray<District, double> tiles{};
};
Factors factors_of(const Deeds& deeds, int tribes_in_play, std::span<const Manner> ways = manners());

// What the deeds say goes too far here and not far enough there: a chance is corrected by a factor, whose logarithm is set
// at these and lies on a line between two of them.
inline constexpr std::array correction_nodes{0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0};
using Correction = std::array<double, correction_nodes.size()>;

// A chance between two nodes: the lower one, and the part of the way to the next.
struct BetweenNodes {
  std::size_t node = 0;
  double part = 0;
};
BetweenNodes between_nodes(double chance);
// By such factors; the chances still add up to one.
void correct(Reading& reading, const Correction& logs);

class Reader {
 public:
  static constexpr bool reads_seats = true;

  Reader(const Options& options, Seat viewer) : state_(initial(options)), viewer_(viewer) {}

  bool hear(const Move<Vineta>& seen);
  Readings read(const View& view) const;
  Readings uncorrected(const View& view) const;
  static int truth(const State& state, const Reading& reading);
  const Deeds& deeds_of(Seat seat) const { return deeds_[seat]; }

 private:
  State state_;  // a guess that follows what is seen
  Seat viewer_;
  PerPlayer<Deeds> deeds_{};
};

}  // namespace springtide::vineta
