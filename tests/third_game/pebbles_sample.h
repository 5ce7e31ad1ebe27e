// Pebbles for the laws.
#pragma once

#include <vector>

#include "games/pebbles/rules/pebbles.h"
#include "laws/sample.h"

namespace springtide {

template <>
struct Sample<Pebbles> {
  static constexpr std::uint32_t patience = 1;
  static constexpr bool players_reveal = false;  // nature opens the hands

  static std::vector<pebbles::Options> options_list() {
    std::vector<pebbles::Options> list;
    for (int players = 2; players <= max_players; ++players) list.push_back({.players = players, .rounds = 3 * players});
    return list;
  }

  static pebbles::State resample(pebbles::State state, Seat viewer, Rng& rng) {
    for (int i = state.opened; i < state.player_count; ++i)
      if (auto& hand = state.hands[seat_at(i)]; seat_at(i) != viewer && hand != 0)
        hand = static_cast<std::uint8_t>(1 + rng.below(pebbles::most_pebbles));
    return state;
  }

  static std::vector<pebbles::Action> universe() {
    std::vector<pebbles::Action> actions;
    for (int verb = 0; verb < 3; ++verb)
      for (Seat hand : players_of(max_players))
        for (std::uint8_t number = 0; number < 8; ++number)
          actions.push_back({.verb = static_cast<pebbles::Verb>(verb), .hand = hand, .number = number});
    return actions;
  }
};

}  // namespace springtide
