// The one table of what nets are told of Vigo, and the parts of it that several heads are told.
#pragma once

#include <algorithm>

#include "games/vigo/ai/features.h"
#include "games/vigo/ai/reach.h"

namespace springtide::vigo {

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
  hopes,
  next,
  standing,
  may_end,
  wins_by_ending,
  verb,
  use,
  event,
  distance,
  uncovers,
  turns_up,
  turns_down,
  victim,
  gives_up,
  adds,
  behind,
  scores,
  chest_behind,
  stock_behind,
};

inline constexpr EnumArray<Key, net::Group<Section>> groups{{{
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
    {Section::seat, "stock may bring", numbers(14)},
    {Section::seat, "next card may add", numbers(10)},
    {Section::seat, "expects more than the best other", numbers(16)},
    {Section::seat, "may end the game"},
    {Section::seat, "wins by ending it"},
    {Section::action, "does", axis_of<Verb>},
    {Section::action, "does with", axis_of<Verb>, axis_of<Use>},
    {Section::action, "plays", axis_of<Event>},
    {Section::action, "distance", numbers(7)},
    {Section::action, "uncovers", numbers(6)},
    {Section::action, "turns up", axis_of<Use>},
    {Section::action, "turns down", axis_of<Use>},
    {Section::action, "robs the one of rank", numbers(6)},
    {Section::action, "takes of the other", axis_of<Use>},
    {Section::action, "adds", axis_of<Verb>, numbers(12)},
    {Section::action, "adds less than the best", numbers(9)},
    {Section::action, "brings more than waiting", numbers(9)},
    {Section::action, "chest below the best", numbers(7)},
    {Section::action, "stock left below the best", numbers(7)},
}}};

using List = net::FeatureList<Key, Section>;
inline constexpr List table_list(groups, {Section::table});
inline constexpr List seat_list(groups, {Section::seat});
inline constexpr List policy_table(groups, {Section::table, Section::seat});
inline constexpr List action_list(groups, {Section::action});

// --- how much is how much ---

inline constexpr std::array bonus_limits{1, 40, 70};
inline constexpr std::array round_limits{2, 4, 7, 10, 14, 19, 25, 35, 60};
inline constexpr std::array unseen_limits{1, 5, 12, 22, 35, 52, 70, 90};
inline constexpr std::array points_limits{1, 30, 60, 100, 150, 220, 300, 400, 520, 680, 880, 1200, 1700};
inline constexpr std::array lead_limits{-900, -600, -400, -250, -150, -80, -35, -5, 6, 36, 81, 151, 251, 401, 601};
inline constexpr std::array worth_limits{1, 30, 50, 80, 110, 140, 170, 200, 240, 280, 330};
inline constexpr std::array chest_limits{1, 60, 90, 120, 160, 200, 260, 330, 420, 550, 720, 950, 1300};

inline constexpr std::array hope_limits{1, 30, 60, 90, 120, 160, 200, 250, 310, 380, 460, 560, 700};
inline constexpr std::array next_limits{1, 5, 10, 16, 24, 34, 48, 70, 110};
inline constexpr std::array adds_limits{1, 5, 10, 16, 22, 30, 40, 55, 75, 105, 145};
inline constexpr std::array behind_limits{1, 4, 9, 16, 26, 42, 70, 110};
inline constexpr std::array scores_limits{-160, -80, -40, -12, 13, 41, 81, 161};
inline constexpr std::array below_limits{1, 5, 15, 35, 80, 180};

inline int total_of(const State& state, Seat seat) { return state.chest_points[seat] + state.ship_points[seat]; }

// Counts grow coarser: 0, 1, 2, 3-4, 5-7, 8-12, more.
inline constexpr std::array count_limits{1, 2, 3, 5, 8, 13};

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

template <const List& list>
void add_table(const State& state, const BayCards& bay, FeatureWriter& out) {
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
  add_counts<list>(Key::unseen_events, bay.unseen.events, out);
  add_counts<list>(Key::unseen_shapes, bay.unseen.shapes(), out);
  add_counts<list>(Key::unseen_marks, bay.unseen.marks(), out);
  add_counts<list>(Key::known_events, bay.known.events, out);
  add_counts<list>(Key::known_shapes, bay.known.shapes(), out);
  add_counts<list>(Key::known_marks, bay.known.marks(), out);
}

// What the parts would bring as a chest if nothing were missing: VG-CHE-3 to VG-CHE-5, nearly.
inline int about_chest(const State& state, const StockFacts& stock) {
  const int pairs = (stock.key_colours & stock.lock_colours).size();
  const int present = std::popcount(static_cast<unsigned>(stock.shapes));
  const int multiplier = std::clamp(stock.equal, 1, highest_multiplier);
  return (stock.worth + pairs * state.lock_key_bonus) * multiplier * present / fixed_shapes;
}

// A move reaches 24 fields at most.
using UseTally = Tally<Use, 5>;

inline UseTally uses_of(const State& state, const StockFacts& stock, const Reached& reached) {
  UseTally uses;
  for (const Spot spot : reached) uses.add(stock.use_of(state, spot));
  return uses;
}

template <const List& list>
void add_hopes(const State& state, Seat seat, const SeatHopes& hopes, FeatureWriter& out) {
  out.add(list.at(Key::hopes, bucket_in<hope_limits>(static_cast<int>(hopes.stock[seat]))));
  out.add(list.at(Key::next, bucket_in<next_limits>(static_cast<int>(hopes.next[seat]))));
  out.add(list.at(Key::standing, bucket_in<lead_limits>(static_cast<int>(hopes.all[seat] - hopes.of_others.of(seat)))));
  if (hopes.last_ship == Field::none || !may_reach(state, seat, hopes.last_ship)) return;
  out.add(list.at(Key::may_end));
  out.add_if(wins_by_ending(state, seat), list.at(Key::wins_by_ending));
}

template <const List& list>
void add_seat(const State& state, Seat seat, const StockFacts& stock, int others, const SeatHopes& hopes,
              FeatureWriter& out) {
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
  add_present<list>(Key::reach, uses_of(state, stock, hopes.reached[seat]), 4, out);
  if (is_on && state.phase == Phase::landed && state.landed != Field::none) {
    const Use below = stock.use_of(state, spot_at(state, state.landed));
    if (below != Use::none) out.add(list.at(Key::lies_below, static_cast<int>(below)));
  }
  add_hopes<list>(state, seat, hopes, out);
}

template <const List& table, const List& item>
net::FeatureNames names_in() {
  return {.table = table.names(), .item = item.names()};
}

}  // namespace springtide::vigo
