#include "games/vigo/ai/features.h"

#include <algorithm>

#include "games/vigo/ai/prospect.h"
#include "games/vigo/ai/reach.h"

namespace springtide::vigo {
namespace {

using net::axis_of;
using net::bucket_of;
using net::Feature;
using net::FeatureSet;
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

// VG-CHE-3.
int worth_to(Part part, Colour own) { return part.colour == Colour::brown ? 10 : part.colour == own ? 40 : 20; }

// Cards by what they are, up to six of each.
struct Tally {
  EnumArray<Event, std::uint8_t> events{};
  EnumArray<Shape, std::uint8_t> shapes{};
  EnumArray<Mark, std::uint8_t> marks{};

  void add(const State& state, Kind kind, int copies) {
    if (is_event(kind)) {
      events[event_of(kind)] = static_cast<std::uint8_t>(events[event_of(kind)] + copies);
      return;
    }
    const Part part = part_of(state, kind);
    shapes[part.shape] = static_cast<std::uint8_t>(shapes[part.shape] + copies);
    marks[part.mark] = static_cast<std::uint8_t>(marks[part.mark] + copies);
  }
};

// Counts grow coarser: 0, 1, 2, 3-4, 5-7, 8-12, more.
constexpr std::array count_limits{1, 2, 3, 5, 8, 13};

template <const List& list, class E>
void add_counts(Key key, const EnumArray<E, std::uint8_t>& counts, FeatureSet& out) {
  for (int i = 0; i < enum_size<E>; ++i)
    out.push_back(list.at(key, i, bucket_of(static_cast<int>(counts.items[static_cast<std::size_t>(i)]), count_limits)));
}

Tally unseen_cards(const State& state) {
  Tally tally;
  for (int i = 0; i < kind_count(state); ++i)
    if (const auto kind = static_cast<Kind>(i); state.unseen[kind] > 0) tally.add(state, kind, state.unseen[kind]);
  return tally;
}

Tally known_cards(const State& state) {
  Tally tally;
  for (const Spot spot : state.bay)
    if (spot.is_known()) tally.add(state, spot.kind(), 1);
  return tally;
}

template <const List& list>
void add_table(const State& state, FeatureSet& out) {
  out.push_back(list.at(Key::players, state.player_count - 2));
  if (state.free_events) out.push_back(list.at(Key::free_events));
  if (state.memory_aid) out.push_back(list.at(Key::memory_aid));
  out.push_back(list.at(Key::bonus, bucket_of(static_cast<int>(state.lock_key_bonus), bonus_limits)));
  out.push_back(list.at(Key::phase, static_cast<int>(state.phase)));
  out.push_back(list.at(Key::step, static_cast<int>(state.step)));
  if (state.event_played) out.push_back(list.at(Key::event_played));
  out.push_back(list.at(Key::round, bucket_of(static_cast<int>(state.round), round_limits)));
  out.push_back(list.at(Key::ships_taken, std::min<int>(state.sailing_ships, 6)));
  out.push_back(list.at(Key::unseen, bucket_of(static_cast<int>(state.unseen_total), unseen_limits)));
  const Tally unseen = unseen_cards(state);
  add_counts<list>(Key::unseen_events, unseen.events, out);
  add_counts<list>(Key::unseen_shapes, unseen.shapes, out);
  add_counts<list>(Key::unseen_marks, unseen.marks, out);
  const Tally known = known_cards(state);
  add_counts<list>(Key::known_events, known.events, out);
  add_counts<list>(Key::known_shapes, known.shapes, out);
  add_counts<list>(Key::known_marks, known.marks, out);
}

// What the parts would bring as a chest if nothing were missing: VG-CHE-3 to VG-CHE-5, nearly.
int about_chest(const State& state, const StockFacts& stock) {
  const int pairs = (stock.key_colours & stock.lock_colours).size();
  const int present = std::popcount(static_cast<unsigned>(stock.shapes));
  const int multiplier = std::clamp<int>(stock.equal, 1, highest_multiplier);
  return (stock.worth + pairs * state.lock_key_bonus) * multiplier * present / fixed_shapes;
}

using UseCounts = EnumArray<Use, std::uint8_t>;

UseCounts uses_in_reach(const State& state, Seat seat, const StockFacts& stock) {
  UseCounts counts{};
  if (state.ships[seat] == Field::none) return counts;
  for_each_in_reach(state.ships[seat], ship_fields(state), [&](Field field) {
    const Spot spot = spot_at(state, field);
    if (spot.is_empty()) return;
    ++counts[spot.is_known() ? stock.use_of(state, spot.kind()) : Use::covered];
  });
  return counts;
}

// What lies on a field, if anything does.
template <const List& list>
void add_use_at(const State& state, const StockFacts& stock, Field field, FeatureSet& out, auto&& feature) {
  if (field == Field::none) return;
  const Spot spot = spot_at(state, field);
  if (spot.is_empty()) return;
  out.push_back(feature(static_cast<int>(spot.is_known() ? stock.use_of(state, spot.kind()) : Use::covered)));
}

template <const List& list>
void add_seat(const State& state, Seat seat, const StockFacts& stock, FeatureSet& out) {
  const int players = state.player_count;
  const bool is_on = seat == state.turn;
  const int points = total_of(state, seat);
  int best = -1;
  for (Seat other : seats_of(state).without(seat)) best = std::max(best, total_of(state, other));
  out.push_back(list.at(Key::place, (static_cast<int>(seat) - static_cast<int>(state.turn) + players) % players));
  if (is_on) out.push_back(list.at(Key::phase_of_turn, static_cast<int>(state.phase)));
  out.push_back(list.at(Key::points, bucket_of(points, points_limits)));
  out.push_back(list.at(Key::lead, bucket_of(points - best, lead_limits)));
  out.push_back(list.at(Key::ship_points, std::min(state.ship_points[seat] / points_of_ship, 5)));
  out.push_back(list.at(Key::stock_size, static_cast<int>(state.stocks[seat].size())));
  out.push_back(list.at(Key::shapes, stock.shapes));
  out.push_back(list.at(Key::middles, std::min<int>(stock.middles, most_middles)));
  out.push_back(list.at(Key::equal, std::min<int>(stock.equal, highest_multiplier)));
  for (int i = 0; i < enum_size<Mark>; ++i)
    if (const int count = stock.marks.items[static_cast<std::size_t>(i)]; count > 0)
      out.push_back(list.at(Key::marks, i, std::min(count, 6) - 1));
  out.push_back(list.at(Key::own_colour, std::min<int>(stock.own_colour, 6)));
  out.push_back(list.at(Key::keys, std::min<int>(stock.keys, 2)));
  out.push_back(list.at(Key::locks, std::min<int>(stock.marks[Mark::lock], 2)));
  out.push_back(list.at(Key::pairs, std::min((stock.key_colours & stock.lock_colours).size(), 2)));
  for (int i = 0; i < enum_size<Event>; ++i)
    if (const int count = stock.events.items[static_cast<std::size_t>(i)]; count > 0)
      out.push_back(list.at(Key::events, i, std::min(count, 3) - 1));
  out.push_back(list.at(Key::worth, bucket_of(stock.worth, worth_limits)));
  out.push_back(list.at(Key::chest, bucket_of(about_chest(state, stock), chest_limits)));
  const UseCounts reach = uses_in_reach(state, seat, stock);
  for (int i = 0; i < enum_size<Use>; ++i)
    if (const int count = reach.items[static_cast<std::size_t>(i)]; count > 0)
      out.push_back(list.at(Key::reach, i, std::min(count, 4) - 1));
  if (is_on && state.phase == Phase::landed)
    add_use_at<list>(state, stock, state.landed, out, [](int use) { return list.at(Key::lies_below, use); });
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
  for (Kind kind : state.stocks[seat]) {
    if (is_event(kind)) {
      ++events[event_of(kind)];
      continue;
    }
    const Part part = part_of(state, kind);
    worth += worth_to(part, colour);
    own_colour = static_cast<std::uint8_t>(own_colour + (part.colour == colour));
    ++marks[part.mark];
    if (part.mark == Mark::lock) lock_colours.insert(part.colour);
    if (part.shape == Shape::key) {
      ++keys;
      key_colours.insert(part.colour);
    } else if (part.shape == Shape::middle) {
      ++middles;
    } else {
      shapes = static_cast<std::uint8_t>(shapes | 1u << static_cast<int>(part.shape));
    }
  }
  for (int i = static_cast<int>(Mark::lock) + 1; i < enum_size<Mark>; ++i)
    if (const auto each = static_cast<Mark>(i); marks[each] > equal) {
      mark = each;
      equal = marks[each];
    }
}

Use StockFacts::use_of(const State& state, Kind kind) const {
  if (is_event(kind)) {
    constexpr std::array uses{Use::dolphin, Use::tidal_wave, Use::pirate, Use::ship};
    return uses[static_cast<std::size_t>(kind)];
  }
  const Part part = part_of(state, kind);
  const bool is_equal = is_treasure(part.mark) && (part.mark == mark || mark == Mark::none);
  const int shape = static_cast<int>(part.shape);
  if (shape < fixed_shapes && (shapes >> shape & 1) == 0) return is_equal ? Use::missing_equal : Use::missing;
  if (is_equal) return Use::equal;
  if (part.mark == Mark::lock && key_colours.contains(part.colour)) return Use::lock_or_key;
  if (part.shape == Shape::key && lock_colours.contains(part.colour)) return Use::lock_or_key;
  if (part.shape == Shape::middle) return Use::middle;
  return part.colour == colour ? Use::own_colour : Use::other;
}

// --- value ---

const int ValueFeatures::table_size = table_list.size();
const int ValueFeatures::item_size = seat_list.size();
net::FeatureNames ValueFeatures::names() { return names_in<table_list, seat_list>(); }
void ValueFeatures::table(FeatureSet& out) const { add_table<table_list>(state_, out); }
void ValueFeatures::seat(Seat seat, FeatureSet& out) const {
  add_seat<seat_list>(state_, seat, StockFacts(state_, seat), out);
}

// --- policy ---

const int PolicyFeatures::table_size = policy_table.size();
const int PolicyFeatures::item_size = action_list.size();
net::FeatureNames PolicyFeatures::names() { return names_in<policy_table, action_list>(); }
void PolicyFeatures::table(FeatureSet& out) const {
  add_table<policy_table>(state_, out);
  add_seat<policy_table>(state_, mover_, stock_, out);
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
  add_use_at<action_list>(state_, stock_, field, out, done_with);
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
