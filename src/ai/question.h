// All a bot is given. There is no State in it: a bot works on states it has guessed.
#pragma once

#include <span>

#include "core/move.h"

namespace springtide {

// A seat's record: every event from the start of the game on, as this seat saw it.
template <Game G>
using SeatRecord = std::span<const Move<G>>;

template <Game G>
struct Question {
  typename G::Options options{};
  typename G::View view{};  // of the seat that must decide
  SeatRecord<G> record{};
  typename G::Actions legal{};

  Seat seat() const { return view.viewer; }
};

}  // namespace springtide
