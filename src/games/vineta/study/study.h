// What is counted in games of Vineta.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/move.h"
#include "games/vineta/rules/vineta.h"
#include "study/study.h"

namespace springtide::study {

template <>
struct Study<Vineta> {
  static const std::vector<Section>& sections();
  // Requires: the moves of a finished game.
  static void collect(Sheet& sheet, const vineta::Options& options, std::span<const Move<Vineta>> moves);
  static std::vector<std::string> highlights(const Tally& tally);
};

}  // namespace springtide::study

namespace springtide::vineta {

// The sections, in the order of the report.
enum Topic : int {
  about_games,
  about_points,
  about_winning_points,
  about_seats,
  about_tiles,
  about_rings,
  about_rings_by_table,
  about_last_district,
  about_tribes,
  about_sources,
  about_cards,
  about_rounds,
  about_turns,
};

// Their columns, where they have columns of their own.
enum class TableColumn : std::uint8_t { moves, turns, points, winning_points, lead_over_the_second, shared_wins };
enum class TileColumn : std::uint8_t { win_rate, points, last };
enum class LastColumn : std::uint8_t { games, houses, winning_points };
enum class TribeColumn : std::uint8_t { win_rate, points };
enum class RoundColumn : std::uint8_t { turns, with_a_tie, houses_captured, outer_sinks, upper_sinks, centre_sinks };

}  // namespace springtide::vineta
