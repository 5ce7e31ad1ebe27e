// The default deck, and the bay that a deal lays out.
#include "core/dealer.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

constexpr Mark treasure(int number) { return static_cast<Mark>(static_cast<int>(Mark::chalice) + number % 6); }

}  // namespace

// VG-MAT-4. Listed shape by shape, so in card order but for the treasures of one colour, which are sorted as they come.
Deck default_deck() {
  Deck deck;
  const auto add = [&deck](Shape shape, Colour colour, Mark mark, int copies) {
    const Deck::Entry entry{.part = {.shape = shape, .colour = colour, .mark = mark},
                            .copies = static_cast<std::uint8_t>(copies)};
    std::size_t at = deck.entries.size();
    while (at > 0 && entry.part < deck.entries[at - 1].part) --at;
    deck.entries.insert(at, entry);
  };
  for (int c = 0; c < 6; ++c) {
    const auto colour = static_cast<Colour>(c);
    add(Shape::left_lid, colour, Mark::none, 2);
    add(Shape::right_lid, colour, Mark::none, 2);
    add(Shape::left_bottom, colour, Mark::lock, 1);
    add(Shape::left_bottom, colour, treasure(c + 3), 1);
    add(Shape::right_bottom, colour, Mark::lock, 1);
    add(Shape::right_bottom, colour, treasure(c + 4), 1);
    for (int i = 0; i < 3; ++i) add(Shape::middle, colour, treasure(c + i), 1);
    add(Shape::key, colour, Mark::none, 1);
    add(Shape::middle, Colour::brown, treasure(c + 5), 1);
  }
  for (Shape shape : {Shape::left_lid, Shape::right_lid, Shape::left_bottom, Shape::right_bottom})
    add(shape, Colour::brown, Mark::none, 1);
  add(Shape::middle, Colour::brown, Mark::none, 2);
  return deck;
}

Action dealt(const State& state, const Deal& deal) {
  if (state.phase == Phase::start) return keyed_outcome<Vigo>(state, deal, field_count);
  std::array<Kind, field_count> layout{};
  std::size_t size = 0;
  for (int kind = 0; kind < kind_count(state); ++kind)
    for (int i = state.deck[static_cast<Kind>(kind)]; i > 0; --i) layout[size++] = static_cast<Kind>(kind);
  const Field field = state.waiting.front();
  const auto place = static_cast<std::size_t>(index_of(field));
  const Kind kind = deal.item_at<Kind>(place, layout);
  // A position set up by hand need not follow this layout; then the card is drawn from what is left.
  if (state.unseen[kind] == 0) return keyed_outcome<Vigo>(state, deal, place);
  return {.verb = Verb::reveal, .field = field, .card = card_of(state, kind)};
}

}  // namespace springtide::vigo
