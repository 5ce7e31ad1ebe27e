#include "server/counting.h"

#include <stdexcept>

#include "people/fold.h"
#include "wire/journal.h"

namespace springtide::server {
namespace {

store::Standing kept(const people::Standing& standing, int seat) {
  return {.seat = seat,
          .player = standing.player,
          .level = standing.level,
          .measured = standing.measured.value_or(0),
          .place = standing.place,
          .points = standing.points,
          .has_left = standing.has_left};
}

people::Standing told(const store::Standing& standing) {
  return {.player = standing.player,
          .level = standing.level,
          .measured = standing.measured,
          .place = standing.place,
          .points = standing.points,
          .has_left = standing.has_left};
}

people::Known known_from(const store::Earlier& earlier) {
  return {.rating = {.mean = earlier.measure.mean, .variance = earlier.measure.variance}, .ended = earlier.ended};
}

}  // namespace

std::optional<store::GameResult> result_in(const std::vector<std::string>& journal) {
  if (journal.empty()) return std::nullopt;
  const auto read = wire::read_entries(journal);
  if (!read) throw std::runtime_error("a journal is unreadable: " + read.error().message());
  const auto found = people::result_of(read->table);
  if (!found) return std::nullopt;
  store::GameResult result{.table = found->table,
                           .game = found->game,
                           .edition = found->edition,
                           .is_rated = found->is_rated,
                           .ended = found->ended};
  for (const people::Standing& each : found->standings)
    result.standings.push_back(kept(each, static_cast<int>(result.standings.size())));
  return result;
}

std::vector<store::Measure> rated(const store::GameResult& result,
                                  const std::vector<std::optional<store::Earlier>>& before) {
  people::Result game{.ended = result.ended};
  std::vector<std::optional<people::Known>> known;
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    game.standings.push_back(told(result.standings[i]));
    known.push_back(before[i] ? std::optional(known_from(*before[i])) : std::nullopt);
  }
  std::vector<store::Measure> after;
  for (const people::Rating& rating : people::rated(game, known))
    after.push_back({.mean = rating.mean, .variance = rating.variance});
  return after;
}

}  // namespace springtide::server
