// What a game tells its nets. Each game may specialise this beside its expert; a head that is left out has no nets.
#pragma once

#include <algorithm>
#include <limits>

#include "core/game.h"
#include "net/features.h"
#include "net/net.h"

namespace springtide {

// One head has a type of its own in Features<G>: Value, Policy, Belief. In each
//   names()                        both lists; a net fits if it was made for their digest
//   table_size, item_size          how long they are
// Value: what a position is worth; its items are the seats.
//   Value(state)                   works out what several features need
//   table(out), seat(seat, out)    appends what is so
//   base(seat)                     what is written by hand says, as a logit: the net's is added to it
//   point_scale                    about how many points decide a game: nets learn points in these
// Policy: which actions deserve a look, from what the mover knows: of rivals' secrets nothing is told.
//   Policy(state, mover)
//   table(out), action(action, out)
// Belief: what others hide, from what one seat saw and nothing else; its items are the rivals.
//   Features<G>::Witness(options, viewer), hear(seen)   one event after the other from the start, as the viewer saw it
//   Belief(view, witness)
//   table(out), rival(seat, out)
//   outputs, output_name(output)   what the net says of each rival: it goes by these names
//   base(rival, out)               what is said by hand, to which the net's outputs are added
//   Features<G>::belief_targets, belief_truth(state, view, rival)   what there is to learn, and what is true; below zero
//                                  where there is nothing to guess
// Features<G>::any_options(players, rng): a table such as people might agree on, for learning from.
// A game whose board looks the same when it is turned also has `symmetries`, the first of which changes nothing, the Place
// that moved(place, symmetry) takes to another, with place_names, and in each head
//   moved_table(feature, symmetry), moved_item(feature, symmetry)
template <Game G>
struct Features;

template <class G>
concept HasValue = requires { typename Features<G>::Value; };
template <class G>
concept HasPolicy = requires { typename Features<G>::Policy; };
template <class G>
concept HasBelief = requires { typename Features<G>::Belief; };
template <class G>
concept HasSymmetries = requires { typename Features<G>::Place; };

// Calls visit.template operator()<Type>() with the features of the head; false if the game has none for it.
template <Game G, class Visit>
bool with_features(net::Head head, Visit&& visit) {
  if constexpr (HasValue<G>)
    if (head == net::Head::value) return visit.template operator()<typename Features<G>::Value>(), true;
  if constexpr (HasPolicy<G>)
    if (head == net::Head::policy) return visit.template operator()<typename Features<G>::Policy>(), true;
  if constexpr (HasBelief<G>)
    if (head == net::Head::belief) return visit.template operator()<typename Features<G>::Belief>(), true;
  return false;
}

// For each seat the most that another one has. Requires: at least two players.
template <class T>
class BestOthers {
 public:
  template <class ValueOf>
  BestOthers(int players, ValueOf&& value_of) {
    PerPlayer<T> values;
    for (int i = 0; i < max_players; ++i) values[seat_at(i)] = i < players ? value_of(seat_at(i)) : least;
    T before = least;
    T behind = least;
    for (int i = 0; i < max_players; ++i) {
      best_[seat_at(i)] = before;
      before = std::max(before, values[seat_at(i)]);
    }
    for (int i = max_players; i-- > 0;) {
      best_[seat_at(i)] = std::max(best_[seat_at(i)], behind);
      behind = std::max(behind, values[seat_at(i)]);
    }
  }

  T of(Seat seat) const { return best_[seat]; }

 private:
  static constexpr T least = std::numeric_limits<T>::lowest();
  PerPlayer<T> best_;
};

}  // namespace springtide
