// The sections of Vigo's study, in the order of the report.
#pragma once

namespace springtide::vigo {

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

}  // namespace springtide::vigo
