// Vineta for the oracle.
#pragma once

#include <vector>

#include "games/vineta/rules/vineta.h"
#include "oracle/plan.h"

namespace springtide {

template <>
struct Plan<Vineta> {
  // One switch set on its own, or none.
  static std::vector<vineta::Options> switch_settings() {
    using namespace vineta;
    return {{},
            {.own_house = 1},
            {.own_house = 2},
            {.own_house = 3},
            {.tie_tower = TieTower::passes},
            {.tie_tower = TieTower::stays},
            {.panic = PanicHouses::all},
            {.panic = PanicHouses::one_each},
            {.own_house = 1, .capture = Capture::in_order},
            {.capture = Capture::owner_picks}};
  }

  static vineta::Options options_of_game(int game) {
    const auto settings = switch_settings();
    vineta::Options options = settings[static_cast<std::size_t>(game / 20) % settings.size()];
    options.players = 2 + game % 5;
    options.edition = static_cast<vineta::Edition>(game / 5 % 4);
    options.start = game % 3 == 0 ? Seat::nature : seat_at(game % options.players);
    if (game % 7 == 3) options.placement = vineta::Placement::random;  // with every count, edition and switch in time
    return options;
  }

  // In every second game flood cards are shunned: long rounds, ties, empty tables, new piles.
  static bool is_shunned(int game, const vineta::State& state, const vineta::Action& action) {
    return game % 2 == 1 && state.phase == vineta::Phase::choose && vineta::is_flood(action.card);
  }

  static bool is_sabotaged(const vineta::State& state) { return state.round == 3 && state.phase == vineta::Phase::choose; }
};

}  // namespace springtide
