// The coach: for a seat that must decide the choice to make, the one to weigh it against, and what speaks for it. It is
// given a question, as a bot is, so it knows what the seat knows and no more.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "ai/levels.h"
#include "arena/weighing.h"

namespace springtide::arena {

// What comes of thinking about a decision.
template <Game G>
struct Hint {
  typename G::Action best{};
  typename G::Action other{};  // the second best; the same as the best where there is one choice only
  Worth best_worth{};
  Worth other_worth{};
  Worth lead{};  // of the best, on the same guesses
  int iterations = 0;

  bool has_choice() const { return !(best == other); }
  // Whether the lead is more than the noise in it.
  bool is_clear() const { return has_choice() && lead.value > lead.error; }
};

// First a long search as the strongest level makes it; then the choices that it looked at most are tried on the same
// guesses, which says what each is worth beside the others. Equal questions, seeds and lengths give equal hints.
template <Game G>
class Coach {
 public:
  using Action = typename G::Action;
  using Actions = typename G::Actions;

  // The question's record is read here and not kept.
  Coach(const Question<G>& question, std::uint64_t seed) : Coach(question, bot(), seed) {}

  static BotSpec<G> bot() { return strongest_bot<G>(longer * plain_level<G>(level_count).bot.search.iterations); }

  // Goes on searching for at most n iterations; true once that is enough.
  bool search(int n) { return legal_.size() == 1 || search_.run(n); }

  // Tries the best choices n times more; true once that is enough.
  bool compare(int n) {
    if (legal_.size() == 1) return true;
    if (near_.empty()) find_near();
    for (; n > 0 && !is_compared(); --n) {
      values_.resize(values_.size() + near_.size());
      search_.try_each(near_, std::span(values_).last(near_.size()));
    }
    return is_compared();
  }
  // Fewer tell nothing.
  static constexpr int fewest_tries = 64;

  // Requires: compared at least twice, or one choice only.
  Hint<G> hint() const {
    Hint<G> hint{.best = legal_[0], .other = legal_[0], .iterations = search_.iterations()};
    if (legal_.size() == 1) return hint;
    std::vector<double> values(near_.size());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = worth([&](std::size_t k) { return at(k, i); }).value;
    const auto highest = [&] { return static_cast<std::size_t>(std::ranges::max_element(values) - values.begin()); };
    // What the search looked at most is best unless another leads it by more than noise: of several values that chance has
    // moved the highest is too high.
    std::size_t best = highest();
    if (const Worth over = lead(best, 0); over.value <= over.error) best = 0;
    values[best] = std::numeric_limits<double>::lowest();
    const std::size_t other = highest();
    hint.best = near_[best];
    hint.other = near_[other];
    hint.best_worth = worth([&](std::size_t k) { return at(k, best); });
    hint.other_worth = worth([&](std::size_t k) { return at(k, other); });
    hint.lead = lead(best, other);
    return hint;
  }

 private:
  static constexpr int longer = 10;  // it may take its time
  static constexpr std::size_t most_near = 4;
  static constexpr int share_of_tries = 8;  // a try for so many iterations of the search

  Coach(const Question<G>& question, const BotSpec<G>& bot, std::uint64_t seed)
      : legal_(question.legal),
        search_(question, bot.search, bot.sight, seed),
        enough_tries_(static_cast<std::size_t>(bot.search.iterations / share_of_tries)) {}

  bool is_compared() const { return tries() >= enough_tries_; }
  std::size_t tries() const { return values_.size() / near_.size(); }
  double at(std::size_t guess, std::size_t choice) const { return values_[guess * near_.size() + choice]; }

  // Of one over another, on the same guesses.
  Worth lead(std::size_t one, std::size_t other) const {
    return worth([&](std::size_t k) { return at(k, one) - at(k, other); });
  }

  // Those the search looked at most; among equals the first.
  void find_near() {
    const std::vector<RootStat> stats = search_.root();
    std::vector<std::size_t> order(stats.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&stats](std::size_t i) { return std::pair(-std::int64_t{stats[i].visits}, i); });
    order.resize(std::min(order.size(), most_near));
    for (const std::size_t i : order) near_.push_back(legal_[i]);
  }

  // Of what the guesses say.
  template <class Value>
  Worth worth(const Value& value) const {
    constexpr double quantile = 1.9599639845400545;
    const auto n = static_cast<double>(tries());
    double sum = 0;
    for (std::size_t i = 0; i < tries(); ++i) sum += value(i);
    const double mean = sum / n;
    double squares = 0;
    for (std::size_t i = 0; i < tries(); ++i) squares += (value(i) - mean) * (value(i) - mean);
    return {.value = mean, .error = quantile * std::sqrt(squares / (n - 1) / n)};
  }

  Actions legal_;
  Search<G> search_;
  std::size_t enough_tries_;
  std::vector<Action> near_{};
  std::vector<double> values_{};  // guess by guess
};

// The whole hint at once.
template <Game G>
Hint<G> hint_for(const Question<G>& question, std::uint64_t seed) {
  const int enough = Coach<G>::bot().search.iterations;
  Coach<G> coach(question, seed);
  coach.search(enough);
  coach.compare(enough);
  return coach.hint();
}

}  // namespace springtide::arena
