#include "games/vineta/ai/features.h"

#include <algorithm>

namespace springtide::vineta {
namespace {

using net::axis_of;
using net::bucket_of;
using net::Feature;
using net::FeatureSet;
using net::numbers;

constexpr auto& places = net::places_of<District, in_capitals>;

// Whom a family is told of, and whose knowledge it takes.
enum class Section : std::uint8_t {
  open,     // the table as everybody sees it
  outlook,  // what is likely to happen, by the evaluation
  viewer,   // what the viewer of a belief knows besides
  seat,     // a seat as everybody sees it
  own,      // and what it knows of itself
  rival,    // a seat whose secrets are guessed at
  action,
};
using Sections = EnumSet<Section>;

enum class Key : std::uint8_t {
  players,
  own_house,
  tie_tower,
  panic,
  capture,
  phase,
  round,
  turns,
  step,
  sunk,
  coast,
  quarantined,
  houses,
  row_size,
  row_waves,
  sinks,
  last,
  viewer_tribe,
  viewer_district,
  tribe_houses,
  place,
  acts,
  more,
  less,
  captured,
  lead,
  chip,
  row_cards,
  raised,
  lowered,
  discards,
  revealed,
  tile,
  tile_ring,
  own_houses,
  house_worth,
  own_captured,
  hand,
  chosen,
  expected,
  distance,
  hand_size,
  tribe_captured,
  verb,
  card,
  card_to_play,
  district,
  to,
  ring,
  at_tile,
  own_tribe,
  own_houses_at,
  own_houses_to,
  houses_at,
  waves_at,
  own_cards_at,
  row_card,
  sinks_at,
};

constexpr EnumArray<Key, net::Group<Section>> groups{{{
    {Section::open, "players", numbers(5, 2)},
    {Section::open, "own house", numbers(3, 1)},
    {Section::open, "tie tower", axis_of<TieTower>},
    {Section::open, "panic", axis_of<PanicHouses>},
    {Section::open, "capture", axis_of<Capture>},
    {Section::open, "phase", axis_of<Phase>},
    {Section::open, "round", numbers(8, 1)},
    {Section::open, "turns left", numbers(7)},
    {Section::open, "step", axis_of<Step>},
    {Section::open, "sunk", places},
    {Section::open, "coast", places},
    {Section::open, "quarantine", places},
    {Section::open, "houses", places, numbers(8)},
    {Section::open, "row size", places, numbers(6)},
    {Section::open, "row waves", places, numbers(9)},
    {Section::outlook, "sinks", places, numbers(8)},
    {Section::outlook, "last", places, numbers(8)},
    {Section::viewer, "viewer's tribe", axis_of<Tribe>},
    {Section::viewer, "viewer's district", places},
    {Section::viewer, "houses", places, axis_of<Tribe>},
    {Section::seat, "place after the tower", numbers(6)},
    {Section::seat, "acts"},
    {Section::seat, "has one more"},
    {Section::seat, "has one less"},
    {Section::seat, "captured", numbers(24)},
    {Section::seat, "captured more than the best other", numbers(21, -10)},
    {Section::seat, "chip", places},
    {Section::seat, "row cards", places, numbers(3, 1)},
    {Section::seat, "intervention +7", places},
    {Section::seat, "intervention -7", places},
    {Section::seat, "discarded", axis_of<Card>, numbers(2, 1)},
    {Section::seat, "shows", axis_of<Card>},
    {Section::own, "tile", places},
    {Section::own, "tile's ring and chance", axis_of<Ring>, numbers(8)},
    {Section::own, "own houses", places, numbers(7, 1)},
    {Section::own, "worth of the own houses", numbers(12)},
    {Section::own, "captured of the own tribe", numbers(8)},
    {Section::own, "hand", axis_of<Card>, numbers(3, 1)},
    {Section::own, "chosen", axis_of<Card>},
    {Section::own, "expected more than the best other", numbers(16)},
    {Section::rival, "place after the viewer", numbers(6)},
    {Section::rival, "hand size", numbers(8)},
    {Section::rival, "captured", axis_of<Tribe>, numbers(3, 1)},
    {Section::action, "does", axis_of<Verb>},
    {Section::action, "with", axis_of<Card>},
    {Section::action, "chooses", axis_of<Card>},
    {Section::action, "at", places},
    {Section::action, "to", places},
    {Section::action, "does in ring", axis_of<Verb>, axis_of<Ring>},
    {Section::action, "at the own tile: does", axis_of<Verb>},
    {Section::action, "of the own tribe: does", axis_of<Verb>},
    {Section::action, "own houses there", numbers(7, 1)},
    {Section::action, "own houses at the goal", numbers(7, 1)},
    {Section::action, "houses there", numbers(8)},
    {Section::action, "row waves there", numbers(9)},
    {Section::action, "own row cards there", numbers(3, 1)},
    {Section::action, "row card: own, waves", numbers(2), numbers(4, 1)},
    {Section::action, "does where it sinks", axis_of<Verb>, numbers(8)},
}}};

using List = net::FeatureList<Key, Section>;
constexpr List value_table(groups, {Section::open, Section::outlook});
constexpr List value_seat(groups, {Section::seat, Section::own});
constexpr List policy_table(groups, {Section::open, Section::outlook, Section::seat, Section::own});
constexpr List policy_action(groups, {Section::action});
constexpr List belief_table(groups, {Section::open, Section::viewer});
constexpr List belief_rival(groups, {Section::seat, Section::rival});

// --- how much is how much ---

constexpr std::array houses_limits{1, 3, 5, 7, 10, 14, 19};
constexpr std::array waves_limits{1, 2, 3, 5, 7, 9, 12};  // behind "no row" and "none or less"
// Chances and points in steps of a 256th and a 16th: whole numbers are looked up and compared in no time.
constexpr std::array chance_limits{1, 8, 18, 33, 57, 95, 155};
constexpr std::array worth_limits{2, 9, 17, 26, 36, 49, 66, 90, 121, 165, 226};
constexpr std::array lead_limits{-181, -130, -91, -66, -46, -30, -18, -7, 6, 18, 30, 46, 66, 91, 130};

// Looked up: houses and waves are asked for every district.
template <std::size_t size>
constexpr auto table_of(const auto& limits, int least) {
  std::array<std::uint8_t, size> table{};
  for (std::size_t i = 0; i < size; ++i)
    table[i] = static_cast<std::uint8_t>(bucket_of(least + static_cast<int>(i), limits));
  return table;
}
constexpr auto houses_buckets = table_of<50>(houses_limits, 0);
constexpr auto chance_buckets = table_of<257>(chance_limits, 0);

constexpr int houses_bucket(int houses) { return houses_buckets[static_cast<std::size_t>(std::min(houses, 49))]; }
int chance_bucket(double chance) {
  return chance > 0 ? chance_buckets[static_cast<std::size_t>(std::min(chance, 1.0) * 256)] : std::uint8_t{0};
}
int in_sixteenths(double points) { return static_cast<int>(std::clamp(points, -100.0, 100.0) * 16); }
constexpr int waves_bucket(int waves) { return 1 + bucket_of(waves, waves_limits); }

// --- the parts of a list ---

// What rows tell, by district: looked at once for all features.
struct RowFacts {
  EnumArray<District, std::uint8_t> sizes{};
  EnumArray<District, std::int8_t> waves{};
  EnumArray<District, std::uint8_t> buckets{};  // 0: no row

  explicit RowFacts(const OpenTable& table) {
    std::size_t at = 0;
    for (const Row& row : table.rows) {
      int sum = 7 * (row.raised.size() - row.lowered.size());
      for (std::size_t end = at + row.size; at < end; ++at) sum += table.row_cards[at].waves();
      sizes[row.district] = row.size;
      waves[row.district] = static_cast<std::int8_t>(std::clamp(sum, -100, 100));
      buckets[row.district] = static_cast<std::uint8_t>(waves_bucket(sum));
    }
  }
};

int turns_left(const OpenTable& table) {
  const int length = 3 + table.more.size() - table.less.size() + table.tie_breaks;
  return std::clamp(length - table.turn, 0, 6);
}

template <const List& list>
void add_open(const OpenTable& table, FeatureSet& out) {
  const RowFacts rows(table);
  out.push_back(list.at(Key::players, table.player_count - 2));
  out.push_back(list.at(Key::own_house, table.switches.own_house - 1));
  out.push_back(list.at(Key::tie_tower, static_cast<int>(table.switches.tie_tower)));
  out.push_back(list.at(Key::panic, static_cast<int>(table.switches.panic)));
  out.push_back(list.at(Key::capture, static_cast<int>(table.switches.capture)));
  out.push_back(list.at(Key::phase, static_cast<int>(table.phase)));
  out.push_back(list.at(Key::round, table.round - 1));
  out.push_back(list.at(Key::turns, turns_left(table)));
  out.push_back(list.at(Key::step, static_cast<int>(table.chain.step)));
  for (District d : table.sunk) out.push_back(list.at(Key::sunk, index_of(d)));
  for (District d : coast_of(table.sunk)) out.push_back(list.at(Key::coast, index_of(d)));
  for (District d : table.quarantined) out.push_back(list.at(Key::quarantined, index_of(d)));
  const DistrictSet standing = all_of<District> - table.sunk;
  for (District d : standing) out.push_back(list.at(Key::houses, index_of(d), houses_bucket(table.city[d].total())));
  for (District d : standing) out.push_back(list.at(Key::row_size, index_of(d), std::min<int>(rows.sizes[d], 5)));
  for (District d : standing) out.push_back(list.at(Key::row_waves, index_of(d), rows.buckets[d]));
}

template <const List& list>
void add_outlook(const State& state, const Outlook& outlook, FeatureSet& out) {
  const DistrictSet left = standing(state);
  for (District d : left) out.push_back(list.at(Key::sinks, index_of(d), chance_bucket(outlook.sinks[d])));
  for (District d : left) out.push_back(list.at(Key::last, index_of(d), chance_bucket(outlook.last[d])));
}

// The best of the others, by what `value` says of each.
template <class Value>
auto best_other(Seat seat, int players, Value&& value) {
  const Seat first = seat == Seat::p1 ? Seat::p2 : Seat::p1;
  auto best = value(first);
  for (Seat other : players_of(players).without(seat)) best = std::max(best, value(other));
  return best;
}

// Its cards in each row, and its chip.
struct OwnRows {
  DistrictSet chips{};
  DistrictSet in{};  // rows with cards of its own
  EnumArray<District, std::uint8_t> cards{};
  DistrictSet raised{};
  DistrictSet lowered{};

  OwnRows(const OpenTable& table, Seat seat) {
    std::size_t at = 0;
    for (const Row& row : table.rows) {
      if (row.chip == seat) chips.insert(row.district);
      if (row.raised.contains(seat)) raised.insert(row.district);
      if (row.lowered.contains(seat)) lowered.insert(row.district);
      int own = 0;
      for (std::size_t end = at + row.size; at < end; ++at) own += table.row_cards[at].owner() == seat;
      if (own > 0) in.insert(row.district);
      cards[row.district] = static_cast<std::uint8_t>(own);
    }
  }
};

// `players` has an OpenPlayer for each seat; `shown` is the card that lies face up before it is carried out.
template <const List& list, class Players>
void add_seat(const OpenTable& table, const Players& players, Seat seat, Card shown, FeatureSet& out) {
  const OpenPlayer& player = players[seat];
  const int captured = player.captured.total();
  const int count = table.player_count;
  const int best = best_other(seat, count, [&players](Seat other) { return players[other].captured.total(); });
  const OwnRows rows(table, seat);
  out.push_back(list.at(Key::place, (index_of(seat) - index_of(table.tower) + count) % count));
  if (table.to_act.contains(seat)) out.push_back(list.at(Key::acts));
  if (table.more.contains(seat)) out.push_back(list.at(Key::more));
  if (table.less.contains(seat)) out.push_back(list.at(Key::less));
  out.push_back(list.at(Key::captured, std::min(captured, 23)));
  out.push_back(list.at(Key::lead, std::clamp(captured - best, -10, 10) + 10));
  for (District d : rows.chips) out.push_back(list.at(Key::chip, index_of(d)));
  for (District d : rows.in) out.push_back(list.at(Key::row_cards, index_of(d), std::min<int>(rows.cards[d], 3) - 1));
  for (District d : rows.raised) out.push_back(list.at(Key::raised, index_of(d)));
  for (District d : rows.lowered) out.push_back(list.at(Key::lowered, index_of(d)));
  for (Card card : player.discards.kinds())
    out.push_back(list.at(Key::discards, index_of(card), std::min(player.discards[card], 2) - 1));
  if (shown != Card::none) out.push_back(list.at(Key::revealed, index_of(shown)));
}

// The card of a state that everybody sees: that of who carries it out.
Card shown_card(const State& state, Seat seat) {
  return state.phase == Phase::play && state.to_act.contains(seat) ? state.players[seat].chosen : Card::none;
}

template <const List& list>
void add_own(const State& state, Seat seat, const Outlook& outlook, const EnumArray<Tribe, double>& house_worths,
             const PerPlayer<double>& expected, FeatureSet& out) {
  const Player& player = state.players[seat];
  if (player.district != District::none) {
    out.push_back(list.at(Key::tile, index_of(player.district)));
    out.push_back(
        list.at(Key::tile_ring, static_cast<int>(ring_of(player.district)), chance_bucket(outlook.last[player.district])));
  }
  if (player.tribe != Tribe::none) {
    for (District d : standing(state))
      if (const int houses = state.city[d][player.tribe]; houses > 0)
        out.push_back(list.at(Key::own_houses, index_of(d), houses - 1));
    out.push_back(list.at(Key::house_worth, bucket_of(in_sixteenths(house_worths[player.tribe]), worth_limits)));
    out.push_back(list.at(Key::own_captured, player.captured[player.tribe]));
  }
  for (Card card : player.hand.kinds())
    out.push_back(list.at(Key::hand, index_of(card), std::min(player.hand[card], 3) - 1));
  if (player.chosen != Card::none) out.push_back(list.at(Key::chosen, index_of(player.chosen)));
  const double best = best_other(seat, state.player_count, [&expected](Seat other) { return expected[other]; });
  out.push_back(list.at(Key::expected, bucket_of(in_sixteenths(expected[seat] - best), lead_limits)));
}

template <const List& table, const List& item>
net::FeatureNames names_in() {
  return {.table = table.names(), .item = item.names()};
}

Feature moved_in(const List& list, Feature feature, int symmetry) {
  return list.moved(feature, [symmetry](int d) { return index_of(moved(static_cast<District>(d), symmetry)); });
}

// The mover knows its own tiles, and nobody's hand is weighed: others' are not its to see.
constexpr Weights blind_weights = [] {
  Weights weights = full_weights;
  weights[Term::hand] = 0;
  return weights;
}();

}  // namespace

// VN-MAP-1: an upper district lies between two of the rings beside it, so it turns by half a step less.
District moved(District district, int symmetry) {
  if (district == District::none) return district;
  const int ring = static_cast<int>(ring_of(district));
  const int place = index_of(district) % 3;
  const bool is_mirrored = symmetry >= 3;
  const int turned = !is_mirrored ? place : ring_of(district) == Ring::upper ? 5 - place : 3 - place;
  return static_cast<District>(3 * ring + (turned + symmetry % 3) % 3);
}

Action moved(Action action, int symmetry) {
  action.district = moved(action.district, symmetry);
  action.to = moved(action.to, symmetry);
  if (action.verb == Verb::swap && action.to < action.district) std::swap(action.to, action.district);
  return action;
}

// --- value ---

const int ValueFeatures::table_size = value_table.size();
const int ValueFeatures::item_size = value_seat.size();
net::FeatureNames ValueFeatures::names() { return names_in<value_table, value_seat>(); }
Feature ValueFeatures::moved_table(Feature feature, int symmetry) { return moved_in(value_table, feature, symmetry); }
Feature ValueFeatures::moved_item(Feature feature, int symmetry) { return moved_in(value_seat, feature, symmetry); }

ValueFeatures::ValueFeatures(const State& state)
    : state_(state),
      outlook_(outlook_of(state)),
      house_points_(house_points(state, outlook_)),
      expected_(expected_points(state, outlook_, house_points_, seats_of(state))) {}

void ValueFeatures::table(FeatureSet& out) const {
  add_open<value_table>(state_, out);
  add_outlook<value_table>(state_, outlook_, out);
}

void ValueFeatures::seat(Seat seat, FeatureSet& out) const {
  add_seat<value_seat>(state_, state_.players, seat, shown_card(state_, seat), out);
  add_own<value_seat>(state_, seat, outlook_, house_points_, expected_, out);
}

// --- policy ---

const int PolicyFeatures::table_size = policy_table.size();
const int PolicyFeatures::item_size = policy_action.size();
net::FeatureNames PolicyFeatures::names() { return names_in<policy_table, policy_action>(); }
Feature PolicyFeatures::moved_table(Feature feature, int symmetry) { return moved_in(policy_table, feature, symmetry); }
Feature PolicyFeatures::moved_item(Feature feature, int symmetry) { return moved_in(policy_action, feature, symmetry); }

PolicyFeatures::PolicyFeatures(const State& state, Seat mover)
    : state_(state),
      mover_(mover),
      outlook_(outlook_of(state)),
      house_points_(house_points(state, outlook_)),
      expected_(expected_points(state, outlook_, house_points_, SeatSet{mover}, blind_weights)) {}

void PolicyFeatures::table(FeatureSet& out) const {
  add_open<policy_table>(state_, out);
  add_outlook<policy_table>(state_, outlook_, out);
  add_seat<policy_table>(state_, state_.players, mover_, shown_card(state_, mover_), out);
  add_own<policy_table>(state_, mover_, outlook_, house_points_, expected_, out);
}

// Neither of the two districts comes first.
void PolicyFeatures::swap(const Action& action, FeatureSet& out) const {
  constexpr const List& list = policy_action;
  constexpr int verb = static_cast<int>(Verb::swap);
  const Player& mover = state_.players[mover_];
  const auto rings = std::minmax({ring_of(action.district), ring_of(action.to)});
  const auto own = [&](District d) { return mover.tribe == Tribe::none ? 0 : state_.city[d][mover.tribe]; };
  const auto houses = std::minmax({own(action.district), own(action.to)});
  out.push_back(list.at(Key::verb, verb));
  out.push_back(list.at(Key::card, index_of(action.card)));
  for (District d : DistrictSet{action.district, action.to}) out.push_back(list.at(Key::district, index_of(d)));
  out.push_back(list.at(Key::ring, verb, static_cast<int>(rings.first)));
  if (rings.second != rings.first) out.push_back(list.at(Key::ring, verb, static_cast<int>(rings.second)));
  if (mover.district == action.district || mover.district == action.to) out.push_back(list.at(Key::at_tile, verb));
  if (houses.second > 0) out.push_back(list.at(Key::own_houses_at, houses.second - 1));
  if (houses.first > 0) out.push_back(list.at(Key::own_houses_to, houses.first - 1));
}

void PolicyFeatures::action(const Action& action, FeatureSet& out) const {
  if (action.verb == Verb::swap) return swap(action, out);
  constexpr const List& list = policy_action;
  const Player& mover = state_.players[mover_];
  const int verb = static_cast<int>(action.verb);
  // Where a move of a house begins is in the chain.
  const District at = action.district != District::none ? action.district : state_.chain.from;
  const District goal = action.to != District::none ? action.to : state_.chain.to;
  const bool is_at = at != District::none;
  const auto own_houses = [&](District d) {
    return d == District::none || mover.tribe == Tribe::none ? 0 : state_.city[d][mover.tribe];
  };
  out.push_back(list.at(Key::verb, verb));
  if (action.card != Card::none && action.verb != Verb::choose) out.push_back(list.at(Key::card, index_of(action.card)));
  if (action.card != Card::none && action.verb == Verb::choose)
    out.push_back(list.at(Key::card_to_play, index_of(action.card)));
  if (is_at) out.push_back(list.at(Key::district, index_of(at)));
  if (goal != District::none) out.push_back(list.at(Key::to, index_of(goal)));
  if (is_at) out.push_back(list.at(Key::ring, verb, static_cast<int>(ring_of(at))));
  if (is_at && at == mover.district) out.push_back(list.at(Key::at_tile, verb));
  if (mover.tribe != Tribe::none && (action.tribe == mover.tribe || action.second == mover.tribe))
    out.push_back(list.at(Key::own_tribe, verb));
  if (own_houses(at) > 0) out.push_back(list.at(Key::own_houses_at, own_houses(at) - 1));
  if (own_houses(goal) > 0) out.push_back(list.at(Key::own_houses_to, own_houses(goal) - 1));
  if (!is_at) return;
  const RowFacts rows(state_);
  const OwnRows own(state_, mover_);
  out.push_back(list.at(Key::houses_at, houses_bucket(state_.city[at].total())));
  out.push_back(list.at(Key::waves_at, rows.buckets[at]));
  if (own.cards[at] > 0) out.push_back(list.at(Key::own_cards_at, std::min<int>(own.cards[at], 3) - 1));
  if (action.verb == Verb::take || action.verb == Verb::discard) {
    const std::size_t row = row_against(state_.rows, at);
    const RowCard card = state_.row_cards[first_card(state_.rows, row) + action.number];
    out.push_back(list.at(Key::row_card, card.owner() == mover_, card.waves() - 1));
  }
  out.push_back(list.at(Key::sinks_at, verb, chance_bucket(outlook_.sinks[at])));
}

// --- belief ---

const int BeliefFeatures::table_size = belief_table.size();
const int BeliefFeatures::item_size = belief_rival.size();
net::FeatureNames BeliefFeatures::names() { return names_in<belief_table, belief_rival>(); }
Feature BeliefFeatures::moved_table(Feature feature, int symmetry) { return moved_in(belief_table, feature, symmetry); }
Feature BeliefFeatures::moved_item(Feature feature, int symmetry) { return moved_in(belief_rival, feature, symmetry); }

void BeliefFeatures::table(FeatureSet& out) const {
  constexpr const List& list = belief_table;
  add_open<belief_table>(view_, out);
  if (view_.own.tribe != Tribe::none) out.push_back(list.at(Key::viewer_tribe, index_of(view_.own.tribe)));
  if (view_.own.district != District::none) out.push_back(list.at(Key::viewer_district, index_of(view_.own.district)));
  for (District d : all_of<District> - view_.sunk)
    for (Tribe tribe : view_.city[d].kinds()) out.push_back(list.at(Key::tribe_houses, index_of(d), index_of(tribe)));
}

void BeliefFeatures::rival(Seat seat, FeatureSet& out) const {
  constexpr const List& list = belief_rival;
  const SeatView& rival = view_.seats[seat];
  const int count = view_.player_count;
  const int viewer = view_.viewer == Seat::spectator ? 0 : index_of(view_.viewer);
  add_seat<belief_rival>(view_, view_.seats, seat, rival.revealed, out);
  out.push_back(list.at(Key::distance, (index_of(seat) - viewer + count) % count));
  out.push_back(list.at(Key::hand_size, std::min<int>(rival.hand_size, 7)));
  for (Tribe tribe : rival.captured.kinds())
    out.push_back(list.at(Key::tribe_captured, index_of(tribe), std::min(rival.captured[tribe], 3) - 1));
}

}  // namespace springtide::vineta
