#include "study/result.h"

#include <algorithm>
#include <span>

#include "study/figures.h"
#include "text/lines.h"

namespace springtide::study {

RowName players_row(int players) { return {.order = players, .text = counted(players, "player", "players")}; }

std::vector<Column> seat_columns() {
  return columns_of<SeatColumn>({{SeatColumn::won, Measure::share}, {SeatColumn::win_rate, Measure::rate}});
}

void add_seats(Sheet& sheet, int section, const Result& result) {
  for (Seat seat : players_of(result.players)) {
    const RowName row{.order = result.players * 10 + index_of(seat),
                      .text = players_row(result.players).text + ", p" + std::to_string(index_of(seat) + 1)};
    sheet.add(section, row, SeatColumn::won, result.win[seat]);
    sheet.add(section, row, SeatColumn::win_rate, result.rate(seat));
    sheet.add(section, row, SeatColumn::points, result.points[seat]);
  }
}

void add_points(Sheet& sheet, int section, const Result& result) {
  for (Seat seat : players_of(result.players)) sheet.count(section, players_row(result.players), result.points[seat]);
}

void add_winning_points(Sheet& sheet, int section, const Result& result) {
  sheet.count(section, players_row(result.players), result.points[result.winners.front()]);
}

void add_plays(Sheet& sheet, int section, const RowName& row, const PerPlayer<int>& plays, const Result& result) {
  double mean = 0;
  for (Seat seat : players_of(result.players)) mean += static_cast<double>(plays[seat]) / result.players;
  for (Seat seat : players_of(result.players)) {
    const double beyond = plays[seat] - mean;
    sheet.add(section, row, PlayColumn::a_player, plays[seat]);
    sheet.add(section, row, result.winners.contains(seat) ? PlayColumn::a_winner : PlayColumn::another, plays[seat]);
    sheet.add_ratio(section, row, index_of(PlayColumn::win_share_for_one_more), beyond * result.win[seat], beyond * beyond);
  }
}

std::vector<Column> play_columns() {
  return columns_of<PlayColumn>({{PlayColumn::win_share_for_one_more, Measure::change}});
}

void add_source(Sheet& sheet, int section, const RowName& row, const PerPlayer<int>& points, const Result& result) {
  for (Seat seat : players_of(result.players)) {
    sheet.add(section, row, SourceColumn::a_player, points[seat]);
    if (result.winners.contains(seat)) sheet.add(section, row, SourceColumn::a_winner, points[seat]);
    sheet.add_ratio(section, row, index_of(SourceColumn::part_of_all_points), points[seat], result.points[seat]);
  }
}

std::vector<Column> source_columns() {
  return columns_of<SourceColumn>({{SourceColumn::part_of_all_points, Measure::portion}});
}

std::string play_sentence(const Tally& tally, int section, const std::string& what, const std::string& none) {
  constexpr std::size_t most = 4;
  constexpr auto change = PlayColumn::win_share_for_one_more;
  const auto found = standing_out(tally, section, play_columns()[index_of(change)], index_of(change), 0);
  if (found.empty()) return none + " is played measurably more often by winners than by others.";
  const auto words = [](const Finding& each) { return each.row.text + " " + figure(each.interval, Measure::change); };
  return "Compared with the others at the table, playing " + what + " once more goes with a different share of the win: " +
         joined(std::span(found).first(std::min(found.size(), most)), "; ", words) + ".";
}

std::string source_sentence(const Tally& tally, int section) {
  const auto words = [&](const RowName& row) {
    const Cell& cell = tally.cell(section, row, SourceColumn::part_of_all_points);
    return figure(cell.interval(Measure::portion), Measure::portion) + " are for " + row.text;
  };
  return "Of all points, " + joined(tally.rows(section), ", ", words) + ".";
}

}  // namespace springtide::study
