// What each card does: which actions it offers, which rule speaks for or against one, and how it is carried out.
#pragma once

#include "games/vineta/rules/action.h"
#include "games/vineta/rules/rule.h"
#include "games/vineta/rules/state.h"

namespace springtide::vineta {

struct Effect {
  // Appends every action that carries the card out or carries its chain on. None: the card lapses (RU-4).
  void (*list)(const State& state, Seat seat, Card card, Actions& actions);
  // Requires: the action names this card.
  Verdict (*judge)(const State& state, Seat seat, Action action);
  // Requires: legal. Returns whether the card is now carried out.
  bool (*play)(State& state, Seat seat, Action action);
  // VN-ACT-1: false for cards that stay on the table to the end of the round.
  bool is_discarded = true;
};

const Effect& effect_of(Card card);

}  // namespace springtide::vineta
