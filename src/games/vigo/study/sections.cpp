// The headings of Vigo's report, and its sentences.
#include "games/vigo/study/study.h"
#include "games/vigo/study/topics.h"
#include "study/figures.h"
#include "study/result.h"

namespace springtide::study {
namespace {

using namespace vigo;

const std::vector<Column> points{{.name = "points"}};
const auto chest_columns = columns_of<ChestColumn>({{ChestColumn::part_of_the_chests, Measure::share}});
const auto player_columns =
    columns_of<PlayerColumn>({{PlayerColumn::part_of_the_players, Measure::share}, {PlayerColumn::win_rate, Measure::rate}});
const auto last_ship_columns = columns_of<LastShipColumn>({{LastShipColumn::won, Measure::share},
                                                           {LastShipColumn::win_rate, Measure::rate},
                                                           {LastShipColumn::won_without_the_60, Measure::share}});

std::vector<Section> make_sections() {
  return {
      {.title = "Tables",
       .text = "Moves are all steps, nature's too. The round limit ends a game after 200 rounds without the sixth ship.",
       .row_title = "table",
       .columns = columns_of<TableColumn>(
           {{TableColumn::round_limit, Measure::share}, {TableColumn::shared_wins, Measure::share}})},
      {.title = "Points", .text = "The points of every player.", .row_title = "table", .columns = points, .bin = 100},
      {.title = "Winning points", .text = "The points of the winner.", .row_title = "table", .columns = points, .bin = 100},
      {.title = "Seats",
       .text = "p1 places first and takes the first turn; the others follow clockwise.",
       .row_title = "seat",
       .columns = seat_columns(),
       .charted = index_of(SeatColumn::win_rate),
       .reference = 1},
      {.title = "Rounds of a game",
       .text = "How long games last.",
       .row_title = "table",
       .columns = {{.name = "rounds"}},
       .bin = 5},
      {.title = "Points by source",
       .text = "Where the points come from. What a chest is worth is split up: its parts and keys, the bonus for locks with "
               "their "
               "key, and what the multiplier adds.",
       .row_title = "source",
       .columns = source_columns(),
       .charted = index_of(SourceColumn::part_of_all_points)},
      {.title = "Values of chests",
       .text = "What each scored chest was worth.",
       .row_title = "table",
       .columns = {{.name = "value"}},
       .bin = 50},
      {.title = "Chests by number of parts",
       .text = "Keys are not counted.",
       .row_title = "parts",
       .columns = chest_columns,
       .charted = index_of(ChestColumn::value)},
      {.title = "Chests by multiplier",
       .text = "The largest number of equal treasures.",
       .row_title = "times",
       .columns = chest_columns,
       .charted = index_of(ChestColumn::value)},
      {.title = "Chests by locks with their key",
       .text = "Pairs of one colour.",
       .row_title = "pairs",
       .columns = chest_columns,
       .charted = index_of(ChestColumn::value)},
      {.title = "Chests of a player",
       .text = "How many chests a player scores, and how often such a player wins.",
       .row_title = "chests",
       .columns = player_columns,
       .charted = index_of(PlayerColumn::win_rate),
       .reference = 1},
      {.title = "The last ship",
       .text = "Who takes the sixth Sailing Ship ends the game and gets 60 points. Without them: how often the same player "
               "would "
               "have won.",
       .row_title = "player",
       .columns = last_ship_columns,
       .charted = index_of(LastShipColumn::win_rate),
       .reference = 1},
      {.title = "Events",
       .text =
           "How often a player plays each event in a game (Sailing Ships: takes). The last column compares players of one "
           "table: by how many points of a hundred the share of the win differs for one play more than the others. It does "
           "not say why.",
       .row_title = "event",
       .columns = play_columns(),
       .charted = index_of(PlayColumn::win_share_for_one_more),
       .reference = 0},
  };
}

template <EnumKey C>
std::string share_text(const Tally& tally, int section, const RowName& row, C column) {
  return figure(tally.cell(section, row, column).interval(Measure::share), Measure::share);
}

std::string chest_sentence(const Tally& tally) {
  std::string text = "Chests by their multiplier:";
  const char* separator = " ";
  for (const RowName& row : tally.rows(about_multipliers)) {
    if (tally.cell(about_multipliers, row, ChestColumn::value).games() == 0) continue;
    text += separator + ("×" + row.text) + " " + share_text(tally, about_multipliers, row, ChestColumn::part_of_the_chests);
    text += ", worth " + fixed(tally.cell(about_multipliers, row, ChestColumn::value).value(), 0);
    separator = "; ";
  }
  return tally.rows(about_multipliers).empty() ? "No chest was scored." : text + ".";
}

std::string ship_sentence(const Tally& tally) {
  const auto rows = tally.rows(about_last_ship);
  if (rows.empty()) return "No game ended with the sixth Sailing Ship.";
  return "Who takes the last ship wins " + share_text(tally, about_last_ship, rows[0], LastShipColumn::won) +
         " of the games that end so, and without its 60 points would win " +
         share_text(tally, about_last_ship, rows[0], LastShipColumn::won_without_the_60) + ".";
}

std::string limit_sentence(const Tally& tally) {
  std::string text = "Games that reach the round limit:";
  const char* separator = " ";
  for (const RowName& row : tally.rows(about_games)) {
    text += separator + row.text + " " + share_text(tally, about_games, row, TableColumn::round_limit);
    separator = "; ";
  }
  return text + ".";
}

}  // namespace

const std::vector<Section>& Study<Vigo>::sections() {
  static const std::vector<Section> all = make_sections();
  return all;
}

std::vector<std::string> Study<Vigo>::highlights(const Tally& tally) {
  return {
      fair_share_sentence(tally, {.section = about_seats,
                                  .column = index_of(SeatColumn::win_rate),
                                  .subject = "Win rate by seat:",
                                  .none = "No seat wins measurably more or less often than its fair share"}),
      source_sentence(tally, about_sources),
      chest_sentence(tally),
      ship_sentence(tally),
      play_sentence(tally, about_events, "an event", "No event"),
      limit_sentence(tally),
  };
}

}  // namespace springtide::study
