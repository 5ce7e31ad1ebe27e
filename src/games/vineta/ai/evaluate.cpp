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
    const DistrictSet coast = find_coast(sunk);
    if (left.size() == 1) table[bits][left.front()] = 1;
    if (left.size() == 1 || coast.empty()) continue;
    for (District next : coast)
      for (District d : left) table[bits][d] += table[bits | 1u << index_of(next)][d] / static_cast<float>(coast.size());
  }
  return table;
}();

// Cards still to be played in this round; of the present turn those of the seats that have not played.
int cards_left(const State& state) {
  const int whole = std::max(0, round_length(state) - state.turn) * state.player_count;
  if (state.phase == Phase::choose) return whole + state.player_count;
  if (state.phase != Phase::play) return whole;
  int waiting = 0;
  for (Seat seat : seats_of(state)) waiting += state.players[seat].chosen != Card::none;
  return whole + waiting;
}

// What remains of a row's chance when it is so many waves behind: the more cards are to come, the less a lead counts.
double part_left(double behind, int cards) { return exp_of(-behind / (0.5 + 0.9 * std::sqrt(cards))); }

// The same for nearly all positions, looked up: a power takes longer than all the rest.
constexpr int usual_cards = 40;
constexpr int usual_waves = 32;
using PartsLeft = std::array<std::array<double, usual_waves>, usual_cards>;

const PartsLeft& usual_parts_left() {
  static const PartsLeft table = [] {
    PartsLeft parts;
    for (int cards = 0; cards < usual_cards; ++cards)
      for (int waves = 0; waves < usual_waves; ++waves)
        parts[static_cast<std::size_t>(cards)][static_cast<std::size_t>(waves)] = part_left(waves, cards);
    return parts;
  }();
  return table;
}

double part_left(int waves, double weight, int cards) {
  if (weight != 1 || waves >= usual_waves || cards >= usual_cards) return part_left(weight * waves, cards);
  return usual_parts_left()[static_cast<std::size_t>(cards)][static_cast<std::size_t>(waves)];
}

// VN-SCO-1: who leads is likelier to sink; a district without a row may still get one while chips and turns are left.
EnumArray<District, double> chances_to_sink(const State& state, const Weights& weights) {
  constexpr double new_row = 0.5;
  EnumArray<District, double> chances{};
  const int cards = cards_left(state);
  std::array<int, max_players> waves;
  int most = -1000;
  std::size_t at = 0;
  for (std::size_t i = 0; i < state.rows.size(); ++i) {
    const Row& row = state.rows[i];
    if (row.size == 0) continue;  // RU-1: as good as no row
    waves[i] = 7 * (row.raised.size() - row.lowered.size());
    for (const std::size_t end = at + row.size; at < end; ++at) waves[i] += state.row_cards[at].waves();
    most = std::max(most, waves[i]);
  }
  double sum = 0;
  DistrictSet open = coast_of(state.sunk);
  for (std::size_t i = 0; i < state.rows.size(); ++i) {
    const Row& row = state.rows[i];
    if (row.size == 0) continue;
    open.erase(row.district);
    sum += chances[row.district] = part_left(most - waves[i], weights[Term::threat], cards);
  }
  const bool has_rows = sum > 0;
  const double newcomer = !has_rows ? 1 : cards > 0 ? new_row * part_left(std::max(0, most), 1, cards) : 0;
  for (District d : open) sum += chances[d] = newcomer;
  for (double& chance : chances) chance /= sum;
  return chances;
}

// VN-SCO-3: how many houses each seat gets from the rows that win.
void add_shares_of_rows(const State& state, const Outlook& outlook, double weight, PerPlayer<double>& points) {
  std::size_t at = 0;
  for (const Row& row : state.rows) {
    if (row.size == 0) continue;
    const double chance = weight * outlook.sinks[row.district];
    const int houses = state.city[row.district].total();
    const int least = houses / row.size;
    const int with_more = houses % row.size;
    for (int i = 0; i < row.size; ++i, ++at) points[state.row_cards[at].owner()] += chance * (least + (i < with_more));
  }
}

// What a card kept in the hand is worth, in points.
constexpr EnumArray<Card, double> worth_of_card{
    {{0.05, 0.15, 0.3, 0.45, 0.25, 0.25, 0.6, 0.1, 0.1, 0.15, 0.25, 0.3, 0.25, 0.1}}};

// Of so many cards of a kind.
constexpr auto worth_of_cards = [] {
  EnumArray<Card, std::array<double, Cards::max_count + 1>> worths{};
  for (Card card : all_of<Card>)
    for (int count = 0; count <= Cards::max_count; ++count)
      worths[card][static_cast<std::size_t>(count)] = count * worth_of_card[card];
  return worths;
}();

double mean_of_others(const EnumArray<Tribe, double>& points, Tribe own, int tribes) {
  double sum = 0;
  for (double each : points) sum += each;
  return (sum - (own == Tribe::none ? 0 : points[own])) / (own == Tribe::none ? tribes : tribes - 1);
}

}  // namespace

double spread_of_points(const State& state) { return 1.2 + 0.95 * (9 - state.round); }

double worth_of_hand(const Player& player) {
  double worth = 0;
  for (Card card : all_of<Card>) worth += worth_of_cards[card][static_cast<std::size_t>(player.hand[card])];
  return worth;
}

// What has sunk is 0 from the start, and 0 changes no sum: all districts in one go are quicker than a choice of them.
Outlook outlook_of(const State& state, const Weights& weights) {
  Outlook outlook;
  if (standing(state).size() == 1) {
    outlook.last[standing(state).front()] = 1;
    return outlook;
  }
  outlook.sinks = chances_to_sink(state, weights);
  for (District gone : coast_of(state.sunk)) {
    const double chance = outlook.sinks[gone];
    const Chances& after = last_chances[state.sunk.bits() | 1u << index_of(gone)];
    for (District d : all_of<District>) outlook.last[d] += chance * static_cast<double>(after[d]);
  }
  // The sea is not blind: whoever can takes the district with the most houses.
  const double crowd = 0.7 * weights[Term::crowd];
  for (District d : all_of<District>) outlook.last[d] /= 1 + crowd * state.city[d].total();
  double sum = 0;
  for (District d : all_of<District>) sum += outlook.last[d];
  for (District d : all_of<District>) outlook.last[d] /= sum;
  return outlook;
}

// VN-END-2.
EnumArray<Tribe, double> house_points(const State& state, const Outlook& outlook) {
  EnumArray<Tribe, double> points{};
  for (District d : all_of<District>) {
    const double each = 3 * outlook.last[d];
    for (Tribe tribe : all_of<Tribe>) points[tribe] += each * state.city[d][tribe];
  }
  return points;
}

PerPlayer<double> expected_points(const State& state, SeatSet knows, const Weights& weights) {
  const Outlook outlook = outlook_of(state, weights);
  return expected_points(state, outlook, house_points(state, outlook), knows, weights);
}

PerPlayer<double> expected_points(const State& state, const Outlook& outlook, const EnumArray<Tribe, double>& houses,
                                  SeatSet knows, const Weights& weights) {
  PerPlayer<double> points;
  add_shares_of_rows(state, outlook, weights[Term::rows], points);
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
