// The headings of Vigo's report, and its sentences.
#include "games/vigo/study/study.h"
#include "games/vigo/study/topics.h"
#include "study/figures.h"
#include "study/result.h"

namespace springtide::study {
namespace {

using namespace vigo;

const Column win_rate{.name = "win rate", .measure = Measure::rate};
const Column points{.name = "points"};
const std::vector<Column> chest_columns{{.name = "part of the chests", .measure = Measure::share}, {.name = "value"}};

std::vector<Section> make_sections() {
  return {
      {.title = "Tables",
       .text = "Moves are all steps, nature's too. The round limit ends a game after 200 rounds without the sixth ship.",
       .row_title = "table",
       .columns = {{.name = "moves"},
                   {.name = "rounds"},
                   points,
                   {.name = "winning points"},
                   {.name = "chests"},
                   {.name = "round limit", .measure = Measure::share},
                   {.name = "shared wins", .measure = Measure::share}}},
      {.title = "Points", .text = "The points of every player.", .row_title = "table", .columns = {points}, .bin = 100},
      {.title = "Winning points",
       .text = "The points of the winner.",
       .row_title = "table",
       .columns = {points},
       .bin = 100},
      {.title = "Seats",
       .text = "p1 places first and takes the first turn; the others follow clockwise.",
       .row_title = "seat",
       .columns = {{.name = "won", .measure = Measure::share}, win_rate, points},
       .charted = 1,
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
       .charted = 2},
      {.title = "Values of chests",
       .text = "What each scored chest was worth.",
       .row_title = "table",
       .columns = {{.name = "value"}},
       .bin = 50},
      {.title = "Chests by number of parts",
       .text = "Keys are not counted.",
       .row_title = "parts",
       .columns = chest_columns,
       .charted = 1},
      {.title = "Chests by multiplier",
       .text = "The largest number of equal treasures.",
       .row_title = "times",
       .columns = chest_columns,
       .charted = 1},
      {.title = "Chests by locks with their key",
       .text = "Pairs of one colour.",
       .row_title = "pairs",
       .columns = chest_columns,
       .charted = 1},
      {.title = "Chests of a player",
       .text = "How many chests a player scores, and how often such a player wins.",
       .row_title = "chests",
       .columns = {{.name = "part of the players", .measure = Measure::share}, win_rate, points},
       .charted = 1,
       .reference = 1},
      {.title = "The last ship",
       .text = "Who takes the sixth Sailing Ship ends the game and gets 60 points. Without them: how often the same player "
               "would "
               "have won.",
       .row_title = "player",
       .columns = {{.name = "won", .measure = Measure::share},
                   win_rate,
                   {.name = "won without the 60", .measure = Measure::share},
                   points},
       .charted = 1,
       .reference = 1},
      {.title = "Events",
       .text =
           "How often a player plays each event in a game (Sailing Ships: takes). The last column compares players of one "
           "table: by how many points of a hundred the share of the win differs for one play more than the others. It does "
           "not say why.",
       .row_title = "event",
       .columns = play_columns(),
       .charted = 3,
       .reference = 0},
  };
}

std::string share_text(const Tally& tally, int section, const RowName& row, int column) {
  return figure(tally.cell(section, row, column).interval(Measure::share), Measure::share);
}

std::string chest_sentence(const Tally& tally) {
  std::string text = "Chests by their multiplier:";
  const char* separator = " ";
  for (const RowName& row : tally.rows(about_multipliers)) {
    if (tally.cell(about_multipliers, row, 1).games() == 0) continue;
    text += separator + ("×" + row.text) + " " + share_text(tally, about_multipliers, row, 0);
    text += ", worth " + fixed(tally.cell(about_multipliers, row, 1).value(), 0);
    separator = "; ";
  }
  return tally.rows(about_multipliers).empty() ? "No chest was scored." : text + ".";
}

std::string ship_sentence(const Tally& tally) {
  const auto rows = tally.rows(about_last_ship);
  if (rows.empty()) return "No game ended with the sixth Sailing Ship.";
  return "Who takes the last ship wins " + share_text(tally, about_last_ship, rows[0], 0) +
         " of the games that end so, and without its 60 points would win " + share_text(tally, about_last_ship, rows[0], 2) +
         ".";
}

std::string limit_sentence(const Tally& tally) {
  std::string text = "Games that reach the round limit:";
  const char* separator = " ";
  for (const RowName& row : tally.rows(about_games)) {
    text += separator + row.text + " " + share_text(tally, about_games, row, 5);
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
                                  .column = 1,
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
