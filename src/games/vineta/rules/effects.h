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

// Cards of the rows (row_effects.cpp) and cards that move houses (house_effects.cpp).
extern const Effect flood_effect, changing_wind_effect, calm_sea_effect, intervention_effect, length_effect;
extern const Effect false_hope_effect, rescue_effect, relocation_effect, panic_effect, quarantine_effect;

// One action for each district.
inline void list_districts(Verb verb, Card card, DistrictSet districts, Actions& actions) {
  actions.append_each(districts,
                      [verb, card](District district) { return Action{.verb = verb, .card = card, .district = district}; });
}

// RU-5: whether a district may be source, target or row; if so, the verdict is the other rule's.
inline Verdict check_standing(const State& state, District district, Rule otherwise) {
  if (district == District::none) return refuse(otherwise, Reason::incomplete);
  if (state.sunk.contains(district)) return refuse(Rule::ru_5, Reason::sunk);
  return allow(otherwise);
}

}  // namespace springtide::vineta
