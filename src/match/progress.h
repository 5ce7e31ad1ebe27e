// Where a game stands and what a table must know beyond the rules: who chooses at once, which steps can be taken back.
#pragma once

#include "core/game.h"

namespace springtide::match {

template <Game G>
struct Progress {
  using State = typename G::State;
  using Action = typename G::Action;

  State state{};
  int length = 0;  // moves so far
  // A simultaneous choice lasts from its first move until all seats that were to act have moved.
  bool is_choice = false;
  int choice_start = 0;
  SeatSet choosers{};
  // The unbroken run of steps of one seat that showed nobody anything new.
  Seat own_seat = Seat::nature;
  int own_start = 0;
  Seat last_mover = Seat::nature;  // nobody: the last player's move was one of those made at once

  explicit Progress(const State& first) : state(first) { look_for_choice(); }

  SeatSet acting() const { return to_act(state); }

  // Requires: legal.
  void step(Seat seat, const Action& action) {
    const bool breaks = seat == Seat::nature || is_choice || reveals(state, seat, action);
    const SeatSet rest = acting().without(seat);
    advance(state, seat, action);
    if (breaks || own_seat != seat) own_start = breaks ? length + 1 : length;
    own_seat = seat;
    if (seat != Seat::nature) last_mover = is_choice ? Seat::nature : seat;
    ++length;
    if (is_choice && !rest.empty() && acting() == rest) return;
    is_choice = false;
    look_for_choice();
  }

  int decision() const { return is_choice ? choice_start : length; }
  // Inside a card play, where a choice with one option makes itself.
  bool is_inside_play(Seat seat) const { return !is_choice && own_seat == seat && own_start < length; }
  SeatSet have_chosen() const { return is_choice ? choosers - acting() : SeatSet{}; }

 private:
  void look_for_choice() {
    if (acting().size() < 2) return;
    is_choice = true;
    choice_start = length;
    choosers = acting();
  }
};

}  // namespace springtide::match
