// One game between bots.
#pragma once

#include <vector>

#include "ai/bot.h"
#include "core/dealer.h"

namespace springtide::arena {

// A table of bots: the full game and, for each seat, the record of what that seat saw.
template <Game G>
class Table {
 public:
  Table(const typename G::Options& options, std::uint64_t deal)
      : options_(options), state_(initial(options)), dealer_(deal) {}

  const typename G::State& state() const { return state_; }
  const std::vector<Move<G>>& moves() const { return moves_; }
  bool is_over() const { return to_act(state_).empty(); }
  SeatSet acting() const { return to_act(state_); }

  Question<G> question(Seat seat) const {
    return {
        .options = options_, .view = observe(state_, seat), .record = records_[seat], .legal = legal_actions(state_, seat)};
  }
  void deal() { play(Seat::nature, dealer_.deal<G>(state_)); }
  void play(Seat seat, const typename G::Action& action) {
    moves_.push_back({.seat = seat, .action = action});
    for (Seat viewer : players_of(options_.players))
      records_[viewer].push_back({.seat = seat, .action = seen(seat, action, viewer)});
    advance(state_, seat, action);
  }

 private:
  typename G::Options options_;
  typename G::State state_;
  Dealer dealer_;
  std::vector<Move<G>> moves_;
  PerPlayer<std::vector<Move<G>>> records_;
};

// The seed of a seat's n-th thought in a game.
constexpr std::uint64_t thought_seed(std::uint64_t game, Seat seat, std::size_t step) {
  return mix(mix(game) ^ mix(static_cast<std::uint64_t>(seat) << 32 | step));
}

// Plays a whole game; `seed` is that of the bots, apart from the deal.
template <Game G>
Table<G> play_game(const typename G::Options& options, const PerPlayer<BotSpec<G>>& bots, std::uint64_t deal,
                   std::uint64_t seed) {
  Table<G> table(options, deal);
  while (!table.is_over()) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature)
      table.deal();
    else
      table.play(seat, answer(bots[seat], table.question(seat), thought_seed(seed, seat, table.moves().size())));
  }
  return table;
}

}  // namespace springtide::arena
