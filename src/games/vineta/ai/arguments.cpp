// Why a choice is better, in facts: each is looked for on the tables that two choices lead to, and told only if the part of
// the evaluation that it belongs to speaks for the better one.
#include "ai/arguments.h"

#include <algorithm>

#include "games/vineta/ai/expert.h"
#include "games/vineta/rules/ahead.h"
#include "games/vineta/rules/effects.h"

namespace springtide {
namespace vineta {
namespace {

// A card carried out on the table as it lies, and nothing that would follow in a game.
class Carrier {
 public:
  Carrier(Seat seat, Card card) : seat_(seat), card_(card) {}

  double share_of(const State& state) const { return shares_of(state, {seat_})[seat_]; }

  // Takes the step, and then each further one as well as possible; appends them all.
  void carry_out(State& state, Action step, std::vector<Action>& steps) const {
    for (bool is_done = take(state, step, steps); !is_done;) {
      const Action next = best_of(state, options(state));
      is_done = take(state, next, steps);
    }
  }

  // The best way to carry the card out.
  void carry_out_best(State& state, std::vector<Action>& steps) const {
    State best;
    std::vector<Action> best_steps;
    double most = -1;
    for (const Action step : options(state)) {
      State next = state;
      std::vector<Action> taken;
      carry_out(next, step, taken);
      if (const double share = share_of(next); share > most) {
        most = share;
        best = next;
        best_steps = std::move(taken);
      }
    }
    state = best;
    steps.insert(steps.end(), best_steps.begin(), best_steps.end());
  }

 private:
  Actions options(const State& state) const {
    Actions steps;
    effect_of(card_).list(state, seat_, card_, steps);
    if (steps.empty()) steps.push_back({.verb = Verb::lapse, .card = card_});  // RU-4
    return steps;
  }

  bool take(State& state, Action step, std::vector<Action>& steps) const {
    steps.push_back(step);
    const bool is_done = step.verb == Verb::lapse || effect_of(card_).play(state, seat_, step);
    if (is_done) state.chain = {};
    return is_done;
  }

  Action best_of(const State& state, const Actions& steps) const {
    Action best = steps[0];
    double most = -1;
    for (const Action step : steps) {
      State next = state;
      effect_of(card_).play(next, seat_, step);
      if (const double share = share_of(next); share > most) {
        most = share;
        best = step;
      }
    }
    return best;
  }

  Seat seat_;
  Card card_;
};

// What a choice leads to: the table right after it.
struct Upshot {
  State table{};
  Course<Vineta> course{};
};

Upshot of_card(const Question<Vineta>& question, State state, Action action) {
  const Seat seat = question.seat();
  const bool is_choice = action.verb == Verb::choose;
  const Carrier carrier(seat, action.card);
  Upshot result;
  if (is_choice) {
    state.players[seat].hand.remove(action.card);
    state.chain = {};
    result.course.now = {action};
    carrier.carry_out_best(state, result.course.then);
  } else {
    carrier.carry_out(state, action, result.course.now);
  }
  result.table = state;
  return result;
}

Upshot upshot_of(const Question<Vineta>& question, Action action) {
  Rng rng(0);
  State state = guess(question.view, rng);
  const Seat seat = question.seat();
  if (action.verb == Verb::place) {
    state.city[action.district].add(action.tribe);
    state.supply.remove(action.tribe);
  } else if (action.verb == Verb::capture) {
    state.city[state.chain.from].remove(action.tribe);
    state.players[seat].captured.add(action.tribe);
  } else {
    return of_card(question, state, action);
  }
  return {.table = state, .course = {.now = {action}, .then = {}}};
}

// VN-SCO-3: what a seat captures if the district sinks as the rows lie.
int captured_by(const State& table, Seat seat, District sinking) {
  if (sinking == District::none) return 0;
  const std::size_t row = row_against(table.rows, sinking);
  const std::size_t first = first_card(table.rows, row);
  const int size = table.rows[row].size;
  const int houses = table.city[sinking].total();
  int captured = 0;
  for (int i = 0; i < size; ++i)
    if (table.row_cards[first + static_cast<std::size_t>(i)].owner() == seat)
      captured += houses / size + (i < houses % size);
  return captured;
}

int houses_in(const State& table, District district, Tribe tribe) {
  return district == District::none ? 0 : table.city[district][tribe];
}

// Every argument there is for one choice and against another.
class Advocate {
 public:
  Advocate(const Question<Vineta>& question, Action better, Action worse)
      : question_(question),
        seat_(question.seat()),
        own_(question.view.own),
        better_(better),
        worse_(worse),
        good_(upshot_of(question, better).table),
        bad_(upshot_of(question, worse).table) {}

  Arguments arguments() {
    if (difference(full_weights) <= 0) return {};
    if (better_.verb == Verb::place)
      argue_placing();
    else if (better_.verb == Verb::capture)
      argue_capture();
    else
      argue_card();
    return found_.best();
  }

 private:
  double difference(const Weights& weights) const {
    return shares_of(good_, {seat_}, weights)[seat_] - shares_of(bad_, {seat_}, weights)[seat_];
  }

  // What the part of the evaluation says for the better choice.
  double gain_by(Term term) const {
    Weights without = full_weights;
    without[term] = 0;
    return difference(full_weights) - difference(without);
  }

  void add(Term term, const Argument& argument) { found_.add(gain_by(term), argument); }

  void argue_card() {
    const District sinks = would_sink(good_);
    const District other = would_sink(bad_);
    if (other != District::none && other == own_.district && sinks != other)
      add(Term::tile, {.kind = ArgumentKind::saves_tile, .district = other});
    argue_houses(sinks, other);
    argue_captures(sinks, other);
    argue_moves();
    if (better_.verb == Verb::choose && better_.card != worse_.card)
      add(Term::hand, {.kind = ArgumentKind::keeps_card, .card = worse_.card, .played = better_.card});
    if (found_.empty() && sinks != District::none && sinks != other && sinks != own_.district)
      add(Term::threat, {.kind = ArgumentKind::leads,
                         .district = sinks,
                         .count = waves_of(good_.rows, good_.row_cards, row_against(good_.rows, sinks))});
  }

  // VN-END-2.
  void argue_houses(District sinks, District other) {
    const int lost = houses_in(good_, sinks, own_.tribe);
    const int lost_by_other = houses_in(bad_, other, own_.tribe);
    if (lost_by_other > lost)
      add(Term::houses, {.kind = ArgumentKind::saves_houses,
                         .district = other,
                         .tribe = own_.tribe,
                         .count = lost_by_other,
                         .than = lost});
  }

  void argue_captures(District sinks, District other) {
    const int mine = captured_by(good_, seat_, sinks);
    const int mine_by_other = captured_by(bad_, seat_, other);
    if (mine > mine_by_other)
      add(Term::rows, {.kind = ArgumentKind::takes_houses, .district = sinks, .count = mine, .than = mine_by_other});
    Argument denied{.kind = ArgumentKind::denies_houses, .district = other};
    for (Seat rival : seats_of(good_).without(seat_)) {
      const int count = captured_by(bad_, rival, other);
      const int than = captured_by(good_, rival, sinks);
      if (count - than <= denied.count - denied.than) continue;
      denied.seat = rival;
      denied.count = count;
      denied.than = than;
    }
    if (denied.count > denied.than) add(Term::rows, denied);
  }

  // Own houses that leave a district with flood cards against it for one without.
  void argue_moves() {
    if (own_.tribe == Tribe::none) return;
    for (District from : standing(good_)) {
      const std::size_t row = row_against(good_.rows, from);
      const int moved = question_.view.city[from][own_.tribe] - good_.city[from][own_.tribe];
      const int moved_by_other = question_.view.city[from][own_.tribe] - bad_.city[from][own_.tribe];
      if (row == no_row || good_.rows[row].size == 0 || moved <= std::max(0, moved_by_other)) continue;
      for (District to : standing(good_) - endangered(good_.rows))
        if (good_.city[to][own_.tribe] - question_.view.city[to][own_.tribe] == moved)
          return add(Term::houses,
                     {.kind = ArgumentKind::moves_out, .district = from, .to = to, .tribe = own_.tribe, .count = moved});
    }
  }

  void argue_placing() {
    const bool is_own = better_.tribe == own_.tribe;
    const auto& city = question_.view.city;
    if (is_own) {
      const int count = good_.city[better_.district][own_.tribe];
      const int than = bad_.city[better_.district][own_.tribe];
      if (count > than && count > 1)
        add(Term::houses, {.kind = ArgumentKind::gathers,
                           .district = better_.district,
                           .tribe = own_.tribe,
                           .count = count,
                           .than = than});
    }
    if (is_own && worse_.tribe == own_.tribe) {
      if (ring_of(better_.district) > ring_of(worse_.district))
        add(Term::houses,
            {.kind = ArgumentKind::deeper, .district = better_.district, .to = worse_.district, .tribe = own_.tribe});
      const int count = city[better_.district].total();
      const int than = city[worse_.district].total();
      if (count < than)
        add(Term::crowd, {.kind = ArgumentKind::less_crowded,
                          .district = better_.district,
                          .to = worse_.district,
                          .tribe = own_.tribe,
                          .count = count,
                          .than = than});
    }
    if (worse_.district == own_.district && better_.district != own_.district)
      add(Term::tile, {.kind = ArgumentKind::off_tile, .district = own_.district});
  }

  // ED-1.
  void argue_capture() {
    if (better_.tribe == own_.tribe && worse_.tribe != own_.tribe && good_.switches.own_house > 1)
      found_.add(difference(full_weights),
                 {.kind = ArgumentKind::own_house_counts, .tribe = own_.tribe, .count = good_.switches.own_house});
  }

  const Question<Vineta>& question_;
  Seat seat_;
  OwnView own_;
  Action better_;
  Action worse_;
  State good_;
  State bad_;
  ArgumentsFound<Argument, most_arguments> found_{};
};

// Where an argument is to be seen.
Focus focus_of(const Argument& argument, District sinking) {
  switch (argument.kind) {
    case ArgumentKind::saves_tile:
    case ArgumentKind::off_tile:
      return {.kind = FocusKind::own_district, .district = argument.district};
    case ArgumentKind::takes_houses:
    case ArgumentKind::denies_houses:
    case ArgumentKind::leads:
      return {.kind = FocusKind::row, .district = argument.district};
    case ArgumentKind::keeps_card:
      return {.kind = FocusKind::hand};
    case ArgumentKind::own_house_counts:
      return {.kind = FocusKind::own_houses, .district = sinking, .tribe = argument.tribe};
    default:
      return {.kind = FocusKind::own_houses, .district = argument.district, .tribe = argument.tribe};
  }
}

}  // namespace
}  // namespace vineta

Course<Vineta> Expert<Vineta>::course(const Question<Vineta>& question, vineta::Action action) {
  return vineta::upshot_of(question, action).course;
}

vineta::Arguments Expert<Vineta>::arguments(const Question<Vineta>& question, vineta::Action better, vineta::Action worse) {
  return vineta::Advocate(question, better, worse).arguments();
}

vineta::Focus Expert<Vineta>::focus(const Question<Vineta>& question, const vineta::Arguments& arguments,
                                    vineta::Action better) {
  using enum vineta::FocusKind;
  if (!arguments.empty()) return vineta::focus_of(arguments[0], question.view.chain.from);
  const vineta::District at = better.district;
  if (at == vineta::District::none) return {.kind = better.verb == vineta::Verb::choose ? hand : city};
  return {.kind = row_against(question.view.rows, at) == vineta::no_row ? district : row, .district = at};
}

}  // namespace springtide
