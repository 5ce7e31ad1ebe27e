#include "games/vigo/ai/features.h"

#include <algorithm>

#include "games/vigo/ai/prospect.h"
#include "games/vigo/ai/reach.h"

namespace springtide::vigo {
namespace {

using net::axis_of;
using net::bucket_in;
using net::Feature;
using net::FeatureSet;
using net::FeatureWriter;
using net::numbers;

enum class Section : std::uint8_t { table, seat, action };

enum class Key : std::uint8_t {
  players,
  free_events,
  memory_aid,
  bonus,
  phase,
  step,
  event_played,
  round,
  ships_taken,
  unseen,
  unseen_events,
  unseen_shapes,
  unseen_marks,
  known_events,
  known_shapes,
  known_marks,
  place,
  phase_of_turn,
  points,
  lead,
  ship_points,
  stock_size,
  shapes,
  middles,
  equal,
  marks,
  own_colour,
  keys,
  locks,
  pairs,
  events,
  worth,
  chest,
  reach,
  lies_below,
  verb,
  use,
  event,
  distance,
  uncovers,
  turns_up,
  turns_down,
  victim,
  gives_up,
};

constexpr EnumArray<Key, net::Group<Section>> groups{{{
    {Section::table, "players", numbers(5, 2)},
    {Section::table, "free events"},
    {Section::table, "memory aid"},
    {Section::table, "lock and key bonus", numbers(4)},
    {Section::table, "phase", axis_of<Phase>},
    {Section::table, "step", axis_of<Step>},
    {Section::table, "event played"},
    {Section::table, "round", numbers(10)},
    {Section::table, "sailing ships taken", numbers(7)},
    {Section::table, "cards nobody has seen", numbers(9)},
    {Section::table, "unseen", axis_of<Event>, numbers(7)},
    {Section::table, "unseen", axis_of<Shape>, numbers(7)},
    {Section::table, "unseen", axis_of<Mark>, numbers(7)},
    {Section::table, "in the bay", axis_of<Event>, numbers(7)},
    {Section::table, "in the bay", axis_of<Shape>, numbers(7)},
    {Section::table, "in the bay", axis_of<Mark>, numbers(7)},
    {Section::seat, "turns until it is on", numbers(6)},
    {Section::seat, "on, in phase", axis_of<Phase>},
    {Section::seat, "points", numbers(14)},
    {Section::seat, "points more than the best other", numbers(16)},
    {Section::seat, "sailing ships", numbers(6)},
    {Section::seat, "stock", numbers(11)},
    {Section::seat, "lids and bottoms", numbers(16)},
    {Section::seat, "middles", numbers(7)},
    {Section::seat, "most equal treasures", numbers(7)},
    {Section::seat, "has", axis_of<Mark>, numbers(6, 1)},
    {Section::seat, "parts of the own colour", numbers(7)},
    {Section::seat, "keys", numbers(3)},
    {Section::seat, "locks", numbers(3)},
    {Section::seat, "locks with their keys", numbers(3)},
    {Section::seat, "has", axis_of<Event>, numbers(3, 1)},
    {Section::seat, "worth of the parts", numbers(12)},
    {Section::seat, "about the chest's value", numbers(14)},
    {Section::seat, "in reach", axis_of<Use>, numbers(4, 1)},
    {Section::seat, "landed on", axis_of<Use>},
    {Section::action, "does", axis_of<Verb>},
    {Section::action, "does with", axis_of<Verb>, axis_of<Use>},
    {Section::action, "plays", axis_of<Event>},
    {Section::action, "distance", numbers(7)},
    {Section::action, "uncovers", numbers(6)},
    {Section::action, "turns up", axis_of<Use>},
    {Section::action, "turns down", axis_of<Use>},
    {Section::action, "robs the one of rank", numbers(6)},
    {Section::action, "takes of the other", axis_of<Use>},
}}};

using List = net::FeatureList<Key, Section>;
constexpr List table_list(groups, {Section::table});
constexpr List seat_list(groups, {Section::seat});
constexpr List policy_table(groups, {Section::table, Section::seat});
constexpr List action_list(groups, {Section::action});

// --- how much is how much ---

constexpr std::array bonus_limits{1, 40, 70};
constexpr std::array round_limits{2, 4, 7, 10, 14, 19, 25, 35, 60};
constexpr std::array unseen_limits{1, 5, 12, 22, 35, 52, 70, 90};
constexpr std::array points_limits{1, 30, 60, 100, 150, 220, 300, 400, 520, 680, 880, 1200, 1700};
constexpr std::array lead_limits{-900, -600, -400, -250, -150, -80, -35, -5, 6, 36, 81, 151, 251, 401, 601};
constexpr std::array worth_limits{1, 30, 50, 80, 110, 140, 170, 200, 240, 280, 330};
constexpr std::array chest_limits{1, 60, 90, 120, 160, 200, 260, 330, 420, 550, 720, 950, 1300};

int total_of(const State& state, Seat seat) { return state.chest_points[seat] + state.ship_points[seat]; }

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

int points_of_others(const State& state, Seat seat) {
  return BestOthers<int>(state.player_count, [&state](Seat each) { return total_of(state, each); }).of(seat);
}

// Cards by what they are.
struct CardTally {
  Tally<Event> events{};
  Tally<Shape> shapes{};
  Tally<Mark> marks{};

  void add(Part part, int copies) {
    shapes.add(part.shape, copies);
    marks.add(part.mark, copies);
  }
};

// Counts grow coarser: 0, 1, 2, 3-4, 5-7, 8-12, more.
constexpr std::array count_limits{1, 2, 3, 5, 8, 13};

template <const List& list, EnumKey E>
void add_counts(Key key, const Tally<E>& counts, FeatureWriter& out) {
  for (int i = 0; i < enum_size<E>; ++i) out.add(list.at(key, i, bucket_in<count_limits>(counts[static_cast<E>(i)])));
}

// Only what there is, in steps of 1, 2 … `most` and more.
template <const List& list, EnumKey E, int bits>
void add_present(Key key, const Tally<E, bits>& counts, int most, FeatureWriter& out) {
  for (int i = 0; i < enum_size<E>; ++i) {
    const int count = counts[static_cast<E>(i)];
    out.add_if(count > 0, static_cast<Feature>(list.at(key, i) + std::min(count, most) - 1));
  }
}

CardTally unseen_cards(const State& state) {
  CardTally tally;
  for (int i = 0; i < enum_size<Event>; ++i)
    tally.events.add(static_cast<Event>(i), state.unseen[kind_of(static_cast<Event>(i))]);
  for (int i = event_kinds; i < kind_count(state); ++i) {
    const auto kind = static_cast<Kind>(i);
    tally.add(part_of(state, kind), state.unseen[kind]);
  }
  return tally;
}

// Listed first: whether a field has a part, an event or neither is too uncertain to jump by.
CardTally known_cards(const State& state) {
  CardTally tally;
  std::array<Kind, field_count + 1> parts;
  std::array<Event, field_count + 1> events;
  std::size_t part_count = 0;
  std::size_t event_count = 0;
  for (const Spot spot : state.bay) {
    const auto number = static_cast<unsigned>(spot.kind());
    parts[part_count] = spot.kind();
    part_count += number - event_kinds < parts_in_deck;
    events[event_count] = event_of(spot.kind());
    event_count += number < event_kinds;
  }
  for (std::size_t i = 0; i < part_count; ++i) tally.add(part_of(state, parts[i]), 1);
  for (std::size_t i = 0; i < event_count; ++i) tally.events.add(events[i]);
  return tally;
}

template <const List& list>
void add_table(const State& state, FeatureWriter& out) {
  out.add(list.at(Key::players, state.player_count - 2));
  out.add_if(state.free_events, list.at(Key::free_events));
  out.add_if(state.memory_aid, list.at(Key::memory_aid));
  out.add(list.at(Key::bonus, bucket_in<bonus_limits>(state.lock_key_bonus)));
  out.add(list.at(Key::phase, static_cast<int>(state.phase)));
  out.add(list.at(Key::step, static_cast<int>(state.step)));
  out.add_if(state.event_played, list.at(Key::event_played));
  out.add(list.at(Key::round, bucket_in<round_limits>(state.round)));
  out.add(list.at(Key::ships_taken, std::min<int>(state.sailing_ships, 6)));
  out.add(list.at(Key::unseen, bucket_in<unseen_limits>(state.unseen_total)));
  const CardTally unseen = unseen_cards(state);
  add_counts<list>(Key::unseen_events, unseen.events, out);
  add_counts<list>(Key::unseen_shapes, unseen.shapes, out);
  add_counts<list>(Key::unseen_marks, unseen.marks, out);
  const CardTally known = known_cards(state);
  add_counts<list>(Key::known_events, known.events, out);
  add_counts<list>(Key::known_shapes, known.shapes, out);
  add_counts<list>(Key::known_marks, known.marks, out);
}

// What the parts would bring as a chest if nothing were missing: VG-CHE-3 to VG-CHE-5, nearly.
int about_chest(const State& state, const StockFacts& stock) {
  const int pairs = (stock.key_colours & stock.lock_colours).size();
  const int present = std::popcount(static_cast<unsigned>(stock.shapes));
  const int multiplier = std::clamp(stock.equal, 1, highest_multiplier);
  return (stock.worth + pairs * state.lock_key_bonus) * multiplier * present / fixed_shapes;
}

// A move reaches 24 fields at most.
using UseTally = Tally<Use, 5>;

UseTally uses_in_reach(const State& state, Seat seat, const StockFacts& stock, FieldSet ships) {
  UseTally uses;
  if (state.ships[seat] == Field::none) return uses;
  for_each_in_reach(state.ships[seat], ships, [&](Field field) { uses.add(stock.use_of(state, spot_at(state, field))); });
  return uses;
}

template <const List& list>
void add_seat(const State& state, Seat seat, const StockFacts& stock, int others, FieldSet ships, FeatureWriter& out) {
  const int distance = index_of(seat) - index_of(state.turn);
  const bool is_on = distance == 0;
  const int points = total_of(state, seat);
  out.add(list.at(Key::place, distance < 0 ? distance + state.player_count : distance));
  out.add_if(is_on, list.at(Key::phase_of_turn, static_cast<int>(state.phase)));
  out.add(list.at(Key::points, bucket_in<points_limits>(points)));
  out.add(list.at(Key::lead, bucket_in<lead_limits>(points - others)));
  out.add(list.at(Key::ship_points, std::min(state.ship_points[seat] / points_of_ship, 5)));
  out.add(list.at(Key::stock_size, static_cast<int>(state.stocks[seat].size())));
  out.add(list.at(Key::shapes, stock.shapes));
  out.add(list.at(Key::middles, std::min<int>(stock.middles, most_middles)));
  out.add(list.at(Key::equal, std::min(stock.equal, highest_multiplier)));
  add_present<list>(Key::marks, stock.marks, 6, out);
  out.add(list.at(Key::own_colour, std::min<int>(stock.own_colour, 6)));
  out.add(list.at(Key::keys, std::min<int>(stock.keys, 2)));
  out.add(list.at(Key::locks, std::min(stock.marks[Mark::lock], 2)));
  out.add(list.at(Key::pairs, std::min((stock.key_colours & stock.lock_colours).size(), 2)));
  add_present<list>(Key::events, stock.events, 3, out);
  out.add(list.at(Key::worth, bucket_in<worth_limits>(stock.worth)));
  out.add(list.at(Key::chest, bucket_in<chest_limits>(about_chest(state, stock))));
  add_present<list>(Key::reach, uses_in_reach(state, seat, stock, ships), 4, out);
  if (!is_on || state.phase != Phase::landed || state.landed == Field::none) return;
  const Use below = stock.use_of(state, spot_at(state, state.landed));
  if (below != Use::none) out.add(list.at(Key::lies_below, static_cast<int>(below)));
}

// The uses of what a move turns, up and down, and how many cards nobody has seen.
struct Turned {
  EnumSet<Use> up{};
  EnumSet<Use> down{};
  int covered = 0;

  void add(const State& state, const StockFacts& stock, Field field) {
    const Spot spot = spot_at(state, field);
    if (spot.is_covered()) ++covered;
    if (spot.is_known()) (spot.is_up() ? down : up).insert(stock.use_of(state, spot.kind()));
  }
};

// VG-TRN-3 and VG-EVT-2.
Turned turned_by(const State& state, Seat mover, const StockFacts& stock, const Action& action) {
  Turned turned;
  const auto add_line = [&](Field from, int step, int count) {
    for (int i = 0; i < count; ++i) turned.add(state, stock, static_cast<Field>(index_of(from) + i * step));
  };
  if (action.verb == Verb::wave_row) add_line(field_at(0, action.number), 1, column_count);
  if (action.verb == Verb::wave_column) add_line(field_at(action.number, 0), column_count, row_count);
  if (action.verb != Verb::sail || state.ships[mover] == Field::none) return turned;
  const int columns = column_of(action.field) - column_of(state.ships[mover]);
  const int rows = row_of(action.field) - row_of(state.ships[mover]);
  const int distance = std::abs(columns) + std::abs(rows);
  if (distance < 2) return turned;
  const int step = columns != 0 ? columns / distance : rows / distance * column_count;
  add_line(static_cast<Field>(index_of(state.ships[mover]) + step), step, distance - 1);
  return turned;
}

int distance_between(Field a, Field b) { return std::abs(column_of(a) - column_of(b)) + std::abs(row_of(a) - row_of(b)); }

// 0 for who has the most points.
int rank_of(const State& state, Seat seat) {
  int rank = 0;
  for (Seat other : seats_of(state)) rank += total_of(state, other) > total_of(state, seat);
  return rank;
}

template <const List& table, const List& item>
net::FeatureNames names_in() {
  return {.table = table.names(), .item = item.names()};
}

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

const int ValueFeatures::table_size = table_list.size();
const int ValueFeatures::item_size = seat_list.size();
net::FeatureNames ValueFeatures::names() { return names_in<table_list, seat_list>(); }

ValueFeatures::ValueFeatures(const State& state)
    : state_(state),
      points_of_others_(state.player_count, [&state](Seat seat) { return total_of(state, seat); }),
      ships_(ship_fields(state)),
      spread_(spread_of_points(state)) {}

void ValueFeatures::table(FeatureSet& out) const {
  FeatureWriter writer(out);
  add_table<table_list>(state_, writer);
}

void ValueFeatures::seat(Seat seat, FeatureSet& out) const {
  FeatureWriter writer(out);
  add_seat<seat_list>(state_, seat, StockFacts(state_, seat), points_of_others_.of(seat), ships_, writer);
}

// --- policy ---

const int PolicyFeatures::table_size = policy_table.size();
const int PolicyFeatures::item_size = action_list.size();
net::FeatureNames PolicyFeatures::names() { return names_in<policy_table, action_list>(); }
void PolicyFeatures::table(FeatureSet& out) const {
  FeatureWriter writer(out);
  add_table<policy_table>(state_, writer);
  add_seat<policy_table>(state_, mover_, stock_, points_of_others(state_, mover_), ship_fields(state_), writer);
}

void PolicyFeatures::action(const Action& action, FeatureSet& out) const {
  constexpr const List& list = action_list;
  const int verb = static_cast<int>(action.verb);
  const ActionParts parts = verb_parts[action.verb];
  out.push_back(list.at(Key::verb, verb));
  const auto done_with = [verb](int use) { return list.at(Key::use, verb, use); };
  const Kind kind = parts.contains(ActionPart::card) ? kind_of(state_, action.card) : Kind::none;
  if (kind != Kind::none) out.push_back(done_with(static_cast<int>(stock_.use_of(state_, kind))));
  // A card is taken or left where the ship has landed.
  const bool is_below = action.verb == Verb::take || action.verb == Verb::leave;
  const Field field = is_below ? state_.landed : parts.contains(ActionPart::field) ? action.field : Field::none;
  const Use there = field == Field::none ? Use::none : stock_.use_of(state_, spot_at(state_, field));
  if (there != Use::none) out.push_back(done_with(static_cast<int>(there)));
  if (parts.contains(ActionPart::event)) out.push_back(list.at(Key::event, static_cast<int>(action.card.event)));
  if (parts.contains(ActionPart::field) && state_.ships[mover_] != Field::none)
    out.push_back(list.at(Key::distance, std::min(distance_between(state_.ships[mover_], action.field), 6)));
  const Turned turned = turned_by(state_, mover_, stock_, action);
  if (turned.covered > 0) out.push_back(list.at(Key::uncovers, std::min(turned.covered, 5)));
  for (Use use : turned.up) out.push_back(list.at(Key::turns_up, static_cast<int>(use)));
  for (Use use : turned.down) out.push_back(list.at(Key::turns_down, static_cast<int>(use)));
  if (action.verb != Verb::rob) return;
  out.push_back(list.at(Key::victim, rank_of(state_, action.seat)));
  if (kind != Kind::none)
    out.push_back(list.at(Key::gives_up, static_cast<int>(StockFacts(state_, action.seat).use_of(state_, kind))));
}

}  // namespace springtide::vigo
