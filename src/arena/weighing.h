// What every choice of one decision is worth, thought about for as long as somebody wants to know.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "ai/bot.h"

namespace springtide::arena {

// A belief that doubts nothing: the position as it is. What nature will do is still open.
template <Game G>
struct OpenTable {
  typename G::State state{};
  typename G::State guess(Rng&) const { return state; }
};

// A share of the win to expect; 95 % of chance stay within the error.
struct Worth {
  double value = 0;
  double error = 0;
};

// In each round the search goes on for as many iterations as there are choices, then every choice is tried once on the same
// guess. The later half of the rounds counts: the tree has grown since the earlier one. Equal questions, bots, seeds and
// rounds give equal values.
template <Game G, class Belief = typename Expert<G>::Belief>
class Weighing {
 public:
  using Action = typename G::Action;

  Weighing(const Question<G>& question, Belief belief, const BotSpec<G>& bot, std::uint64_t seed)
      : search_(question, std::move(belief), bot.search, bot.sight, seed),
        legal_(question.legal.begin(), question.legal.end()) {}

  const std::vector<Action>& choices() const { return legal_; }
  int rounds() const { return static_cast<int>(values_.size() / legal_.size()); }

  void run(int rounds) {
    for (int i = 0; i < rounds; ++i) {
      search_.run(static_cast<int>(legal_.size()));
      values_.resize(values_.size() + legal_.size());
      search_.try_each(legal_, std::span(values_).last(legal_.size()));
    }
  }

  // Requires: at least two rounds.
  Worth worth(std::size_t choice) const {
    const auto all = static_cast<std::size_t>(rounds());
    const std::size_t first = all > fewest ? all / 2 : 0;
    const auto n = static_cast<double>(all - first);
    double sum = 0;
    for (std::size_t i = first; i < all; ++i) sum += at(i, choice);
    const double mean = sum / n;
    double squares = 0;
    for (std::size_t i = first; i < all; ++i) squares += (at(i, choice) - mean) * (at(i, choice) - mean);
    return {.value = mean, .error = normal_quantile * std::sqrt(squares / (n - 1) / n)};
  }

 private:
  static constexpr std::size_t fewest = 8;  // rounds that all count
  static constexpr double normal_quantile = 1.9599639845400545;

  double at(std::size_t round, std::size_t choice) const { return values_[round * legal_.size() + choice]; }

  Search<G, Belief> search_;
  std::vector<Action> legal_;
  std::vector<double> values_{};  // round by round
};

}  // namespace springtide::arena
