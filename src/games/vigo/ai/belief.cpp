#include "games/vigo/ai/expert.h"

namespace springtide::vigo {
namespace {

using Rounds = std::array<int, field_count>;

// The rounds in which the cards were last open, after one more event.
void note_open_cards(const State& state, Rounds& last_open) {
  for (std::size_t i = 0; i < field_count; ++i)
    if (state.bay[i].is_up()) last_open[i] = state.round;
}

// Only these can turn cards face down.
bool turns_cards(Verb verb) { return verb == Verb::sail || verb == Verb::wave_row || verb == Verb::wave_column; }

// The card is as good as never seen: one of those that lie covered.
void forget(State& state, std::size_t field) {
  state.unseen.add(state.bay[field].kind());
  ++state.unseen_total;
  state.bay[field] = Spot::covered();
}

State recalled(const Question<Vigo>& question, int memory) {
  State state = initial(question.options);
  Rounds last_open{};
  for (const Move<Vigo>& move : question.record) {
    if (turns_cards(move.action.verb)) note_open_cards(state, last_open);
    follow(state, move.seat, move.action, question.seat());
  }
  if (state.memory_aid) return state;
  for (std::size_t i = 0; i < field_count; ++i)
    if (state.bay[i].is_known() && !state.bay[i].is_up() && state.round - last_open[i] >= memory) forget(state, i);
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

Belief::Belief(const Question<Vigo>& question, const Sight& sight) : state_(remembered(question, sight)) {}

}  // namespace springtide::vigo
