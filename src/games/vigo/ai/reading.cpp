#include "games/vigo/ai/reading.h"

namespace springtide::vigo {
namespace {

// Only these can turn cards face down.
bool turns_cards(Verb verb) { return verb == Verb::sail || verb == Verb::wave_row || verb == Verb::wave_column; }

int sort_of(const State& state, Kind kind) {
  if (is_event(kind)) return static_cast<int>(kind);
  return event_kinds + static_cast<int>(part_of(state, kind).shape);
}

// Of a state in which what is remembered has its place.
Reading unseen_sorts(const State& state) {
  std::array<int, sort_count> counts{};
  for (int i = 0; i < kind_count(state); ++i) {
    const auto kind = static_cast<Kind>(i);
    counts[static_cast<std::size_t>(sort_of(state, kind))] += state.unseen[kind];
  }
  Reading reading{.facet = static_cast<int>(Facet::sort)};
  for (int sort = 0; sort < sort_count; ++sort)
    if (const int count = counts[static_cast<std::size_t>(sort)]; count > 0)
      reading.chances.push_back({.what = sort, .chance = static_cast<double>(count) / state.unseen_total});
  return reading;
}

}  // namespace

void Memory::follow(const Move<Vigo>& seen, Seat viewer) {
  if (turns_cards(seen.action.verb))
    for (std::size_t i = 0; i < field_count; ++i)
      if (state.bay[i].is_up()) last_open[i] = state.round;
  vigo::follow(state, seen.seat, seen.action, viewer);
}

// What was heard and does not lead to the view, as in a game set up by hand, is worth nothing.
Readings Reader::read(const View& view) const {
  Rng rng(0);
  const State state = observe(memory_.state, viewer_) == view ? memory_.state : guess(view, rng);
  Readings readings;
  for (std::size_t i = 0; i < field_count; ++i)
    if (const Spot spot = state.bay[i]; spot.is_known() && !spot.is_up())
      readings.push_back({.place = static_cast<int>(i),
                          .facet = static_cast<int>(Facet::card),
                          .round = memory_.last_open[i],
                          .chances = {{.what = static_cast<int>(spot.kind()), .chance = 1}}});
  if (state.unseen_total > 0) readings.push_back(unseen_sorts(state));
  return readings;
}

int Reader::truth(const State& state, const Reading& reading) {
  return static_cast<int>(state.bay[static_cast<std::size_t>(reading.place)].kind());
}

}  // namespace springtide::vigo
