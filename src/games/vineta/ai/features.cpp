#include "games/vineta/ai/features.h"

#include <algorithm>
#include <type_traits>

#include "base/math.h"

namespace springtide::vineta {
namespace {

using net::axis_of;
using net::bucket_in;
using net::Feature;
using net::FeatureSet;
using net::FeatureWriter;
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
  placings,
  plays,
  tribe_chance,
  placed,
  played,
  district_chance,
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
    {Section::rival, "houses seen placed", numbers(7)},
    {Section::rival, "cards seen played", numbers(8)},
    {Section::rival, "chance by hand", axis_of<Tribe>, numbers(8)},
    {Section::rival, "gained by placing", axis_of<Tribe>, numbers(8)},
    {Section::rival, "gained by playing", axis_of<Tribe>, numbers(8)},
    {Section::rival, "chance by hand", places, numbers(8)},
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
// What deeds say, in steps of a 256th and a 64th: so that games of greedy with foresight and without have some in each.
constexpr std::array tribe_limits{4, 10, 28, 50, 80, 140, 215};
constexpr std::array district_limits{16, 26, 30, 33, 36, 44, 70};
constexpr std::array placed_limits{-30, -12, -7, -2, 6, 20, 60};
constexpr std::array played_limits{-60, -24, -8, -2, 3, 12, 40};
constexpr std::array placings_limits{1, 2, 4, 6, 8, 10};
constexpr std::array plays_limits{1, 3, 6, 10, 14, 19, 25};
constexpr std::array lead_limits{-181, -130, -91, -66, -46, -30, -18, -7, 6, 18, 30, 46, 66, 91, 130};

int chance_bucket(double chance) {
  return bucket_in<chance_limits>(static_cast<int>(chance > 0 ? std::min(chance, 1.0) * 256 : 0.0));
}
int in_sixteenths(double points) { return static_cast<int>(std::clamp(points, -100.0, 100.0) * 16); }

// --- the parts of a list ---

int turns_left(const OpenTable& table) {
  const int length = 3 + table.more.size() - table.less.size() + table.tie_breaks;
  return std::clamp(length - table.turn, 0, 6);
}

// How many seats after another.
int seats_after(Seat seat, Seat other, int players) {
  const int distance = index_of(seat) - index_of(other);
  return distance < 0 ? distance + players : distance;
}

// Of 1, 2 … `most` and more.
template <const List& list>
void add_count(Key key, int what, int count, int most, FeatureWriter& out) {
  out.add_if(count > 0, static_cast<Feature>(list.at(key, what) + std::min(count, most) - 1));
}

template <const List& list>
void add_places(Key key, DistrictSet places_in, FeatureWriter& out) {
  for (District d : all_of<District>) out.add_if(places_in.contains(d), list.at(key, index_of(d)));
}

template <const List& list>
void add_cards(Key key, Cards cards, int most, FeatureWriter& out) {
  for (Card card : all_of<Card>) add_count<list>(key, index_of(card), cards[card], most, out);
}

// Of every district that stands, what `step` says of it.
template <const List& list, class Step>
void add_standing(Key key, DistrictSet standing, FeatureWriter& out, Step&& step) {
  for (District d : all_of<District>) out.add_if(standing.contains(d), list.at(key, index_of(d), step(d)));
}

template <const List& list>
void add_open(const OpenTable& table, const RowFacts& rows, FeatureWriter& out) {
  out.add(list.at(Key::players, table.player_count - 2));
  out.add(list.at(Key::own_house, table.switches.own_house - 1));
  out.add(list.at(Key::tie_tower, static_cast<int>(table.switches.tie_tower)));
  out.add(list.at(Key::panic, static_cast<int>(table.switches.panic)));
  out.add(list.at(Key::capture, static_cast<int>(table.switches.capture)));
  out.add(list.at(Key::phase, static_cast<int>(table.phase)));
  out.add(list.at(Key::round, table.round - 1));
  out.add(list.at(Key::turns, turns_left(table)));
  out.add(list.at(Key::step, static_cast<int>(table.chain.step)));
  add_places<list>(Key::sunk, table.sunk, out);
  add_places<list>(Key::coast, coast_of(table.sunk), out);
  if (!table.quarantined.empty()) add_places<list>(Key::quarantined, table.quarantined, out);
  const DistrictSet left = all_of<District> - table.sunk;
  add_standing<list>(Key::houses, left, out, [&](District d) { return bucket_in<houses_limits>(table.city[d].total()); });
  add_standing<list>(Key::row_size, left, out, [&](District d) { return std::min<int>(rows.sizes[d], 5); });
  add_standing<list>(Key::row_waves, left, out, [&](District d) { return rows.waves[d]; });
}

template <const List& list>
void add_outlook(const State& state, const Outlook& outlook, FeatureWriter& out) {
  const DistrictSet left = standing(state);
  add_standing<list>(Key::sinks, left, out, [&](District d) { return chance_bucket(outlook.sinks[d]); });
  add_standing<list>(Key::last, left, out, [&](District d) { return chance_bucket(outlook.last[d]); });
}

// `player` is the seat's; `shown` is the card that lies face up before it is carried out.
template <const List& list>
void add_seat(const OpenTable& table, const RowFacts& rows, const OpenPlayer& player, Seat seat, int captured_by_others,
              Card shown, FeatureWriter& out) {
  const int captured = player.captured.total();
  out.add(list.at(Key::place, seats_after(seat, table.tower, table.player_count)));
  out.add_if(table.to_act.contains(seat), list.at(Key::acts));
  out.add_if(table.more.contains(seat), list.at(Key::more));
  out.add_if(table.less.contains(seat), list.at(Key::less));
  out.add(list.at(Key::captured, std::min(captured, 23)));
  out.add(list.at(Key::lead, std::clamp(captured - captured_by_others, -10, 10) + 10));
  if (!table.rows.empty()) {
    add_places<list>(Key::chip, rows.chips[seat], out);
    for (District d : all_of<District>) add_count<list>(Key::row_cards, index_of(d), rows.cards_of(seat, d), 3, out);
    if (!rows.raised[seat].empty()) add_places<list>(Key::raised, rows.raised[seat], out);
    if (!rows.lowered[seat].empty()) add_places<list>(Key::lowered, rows.lowered[seat], out);
  }
  add_cards<list>(Key::discards, player.discards, 2, out);
  if (shown != Card::none) out.add(list.at(Key::revealed, index_of(shown)));
}

// The card of a state that everybody sees: that of who carries it out.
Card shown_card(const State& state, Seat seat) {
  return state.phase == Phase::play && state.to_act.contains(seat) ? state.players[seat].chosen : Card::none;
}

template <const List& list>
void add_own(const State& state, Seat seat, const StateFacts& facts, FeatureWriter& out) {
  const Player& player = state.players[seat];
  if (player.district != District::none) {
    out.add(list.at(Key::tile, index_of(player.district)));
    const int chance = chance_bucket(facts.outlook.last[player.district]);
    out.add(list.at(Key::tile_ring, static_cast<int>(ring_of(player.district)), chance));
  }
  if (player.tribe != Tribe::none) {
    const DistrictSet left = standing(state);
    for (District d : all_of<District>) {
      const int houses = left.contains(d) ? state.city[d][player.tribe] : 0;
      add_count<list>(Key::own_houses, index_of(d), houses, houses_per_tribe, out);
    }
    out.add(list.at(Key::house_worth, bucket_in<worth_limits>(in_sixteenths(facts.house_points[player.tribe]))));
    out.add(list.at(Key::own_captured, player.captured[player.tribe]));
  }
  add_cards<list>(Key::hand, player.hand, 3, out);
  if (player.chosen != Card::none) out.add(list.at(Key::chosen, index_of(player.chosen)));
  const double lead = facts.expected[seat] - facts.expected_of_others.of(seat);
  out.add(list.at(Key::expected, bucket_in<lead_limits>(in_sixteenths(lead))));
}

template <EnumKey E>
double most_of(const EnumArray<E, double>& values, EnumSet<E> among) {
  double most = values[among.front()];
  for (E each : among) most = std::max(most, values[each]);
  return most;
}

// How likely each of what is possible is, each for itself.
template <const List& list, auto limits, EnumKey E>
void add_chances(Key key, const EnumArray<E, double>& logs, EnumSet<E> possible, FeatureWriter& out) {
  const double most = most_of(logs, possible);
  EnumArray<E, double> chances{};
  double sum = 0;
  for (E each : possible) sum += chances[each] = exp_of(logs[each] - most);
  for (E each : possible)
    out.add(list.at(key, index_of(each), bucket_in<limits>(static_cast<int>(chances[each] / sum * 256))));
}

// What each of what is possible gained beyond the mean.
template <const List& list, auto limits, EnumKey E>
void add_gains(Key key, const EnumArray<E, double>& gains, EnumSet<E> possible, FeatureWriter& out) {
  double sum = 0;
  for (E each : possible) sum += gains[each];
  for (E each : possible) {
    const double beyond = std::clamp(gains[each] - sum / possible.size(), -100.0, 100.0);
    out.add(list.at(key, index_of(each), bucket_in<limits>(static_cast<int>(beyond * 64))));
  }
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

RowFacts::RowFacts(const OpenTable& table) {
  std::size_t at = 0;
  for (const Row& row : table.rows) {
    int sum = 7 * (row.raised.size() - row.lowered.size());
    std::uint64_t cards = 0;
    for (const std::size_t end = at + row.size; at < end; ++at) {
      sum += table.row_cards[at].waves();
      cards += std::uint64_t{1} << 8 * index_of(table.row_cards[at].owner());
    }
    sizes[row.district] = row.size;
    waves[row.district] = static_cast<std::uint8_t>(1 + bucket_in<waves_limits>(sum));
    owners[row.district] = cards;
    chips[row.chip].insert(row.district);
    for (Seat seat : row.raised) raised[seat].insert(row.district);
    for (Seat seat : row.lowered) lowered[seat].insert(row.district);
  }
}

StateFacts::StateFacts(const State& state, SeatSet knows, const Weights& weights)
    : outlook(outlook_of(state)),
      house_points(vineta::house_points(state, outlook)),
      expected(expected_points(state, outlook, house_points, knows, weights)),
      expected_of_others(state.player_count, [this](Seat seat) { return expected[seat]; }),
      captured_by_others(state.player_count, [&state](Seat seat) { return state.players[seat].captured.total(); }),
      rows(state) {}

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

std::array<int, 2> belief_truth(const State& state, const View& view, Seat rival) {
  const SeatView& seen = view.seats[rival];
  const Player& player = state.players[rival];
  return {seen.has_tribe && seen.tribe == Tribe::none ? index_of(player.tribe) : -1,
          seen.has_district && seen.district == District::none ? index_of(player.district) : -1};
}

Options any_options(int players, Rng& rng) {
  Options options{.players = players};
  options.edition = static_cast<Edition>(rng.below(enum_size<Edition>));
  options.start = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(players))));
  if (rng.below(2) == 0) return options;
  options.own_house = static_cast<std::uint8_t>(1 + rng.below(3));
  options.tie_tower = static_cast<TieTower>(rng.below(2));
  options.panic = static_cast<PanicHouses>(rng.below(2));
  options.placement = rng.below(4) == 0 ? Placement::random : Placement::in_turn;
  if (options.own_house == 1) options.capture = static_cast<Capture>(rng.below(2));
  return options;
}

// --- value ---

const int ValueFeatures::table_size = value_table.size();
const int ValueFeatures::item_size = value_seat.size();
net::FeatureNames ValueFeatures::names() { return names_in<value_table, value_seat>(); }
Feature ValueFeatures::moved_table(Feature feature, int symmetry) { return moved_in(value_table, feature, symmetry); }
Feature ValueFeatures::moved_item(Feature feature, int symmetry) { return moved_in(value_seat, feature, symmetry); }

void ValueFeatures::table(FeatureSet& out) const {
  FeatureWriter writer(out);
  add_open<value_table>(state_, facts_.rows, writer);
  add_outlook<value_table>(state_, facts_.outlook, writer);
}

void ValueFeatures::seat(Seat seat, FeatureSet& out) const {
  FeatureWriter writer(out);
  add_seat<value_seat>(state_, facts_.rows, state_.players[seat], seat, facts_.captured_by_others.of(seat),
                       shown_card(state_, seat), writer);
  add_own<value_seat>(state_, seat, facts_, writer);
}

// --- policy ---

const int PolicyFeatures::table_size = policy_table.size();
const int PolicyFeatures::item_size = policy_action.size();
net::FeatureNames PolicyFeatures::names() { return names_in<policy_table, policy_action>(); }
Feature PolicyFeatures::moved_table(Feature feature, int symmetry) { return moved_in(policy_table, feature, symmetry); }
Feature PolicyFeatures::moved_item(Feature feature, int symmetry) { return moved_in(policy_action, feature, symmetry); }

PolicyFeatures::PolicyFeatures(const State& state, Seat mover)
    : state_(state), mover_(mover), facts_(state, SeatSet{mover}, blind_weights) {}

void PolicyFeatures::table(FeatureSet& out) const {
  FeatureWriter writer(out);
  add_open<policy_table>(state_, facts_.rows, writer);
  add_outlook<policy_table>(state_, facts_.outlook, writer);
  add_seat<policy_table>(state_, facts_.rows, state_.players[mover_], mover_, facts_.captured_by_others.of(mover_),
                         shown_card(state_, mover_), writer);
  add_own<policy_table>(state_, mover_, facts_, writer);
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
  const int own_cards = facts_.rows.cards_of(mover_, at);
  out.push_back(list.at(Key::houses_at, bucket_in<houses_limits>(state_.city[at].total())));
  out.push_back(list.at(Key::waves_at, facts_.rows.waves[at]));
  if (own_cards > 0) out.push_back(list.at(Key::own_cards_at, std::min(own_cards, 3) - 1));
  if (action.verb == Verb::take || action.verb == Verb::discard) {
    const std::size_t row = row_against(state_.rows, at);
    const RowCard card = state_.row_cards[first_card(state_.rows, row) + action.number];
    out.push_back(list.at(Key::row_card, card.owner() == mover_, card.waves() - 1));
  }
  out.push_back(list.at(Key::sinks_at, verb, chance_bucket(facts_.outlook.sinks[at])));
}

// --- belief ---

const int BeliefFeatures::table_size = belief_table.size();
const int BeliefFeatures::item_size = belief_rival.size();
net::FeatureNames BeliefFeatures::names() { return names_in<belief_table, belief_rival>(); }
Feature BeliefFeatures::moved_table(Feature feature, int symmetry) { return moved_in(belief_table, feature, symmetry); }
Feature BeliefFeatures::moved_item(Feature feature, int symmetry) { return moved_in(belief_rival, feature, symmetry); }

std::string BeliefFeatures::output_name(std::size_t output) {
  if (output < enum_size<Tribe>) return "tribe " + std::string(names_of<Tribe, with_spaces>.items[output]);
  return "district " + std::string(names_of<District, in_capitals>.items[output - enum_size<Tribe>]);
}

BeliefFeatures::BeliefFeatures(const View& view, const Witness& witness)
    : view_(view),
      witness_(witness),
      tribes_(EnumSet<Tribe>::first(tribes_in_play(view.player_count))),
      districts_(all_of<District>),
      captured_by_others_(view.player_count, [&view](Seat seat) { return view.seats[seat].captured.total(); }),
      rows_(view) {
  if (view.own.tribe != Tribe::none) tribes_.erase(view.own.tribe);
  if (view.own.district != District::none) districts_.erase(view.own.district);
}

void BeliefFeatures::table(FeatureSet& out) const {
  constexpr const List& list = belief_table;
  FeatureWriter writer(out);
  add_open<belief_table>(view_, rows_, writer);
  if (view_.own.tribe != Tribe::none) writer.add(list.at(Key::viewer_tribe, index_of(view_.own.tribe)));
  if (view_.own.district != District::none) writer.add(list.at(Key::viewer_district, index_of(view_.own.district)));
  for (District d : all_of<District> - view_.sunk)
    for (Tribe tribe : view_.city[d].kinds()) writer.add(list.at(Key::tribe_houses, index_of(d), index_of(tribe)));
}

void BeliefFeatures::rival(Seat seat, FeatureSet& out) const {
  constexpr const List& list = belief_rival;
  const SeatView& rival = view_.seats[seat];
  const Seat viewer = view_.viewer == Seat::spectator ? Seat::p1 : view_.viewer;
  FeatureWriter writer(out);
  add_seat<belief_rival>(view_, rows_, rival, seat, captured_by_others_.of(seat), rival.revealed, writer);
  writer.add(list.at(Key::distance, seats_after(seat, viewer, view_.player_count)));
  writer.add(list.at(Key::hand_size, std::min<int>(rival.hand_size, 7)));
  for (Tribe tribe : rival.captured.kinds())
    add_count<belief_rival>(Key::tribe_captured, index_of(tribe), rival.captured[tribe], 3, writer);
  const Clues& clues = witness_.clues_of(seat);
  writer.add(list.at(Key::placings, bucket_in<placings_limits>(clues.placings)));
  writer.add(list.at(Key::plays, bucket_in<plays_limits>(clues.plays)));
  add_chances<belief_rival, tribe_limits>(Key::tribe_chance, clues.tribes, tribes_, writer);
  add_gains<belief_rival, placed_limits>(Key::placed, clues.placed, tribes_, writer);
  add_gains<belief_rival, played_limits>(Key::played, clues.played, tribes_, writer);
  add_chances<belief_rival, district_limits>(Key::district_chance, clues.districts, districts_, writer);
}

void BeliefFeatures::base(Seat rival, std::span<float, outputs> out) const {
  const auto write = [&out](const auto& logs, auto possible) {
    const double impossible = most_of(logs, possible) - 30;
    for (auto tile : all_of<std::remove_cvref_t<decltype(possible.front())>>)
      out[output_of(tile)] = static_cast<float>(possible.contains(tile) ? logs[tile] : impossible);
  };
  write(witness_.clues_of(rival).tribes, tribes_);
  write(witness_.clues_of(rival).districts, districts_);
}

}  // namespace springtide::vineta
