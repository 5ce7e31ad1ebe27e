#include "games/vigo/ai/prospect.h"

#include <utility>

namespace springtide::vigo {
namespace {

constexpr double usual_worth = 22;   // of a part nobody knows yet
constexpr double filler_worth = 10;  // of a turn in which only something else comes along
constexpr double patience = 12;      // rounds after which a chest to come counts half

// Own turns until one of so many cards in the bay is got: how rare treasures and lids or bottoms are.
constexpr double rarity_of_treasures = 10;
constexpr double rarity_of_shapes = 6;
constexpr double turns_for(double available, double rarity) { return available > 0 ? 1 + rarity / available : 100; }

constexpr EnumArray<Event, double> worth_of_event{{{40, 10, 140, 10}}};

// A stock by shapes and treasures.
struct Hand {
  std::array<EnumArray<Mark, double>, fixed_shapes> fixed{};  // the worth of the best part of a shape with this mark, or 0
  std::array<double, fixed_shapes> best{};                    // whatever its mark, with what a key adds
  EnumArray<Mark, int> middles{};
  int middle_count = 0;
  double middle_sum = 0;
  EnumSet<Colour> keys{};
  double key_worth = 0;  // of the best key
  bool has_lock = false;
  EnumArray<Event, int> events{};
};

// VG-CHE-3.
constexpr double worth_of(Part part, Colour own) { return part.colour == Colour::brown ? 10 : part.colour == own ? 40 : 20; }

void add(Hand& hand, Part part, Colour own) {
  const double worth = worth_of(part, own);
  if (part.shape == Shape::key) {
    hand.keys.insert(part.colour);
    hand.key_worth = std::max(hand.key_worth, worth);
    return;
  }
  if (part.shape == Shape::middle) {
    ++hand.middles[part.mark];
    ++hand.middle_count;
    hand.middle_sum += worth;
    return;
  }
  hand.has_lock |= part.mark == Mark::lock;
  double& place = hand.fixed[static_cast<std::size_t>(part.shape)][part.mark];
  place = std::max(place, worth);
}

// VG-CHE-4: what a key adds to a lock.
void add_keys(Hand& hand, const State& state, const Stock& stock, Colour own) {
  for (Kind kind : stock) {
    if (is_event(kind)) continue;
    const Part part = part_of(state, kind);
    if (static_cast<int>(part.shape) >= fixed_shapes) return;
    double worth = worth_of(part, own);
    if (part.mark == Mark::lock) worth += hand.key_worth + (hand.keys.contains(part.colour) ? state.lock_key_bonus : 0);
    double& best = hand.best[static_cast<std::size_t>(part.shape)];
    best = std::max(best, worth);
  }
}

Hand hand_of(const State& state, Seat seat, const Stock& stock) {
  Hand hand;
  const Colour own = colour_of(seat);
  for (Kind kind : stock) {
    if (is_event(kind))
      ++hand.events[event_of(kind)];
    else
      add(hand, part_of(state, kind), own);
  }
  if (hand.middle_count > most_middles) hand.middle_sum *= static_cast<double>(most_middles) / hand.middle_count;
  add_keys(hand, state, stock, own);
  return hand;
}

// How likely the game is to go on for so many rounds.
double survival(double turns, double rounds) {
  const double part = turns / rounds;
  return 1 / (1 + part * part);
}

// A chest that is collected for one treasure.
struct Plan {
  double base = 0;       // VG-CHE-3 and VG-CHE-4 so far
  int cards = 0;         // of the stock
  int equal = 0;         // VG-CHE-5 so far
  int missing = 0;       // lids and bottoms
  double turns = 0;      // to get those
  double available = 0;  // cards with the treasure in the bay
};

Plan plan_for(const Hand& hand, const Supply& supply, Mark mark) {
  constexpr double replacing = 0.2;  // a treasure is worth that much of a card if another part must give way
  Plan plan{.base = hand.middle_sum,
            .cards = std::min(hand.middle_count, most_middles) + (hand.has_lock && !hand.keys.empty()),
            .equal = hand.middles[mark],
            .available = supply.parts[Shape::middle][mark]};
  for (std::size_t i = 0; i < fixed_shapes; ++i) {
    const auto shape = static_cast<Shape>(i);
    const bool is_missing = hand.best[i] == 0;
    const double marked = hand.fixed[i][mark];
    plan.base += marked > 0 ? marked : hand.best[i];
    plan.equal += marked > 0;
    plan.cards += !is_missing;
    plan.missing += is_missing;
    if (is_missing) plan.turns += turns_for(supply.shapes[shape], rarity_of_shapes);
    if (marked == 0) plan.available += (is_missing ? 1 : replacing) * supply.parts[shape][mark];
  }
  return plan;
}

// What the chest brings if it gets as many treasures as pay.
double value_of(const Plan& plan, const Horizon& horizon) {
  double turns = plan.turns;
  double available = plan.available;
  double best = 0;
  for (int extra = 0;; ++extra) {
    const int equal = std::max(1, std::min(plan.equal + extra, highest_multiplier));
    const int room = stock_limit - plan.cards - plan.missing - extra;
    const double fillers = std::max(0.0, std::min<double>(room, turns - plan.missing - extra));
    const double value = (plan.base + usual_worth * (plan.missing + extra) + filler_worth * fillers) * equal;
    const double rounds = turns + horizon.wait;
    best = std::max(best, value * survival(rounds, horizon.rounds) * patience / (patience + rounds));
    if (!horizon.grows || available < 0.3 || room <= 0 || plan.equal + extra >= highest_multiplier) return best;
    turns += turns_for(available--, rarity_of_treasures);
  }
}

struct Candidate {
  Mark mark = Mark::none;
  double promise = -1;
  Plan plan{};
};

// The two treasures that promise most, by what is there and what may come: the others are not worth a closer look.
std::array<Candidate, 2> likeliest_plans(const Hand& hand, const Supply& supply) {
  std::array<Candidate, 2> best;
  for (Mark mark : all_of<Mark>) {
    if (!is_treasure(mark)) continue;
    Candidate candidate{.mark = mark, .plan = plan_for(hand, supply, mark)};
    candidate.promise = candidate.plan.equal + 0.2 * candidate.plan.available;
    if (candidate.promise > best[0].promise) std::swap(candidate, best[0]);
    if (candidate.promise > best[1].promise) std::swap(candidate, best[1]);
  }
  return best;
}

double value_of_events(const Hand& hand, const Horizon& horizon) {
  double value = 0;
  for (Event event : all_of<Event>) value += hand.events[event] * worth_of_event[event];
  return value * survival(1, horizon.rounds);
}

// The plan with one more part of a shape.
Plan with_shape(Plan plan, const Supply& supply, Shape shape) {
  plan.base += usual_worth;
  ++plan.cards;
  if (shape == Shape::middle) return plan;
  --plan.missing;
  plan.turns -= turns_for(supply.shapes[shape], rarity_of_shapes);
  return plan;
}

// What a middle adds, a part with the treasure that is collected, a lid or bottom that is missing.
void add_wants(Prospect& prospect, const Plan& plan, const Hand& hand, const Supply& supply, const Horizon& horizon) {
  const auto set = [&prospect](Shape shape, double usual, double marked) {
    double* wants = &prospect.wants[event_kinds + 2 * static_cast<std::size_t>(shape)];
    wants[0] = usual;
    wants[1] = marked;
  };
  Plan more = with_shape(plan, supply, Shape::middle);
  const double for_middle = value_of(more, horizon) - prospect.chest;
  ++more.equal;
  more.available -= 1;
  const double for_mark = value_of(more, horizon) - prospect.chest;
  set(Shape::middle, for_middle, for_mark);
  for (std::size_t i = 0; i < fixed_shapes; ++i) {
    const auto shape = static_cast<Shape>(i);
    const double for_shape = hand.best[i] == 0 ? value_of(with_shape(plan, supply, shape), horizon) - prospect.chest : 0;
    const bool is_new = hand.fixed[i][prospect.mark] == 0;
    set(shape, for_shape, is_new ? std::max(for_shape, for_mark) : for_shape);
  }
}

}  // namespace

Supply supply_of(const State& state, const CardTally& known) {
  constexpr double unseen_part = 0.6;
  Supply supply;
  for (Shape shape : all_of<Shape>) {
    for (Mark mark : all_of<Mark>) supply.parts[shape][mark] = known.parts[shape][mark];
    supply.shapes[shape] = known.parts[shape].sum();
  }
  for (int i = event_kinds; i < kind_count(state); ++i) {
    const auto kind = static_cast<Kind>(i);
    const Part part = part_of(state, kind);
    const double copies = unseen_part * state.unseen[kind];
    supply.parts[part.shape][part.mark] += copies;
    supply.shapes[part.shape] += copies;
  }
  return supply;
}

Prospect prospect_of(const State& state, Seat seat, const Stock& stock, const Supply& supply, const Horizon& horizon,
                     const Weights& weights) {
  const Hand hand = hand_of(state, seat, stock);
  Prospect prospect{.chest = -1};
  std::ranges::copy(worth_of_event, prospect.wants.begin());
  Plan best;
  for (const Candidate& candidate : likeliest_plans(hand, supply)) {
    const double value = value_of(candidate.plan, horizon);
    if (value <= prospect.chest) continue;
    prospect.chest = value;
    prospect.mark = candidate.mark;
    best = candidate.plan;
  }
  prospect.value = weights[Term::chest] * prospect.chest;
  prospect.value += weights[Term::events] * value_of_events(hand, horizon);
  if (weights[Term::position] > 0) add_wants(prospect, best, hand, supply, horizon);
  return prospect;
}

}  // namespace springtide::vigo
