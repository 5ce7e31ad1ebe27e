#include "games/vigo/rules/chest.h"

namespace springtide::vigo {
namespace {

// Calls use(part) for every card of the chest.
template <class Use>
void for_each_part(const State& state, Seat seat, StockMask chest, Use&& use) {
  const Stock& stock = state.stocks[seat];
  for (unsigned rest = chest; rest != 0; rest &= rest - 1)
    use(part_of(state, stock[static_cast<std::size_t>(std::countr_zero(rest))]));
}

// VG-CHE-3.
constexpr int worth(Part part, Colour own) {
  if (part.colour == Colour::brown) return 10;
  return part.colour == own ? 40 : 20;
}

struct Tally {
  EnumArray<Shape, int> shapes{};
  EnumArray<Colour, int> locks{};
  EnumArray<Colour, int> keys{};
  EnumArray<Mark, int> marks{};
  int lock_count = 0;
};

Tally tally_of(const State& state, Seat seat, StockMask chest) {
  Tally tally;
  for_each_part(state, seat, chest, [&tally](Part part) {
    ++tally.shapes[part.shape];
    ++tally.marks[part.mark];
    if (part.shape == Shape::key) ++tally.keys[part.colour];
    if (part.mark == Mark::lock) {
      ++tally.locks[part.colour];
      ++tally.lock_count;
    }
  });
  return tally;
}

// Parts are named in card order: the next one lies behind all named so far.
std::size_t first_open_place(const State& state) { return static_cast<std::size_t>(16 - std::countl_zero(state.chest)); }

// What the chest in the making still takes.
class Opening {
 public:
  Opening(const State& state, Seat seat) : named_(std::popcount(state.chest)) {
    if (is_complete(state.chest)) tally_ = tally_of(state, seat, state.chest);
  }

  Fit fit_of(Shape shape) const {
    // Both lids, then both bottoms; in card order no place is left for a second one of a shape.
    if (named_ < 4) return static_cast<int>(shape) == named_ ? Fit::fits : Fit::misfits;
    if (shape == Shape::middle) return tally_.shapes[Shape::middle] < most_middles ? Fit::fits : Fit::misfits;
    if (shape == Shape::key)
      return tally_.shapes[Shape::key] < tally_.lock_count ? Fit::fits : Fit::too_many_keys;  // VG-CHE-2
    return Fit::misfits;
  }

 private:
  int named_;
  Tally tally_{};
};

// Adds every part that fits, one after the other, and lists what is complete on the way.
void extend(State& state, Seat seat, ChestOffers& offers) {
  const StockMask chest = state.chest;
  if (is_complete(chest)) offers.push_back({.chest = chest, .value = value_of_chest(state, seat, chest)});
  for (Kind kind : fitting_parts(state, seat)) {
    state.chest = static_cast<StockMask>(chest | 1u << addition_of(state, seat, kind).place);
    extend(state, seat, offers);
    state.chest = chest;
  }
}

}  // namespace

ChestValue value_of_chest(const State& state, Seat seat, StockMask chest) {
  ChestValue value;
  for_each_part(state, seat, chest, [&](Part part) { value.parts += worth(part, colour_of(seat)); });
  const Tally tally = tally_of(state, seat, chest);
  for (Colour colour : all_of<Colour>) value.pairs += std::min(tally.locks[colour], tally.keys[colour]);
  value.bonus = value.pairs * state.lock_key_bonus;
  for (Mark mark : all_of<Mark>)
    if (mark > Mark::lock) value.multiplier = std::max(value.multiplier, std::min(tally.marks[mark], highest_multiplier));
  return value;
}

PointsList points_of(const ChestValue& value) {
  PointsList list;
  list.push_back({.rule = Rule::che_3, .points = value.parts});
  if (value.bonus != 0) list.push_back({.rule = Rule::che_4, .points = value.bonus});
  if (value.multiplier > 1) list.push_back({.rule = Rule::che_5, .points = value.total() - value.parts - value.bonus});
  return list;
}

bool has_chest(const State& state, Seat seat) {
  if (state.stocks[seat].size() < 4) return false;
  EnumSet<Shape> shapes;
  for (Kind kind : state.stocks[seat])
    if (!is_event(kind)) shapes.insert(part_of(state, kind).shape);
  return EnumSet<Shape>::first(4).is_within(shapes);
}

Addition addition_of(const State& state, Seat seat, Kind kind) {
  const Stock& stock = state.stocks[seat];
  for (std::size_t place = first_open_place(state); place < stock.size(); ++place)
    if (stock[place] == kind)
      return {.fit = Opening(state, seat).fit_of(part_of(state, kind).shape), .place = static_cast<int>(place)};
  return {};
}

PartKinds fitting_parts(const State& state, Seat seat) {
  PartKinds kinds;
  const Stock& stock = state.stocks[seat];
  const Opening opening(state, seat);
  Kind last = Kind::none;
  for (std::size_t place = first_open_place(state); place < stock.size(); ++place) {
    const Kind kind = stock[place];
    if (is_event(kind) || kind == last) continue;
    last = kind;
    if (opening.fit_of(part_of(state, kind).shape) == Fit::fits) kinds.push_back(kind);
  }
  return kinds;
}

ChestOffers chests_of(const State& state, Seat seat) {
  ChestOffers offers;
  State scratch = state;
  scratch.chest = 0;
  if (has_chest(state, seat)) extend(scratch, seat, offers);
  return offers;
}

}  // namespace springtide::vigo
