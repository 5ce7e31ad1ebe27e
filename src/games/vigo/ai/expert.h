// Vigo as a bot sees it: evaluation, greedy play, belief; and its levels.
#pragma once

#include "ai/levels.h"
#include "ai/search.h"
#include "games/vigo/ai/evaluate.h"
#include "games/vigo/ai/features.h"
#include "games/vigo/ai/reading.h"
#include "games/vigo/rules/argument.h"

namespace springtide::vigo {

// What a player remembers of the cards that lie face down again.
class Belief {
 public:
  // Nets have nothing to say of it: a card that nobody remembers is as likely as any other.
  Belief(const Question<Vigo>& question, const Sight& sight, const Nets& nets = {});
  State guess(Rng&) const { return state_; }  // what nobody remembers is left to nature

 private:
  State state_;
};

}  // namespace springtide::vigo

namespace springtide {

template <>
struct Expert<Vigo> {
  using Sight = vigo::Sight;
  using Belief = vigo::Belief;
  using Reader = vigo::Reader;
  static constexpr auto& term_names = vigo::term_names;
  static constexpr Sight plain{.weights = vigo::plain_weights};  // greedy's
  static constexpr SearchSettings settings{.playout = Playout::guided, .exploration = 0.4, .trust = 0.01};
  static constexpr int review_iterations = 3000;

  static Shares shares(const vigo::State& state, const Sight& sight) { return vigo::shares_of(state, sight.weights); }
  static Worths worths(const vigo::State& state, Seat seat, const vigo::Actions& legal, const Sight& sight);
  // A turn begins: every position is judged at the same moment.
  static bool is_settled(const vigo::State& state, const vigo::State&) {
    return state.waiting.empty() && state.step == vigo::Step::none &&
           (state.phase == vigo::Phase::before || state.phase == vigo::Phase::place);
  }
  static Shares hindsight(const vigo::State& state) { return shares(state, {}); }
  static bool is_late(const vigo::State&) { return false; }
  // What a card is worth shows; what a bot might have done instead says nothing. Least squares on games of levels 2 to 4.
  static double lasting(const vigo::State&, Seat mover) { return mover == Seat::nature ? 1 : 0; }
  // Greedy for the rest of a turn, except that a card is always taken and put back anywhere.
  static vigo::Action guided(const vigo::State& state, Seat seat, Rng& rng, const Sight& sight);
  // By what the next card adds.
  static vigo::Action quick(const vigo::State& state, Seat seat, Rng& rng, const Sight& sight);
  static Course<Vigo> course(const Question<Vigo>& question, vigo::Action action);
  static vigo::Arguments arguments(const Question<Vigo>& question, vigo::Action better, vigo::Action worse);
  static vigo::Focus focus(const Question<Vigo>& question, const vigo::Arguments& arguments, vigo::Action better);
};

template <>
std::span<const Levels<Vigo>> level_versions<Vigo>();
template <>
std::span<const std::array<int, level_count>> measured_levels<Vigo>();

extern template class Tree<Vigo>;
extern template class Search<Vigo>;

}  // namespace springtide
