// What a tournament plays: line-ups of bots, every rotation of each around the table, and the same deals for all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/rating.h"
#include "base/result.h"
#include "core/places.h"
#include "text/text_error.h"

namespace springtide::arena {

// The bot at each seat, by index in Plan::bots.
using LineUp = FixedVector<std::uint8_t, max_seats>;

// A game of the tournament. Games are numbered by deal, then line-up, then rotation, so that more deals only add numbers.
struct GameId {
  int deal = 0;
  int line_up = 0;
  int rotation = 0;
  friend bool operator==(const GameId&, const GameId&) = default;
};

struct Plan {
  std::vector<std::string> entrants;  // as given, a bot as often as it takes part
  std::vector<std::string> bots;      // each once, in the order given
  std::vector<LineUp> line_ups;
  int players = 0;
  int deals = 0;
  std::uint64_t seed = 0;

  int games_per_deal() const { return static_cast<int>(line_ups.size()) * players; }
  int games() const { return deals * games_per_deal(); }
};

inline constexpr int most_entrants = 24;
inline constexpr int most_games = 20'000'000;

// `greedy*3` is greedy three times.
Result<std::vector<std::string>, TextError> entrants_of(const std::vector<std::string>& texts);

// Every combination of as many entrants as there are players, in the order given; those of the same bots count once.
Result<Plan, TextError> plan_of(std::vector<std::string> entrants, int players, int deals, std::uint64_t seed);

GameId game_at(const Plan& plan, int number);
// The line-up as this game's rotation seats it.
LineUp seating(const Plan& plan, const GameId& game);

// The deal is the same for every line-up and rotation; the bots' own luck is not.
std::uint64_t deal_seed(const Plan& plan, const GameId& game);
std::uint64_t bots_seed(const Plan& plan, const GameId& game);

using GameResult = Ending;

// By number of the game; empty: not played yet.
using Results = std::vector<std::optional<GameResult>>;

}  // namespace springtide::arena
