#include "games/vineta/ai/deeds.h"

namespace springtide::vineta {
namespace {

// How strongly a point gained for a tribe or a tile speaks for its owner. Set on games of greedy.
constexpr double tribe_by_placing = 1.5;
constexpr double tribe_by_playing = 0.4;
constexpr double district_by_playing = 0.3;

// What the owners of tribes and tiles had to expect at one moment.
struct Hopes {
  EnumArray<Tribe, double> tribes{};
  EnumArray<District, double> districts{};
};

Hopes hopes_of(const State& state) {
  const Outlook outlook = outlook_of(state);
  Hopes hopes{.tribes = house_points(state, outlook)};
  for (District d : all_of<District>) hopes.districts[d] = tile_points[ring_of(d)] * outlook.last[d];
  return hopes;
}

bool tells(Verb verb) {
  return verb == Verb::place ||
         (verb >= Verb::start_row && verb != Verb::lay && verb != Verb::lapse && verb != Verb::capture);
}

}  // namespace

std::optional<Deed> follow_deed(State& state, const Move<Vineta>& move, Seat viewer) {
  if (move.seat == Seat::nature || !tells(move.action.verb)) {
    follow(state, move.seat, move.action, viewer);
    return std::nullopt;
  }
  const Hopes before = hopes_of(state);
  const int round = state.round;
  follow(state, move.seat, move.action, viewer);
  if (state.round != round || state.phase == Phase::over) return std::nullopt;  // what sank was not this seat's doing alone
  const Hopes after = hopes_of(state);
  Deed deed{.is_placing = move.action.verb == Verb::place};
  for (Tribe tribe : all_of<Tribe>) deed.tribes[tribe] = after.tribes[tribe] - before.tribes[tribe];
  for (District d : all_of<District>) deed.districts[d] = after.districts[d] - before.districts[d];
  return deed;
}

Witness::Witness(const Question<Vineta>& question) : Witness(question.options, question.seat()) {
  for (const Move<Vineta>& move : question.record) hear(move);
}

void Witness::hear(const Move<Vineta>& seen) {
  if (seen.seat == viewer_) return follow(state_, seen.seat, seen.action, viewer_);
  const auto deed = follow_deed(state_, seen, viewer_);
  if (!deed) return;
  Clues& clues = clues_[seen.seat];
  ++(deed->is_placing ? clues.placings : clues.plays);
  for (Tribe tribe : all_of<Tribe>) {
    clues.tribes[tribe] += (deed->is_placing ? tribe_by_placing : tribe_by_playing) * deed->tribes[tribe];
    (deed->is_placing ? clues.placed : clues.played)[tribe] += deed->tribes[tribe];
  }
  if (deed->is_placing) return;
  for (District d : all_of<District>) clues.districts[d] += district_by_playing * deed->districts[d];
}

}  // namespace springtide::vineta
