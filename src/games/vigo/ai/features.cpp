#include "games/vigo/ai/feature_table.h"

namespace springtide::vigo {
namespace {

constexpr int first_treasure = static_cast<int>(Mark::lock) + 1;
constexpr unsigned all_treasures = (1u << enum_size<Mark>)-(1u << first_treasure);
constexpr unsigned fixed_shape_bits = (1u << fixed_shapes) - 1;

// What is no part, by the number of its kind, and what lies on no card; `other` where it is a part.
constexpr auto uses_of_others = [] {
  std::array<Use, 128> uses{};
  uses.fill(Use::other);
  uses[static_cast<std::size_t>(Event::dolphin)] = Use::dolphin;
  uses[static_cast<std::size_t>(Event::tidal_wave)] = Use::tidal_wave;
  uses[static_cast<std::size_t>(Event::pirate)] = Use::pirate;
  uses[static_cast<std::size_t>(Event::sailing_ship)] = Use::ship;
  uses[static_cast<std::size_t>(Spot::covered().kind())] = Use::covered;
  uses[static_cast<std::size_t>(Spot::empty().kind())] = Use::none;
  return uses;
}();

// By what is so of a part: a shape that is missing, a treasure that fits, a lock or key that does, a middle, the own colour.
constexpr auto uses_of_parts = [] {
  std::array<Use, 32> uses{};
  for (unsigned facts = 0; facts < uses.size(); ++facts) {
    const auto is = [facts](int bit) { return (facts >> bit & 1) != 0; };
    uses[facts] = is(0) && is(1) ? Use::missing_equal
                  : is(0)        ? Use::missing
                  : is(1)        ? Use::equal
                  : is(2)        ? Use::lock_or_key
                  : is(3)        ? Use::middle
                  : is(4)        ? Use::own_colour
                                 : Use::other;
  }
  return uses;
}();

// VG-CHE-3.
int worth_to(Part part, Colour own) { return part.colour == Colour::brown ? 10 : part.colour == own ? 40 : 20; }

}  // namespace

StockFacts::StockFacts(const State& state, Seat seat) : colour(colour_of(seat)) {
  Tally<Shape> parts;
  unsigned locks = 0;
  unsigned fitting = 0;
  for (Kind kind : state.stocks[seat]) {
    if (is_event(kind)) {
      events.add(event_of(kind));
      continue;
    }
    const Part part = part_of(state, kind);
    const int at = static_cast<int>(part.colour);
    worth += worth_to(part, colour);
    own_colour = static_cast<std::uint8_t>(own_colour + (part.colour == colour));
    marks.add(part.mark);
    parts.add(part.shape);
    locks |= static_cast<unsigned>(part.mark == Mark::lock) << at;
    fitting |= static_cast<unsigned>(part.shape == Shape::key) << at;
  }
  for (int i = 0; i < fixed_shapes; ++i)
    shapes = static_cast<std::uint8_t>(shapes | (parts[static_cast<Shape>(i)] > 0) << i);
  middles = static_cast<std::uint8_t>(parts[Shape::middle]);
  keys = static_cast<std::uint8_t>(parts[Shape::key]);
  lock_colours = EnumSet<Colour>::from_bits(locks);
  key_colours = EnumSet<Colour>::from_bits(fitting);
  // The most, and among equals the first.
  int most = 0;
  for (int i = first_treasure; i < enum_size<Mark>; ++i) most = std::max(most, 8 * marks[static_cast<Mark>(i)] + 7 - i);
  equal = most / 8;
  equal_marks = EnumSet<Mark>::from_bits(equal > 0 ? 1u << (7 - most % 8) : all_treasures);
}

Use StockFacts::use_of(const State& state, Spot spot) const {
  const auto number = static_cast<std::size_t>(spot.kind());
  const Use other = uses_of_others[number];
  // Of what is no part, any: there is nothing to jump over.
  const Part part = unpacked(state.parts[other == Use::other ? number - event_kinds : 0]);
  const EnumSet<Colour> pairs = part.mark == Mark::lock    ? key_colours
                                : part.shape == Shape::key ? lock_colours
                                                           : EnumSet<Colour>{};
  const unsigned missing = fixed_shape_bits & ~unsigned{shapes};
  const unsigned facts =
      (missing >> static_cast<int>(part.shape) & 1) | static_cast<unsigned>(equal_marks.contains(part.mark)) << 1 |
      static_cast<unsigned>(pairs.contains(part.colour)) << 2 | static_cast<unsigned>(part.shape == Shape::middle) << 3 |
      static_cast<unsigned>(part.colour == colour) << 4;
  return other == Use::other ? uses_of_parts[facts] : other;
}

Options any_options(int players, Rng& rng) {
  constexpr std::array bonuses{0, 30, default_bonus, 100};
  Options options{.players = players};
  options.start = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(players))));
  if (rng.below(2) == 0) return options;
  options.lock_key_bonus = bonuses[rng.below(bonuses.size())];
  options.free_events = rng.below(2) == 0;
  options.memory_aid = rng.below(2) == 0;
  return options;
}

// --- value ---

SeatHopes::SeatHopes(const State& state, const Outlook& outlook)
    : of_others(state.player_count,
                [&, this, ships = ship_fields(state)](Seat seat) {
                  reached[seat] = reached_by(state, seat, ships);
                  const Outlook::Hopes hopes = outlook.hopes_of(seat, reached[seat]);
                  stock[seat] = hopes.prospect.value + hopes.chest;
                  next[seat] = hopes.next;
                  return all[seat] = total_of(state, seat) + hopes.points();
                }),
      last_ship(vigo::last_ship(state)) {}

const int ValueFeatures::table_size = table_list.size();
const int ValueFeatures::item_size = seat_list.size();
net::FeatureNames ValueFeatures::names() { return names_in<table_list, seat_list>(); }

ValueFeatures::ValueFeatures(const State& state)
    : state_(state),
      outlook_(state, full_weights),
      hopes_(state, outlook_),
      points_of_others_(state.player_count, [&state](Seat seat) { return total_of(state, seat); }) {}

void ValueFeatures::table(FeatureSet& out) const {
  FeatureWriter writer(out);
  add_table<table_list>(state_, outlook_.bay(), writer);
}

void ValueFeatures::seat(Seat seat, FeatureSet& out) const {
  FeatureWriter writer(out);
  add_seat<seat_list>(state_, seat, StockFacts(state_, seat), points_of_others_.of(seat), hopes_, writer);
}

}  // namespace springtide::vigo
