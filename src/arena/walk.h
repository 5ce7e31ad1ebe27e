// A record walked through: the position before every move, and what each seat had seen by then.
#pragma once

#include <vector>

#include "ai/expert.h"
#include "record/record.h"

namespace springtide::arena {

template <Game G>
class Walk {
 public:
  using State = typename G::State;

  // The record must outlive the walk.
  explicit Walk(const Record<G>& record) : record_(record) {
    states_.push_back(initial(record.options));
    for (const Move<G>& move : record.moves) {
      for (Seat viewer : players_of(record.options.players))
        seen_[viewer].push_back({.seat = move.seat, .action = seen(move.seat, move.action, viewer)});
      states_.push_back(states_.back());
      advance(states_.back(), move.seat, move.action);
    }
  }

  const Record<G>& record() const { return record_; }
  // Before the first move, then after each.
  const std::vector<State>& states() const { return states_; }
  const State& before(std::size_t move) const { return states_[move]; }

  SeatRecord<G> seen_by(Seat viewer, std::size_t move) const { return SeatRecord<G>(seen_[viewer]).first(move); }

  // What the seat of a move was asked. Requires: not a move of nature.
  Question<G> question(std::size_t move) const {
    const Seat seat = record_.moves[move].seat;
    return {.options = record_.options,
            .view = observe(states_[move], seat),
            .record = seen_by(seat, move),
            .legal = legal_actions(states_[move], seat)};
  }

  // A decision with more than one option.
  bool is_decision(std::size_t move) const {
    const Seat seat = record_.moves[move].seat;
    return seat != Seat::nature && legal_actions(states_[move], seat).size() > 1;
  }

 private:
  const Record<G>& record_;
  std::vector<State> states_;
  PerPlayer<std::vector<Move<G>>> seen_;
};

}  // namespace springtide::arena
