// An action and who takes it.
#pragma once

#include "core/game.h"

namespace springtide {

template <Game G>
struct Move {
  Seat seat = Seat::p1;
  typename G::Action action{};
  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace springtide
