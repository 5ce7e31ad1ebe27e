// Greedy play: every option is judged by the position right after it.
#include "games/vineta/ai/expert.h"

namespace springtide {
namespace vineta {
namespace {

class Greedy {
 public:
  Greedy(Seat seat, const Weights& weights) : seat_(seat), weights_(weights) {}

  // After the whole of the card the action begins, each further step taken as well as possible.
  double worth_of(State state, Action action) const {
    advance(state, seat_, action);
    while (state.chain.step != Step::none && state.chain.step != Step::capture && to_act(state).contains(seat_))
      advance(state, seat_, best_of(state));
    return own_share(state);
  }

  // As if the card were revealed at once, before anyone else's.
  double worth_of_choice(State state, Card card) const {
    Player& player = state.players[seat_];
    player.hand.remove(card);
    player.chosen = card;
    state.phase = Phase::play;
    state.tower = seat_;
    state.to_act = {seat_};
    double best = 0;
    for (Action action : legal_actions(state, seat_)) best = std::max(best, worth_of(state, action));
    return best;
  }

 private:
  double own_share(const State& state) const { return shares_of(state, {seat_}, weights_)[seat_]; }

  Action best_of(const State& state) const {
    const Actions actions = legal_actions(state, seat_);
    Action best = actions[0];
    double most = -1;
    for (Action action : actions) {
      State next = state;
      advance(next, seat_, action);
      if (const double worth = own_share(next); worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  Seat seat_;
  Weights weights_;
};

}  // namespace
}  // namespace vineta

Worths Expert<Vineta>::worths(const vineta::State& state, Seat seat, const vineta::Actions& legal, const Sight& sight) {
  const vineta::Greedy greedy(seat, sight.weights);
  Worths worths;
  for (std::size_t i = 0; i < legal.size(); ++i)
    worths[i] = legal[i].verb == vineta::Verb::choose ? greedy.worth_of_choice(state, legal[i].card)
                                                      : greedy.worth_of(state, legal[i]);
  return worths;
}

vineta::Action Expert<Vineta>::guided(const vineta::State& state, Seat seat, Rng& rng, const Sight& sight) {
  constexpr int looks = 6;
  const vineta::Actions legal = legal_actions(state, seat);
  const auto size = static_cast<std::uint32_t>(legal.size());
  if (size == 1 || state.phase != vineta::Phase::play) return legal[rng.below(size)];
  vineta::Action best = legal[0];
  double most = -1;
  for (int i = 0; i < looks; ++i) {
    const vineta::Action action = legal[rng.below(size)];
    vineta::State next = state;
    advance(next, seat, action);
    if (const double worth = shares_of(next, {seat}, sight.weights)[seat]; worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

}  // namespace springtide
