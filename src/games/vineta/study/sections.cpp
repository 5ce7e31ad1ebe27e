// The headings of Vineta's report, and its sentences.
#include "games/vineta/study/study.h"
#include "study/figures.h"
#include "study/result.h"
#include "text/lines.h"

namespace springtide::study {
namespace {

using namespace vineta;

std::vector<Column> tile_columns() {
  return columns_of<TileColumn>({{TileColumn::win_rate, Measure::rate}, {TileColumn::last, Measure::share}});
}
std::vector<Column> round_columns() {
  return columns_of<RoundColumn>({{RoundColumn::with_a_tie, Measure::share},
                                  {RoundColumn::outer_sinks, Measure::share},
                                  {RoundColumn::upper_sinks, Measure::share},
                                  {RoundColumn::centre_sinks, Measure::share}});
}

std::vector<Section> make_sections() {
  return {
      {"Tables", "Moves are all steps, nature's too; turns are those of all eight rounds.", "table",
       columns_of<TableColumn>({{TableColumn::shared_wins, Measure::share}})},
      distribution("Points", "The points of every player.", "points", 1),
      distribution("Winning points", "The points of the winner.", "points", 1),
      {"Seats", "p1 places first and starts the first round; the others follow clockwise.", "seat", seat_columns(),
       index_of(SeatColumn::win_rate), 1},
      {"District tiles", "By the district tile a player holds. Last: how often this district remained.", "tile",
       tile_columns(), index_of(TileColumn::win_rate), 1},
      {"Rings of the tiles",
       "The same by ring: a tile scores 7 (outer), 4 (upper) or 2 (centre) points if its district is last.", "ring",
       tile_columns(), index_of(TileColumn::win_rate), 1},
      {"Rings of the tiles by table", "The same for each number of players and edition.", "table and ring", tile_columns()},
      {"The last district", "Which district remains after eight rounds, and how many houses stand on it.", "last",
       columns_of<LastColumn>({{LastColumn::games, Measure::share}}), index_of(LastColumn::games)},
      {"Tribes", "By the house tile. Tribes differ in nothing but their order, so this should be even.", "tribe",
       columns_of<TribeColumn>({{TribeColumn::win_rate, Measure::rate}}), index_of(TribeColumn::win_rate), 1},
      {"Points by source", "Where the points come from.", "source", source_columns(),
       index_of(SourceColumn::part_of_all_points)},
      {"Cards",
       "How often a player plays each card in a game. The last column compares players of one table: by how many points of "
       "a hundred the share of the win differs for one play more than the others. It does not say why: who is ahead may "
       "play otherwise.",
       "card", play_columns(), index_of(PlayColumn::win_share_for_one_more), 0},
      {"Rounds", "Turns and ties of each round, the houses it brings its players, and where the district that sinks lies.",
       "round", round_columns(), index_of(RoundColumn::houses_captured)},
      distribution("Turns of a round", "How long rounds last.", "turns", 1),
  };
}

std::string last_sentence(const Tally& tally) {
  auto rows = tally.rows(about_last_district);
  std::erase_if(rows, [](const RowName& row) { return row.order >= enum_size<Ring>; });
  const auto words = [&tally](const RowName& row) {
    return row.text + " in " +
           figure(tally.cell(about_last_district, row, LastColumn::games).interval(Measure::share), Measure::share);
  };
  return "The last district is " + joined(rows, ", ", words) + ".";
}

}  // namespace

const std::vector<Section>& Study<Vineta>::sections() {
  static const std::vector<Section> all = make_sections();
  return all;
}

std::vector<std::string> Study<Vineta>::highlights(const Tally& tally) {
  return {
      fair_share_sentence(tally, {.section = about_seats,
                                  .column = index_of(SeatColumn::win_rate),
                                  .subject = "Win rate by seat:",
                                  .none = "No seat wins measurably more or less often than its fair share"}),
      fair_share_sentence(tally, {.section = about_rings,
                                  .column = index_of(TileColumn::win_rate),
                                  .subject = "Win rate by the ring of the district tile:",
                                  .none = "The ring of the district tile makes no measurable difference to who wins"}),
      fair_share_sentence(tally,
                          {.section = about_tribes,
                           .column = index_of(TribeColumn::win_rate),
                           .subject = "Tribes are not even:",
                           .none = "No tribe wins measurably more or less often than its fair share, as it should be"}),
      last_sentence(tally),
      source_sentence(tally, about_sources),
      play_sentence(tally, about_cards, "a card", "No card"),
  };
}

}  // namespace springtide::study
