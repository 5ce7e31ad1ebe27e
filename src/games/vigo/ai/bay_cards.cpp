#include "games/vigo/ai/bay_cards.h"

namespace springtide::vigo {

Tally<Shape> CardTally::shapes() const {
  Tally<Shape> shapes;
  for (Shape shape : all_of<Shape>) shapes.add(shape, parts[shape].sum());
  return shapes;
}

Tally<Mark> CardTally::marks() const {
  Tally<Mark> marks;
  for (const Tally<Mark> row : parts) marks = marks + row;
  return marks;
}

BayCards::BayCards(const State& state) {
  // Counted by kind first: what lies on a field is too uncertain to jump by. In four rows, since one count of the same kind
  // waits for the other.
  std::array<std::array<std::uint8_t, 128>, 4> rows{};
  static_assert(field_count % rows.size() == 0);
  for (std::size_t i = 0; i < state.bay.size(); i += rows.size())
    for (std::size_t k = 0; k < rows.size(); ++k) ++rows[k][static_cast<std::size_t>(state.bay[i + k].kind())];
  std::array<std::uint8_t, 128> counts;
  for (std::size_t i = 0; i < counts.size(); ++i)
    counts[i] = static_cast<std::uint8_t>(rows[0][i] + rows[1][i] + rows[2][i] + rows[3][i]);
  for (int i = 0; i < event_kinds; ++i) {
    known.events.add(static_cast<Event>(i), counts[static_cast<std::size_t>(i)]);
    unseen.events.add(static_cast<Event>(i), state.unseen[static_cast<Kind>(i)]);
  }
  for (int i = event_kinds; i < kind_count(state); ++i) {
    const Part part = part_of(state, static_cast<Kind>(i));
    known.parts[part.shape].add(part.mark, counts[static_cast<std::size_t>(i)]);
    unseen.parts[part.shape].add(part.mark, state.unseen[static_cast<Kind>(i)]);
  }
}

}  // namespace springtide::vigo
