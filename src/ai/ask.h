// What nets answer, in the terms of a search. What is written by hand is the base: a net says by how much it is wrong.
#pragma once

#include <array>
#include <span>

#include "ai/expert.h"
#include "ai/features.h"
#include "base/math.h"

namespace springtide {

// An output as a real number.
inline double real_of(const net::Net& net, std::int32_t output) {
  return output / (127.0 * static_cast<double>(1 << net.file().shifts.outputs));
}

// The sums of what `tell` appends to a list of features.
template <class Add, class Tell>
void sum_up(Add&& add, Tell&& tell) {
  net::FeatureSet features;
  tell(features);
  add(std::span<const net::Feature>(features.begin(), features.size()));
}

// Shares of the win.
template <Game G>
  requires HasValue<G>
Shares shares_by(const net::Net& net, const typename G::State& state) {
  const typename Features<G>::Value told(state);
  const auto players = static_cast<std::size_t>(state.player_count);
  net::Sums table;
  std::array<net::Sums, max_players> seats;
  std::array<std::int32_t, std::size_t{max_players} * net::max_outputs> out;
  net.clear_table(table);
  sum_up([&](auto features) { net.add_table(table, features); }, [&](auto& list) { told.table(list); });
  for (std::size_t i = 0; i < players; ++i) {
    net.clear_item(seats[i]);
    sum_up([&](auto features) { net.add_item(seats[i], features); },
           [&](auto& list) { told.seat(static_cast<Seat>(i), list); });
  }
  net.evaluate(table, std::span(seats).first(players), out);
  std::array<double, max_players> logits;
  double best = -1e9;
  for (std::size_t i = 0; i < players; ++i)
    best = std::max(best, logits[i] = real_of(net, out[i * net.outputs()]) + told.base(static_cast<Seat>(i)));
  Shares shares;
  double sum = 0;
  for (std::size_t i = 0; i < players; ++i) sum += shares[static_cast<Seat>(i)] = exp_of(logits[i] - best);
  for (std::size_t i = 0; i < players; ++i) shares[static_cast<Seat>(i)] /= sum;
  return shares;
}

// How much each action deserves a look, as logits in the order of the list.
template <Game G>
  requires HasPolicy<G>
void looks_by(const net::Net& net, const typename G::State& state, Seat mover, const typename G::Actions& actions,
              std::span<double> looks) {
  const typename Features<G>::Policy told(state, mover);
  net::Sums table;
  std::array<net::Sums, max_actions> items;
  std::array<std::int32_t, std::size_t{max_actions} * net::max_outputs> out;
  net.clear_table(table);
  sum_up([&](auto features) { net.add_table(table, features); }, [&](auto& list) { told.table(list); });
  for (std::size_t i = 0; i < actions.size(); ++i) {
    net.clear_item(items[i]);
    sum_up([&](auto features) { net.add_item(items[i], features); }, [&](auto& list) { told.action(actions[i], list); });
  }
  net.evaluate(table, std::span(items).first(actions.size()), out);
  for (std::size_t i = 0; i < actions.size(); ++i) looks[i] = real_of(net, out[i * net.outputs()]);
}

}  // namespace springtide
