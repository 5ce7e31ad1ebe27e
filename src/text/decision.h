// A decision as whoever sorts puzzles looks at it: what was known, what is right and what looks right.
#pragma once

#include <span>

#include "core/game.h"

namespace springtide {

template <Game G>
struct TaughtDecision {
  typename G::View view{};                         // of the seat that must decide
  std::span<const typename G::Action> best{};      // the actions of the best choice, in their order
  std::span<const typename G::Action> tempting{};  // what greedy might do first
};

}  // namespace springtide
