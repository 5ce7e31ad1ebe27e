// The contract of a game. A game is a tag type that names its types; its functions are found by argument-dependent lookup.
//
//   initial(options)               the table set up, nothing random yet
//   to_act(state)                  who must decide: nobody = over, one = a turn, many = simultaneous, {nature} = chance
//   legal_actions(state, seat)     ordered, no duplicates, at most 128; non-empty exactly for the seats in to_act
//   advance(state, seat, action)   the only mutation; the action must be legal
//   weight(state, outcome)         how likely an action of nature is, relative to the others; positive
//   total_weight(state)            the sum of the weights of nature's outcomes
//   outcome_at(state, ticket)      nature's outcomes, each laid along as many tickets as its weight
//   dealt(state, deal)             nature's outcome as a deal decides it, whatever else happens in the game
//   scores(state), winners(state)  running, or final once over
//   observe(state, viewer)         all that a seat or a spectator may know
//   forgets(state)                 earlier moves tell more than that; may be left out
//   guess(view, rng)               a full state consistent with a view, every hidden card equally likely
//   seen(seat, action, viewer)     the action as the viewer sees it
//   follow(state, seat, seen, viewer)  advances a guess by an action as the viewer saw it, filling in what was hidden
//   reveals(state, seat, action)   whether a player's legal action shows some viewer more than itself: a card hidden so far
//   judge(state, seat, action)     whether it is legal, and the rule id that says so
//   is_consistent(state)           the invariants
//   number_of(action)              0 … action_count - 1, the same for ever within a rules version; no_number
//   (core/numbers.h)
//                                  for what cannot be said. What players can do has numbers below player_actions
//   G::action_at(number)           the action of a number
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "base/rng.h"
#include "core/deal.h"
#include "core/seat.h"

namespace springtide {

// No decision of any game has more options, nature's included.
inline constexpr int max_actions = 128;

template <class G>
concept Game = requires(const typename G::State& state, typename G::State& mutable_state, const typename G::Action& action,
                        const typename G::Options& options, const typename G::View& view, Seat seat, Rng& rng) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::is_trivially_copyable_v<typename G::Action>;
  requires std::is_trivially_copyable_v<typename G::View>;
  requires std::equality_comparable<typename G::State>;
  requires std::equality_comparable<typename G::Action>;
  requires std::equality_comparable<typename G::View>;
  requires G::Actions::capacity() <= max_actions;
  { G::name } -> std::convertible_to<std::string_view>;
  { G::action_count } -> std::convertible_to<int>;
  { G::player_actions } -> std::convertible_to<int>;
  { G::action_at(0) } -> std::same_as<typename G::Action>;
  { number_of(action) } -> std::same_as<int>;
  { G::rules_version } -> std::convertible_to<int>;
  { G::max_steps } -> std::convertible_to<int>;
  { initial(options) } -> std::same_as<typename G::State>;
  { to_act(state) } -> std::same_as<SeatSet>;
  { legal_actions(state, seat) } -> std::same_as<typename G::Actions>;
  { advance(mutable_state, seat, action) } -> std::same_as<void>;
  { weight(state, action) } -> std::same_as<int>;
  { total_weight(state) } -> std::same_as<int>;
  { outcome_at(state, 0) } -> std::same_as<typename G::Action>;
  { dealt(state, Deal(0)) } -> std::same_as<typename G::Action>;
  { scores(state) } -> std::same_as<Scores>;
  { winners(state) } -> std::same_as<SeatSet>;
  { observe(state, seat) } -> std::same_as<typename G::View>;
  { guess(view, rng) } -> std::same_as<typename G::State>;
  { seen(seat, action, seat) } -> std::same_as<typename G::Action>;
  { follow(mutable_state, seat, action, seat) } -> std::same_as<void>;
  { reveals(state, seat, action) } -> std::same_as<bool>;
  { judge(state, seat, action) } -> std::same_as<typename G::Verdict>;
  { judge(state, seat, action).allowed } -> std::convertible_to<bool>;
  { is_consistent(state) } -> std::same_as<bool>;
};

}  // namespace springtide
