// Pebbles as a bot sees it: whoever is ahead is ahead.
#pragma once

#include "ai/levels.h"
#include "games/pebbles/ai/features.h"
#include "games/pebbles/rules/pebbles.h"

namespace springtide {
namespace pebbles {

enum class Term : std::uint8_t { points };

struct Sight {
  EnumArray<Term, double> weights{{{1}}};
  int notices = max_actions;
  bool belief = true;
};

// Nobody has reason to think anything of a closed hand.
class Belief {
 public:
  Belief(const Question<Pebbles>& question, const Sight&, const Nets& = {}) : view_(question.view) {}
  State guess(Rng& rng) const { return pebbles::guess(view_, rng); }

 private:
  View view_;
};

}  // namespace pebbles

template <>
struct Expert<Pebbles> {
  using Sight = pebbles::Sight;
  using Belief = pebbles::Belief;
  static constexpr auto& term_names = names_of<pebbles::Term, with_spaces>;
  static constexpr Sight plain{};
  static constexpr SearchSettings settings{};
  static constexpr int review_iterations = 100;

  static Shares shares(const pebbles::State& state, const Sight& sight);
  static Worths worths(const pebbles::State& state, Seat seat, const pebbles::Actions& legal, const Sight& sight);
  static bool is_settled(const pebbles::State& state, const pebbles::State& since) { return state.round != since.round; }
  static Shares hindsight(const pebbles::State& state) { return shares(state, {}); }
  static bool is_late(const pebbles::State& state) { return state.round >= state.rounds; }
  static double lasting(const pebbles::State&, Seat) { return 0.8; }
  static pebbles::Action guided(const pebbles::State& state, Seat seat, Rng& rng, const Sight& sight);
};

template <>
std::span<const Levels<Pebbles>> level_versions<Pebbles>();
template <>
std::span<const std::array<int, level_count>> measured_levels<Pebbles>();

}  // namespace springtide
