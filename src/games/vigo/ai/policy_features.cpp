// Which actions deserve a look: what is done with what, and how much more or less it brings than something else.
#include "games/vigo/ai/feature_table.h"

namespace springtide::vigo {
namespace {

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

int best_offer(const ChestOffers& offers) {
  int best = 0;
  for (const ChestOffer& offer : offers) best = std::max(best, offer.value.total());
  return best;
}

}  // namespace

const int PolicyFeatures::table_size = policy_table.size();
const int PolicyFeatures::item_size = action_list.size();
net::FeatureNames PolicyFeatures::names() { return names_in<policy_table, action_list>(); }

PolicyFeatures::PolicyFeatures(const State& state, Seat mover)
    : state_(state),
      mover_(mover),
      stock_(state, mover),
      outlook_(state, full_weights),
      hopes_(state, outlook_),
      prospect_(outlook_.look(mover, state.stocks[mover])),
      draw_(state.unseen_total > 0 ? mean_want(state, prospect_) : 0) {
  for (const Spot spot : hopes_.reached[mover]) best_in_reach_ = std::max(best_in_reach_, want_of(spot));
  if (state.step == Step::chest) offers_ = chests_of(state, mover);
  if (state.phase == Phase::after && state.stocks[mover].size() == stock_limit)
    for (Kind kind : state.stocks[mover]) best_left_ = std::max(best_left_, stock_without(kind));
}

void PolicyFeatures::table(FeatureSet& out) const {
  FeatureWriter writer(out);
  add_table<policy_table>(state_, outlook_.bay(), writer);
  const int others = BestOthers<int>(state_.player_count, [this](Seat each) { return total_of(state_, each); }).of(mover_);
  add_seat<policy_table>(state_, mover_, stock_, others, hopes_, writer);
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
  const Spot spot = field == Field::none ? Spot::empty() : spot_at(state_, field);
  const Use there = stock_.use_of(state_, spot);
  if (there != Use::none) out.push_back(done_with(static_cast<int>(there)));
  if (parts.contains(ActionPart::event)) out.push_back(list.at(Key::event, static_cast<int>(action.card.event)));
  if (parts.contains(ActionPart::field) && state_.ships[mover_] != Field::none)
    out.push_back(list.at(Key::distance, std::min(distance_between(state_.ships[mover_], action.field), 6)));
  const Turned turned = turned_by(state_, mover_, stock_, action);
  if (turned.covered > 0) out.push_back(list.at(Key::uncovers, std::min(turned.covered, 5)));
  for (Use use : turned.up) out.push_back(list.at(Key::turns_up, static_cast<int>(use)));
  for (Use use : turned.down) out.push_back(list.at(Key::turns_down, static_cast<int>(use)));
  if (action.verb == Verb::rob) {
    out.push_back(list.at(Key::victim, rank_of(state_, action.seat)));
    if (kind != Kind::none)
      out.push_back(list.at(Key::gives_up, static_cast<int>(StockFacts(state_, action.seat).use_of(state_, kind))));
  }
  gain(action, kind, spot, out);
}

// What the action brings, and how much less than what else could be done.
void PolicyFeatures::gain(const Action& action, Kind card, Spot spot, FeatureSet& out) const {
  constexpr const List& list = action_list;
  const auto add = [&](Key key, int bucket) { out.push_back(list.at(key, bucket)); };
  const auto adds = [&](double points) {
    out.push_back(list.at(Key::adds, static_cast<int>(action.verb), bucket_in<adds_limits>(static_cast<int>(points))));
  };
  switch (action.verb) {
    case Verb::place:
    case Verb::sail:
    case Verb::dolphin_to:
      adds(want_of(spot));
      return add(Key::behind, bucket_in<behind_limits>(static_cast<int>(best_in_reach_ - want_of(spot))));
    case Verb::take:
    case Verb::leave:
      return adds(want_of(spot));
    case Verb::rob:
      return adds(card == Kind::none ? 0 : want(state_, prospect_, card));
    case Verb::play:
      return adds(best_in_reach_);
    case Verb::begin_chest:
    case Verb::end_turn:
      if (!has_chest(state_, mover_)) return;
      return add(Key::scores,
                 bucket_in<scores_limits>(static_cast<int>(outlook_.points_of_chest(mover_) - prospect_.value)));
    case Verb::add_part:
    case Verb::finish_chest:
      return add(Key::chest_behind, bucket_in<below_limits>(best_offer(offers_) - best_chest_by(action)));
    case Verb::put_back:
      return add(Key::stock_behind, bucket_in<below_limits>(static_cast<int>(best_left_ - stock_without(card))));
    default:
      return;
  }
}

double PolicyFeatures::want_of(Spot spot) const { return spot.is_covered() ? draw_ : want(state_, prospect_, spot); }

// The value of the best chest that the action still leads to. Parts are added in card order.
int PolicyFeatures::best_chest_by(const Action& action) const {
  unsigned chest = state_.chest;
  unsigned settled = action.verb == Verb::finish_chest ? 0xffff : 0;  // places of the stock that are decided on
  if (action.verb == Verb::add_part) {
    const int place = addition_of(state_, mover_, kind_of(state_, action.card)).place;
    chest |= 1u << place;
    settled = (2u << place) - 1;
  }
  int best = 0;
  for (const ChestOffer& offer : offers_)
    if ((offer.chest & settled) == chest) best = std::max(best, offer.value.total());
  return best;
}

double PolicyFeatures::stock_without(Kind kind) const {
  Stock stock = state_.stocks[mover_];
  stock.erase(static_cast<std::size_t>(std::find(stock.begin(), stock.end(), kind) - stock.begin()));
  return outlook_.look(mover_, stock).value;
}

}  // namespace springtide::vigo
