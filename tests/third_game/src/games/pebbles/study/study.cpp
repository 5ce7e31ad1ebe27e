#include "games/pebbles/study/study.h"

#include "study/result.h"

namespace springtide::study {

const std::vector<Section>& Study<Pebbles>::sections() {
  static const std::vector<Section> all{{.title = "Points",
                                         .text = "The points of every player.",
                                         .row_title = "table",
                                         .columns = {{.name = "points"}},
                                         .bin = 1}};
  return all;
}

void Study<Pebbles>::collect(Sheet& sheet, const pebbles::Options& options, std::span<const Move<Pebbles>> moves) {
  auto state = initial(options);
  for (const Move<Pebbles>& move : moves) advance(state, move.seat, move.action);
  add_points(sheet, 0, result_of<Pebbles>(state, options.players));
}

std::vector<std::string> Study<Pebbles>::highlights(const Tally& tally) {
  return {std::to_string(tally.games()) + " games were played."};
}

}  // namespace springtide::study
