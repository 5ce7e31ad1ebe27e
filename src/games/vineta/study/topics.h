// The sections of Vineta's study, in the order of the report.
#pragma once

namespace springtide::vineta {

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

}  // namespace springtide::vineta
