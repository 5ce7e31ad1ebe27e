// The course of a game: who is next, turns, rounds, scoring.
#pragma once

#include "games/vineta/rules/state.h"

namespace springtide::vineta {

// Begins the next part of the set-up, or the first hand, once the current one is done.
void go_on_with_setup(State& state);

// All cards are chosen: the tower holder reveals first (VN-TRN-2).
void begin_reveals(State& state);

// The seat's card is carried out: the next seat reveals, or the turn ends.
void go_on_after_card(State& state, Seat seat);

// Nature draws for the next seat that needs a card; when none does, the turn is over.
void go_on_drawing(State& state);

// VN-SCO-3: the next house of the sinking district is due to the owner of the next card, or all are shared out.
void go_on_capturing(State& state);

// Sets to_act and recipient from the rest of the state; goes on where the phase has nothing left to do.
void set_who_acts(State& state);

// The first hand is being dealt: nobody has played a card yet (VN-SET-6).
bool is_first_hand(const State& state);

}  // namespace springtide::vineta
