// What the visible acts of a god changed for each tribe and each district tile: by these its own can be told.
#pragma once

#include <optional>

#include "ai/expert.h"
#include "games/vineta/ai/evaluate.h"

namespace springtide::vineta {

// What one act changed, in points that the owner of a tribe or a tile has to expect.
struct Deed {
  bool is_placing = false;
  EnumArray<Tribe, double> tribes{};
  EnumArray<District, double> districts{};
};

// Advances a guess by an event as the viewer saw it. Nothing if the event does not tell of who did it.
std::optional<Deed> follow_deed(State& state, const Move<Vineta>& move, Seat viewer);

// What the deeds of one god say.
struct Clues {
  // How much likelier each tribe and each district is to be its own, as the logarithm of a factor.
  EnumArray<Tribe, double> tribes{};
  EnumArray<District, double> districts{};
  // The points that each tribe gained, by houses placed and by cards played.
  EnumArray<Tribe, double> placed{};
  EnumArray<Tribe, double> played{};
  int placings = 0;
  int plays = 0;
};

// Somebody who sees a game from one side, one event after the other from the start, and keeps what the others did. What it
// does not see it cannot tell.
class Witness {
 public:
  Witness(const Options& options, Seat viewer) : state_(initial(options)), viewer_(viewer) {}
  // Who has heard the whole record.
  explicit Witness(const Question<Vineta>& question);

  void hear(const Move<Vineta>& seen);
  const Clues& clues_of(Seat rival) const { return clues_[rival]; }

 private:
  State state_;  // a guess that follows what is seen
  Seat viewer_;
  PerPlayer<Clues> clues_{};
};

}  // namespace springtide::vineta
