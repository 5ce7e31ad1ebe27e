// What each ship of a position has to expect: what its stock may become, what lies within a move, how near the end is.
#pragma once

#include "games/vigo/ai/prospect.h"
#include "games/vigo/ai/reach.h"

namespace springtide::vigo {

// Rounds that the game is likely to last.
double rounds_left(const State& state);

// What a card that nobody has seen adds on the average.
double mean_want(const State& state, const Prospect& prospect);

// The most that a known card within one move adds.
double best_of(const State& state, const Prospect& prospect, const Reached& reached);

// The Sailing Ship that ends the game, if it can be taken.
Field last_ship(const State& state);
// Whether the seat's next move may take it. A ship on the field itself must leave it before.
bool may_reach(const State& state, Seat seat, Field target);
// Whether the seat wins if it ends the game now.
bool wins_by_ending(State state, Seat seat);

// Expected points of the seats, apart from what all have to expect alike.
class Outlook {
 public:
  Outlook(const State& state, const Weights& weights);

  struct Hopes {
    Prospect prospect{};  // of the stock, or of the next one if a chest is being scored
    double chest = 0;     // what the chest that is being scored brings
    double next = 0;      // what the next card adds, as far as it counts
    double points() const { return prospect.value + chest + next; }
  };
  Hopes hopes_of(Seat seat, const Reached& reached) const;
  Prospect look(Seat seat, const Stock& stock) const { return look(seat, stock, horizon_); }
  // What a chest that is scored now brings, with the stock that is left.
  double points_of_chest(Seat seat) const;
  const BayCards& bay() const { return bay_; }
  // How far points decide the game: the fewer rounds are left, the more.
  double spread() const;

 private:
  Prospect look(Seat seat, const Stock& stock, const Horizon& horizon) const {
    return prospect_of(state_, seat, stock, supply_, horizon, weights_);
  }
  double chest_at_once(Seat seat) const;
  double gain_of_take(Seat seat, const Prospect& prospect) const;

  const State& state_;
  Weights weights_;
  BayCards bay_;
  Supply supply_;
  Horizon horizon_;
};

}  // namespace springtide::vigo
