// The headings of Vigo's report, and its sentences.
#include "games/vigo/study/study.h"
#include "study/figures.h"
#include "study/result.h"
#include "text/lines.h"

namespace springtide::study {
namespace {

using namespace vigo;

const auto chest_columns = columns_of<ChestColumn>({{ChestColumn::part_of_the_chests, Measure::share}});
const auto player_columns =
    columns_of<PlayerColumn>({{PlayerColumn::part_of_the_players, Measure::share}, {PlayerColumn::win_rate, Measure::rate}});
const auto last_ship_columns = columns_of<LastShipColumn>({{LastShipColumn::won, Measure::share},
                                                           {LastShipColumn::win_rate, Measure::rate},
                                                           {LastShipColumn::won_without_the_60, Measure::share}});

std::vector<Section> make_sections() {
  return {
      {"Tables", "Moves are all steps, nature's too. The round limit ends a game after 200 rounds without the sixth ship.",
       "table",
       columns_of<TableColumn>({{TableColumn::round_limit, Measure::share}, {TableColumn::shared_wins, Measure::share}})},
      distribution("Points", "The points of every player.", "points", 100),
      distribution("Winning points", "The points of the winner.", "points", 100),
      {"Seats", "p1 places first and takes the first turn; the others follow clockwise.", "seat", seat_columns(),
       index_of(SeatColumn::win_rate), 1},
      distribution("Rounds of a game", "How long games last.", "rounds", 5),
      {"Points by source",
       "Where the points come from. What a chest is worth is split up: its parts and keys, the bonus for locks with their "
       "key, and what the multiplier adds.",
       "source", source_columns(), index_of(SourceColumn::part_of_all_points)},
      distribution("Values of chests", "What each scored chest was worth.", "value", 50),
      {"Chests by number of parts", "Keys are not counted.", "parts", chest_columns, index_of(ChestColumn::value)},
      {"Chests by multiplier", "The largest number of equal treasures.", "times", chest_columns,
       index_of(ChestColumn::value)},
      {"Chests by locks with their key", "Pairs of one colour.", "pairs", chest_columns, index_of(ChestColumn::value)},
      {"Chests of a player", "How many chests a player scores, and how often such a player wins.", "chests", player_columns,
       index_of(PlayerColumn::win_rate), 1},
      {"The last ship",
       "Who takes the sixth Sailing Ship ends the game and gets 60 points. Without them: how often the same player would "
       "have won.",
       "player", last_ship_columns, index_of(LastShipColumn::win_rate), 1},
      {"Events",
       "How often a player plays each event in a game (Sailing Ships: takes). The last column compares players of one "
       "table: by how many points of a hundred the share of the win differs for one play more than the others. It does not "
       "say why.",
       "event", play_columns(), index_of(PlayColumn::win_share_for_one_more), 0},
  };
}

template <EnumKey C>
std::string share_text(const Tally& tally, int section, const RowName& row, C column) {
  return figure(tally.cell(section, row, column).interval(Measure::share), Measure::share);
}

std::string chest_sentence(const Tally& tally) {
  const auto worth = [&tally](const RowName& row) { return tally.cell(about_multipliers, row, ChestColumn::value); };
  auto rows = tally.rows(about_multipliers);
  if (rows.empty()) return "No chest was scored.";
  std::erase_if(rows, [&worth](const RowName& row) { return worth(row).games() == 0; });
  const auto words = [&](const RowName& row) {
    return "×" + row.text + " " + share_text(tally, about_multipliers, row, ChestColumn::part_of_the_chests) + ", worth " +
           fixed(worth(row).value(), 0);
  };
  return "Chests by their multiplier: " + joined(rows, "; ", words) + ".";
}

std::string ship_sentence(const Tally& tally) {
  const auto rows = tally.rows(about_last_ship);
  if (rows.empty()) return "No game ended with the sixth Sailing Ship.";
  return "Who takes the last ship wins " + share_text(tally, about_last_ship, rows[0], LastShipColumn::won) +
         " of the games that end so, and without its 60 points would win " +
         share_text(tally, about_last_ship, rows[0], LastShipColumn::won_without_the_60) + ".";
}

std::string limit_sentence(const Tally& tally) {
  const auto words = [&tally](const RowName& row) {
    return row.text + " " + share_text(tally, about_games, row, TableColumn::round_limit);
  };
  return "Games that reach the round limit: " + joined(tally.rows(about_games), "; ", words) + ".";
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
