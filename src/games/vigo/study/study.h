// What is counted in games of Vigo.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/move.h"
#include "games/vigo/rules/vigo.h"
#include "study/study.h"

namespace springtide::study {

template <>
struct Study<Vigo> {
  static const std::vector<Section>& sections();
  // Requires: the moves of a finished game.
  static void collect(Sheet& sheet, const vigo::Options& options, std::span<const Move<Vigo>> moves);
  static std::vector<std::string> highlights(const Tally& tally);
};

}  // namespace springtide::study

namespace springtide::vigo {

// The sections, in the order of the report.
enum Topic : int {
  about_games,
  about_points,
  about_winning_points,
  about_seats,
  about_rounds,
  about_sources,
  about_chest_values,
  about_chest_parts,
  about_multipliers,
  about_pairs,
  about_chests_of_a_player,
  about_last_ship,
  about_events,
};

// Their columns, where they have columns of their own.
enum class TableColumn : std::uint8_t { moves, rounds, points, winning_points, chests, round_limit, shared_wins };
enum class ChestColumn : std::uint8_t { part_of_the_chests, value };
enum class PlayerColumn : std::uint8_t { part_of_the_players, win_rate, points };
enum class LastShipColumn : std::uint8_t { won, win_rate, won_without_the_60, points };

}  // namespace springtide::vigo
