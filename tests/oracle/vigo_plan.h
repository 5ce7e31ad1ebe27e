// Vigo for the oracle.
#pragma once

#include "games/vigo/rules/vigo.h"
#include "oracle/plan.h"

namespace springtide {

template <>
struct Plan<Vigo> {
  // A deck with other numbers: fewer kinds, marked lids, a brown lock.
  static vigo::Deck odd_deck() {
    using namespace vigo;
    using vigo::Shape;
    Deck deck;
    for (Shape shape : {Shape::left_lid, Shape::right_lid, Shape::left_bottom, Shape::right_bottom, Shape::middle})
      for (Colour colour : {Colour::red, Colour::violet, Colour::brown}) {
        const bool is_bottom = shape == Shape::left_bottom || shape == Shape::right_bottom;
        const Mark mark = is_bottom ? Mark::lock : Mark::crown;
        deck.entries.push_back({.part = {.shape = shape, .colour = colour, .mark = mark}, .copies = 5});
      }
    deck.entries.push_back({.part = {.shape = Shape::key, .colour = Colour::red}, .copies = 4});
    deck.entries.push_back({.part = {.shape = Shape::key, .colour = Colour::violet}, .copies = 5});
    return deck;
  }

  static vigo::Options options_of_game(int game) {
    vigo::Options options;
    options.players = 2 + game % 5;
    options.free_events = game / 5 % 2 == 1;
    options.memory_aid = game / 10 % 2 == 1;
    options.lock_key_bonus = game % 4 == 3 ? 30 : 50;
    options.start = game % 3 == 0 ? Seat::nature : seat_at(game % options.players);
    if (game % 7 == 6) options.deck = odd_deck();
    return options;
  }

  // In every second game nobody ends a turn or leaves a card while there is something else to do.
  static bool is_shunned(int game, const vigo::State&, const vigo::Action& action) {
    return game % 2 == 1 && (action.verb == vigo::Verb::end_turn || action.verb == vigo::Verb::leave);
  }

  static bool is_sabotaged(const vigo::State& state) { return state.round == 3 && state.phase == vigo::Phase::before; }
};

}  // namespace springtide
