#include "games/vineta/ai/evaluate.h"

#include <cmath>

#include "base/math.h"

namespace springtide::vineta {
namespace {

using Chances = EnumArray<District, float>;

// How likely each district is to be the last one, from every set of sunk districts, if the sea took any coast district as
// gladly as another.
constexpr auto last_chances = [] {
  std::array<Chances, 512> table{};
  for (unsigned bits = 511; bits-- > 0;) {  // supersets first
    const auto sunk = DistrictSet::from_bits(bits);
    const DistrictSet left = all_of<District> - sunk;
    const DistrictSet coast = coasts[bits];
    if (left.size() == 1) table[bits][left.front()] = 1;
    if (left.size() == 1 || coast.empty()) continue;
    for (District next : coast)
      for (District d : left) table[bits][d] += table[bits | 1u << index_of(next)][d] / static_cast<float>(coast.size());
  }
  return table;
}();

// Turns of this round still to be played; the present one counts by the seats that have not played.
double turns_left(const State& state) {
  const int whole = std::max(0, round_length(state) - state.turn);
  if (state.phase == Phase::choose) return whole + 1;
  if (state.phase != Phase::play) return whole;
  int waiting = 0;
  for (Seat seat : seats_of(state)) waiting += state.players[seat].chosen != Card::none;
  return whole + static_cast<double>(waiting) / state.player_count;
}

// How many waves a lead must have to count, for the cards still to come.
double spread_of_waves(const State& state) { return 0.5 + 0.9 * std::sqrt(turns_left(state) * state.player_count); }

// VN-SCO-1: who leads is likelier to sink; a district without a row may still get one while chips and turns are left.
EnumArray<District, double> chances_to_sink(const State& state, const Weights& weights) {
  constexpr double new_row = 0.5;
  EnumArray<District, double> chances{};
  const double spread = spread_of_waves(state);
  double sum = 0;
  int most = -1000;
  for (std::size_t i = 0; i < state.rows.size(); ++i)
    if (state.rows[i].size > 0) most = std::max(most, waves_of(state.rows, state.row_cards, i));
  DistrictSet open = coast_of(state.sunk);
  for (std::size_t i = 0; i < state.rows.size(); ++i) {
    const Row& row = state.rows[i];
    if (row.size == 0) continue;  // RU-1: as good as no row
    open.erase(row.district);
    const double behind = weights[Term::threat] * (most - waves_of(state.rows, state.row_cards, i));
    sum += chances[row.district] = exp_of(-behind / spread);
  }
  const bool has_rows = sum > 0;
  const double newcomer = !has_rows ? 1 : turns_left(state) > 0 ? new_row * exp_of(-std::max(0, most) / spread) : 0;
  for (District d : open) sum += chances[d] = newcomer;
  for (double& chance : chances) chance /= sum;
  return chances;
}

// VN-SCO-3: how many of `houses` each seat gets from a row.
void add_shares_of_row(const State& state, std::size_t row, double chance, PerPlayer<double>& points) {
  const std::size_t first = first_card(state.rows, row);
  const int size = state.rows[row].size;
  const int houses = state.city[state.rows[row].district].total();
  for (int i = 0; i < size; ++i) {
    const int share = houses / size + (i < houses % size);
    points[state.row_cards[first + static_cast<std::size_t>(i)].owner()] += chance * share;
  }
}

// What a card kept in the hand is worth, in points.
constexpr EnumArray<Card, double> worth_of_card{
    {{0.05, 0.15, 0.3, 0.45, 0.25, 0.25, 0.6, 0.1, 0.1, 0.15, 0.25, 0.3, 0.25, 0.1}}};

double mean_of_others(const EnumArray<Tribe, double>& points, Tribe own, int tribes) {
  double sum = 0;
  for (double each : points) sum += each;
  return (sum - (own == Tribe::none ? 0 : points[own])) / (own == Tribe::none ? tribes : tribes - 1);
}

// How far points decide the game: the fewer rounds are left, the more.
double spread_of_points(const State& state) { return 1.2 + 0.95 * (9 - state.round); }

}  // namespace

double worth_of_hand(const Player& player) {
  double worth = 0;
  for (Card card : player.hand.kinds()) worth += player.hand[card] * worth_of_card[card];
  return worth;
}

Outlook outlook_of(const State& state, const Weights& weights) {
  Outlook outlook;
  if (standing(state).size() == 1) {
    outlook.last[standing(state).front()] = 1;
    return outlook;
  }
  outlook.sinks = chances_to_sink(state, weights);
  for (District gone : coast_of(state.sunk)) {
    if (outlook.sinks[gone] == 0) continue;
    const Chances& after = last_chances[state.sunk.bits() | 1u << index_of(gone)];
    for (District d : standing(state).without(gone)) outlook.last[d] += outlook.sinks[gone] * static_cast<double>(after[d]);
  }
  // The sea is not blind: whoever can takes the district with the most houses.
  const double crowd = 0.7 * weights[Term::crowd];
  double sum = 0;
  for (District d : standing(state)) sum += outlook.last[d] /= 1 + crowd * state.city[d].total();
  for (District d : standing(state)) outlook.last[d] /= sum;
  return outlook;
}

// VN-END-2.
EnumArray<Tribe, double> house_points(const State& state, const Outlook& outlook) {
  EnumArray<Tribe, double> points{};
  for (District d : standing(state))
    for (Tribe tribe : state.city[d].kinds()) points[tribe] += 3 * outlook.last[d] * state.city[d][tribe];
  return points;
}

PerPlayer<double> expected_points(const State& state, SeatSet knows, const Weights& weights) {
  const Outlook outlook = outlook_of(state, weights);
  return expected_points(state, outlook, house_points(state, outlook), knows, weights);
}

PerPlayer<double> expected_points(const State& state, const Outlook& outlook, const EnumArray<Tribe, double>& houses,
                                  SeatSet knows, const Weights& weights) {
  PerPlayer<double> points;
  for (std::size_t i = 0; i < state.rows.size(); ++i)
    add_shares_of_row(state, i, weights[Term::rows] * outlook.sinks[state.rows[i].district], points);
  const Tribe known = knows.size() == 1 ? state.players[knows.front()].tribe : Tribe::none;
  const double unknown = mean_of_others(houses, known, tribes_in_play(state.player_count));
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    const bool is_known = knows.contains(seat) && player.tribe != Tribe::none;
    points[seat] += weights[Term::captured] * player.captured.total();
    if (is_known) points[seat] += (state.switches.own_house - 1) * player.captured[player.tribe];
    points[seat] += weights[Term::houses] * (is_known ? houses[player.tribe] : unknown);
    if (is_known && player.district != District::none)
      points[seat] += weights[Term::tile] * outlook.last[player.district] * tile_points[ring_of(player.district)];
    points[seat] += weights[Term::hand] * worth_of_hand(player);
  }
  return points;
}

Shares shares_of(const State& state, SeatSet knows, const Weights& weights) {
  const PerPlayer<double> points = expected_points(state, knows, weights);
  const double spread = spread_of_points(state);
  double best = points[Seat::p1];
  for (Seat seat : seats_of(state)) best = std::max(best, points[seat]);
  Shares shares;
  double sum = 0;
  for (Seat seat : seats_of(state)) sum += shares[seat] = exp_of((points[seat] - best) / spread);
  for (Seat seat : seats_of(state)) shares[seat] /= sum;
  return shares;
}

}  // namespace springtide::vineta
