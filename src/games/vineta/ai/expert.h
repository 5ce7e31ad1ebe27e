// Vineta as a bot sees it: evaluation, greedy play, belief; and its levels.
#pragma once

#include "ai/levels.h"
#include "ai/search.h"
#include "games/vineta/ai/belief.h"
#include "games/vineta/ai/evaluate.h"
#include "games/vineta/ai/features.h"
#include "games/vineta/ai/reading.h"
#include "games/vineta/rules/argument.h"

namespace springtide {

template <>
struct Expert<Vineta> {
  using Sight = vineta::Sight;
  using Belief = vineta::Belief;
  using Reader = vineta::Reader;
  static constexpr auto& term_names = vineta::term_names;
  static constexpr Sight plain{.weights = vineta::plain_weights};  // greedy's
  static constexpr SearchSettings settings{.exploration = 1.2, .trust = 0.02};
  static constexpr int review_iterations = 3000;

  static Shares shares(const vineta::State& state, const Sight& sight) {
    return vineta::shares_of(state, vineta::seats_of(state), sight.weights);
  }
  static Worths worths(const vineta::State& state, Seat seat, const vineta::Actions& legal, const Sight& sight);
  // A turn has been played, or a house placed.
  static bool is_settled(const vineta::State& state, const vineta::State& since) {
    return state.phase == vineta::Phase::place || state.turn != since.turn || state.round != since.round;
  }
  static Shares hindsight(const vineta::State& state) { return vineta::hindsight(state); }
  // In the last round, which decides most games.
  static bool is_late(const vineta::State& state) { return state.round == vineta::last_round; }
  // What is done before is half undone by the others, and so is what several choose unseen; the first round, with the
  // placing of houses, decides nothing yet. Least squares on games of all levels and a random bot.
  static double lasting(const vineta::State& state, Seat mover) {
    if (mover == Seat::nature) return 0.3;
    if (state.round == 1) return 0;
    return is_late(state) && to_act(state).size() == 1 ? 0.9 : 0.4;
  }
  static vineta::Action guided(const vineta::State& state, Seat seat, Rng& rng, const Sight& sight);
  static Course<Vineta> course(const Question<Vineta>& question, vineta::Action action);
  static vineta::Arguments arguments(const Question<Vineta>& question, vineta::Action better, vineta::Action worse);
  static vineta::Focus focus(const Question<Vineta>& question, const vineta::Arguments& arguments, vineta::Action better);
};

template <>
std::span<const Levels<Vineta>> level_versions<Vineta>();
template <>
std::span<const std::array<int, level_count>> measured_levels<Vineta>();

extern template class Tree<Vineta>;
extern template class Search<Vineta>;

}  // namespace springtide
