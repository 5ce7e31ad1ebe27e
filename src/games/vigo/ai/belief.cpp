#include "games/vigo/ai/expert.h"

namespace springtide::vigo {
namespace {

// The card is as good as never seen: one of those that lie covered.
void forget(State& state, std::size_t field) {
  state.unseen.add(state.bay[field].kind());
  ++state.unseen_total;
  state.bay[field] = Spot::covered();
}

State recalled(const Question<Vigo>& question, int memory) {
  Memory game(question.options);
  for (const Move<Vigo>& move : question.record) game.follow(move, question.seat());
  State& state = game.state;
  if (state.memory_aid) return state;
  for (std::size_t i = 0; i < field_count; ++i)
    if (state.bay[i].is_known() && !state.bay[i].is_up() && state.round - game.last_open[i] >= memory) forget(state, i);
  return state;
}

// A record that does not lead to the view, as in a game set up by hand, is worth nothing.
State remembered(const Question<Vigo>& question, const Sight& sight) {
  if (sight.belief && !question.record.empty()) {
    const State state = recalled(question, sight.memory);
    if (observe(state, question.seat()) == question.view) return state;
  }
  Rng rng(0);
  return guess(question.view, rng);
}

}  // namespace

Belief::Belief(const Question<Vigo>& question, const Sight& sight, const Nets&) : state_(remembered(question, sight)) {}

}  // namespace springtide::vigo
