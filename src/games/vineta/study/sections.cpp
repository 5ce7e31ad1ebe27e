// The headings of Vineta's report, and its sentences.
#include "games/vineta/study/study.h"
#include "games/vineta/study/topics.h"
#include "study/figures.h"
#include "study/result.h"

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
const std::vector<Column> points{{.name = "points"}};

std::vector<Section> make_sections() {
  return {
      {.title = "Tables",
       .text = "Moves are all steps, nature's too; turns are those of all eight rounds.",
       .row_title = "table",
       .columns = columns_of<TableColumn>({{TableColumn::shared_wins, Measure::share}})},
      {.title = "Points", .text = "The points of every player.", .row_title = "table", .columns = points, .bin = 1},
      {.title = "Winning points", .text = "The points of the winner.", .row_title = "table", .columns = points, .bin = 1},
      {.title = "Seats",
       .text = "p1 places first and starts the first round; the others follow clockwise.",
       .row_title = "seat",
       .columns = seat_columns(),
       .charted = index_of(SeatColumn::win_rate),
       .reference = 1},
      {.title = "District tiles",
       .text = "By the district tile a player holds. Last: how often this district remained.",
       .row_title = "tile",
       .columns = tile_columns(),
       .charted = index_of(TileColumn::win_rate),
       .reference = 1},
      {.title = "Rings of the tiles",
       .text = "The same by ring: a tile scores 7 (outer), 4 (upper) or 2 (centre) points if its district is last.",
       .row_title = "ring",
       .columns = tile_columns(),
       .charted = index_of(TileColumn::win_rate),
       .reference = 1},
      {.title = "Rings of the tiles by table",
       .text = "The same for each number of players and edition.",
       .row_title = "table and ring",
       .columns = tile_columns()},
      {.title = "The last district",
       .text = "Which district remains after eight rounds, and how many houses stand on it.",
       .row_title = "last",
       .columns = columns_of<LastColumn>({{LastColumn::games, Measure::share}}),
       .charted = index_of(LastColumn::games)},
      {.title = "Tribes",
       .text = "By the house tile. Tribes differ in nothing but their order, so this should be even.",
       .row_title = "tribe",
       .columns = columns_of<TribeColumn>({{TribeColumn::win_rate, Measure::rate}}),
       .charted = index_of(TribeColumn::win_rate),
       .reference = 1},
      {.title = "Points by source",
       .text = "Where the points come from.",
       .row_title = "source",
       .columns = source_columns(),
       .charted = index_of(SourceColumn::part_of_all_points)},
      {.title = "Cards",
       .text =
           "How often a player plays each card in a game. The last column compares players of one table: by how many points "
           "of a hundred the share of the win differs for one play more than the others. It does not say why: who is "
           "ahead may play otherwise.",
       .row_title = "card",
       .columns = play_columns(),
       .charted = index_of(PlayColumn::win_share_for_one_more),
       .reference = 0},
      {.title = "Rounds",
       .text = "Turns and ties of each round, the houses it brings its players, and where the district that sinks lies.",
       .row_title = "round",
       .columns = round_columns(),
       .charted = index_of(RoundColumn::houses_captured)},
      {.title = "Turns of a round",
       .text = "How long rounds last.",
       .row_title = "table",
       .columns = {{.name = "turns"}},
       .bin = 1},
  };
}

std::string last_sentence(const Tally& tally) {
  std::string text = "The last district is";
  const char* separator = " ";
  for (const RowName& row : tally.rows(about_last_district)) {
    if (row.order >= enum_size<Ring>) break;
    text += separator + row.text + " in " +
            figure(tally.cell(about_last_district, row, LastColumn::games).interval(Measure::share), Measure::share);
    separator = ", ";
  }
  return text + ".";
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
