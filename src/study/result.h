// How a game ended, and the observations that every game has in common.
#pragma once

#include <string>

#include "core/game.h"
#include "study/tally.h"

namespace springtide::study {

struct Result {
  int players = 0;
  Scores points{};
  PerPlayer<double> win{};  // shares of the win, one in all
  SeatSet winners;

  // Times the fair share of the win.
  double rate(Seat seat) const { return win[seat] * players; }
};

// Requires: the game is over.
template <Game G>
Result result_of(const typename G::State& state, int players) {
  Result result{.players = players, .points = scores(state), .winners = winners(state)};
  for (Seat seat : result.winners) result.win[seat] = 1.0 / result.winners.size();
  return result;
}

// `4 players`, in the order of their number.
RowName players_row(int players);

// `4 players, p1`.
enum class SeatColumn : std::uint8_t { won, win_rate, points };
std::vector<Column> seat_columns();
void add_seats(Sheet& sheet, int section, const Result& result);

// A distribution of all points, and one of the winners'.
void add_points(Sheet& sheet, int section, const Result& result);
void add_winning_points(Sheet& sheet, int section, const Result& result);

// How often each seat did a thing, and what one time more than the others at the table goes with in the share of the win:
// the slope within games.
enum class PlayColumn : std::uint8_t { a_player, a_winner, another, win_share_for_one_more };
void add_plays(Sheet& sheet, int section, const RowName& row, const PerPlayer<int>& plays, const Result& result);
std::vector<Column> play_columns();
// What goes with winning and with losing, in a section of play_columns: `playing a card once more …`, or `No card …`.
std::string play_sentence(const Tally& tally, int section, const std::string& what, const std::string& none);

// Where points come from.
enum class SourceColumn : std::uint8_t { a_player, a_winner, part_of_all_points };
void add_source(Sheet& sheet, int section, const RowName& row, const PerPlayer<int>& points, const Result& result);
std::vector<Column> source_columns();
// What part of all points each source of such a section gives.
std::string source_sentence(const Tally& tally, int section);

}  // namespace springtide::study
