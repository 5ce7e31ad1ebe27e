// Why a choice is better, in facts: each is looked for in what two choices lead to, and told only if the part of the
// evaluation that it belongs to speaks for the better one.
#include "ai/arguments.h"

#include <algorithm>
#include <array>

#include "games/vigo/ai/expert.h"
#include "games/vigo/ai/prospect.h"
#include "games/vigo/ai/reach.h"

namespace springtide {
namespace vigo {
namespace {

constexpr bool is_fixed(Shape shape) { return static_cast<int>(shape) < fixed_shapes; }

Action best_of(const State& state, Seat seat, const Actions& legal) {
  const Worths worths = Expert<Vigo>::worths(state, seat, legal, {});
  const auto best = std::max_element(worths.begin(), worths.begin() + static_cast<std::ptrdiff_t>(legal.size()));
  return legal[static_cast<std::size_t>(best - worths.begin())];
}

template <class Has>
int count_if(const State& state, const Stock& stock, Has has) {
  return static_cast<int>(
      std::ranges::count_if(stock, [&](Kind kind) { return !is_event(kind) && has(part_of(state, kind)); }));
}
bool lacks(const State& state, const Stock& stock, Shape shape) {
  return is_fixed(shape) && count_if(state, stock, [shape](Part part) { return part.shape == shape; }) == 0;
}

// What a choice leads to, as far as the view tells.
struct Upshot {
  State before{};
  State after{};  // the steps of now, and the take if the card is known
  Course<Vigo> course{};
  Field landed = Field::none;  // whose card is taken
  Spot spot = Spot::empty();   // what lay there
  Action rob{};
  ChestValue chest{};  // that is scored
  Mark treasure = Mark::none;
  int treasures = 0;
  bool has_robbed = false;
  bool has_scored = false;

  bool takes_known() const { return landed != Field::none && spot.is_known(); }
  bool takes_covered() const { return landed != Field::none && spot.is_covered(); }
  // An event is no part.
  std::optional<Part> part() const {
    if (!takes_known() || is_event(spot.kind())) return std::nullopt;
    return part_of(before, spot.kind());
  }
};

// The treasure by which a chest is multiplied.
void note_treasure(const State& state, Seat seat, Upshot& upshot) {
  EnumArray<Mark, int> marks;
  const Stock& stock = state.stocks[seat];
  for (std::size_t i = 0; i < stock.size(); ++i)
    if ((state.chest >> i & 1) != 0) ++marks[part_of(state, stock[i]).mark];
  for (Mark mark : all_of<Mark>)
    if (is_treasure(mark) && marks[mark] > upshot.treasures) {
      upshot.treasure = mark;
      upshot.treasures = marks[mark];
    }
}

void take(Upshot& upshot, Seat seat, Action action) {
  State& state = upshot.after;
  if (action.verb == Verb::rob) {
    upshot.has_robbed = true;
    upshot.rob = action;
  }
  if (action.verb == Verb::finish_chest) {
    upshot.has_scored = true;
    upshot.chest = value_of_chest(state, seat, state.chest);
    note_treasure(state, seat, upshot);
  }
  upshot.course.now.push_back(action);
  advance(state, seat, action);
}

void note_landing(Upshot& upshot, Field field) {
  upshot.landed = field;
  upshot.spot = spot_at(upshot.before, field);
}

// After the move the card may be taken, once what was passed over is turned.
void consider_take(Upshot& upshot, Seat seat) {
  State landed = upshot.after;
  landed.waiting = {};
  if (landed.phase != Phase::landed) return;
  const Action choice = best_of(landed, seat, legal_actions(landed, seat));
  if (choice.verb != Verb::take) return;
  upshot.course.then.push_back(choice);
  note_landing(upshot, landed.landed);
  if (!upshot.spot.is_known()) return;
  const FieldSet waiting = upshot.after.waiting;
  upshot.after = landed;
  advance(upshot.after, seat, choice);
  upshot.after.waiting = waiting;
}

Upshot upshot_of(const Question<Vigo>& question, Action action) {
  Rng rng(0);
  const Seat seat = question.seat();
  Upshot upshot{.before = guess(question.view, rng)};
  upshot.after = upshot.before;
  if (action.verb == Verb::take) note_landing(upshot, upshot.before.landed);
  if (action.verb == Verb::place) note_landing(upshot, action.field);
  take(upshot, seat, action);
  while (upshot.after.step != Step::none && to_act(upshot.after) == SeatSet{seat})
    take(upshot, seat, best_of(upshot.after, seat, legal_actions(upshot.after, seat)));
  if (action.verb == Verb::sail) consider_take(upshot, seat);
  return upshot;
}

// The Sailing Ship that ends the game, if it can be seen and taken.
Field ship_to_end(const State& state) {
  if (state.sailing_ships != ships_before_end) return Field::none;
  const auto at = std::ranges::find(state.bay, Spot::of(sailing_ship, true));
  return static_cast<Field>(at - state.bay.begin());
}

State ended_by(State state, Seat seat) {
  state.ship_points[seat] = static_cast<std::uint8_t>(state.ship_points[seat] + points_of_last_ship);
  state.phase = Phase::over;
  return state;
}

bool is_in_reach(const State& state, Seat seat, Field target) {
  if (state.ships[seat] == Field::none || state.ships[seat] == target) return false;
  FieldSet ships = ship_fields(state);
  ships.erase(target);
  bool is_found = false;
  for_each_in_reach(state.ships[seat], ships, [&](Field field) { is_found |= field == target; });
  return is_found;
}

// A rival who can end the game and win by it, with the next move.
std::optional<Seat> who_wins_by(const State& state, Seat own, Field ship) {
  if (ship == Field::none || state.phase == Phase::over) return std::nullopt;
  for (Seat rival : seats_of(state).without(own))
    if (is_in_reach(state, rival, ship) && !ship_fields(state).contains(ship) &&
        winners(ended_by(state, rival)) == SeatSet{rival})
      return rival;
  return std::nullopt;
}

int best_chest(const State& state, Seat seat) {
  int most = 0;
  for (const ChestOffer& offer : chests_of(state, seat)) most = std::max(most, offer.value.total());
  return most;
}

// Every argument there is for one choice and against another.
class Advocate {
 public:
  Advocate(const Question<Vigo>& question, Action better, Action worse)
      : seat_(question.seat()), good_(upshot_of(question, better)), bad_(upshot_of(question, worse)) {
    pair_.push_back(better);
    pair_.push_back(worse);
  }

  Arguments arguments() {
    full_ = difference(full_weights);
    if (full_ <= 0) return {};
    argue_end();
    argue_chests();
    argue_take();
    argue_robbery();
    argue_position();
    return found_.best();
  }

 private:
  const State& now() const { return good_.before; }
  const Stock& stock() const { return now().stocks[seat_]; }

  // By greedy's opinion of the two.
  double difference(const Weights& weights) const {
    const Worths worths = Expert<Vigo>::worths(now(), seat_, pair_, {.weights = weights});
    return worths[0] - worths[1];
  }

  // What the part of the evaluation says for the better choice.
  double gain_by(Term term) const {
    Weights without = full_weights;
    without[term] = 0;
    return full_ - difference(without);
  }

  void add(Term term, const Argument& argument) { found_.add(gain_by(term), argument); }

  void argue_end() {
    const bool ends = good_.after.phase == Phase::over && now().phase != Phase::over;
    if (ends && good_.takes_known() && good_.spot.kind() == sailing_ship && winners(good_.after) == SeatSet{seat_} &&
        bad_.after.phase != Phase::over) {
      const Scores points = scores(good_.after);
      int than = -1'000'000;
      for (Seat rival : seats_of(now()).without(seat_)) than = std::max(than, points[rival]);
      return found_.add(full_,
                        {.kind = ArgumentKind::wins_now, .field = good_.landed, .count = points[seat_], .than = than});
    }
    const Field ship = ship_to_end(bad_.after);
    const auto rival = who_wins_by(bad_.after, seat_, ship);
    if (rival && !who_wins_by(good_.after, seat_, ship_to_end(good_.after)))
      add(Term::end, {.kind = ArgumentKind::stops_ship, .seat = *rival, .field = ship});
  }

  void argue_chests() {
    if (good_.has_scored && bad_.has_scored && good_.chest.total() > bad_.chest.total())
      add(Term::scored, {.kind = ArgumentKind::better_chest, .count = good_.chest.total(), .than = bad_.chest.total()});
    if (good_.has_scored && !bad_.has_scored)
      add(Term::scored, {.kind = ArgumentKind::scores_chest, .count = good_.chest.total(), .than = good_.chest.multiplier});
    const bool waits = !good_.has_scored && bad_.has_scored && bad_.treasure != Mark::none;
    if (const int left = waits ? in_bay(bad_.treasure) : 0; left > 0 && bad_.treasures < highest_multiplier)
      add(Term::growth, {.kind = ArgumentKind::waits, .mark = bad_.treasure, .count = left, .than = bad_.treasures});
  }

  // Cards of the bay with a treasure, seen and unseen.
  int in_bay(Mark mark) const {
    int count = 0;
    for (const Spot spot : now().bay)
      count += spot.is_known() && !is_event(spot.kind()) && part_of(now(), spot.kind()).mark == mark;
    for (int i = event_kinds; i < kind_count(now()); ++i)
      if (const auto kind = static_cast<Kind>(i); part_of(now(), kind).mark == mark) count += now().unseen[kind];
    return count;
  }

  void argue_take() {
    if (good_.takes_covered() && !bad_.takes_covered()) argue_find();
    if (!good_.takes_known()) return;
    const Kind kind = good_.spot.kind();
    const Argument taken{.field = good_.landed, .card = card_of(now(), kind)};
    if (kind == sailing_ship) return argue_ship();
    const bool is_same = bad_.takes_known() && bad_.spot.kind() == kind;
    if (is_same) return;
    if (is_event(kind)) return add(Term::events, with(taken, ArgumentKind::takes_event));
    argue_part(taken, part_of(now(), kind));
  }

  void argue_ship() {
    if (now().sailing_ships < ships_before_end && !(bad_.takes_known() && bad_.spot.kind() == sailing_ship))
      found_.add(full_, {.kind = ArgumentKind::takes_ship, .field = good_.landed, .count = points_of_ship});
  }

  void argue_part(const Argument& taken, Part part) {
    const auto other = bad_.part();
    if (lacks(now(), stock(), part.shape) && !(other && other->shape == part.shape))
      add(Term::chest, with(taken, ArgumentKind::takes_missing));
    const int same = count_if(now(), stock(), [part](Part each) { return each.mark == part.mark; });
    if (is_treasure(part.mark) && same > 0 && !(other && other->mark == part.mark)) {
      Argument argument = with(taken, ArgumentKind::takes_treasure);
      argument.mark = part.mark;
      argument.count = same;
      add(Term::chest, argument);
    }
    const auto fits = [part](Part each) { return each.mark == Mark::lock && each.colour == part.colour; };
    if (part.shape == Shape::key && now().lock_key_bonus > 0 && count_if(now(), stock(), fits) > 0 &&
        !(other && other->shape == Shape::key))
      add(Term::chest, with(taken, ArgumentKind::takes_key));
    if (part.colour == colour_of(seat_) && !(other && other->colour == part.colour))
      add(Term::chest, with(taken, ArgumentKind::takes_own));
  }

  static Argument with(Argument argument, ArgumentKind kind) {
    argument.kind = kind;
    return argument;
  }

  void argue_find() {
    int count = 0;
    for (int i = event_kinds; i < kind_count(now()); ++i)
      if (const auto kind = static_cast<Kind>(i); lacks(now(), stock(), part_of(now(), kind).shape))
        count += now().unseen[kind];
    if (count > 0)
      add(Term::chest, {.kind = ArgumentKind::may_find, .field = good_.landed, .count = count, .than = now().unseen_total});
  }

  void argue_robbery() {
    if (!good_.has_robbed) return;
    const Seat victim = good_.rob.seat;
    const Card card = good_.rob.card;
    const bool had_chest = has_chest(now(), victim);
    if (had_chest && !has_chest(good_.after, victim) && has_chest(bad_.after, victim))
      add(Term::denial,
          {.kind = ArgumentKind::breaks_chest, .seat = victim, .card = card, .count = best_chest(now(), victim)});
    const bool is_part = card.event == Event::none;
    const bool is_same =
        bad_.has_robbed && bad_.rob.card.event == Event::none && bad_.rob.card.part.shape == card.part.shape;
    if (is_part && lacks(now(), stock(), card.part.shape) && !is_same)
      add(Term::chest, {.kind = ArgumentKind::robs_missing, .seat = victim, .card = card});
  }

  // The first card that lies open one move from there, and that the stock lacks, and is not so near from the other place.
  void argue_position() {
    if (good_.after.ships[seat_] == Field::none || good_.after.phase == Phase::over) return;
    std::optional<Argument> found;
    for_each_in_reach(good_.after.ships[seat_], ship_fields(good_.after), [&](Field field) {
      const Spot spot = spot_at(good_.after, field);
      if (found || !spot.is_known() || !spot.is_up() || is_event(spot.kind())) return;
      if (!lacks(now(), good_.after.stocks[seat_], part_of(now(), spot.kind()).shape)) return;
      if (spot_at(bad_.after, field) == spot && is_in_reach(bad_.after, seat_, field)) return;
      found = Argument{.kind = ArgumentKind::in_reach, .field = field, .card = card_of(now(), spot.kind())};
    });
    if (found) add(Term::position, *found);
  }

  Seat seat_;
  Upshot good_;
  Upshot bad_;
  Actions pair_{};
  double full_ = 0;
  ArgumentsFound<Argument, most_arguments> found_{};
};

// Where an argument is to be seen.
Focus focus_of(const Argument& argument, Seat own) {
  switch (argument.kind) {
    case ArgumentKind::wins_now:
    case ArgumentKind::stops_ship:
      return {.kind = FocusKind::last_ship, .field = argument.field};
    case ArgumentKind::scores_chest:
    case ArgumentKind::better_chest:
    case ArgumentKind::waits:
      return {.kind = FocusKind::chest, .seat = own};
    case ArgumentKind::robs_missing:
    case ArgumentKind::breaks_chest:
      return {.kind = FocusKind::stock, .seat = argument.seat};
    case ArgumentKind::may_find:
      return {.kind = FocusKind::covered};
    default:
      return {.kind = FocusKind::field, .field = argument.field};
  }
}

}  // namespace
}  // namespace vigo

Course<Vigo> Expert<Vigo>::course(const Question<Vigo>& question, vigo::Action action) {
  return vigo::upshot_of(question, action).course;
}

vigo::Arguments Expert<Vigo>::arguments(const Question<Vigo>& question, vigo::Action better, vigo::Action worse) {
  return vigo::Advocate(question, better, worse).arguments();
}

vigo::Focus Expert<Vigo>::focus(const Question<Vigo>& question, const vigo::Arguments& arguments, vigo::Action better) {
  using enum vigo::FocusKind;
  if (!arguments.empty()) return vigo::focus_of(arguments[0], question.seat());
  if (question.view.step == vigo::Step::pirate) return {.kind = stock, .seat = better.seat};
  const bool is_own = question.view.phase == vigo::Phase::after || question.view.step == vigo::Step::put_back;
  return is_own ? vigo::Focus{.kind = stock, .seat = question.seat()} : vigo::Focus{.kind = bay};
}

}  // namespace springtide
