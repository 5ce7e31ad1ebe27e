// What the choices of one decision are worth beside one another.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "ai/bot.h"
#include "arena/analysis.h"

namespace springtide::arena {

// Half of the iterations search as a bot would. A quarter tries every option on the same guesses, and finds those worth a
// closer look; a quarter tries these, and the one played, on the same guesses again. There the best is chosen on every other
// guess and measured on the rest, and the other way round: whatever was merely lucky gains nothing.
template <Game G>
class Comparison {
 public:
  using Action = typename G::Action;
  using Pulse = std::function<void()>;

  Comparison(const Question<G>& question, const BotSpec<G>& bot, std::uint64_t seed)
      : search_(question, bot.search, bot.sight, seed),
        legal_(question.legal.begin(), question.legal.end()),
        iterations_(bot.search.iterations) {}

  // Fills in everything but where the decision was made.
  void weigh(Decision<G>& decision, const Pulse& pulse) {
    think(pulse);
    const std::size_t played = index_of(legal_, decision.played);
    const Table all = tried(legal_, std::clamp(iterations_ / 4 / static_cast<int>(legal_.size()), 2, 64), pulse);
    const std::vector<std::size_t> near = worth_a_look(all, played);
    std::vector<Action> actions;
    for (const std::size_t i : near) actions.push_back(legal_[i]);
    const Table close = tried(actions, std::max(8, iterations_ / 4 / static_cast<int>(near.size())), pulse);
    const std::size_t mine = index_of(actions, decision.played);
    const std::size_t best = best_of(close, 0, 1);
    decision.options = static_cast<int>(legal_.size());
    decision.better = actions[best];
    decision.better_value = mean_of(close, best, 0, 1);
    decision.played_value = mean_of(close, mine, 0, 1);
    measure(decision, close, mine);
    // The one played was not chosen for how it fared here.
    decision.stake = decision.loss + mean_of(all, played, 0, 1) - mean_of_all(all);
  }

 private:
  static constexpr std::size_t most_near = 4;
  // The values of some actions, guess by guess.
  struct Table {
    std::size_t width = 0;
    std::vector<double> values{};
    std::size_t guesses() const { return values.size() / width; }
    double at(std::size_t guess, std::size_t action) const { return values[guess * width + action]; }
  };

  static std::size_t index_of(const std::vector<Action>& actions, const Action& action) {
    return static_cast<std::size_t>(std::ranges::find(actions, action) - actions.begin());
  }

  void think(const Pulse& pulse) {
    constexpr int steps_per_pulse = 8;
    for (int done = 0; done < iterations_ / 2; done += steps_per_pulse) {
      search_.run(steps_per_pulse);
      pulse();
    }
  }

  Table tried(const std::vector<Action>& actions, int guesses, const Pulse& pulse) {
    Table table{.width = actions.size(), .values = std::vector<double>(actions.size() * static_cast<std::size_t>(guesses))};
    for (std::size_t i = 0; i < static_cast<std::size_t>(guesses); ++i) {
      search_.try_each(actions, std::span(table.values).subspan(i * table.width, table.width));
      pulse();
    }
    return table;
  }

  // Over every `step`-th guess from one on.
  static double mean_of(const Table& table, std::size_t action, std::size_t from, std::size_t step) {
    double sum = 0;
    int n = 0;
    for (std::size_t i = from; i < table.guesses(); i += step, ++n) sum += table.at(i, action);
    return sum / n;
  }
  static double mean_of_all(const Table& table) {
    double sum = 0;
    for (const double value : table.values) sum += value;
    return sum / static_cast<double>(table.values.size());
  }
  static std::size_t best_of(const Table& table, std::size_t from, std::size_t step) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < table.width; ++i)
      if (mean_of(table, i, from, step) > mean_of(table, best, from, step)) best = i;
    return best;
  }

  // The one played, the search's own answer, and those that did best.
  std::vector<std::size_t> worth_a_look(const Table& all, std::size_t played) const {
    std::vector<std::size_t> order(all.width);
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&all](std::size_t i) { return std::pair(-mean_of(all, i, 0, 1), i); });
    std::vector<std::size_t> near{played};
    const auto add = [&near](std::size_t i) {
      if (near.size() < most_near && std::ranges::find(near, i) == near.end()) near.push_back(i);
    };
    add(index_of(legal_, search_.best()));
    for (const std::size_t i : order) add(i);
    return near;
  }

  static void measure(Decision<G>& decision, const Table& close, std::size_t mine) {
    double sum = 0;
    double squares = 0;
    const auto n = static_cast<double>(close.guesses());
    for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
      const std::size_t best = best_of(close, 1 - half, 2);
      for (std::size_t i = half; i < close.guesses(); i += 2) {
        const double loss = close.at(i, best) - close.at(i, mine);
        sum += loss;
        squares += loss * loss;
      }
    }
    decision.loss = sum / n;
    decision.error = std::sqrt(std::max(0.0, squares / n - decision.loss * decision.loss) / n);
  }

  Search<G> search_;
  std::vector<Action> legal_;
  int iterations_;
};

}  // namespace springtide::arena
