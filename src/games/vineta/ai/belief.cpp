#include "games/vineta/ai/belief.h"

#include <algorithm>

#include "base/math.h"
#include "games/vineta/ai/features.h"

namespace springtide::vineta {
namespace {

double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

template <EnumKey Key>
void to_factors(EnumArray<Key, double>& logs) {
  const double most = *std::max_element(logs.begin(), logs.end());
  for (double& each : logs) each = exp_of(each - most);
}

}  // namespace

Belief::Belief(const Question<Vineta>& question, const Sight& sight, const Nets& nets) : view_(question.view) {
  if (sight.belief && !question.record.empty()) {
    const Witness witness(question);
    read(witness);
    if (nets.belief != nullptr) ask(*nets.belief, witness);
  }
  for (Seat seat : players_of(view_.player_count)) {
    to_factors(tribes_[seat]);
    to_factors(districts_[seat]);
  }
  auto left = EnumSet<Tribe>::first(tribes_in_play(view_.player_count));
  if (view_.own.tribe != Tribe::none) left.erase(view_.own.tribe);
  list_deals({}, Seat::p1, left, 1);
}

void Belief::read(const Witness& witness) {
  for (Seat seat : players_of(view_.player_count)) {
    tribes_[seat] = witness.clues_of(seat).tribes;
    districts_[seat] = witness.clues_of(seat).districts;
  }
}

void Belief::ask(const net::Net& net, const Witness& witness) {
  const BeliefFeatures told(view_, witness);
  const SeatSet rivals = players_of(view_.player_count).without(view_.viewer);
  net::Sums table;
  std::array<net::Sums, max_players> items;
  std::array<std::int32_t, std::size_t{max_players} * net::max_outputs> out;
  net::FeatureSet features;
  told.table(features);
  net.clear_table(table);
  net.add_table(table, {features.begin(), features.size()});
  std::size_t count = 0;
  for (Seat rival : rivals) {
    features.clear();
    told.rival(rival, features);
    net.clear_item(items[count]);
    net.add_item(items[count++], {features.begin(), features.size()});
  }
  net.evaluate(table, std::span(items).first(count), out);
  const double one = 127.0 * static_cast<double>(1 << net.file().shifts.outputs);
  // What the net does not speak of stays as it is.
  const auto add = [&](std::size_t output, auto& logs, auto tile) {
    const auto& names = net.file().outputs;
    const auto found = std::find(names.begin(), names.end(), BeliefFeatures::output_name(output));
    if (found == names.end()) return;
    std::size_t at = static_cast<std::size_t>(found - names.begin());
    for (Seat rival : rivals) {
      logs[rival][tile] += out[at] / one;
      at += net.outputs();
    }
  };
  for (Tribe tribe : all_of<Tribe>) add(BeliefFeatures::output_of(tribe), tribes_, tribe);
  for (District d : all_of<District>) add(BeliefFeatures::output_of(d), districts_, d);
}

void Belief::list_deals(Deal deal, Seat seat, EnumSet<Tribe> left, double weight) {
  if (index_of(seat) == view_.player_count) {
    deal.up_to = weight + (deals_.empty() ? 0 : deals_.back().up_to);
    return deals_.push_back(deal);
  }
  const Seat next = seat_at(index_of(seat) + 1);
  const SeatView& known = view_.seats[seat];
  if (seat == view_.viewer || !known.has_tribe || known.tribe != Tribe::none)
    return list_deals(deal, next, left.without(known.tribe), weight);
  for (Tribe tribe : left) {
    deal.tribes[seat] = tribe;
    list_deals(deal, next, left.without(tribe), weight * tribes_[seat][tribe]);
  }
}

double Belief::chance_of(Seat seat, Tribe tribe) const {
  double sum = 0;
  double before = 0;
  for (const Deal& deal : deals_) {
    if (deal.tribes[seat] == tribe) sum += deal.up_to - before;
    before = deal.up_to;
  }
  return sum / deals_.back().up_to;
}

// One seat after the other, each by its own weights: near enough, with nine tiles for at most five rivals.
void Belief::deal_districts(State& state, Rng& rng) const {
  DistrictSet left = all_of<District>;
  if (view_.own.district != District::none) left.erase(view_.own.district);
  for (Seat seat : seats_of(state)) {
    if (seat == view_.viewer || !view_.seats[seat].has_district) continue;
    double sum = 0;
    for (District d : left) sum += districts_[seat][d];
    double ticket = uniform(rng) * sum;
    District tile = left.front();
    for (District d : left) {
      tile = d;
      ticket -= districts_[seat][d];
      if (ticket < 0) break;
    }
    state.players[seat].district = tile;
    left.erase(tile);
  }
}

State Belief::guess(Rng& rng) const {
  State state = vineta::guess(view_, rng);
  if (view_.phase == Phase::over) return state;
  const double ticket = uniform(rng) * deals_.back().up_to;
  const auto deal = std::upper_bound(deals_.begin(), deals_.end() - 1, ticket,
                                     [](double value, const Deal& each) { return value < each.up_to; });
  for (Seat seat : seats_of(state))
    if (seat != view_.viewer && view_.seats[seat].has_tribe) state.players[seat].tribe = deal->tribes[seat];
  deal_districts(state, rng);
  return state;
}

}  // namespace springtide::vineta
