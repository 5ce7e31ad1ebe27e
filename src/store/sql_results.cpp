#include <bit>

#include "store/queries_results.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

std::int64_t bits_of(double number) { return std::bit_cast<std::int64_t>(number); }
double real_in(const Row& row, std::size_t column) { return std::bit_cast<double>(number_in(row, column)); }

Standing standing_in(const Row& row) {
  return {.seat = int_in(row, 5),
          .player = text_in(row, 6),
          .level = int_in(row, 7),
          .measured = int_in(row, 8),
          .place = int_in(row, 9),
          .points = int_in(row, 10),
          .has_left = number_in(row, 11) != 0,
          .after = {.mean = real_in(row, 12), .variance = real_in(row, 13)}};
}

GameResult result_in(const Answer& answer) {
  if (answer.rows.empty()) throw Failure("the store has lost a result that it had a moment ago");
  const Row& first = answer.rows.front();
  return {.table = text_in(first, 0),
          .game = text_in(first, 1),
          .edition = text_in(first, 2),
          .is_rated = number_in(first, 3) != 0,
          .ended = number_in(first, 4),
          .standings = each(answer, standing_in)};
}

Earlier earlier_in(const Row& row) {
  return {.measure = {.mean = real_in(row, 0), .variance = real_in(row, 1)}, .ended = number_in(row, 2)};
}

void insert(Session& session, const GameResult& result) {
  for (const Standing& each : result.standings)
    run(session, query::add_standing,
        {result.table, each.seat, result.game, result.edition, static_cast<std::int64_t>(result.standings.size()),
         result.is_rated ? 1 : 0, result.ended, each.player, each.level, each.measured, each.place, each.points,
         each.has_left ? 1 : 0});
}

void rate_again(Session& session, const std::string& table, const Results::Rate& rate) {
  const GameResult result = result_in(run(session, query::result, {table}));
  std::vector<std::optional<Earlier>> before;
  for (const Standing& each : result.standings)
    before.push_back(
        each.player.empty()
            ? std::nullopt
            : only(run(session, query::earlier_of, {each.player, result.game, result.ended, result.table}), earlier_in));
  const std::vector<Measure> after = rate(result, before);
  for (std::size_t i = 0; i < after.size(); ++i)
    run(session, query::set_measure,
        {bits_of(after[i].mean), bits_of(after[i].variance), result.table, result.standings[i].seat});
}

}  // namespace

std::vector<std::string> SqlStore::uncounted(int limit) { return each(run(query::uncounted, {limit}), first_text); }

void SqlStore::set_counted(std::string_view table) { run(query::set_counted, {table}); }

void SqlStore::add_result(const GameResult& result, const Rate& rate) {
  engine_->together([&](Session& session) {
    store::run(session, query::take_turn);
    if (!store::run(session, query::has_standings, {result.table}).rows.empty()) return;
    insert(session, result);
    if (!result.is_rated) return;
    const Answer later = store::run(session, query::rated_from, {result.game, result.ended, result.table});
    for (const std::string& table : each(later, first_text)) rate_again(session, table, rate);
  });
}

void SqlStore::forget_results() {
  engine_->together([](Session& session) {
    store::run(session, query::take_turn);
    store::run(session, query::forget_standings);
    store::run(session, query::uncount_all);
  });
}

std::vector<GameResult> SqlStore::results_of(const std::vector<std::string>& players, const ResultFilter& filter) {
  const std::string list = json_list(players);
  const Answer found = run(query::results_of, {list, filter.game, filter.edition, filter.players, filter.before,
                                               filter.before_table, filter.limit});
  return each(found, [this](const Row& row) { return result_in(run(query::result, {text_in(row, 1)})); });
}

std::vector<Tally> SqlStore::tallies_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::tallies_of, {list}), [](const Row& row) {
    return Tally{.game = text_in(row, 0),
                 .edition = text_in(row, 1),
                 .players = int_in(row, 2),
                 .seat = int_in(row, 3),
                 .games = int_in(row, 4),
                 .first = int_in(row, 5)};
  });
}

std::vector<Rival> SqlStore::rivals_of(const std::vector<std::string>& players, int limit) {
  const std::string list = json_list(players);
  return each(run(query::rivals_of, {list, limit}), [](const Row& row) {
    return Rival{.player = text_in(row, 0), .games = int_in(row, 1), .before = int_in(row, 2), .after = int_in(row, 3)};
  });
}

std::vector<RatingPoint> SqlStore::ratings_of(const std::vector<std::string>& players, int limit) {
  const std::string list = json_list(players);
  return each(run(query::ratings_of, {list, limit}), [](const Row& row) {
    return RatingPoint{.game = text_in(row, 0),
                       .measure = {.mean = real_in(row, 1), .variance = real_in(row, 2)},
                       .ended = number_in(row, 3)};
  });
}

}  // namespace springtide::store
