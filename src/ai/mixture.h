// How likely a bot is to choose each of its options, if it were asked again.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "ai/bot.h"

namespace springtide {

// Of each entry of a legal list, in its order; they add up to one.
using Chances = std::array<double, max_actions>;

// Of whoever notices so many options, any as likely as another, and takes the best of them; among equals any.
inline Chances chances_to_be_taken(std::span<const double> worths, int notices) {
  const auto size = static_cast<int>(worths.size());
  const auto all_within = [size, noticed = std::min(size, notices)](int some) {
    double chance = 1;
    for (int i = 0; i < noticed; ++i) chance *= std::max(0, some - i) / static_cast<double>(size - i);
    return chance;
  };
  Chances chances{};
  for (std::size_t i = 0; i < worths.size(); ++i) {
    const auto not_better = static_cast<int>(std::ranges::count_if(worths, [&](double each) { return each <= worths[i]; }));
    const auto equal = static_cast<int>(std::ranges::count(worths, worths[i]));
    chances[i] = (all_within(not_better) - all_within(not_better - equal)) / equal;
  }
  return chances;
}

template <Game G>
class Mixture {
 public:
  // The question's record is read here and not kept.
  Mixture(const BotSpec<G>& bot, const Question<G>& question) : bot_(bot), question_(question) {
    if (bot.kind == BotKind::greedy) belief_.emplace(question, bot.sight);
  }

  // Expected to be right, and independent of every other look: exact for a random bot, for a greedy one exact as far as its
  // guess goes; a search is asked for an answer.
  Chances look(std::uint64_t seed) const {
    Chances chances{};
    const std::size_t size = question_.legal.size();
    if (bot_.kind == BotKind::random) std::fill_n(chances.begin(), size, 1.0 / static_cast<double>(size));
    if (bot_.kind == BotKind::search) chances[place_of(answer(bot_, question_, seed))] = 1;
    if (bot_.kind != BotKind::greedy) return chances;
    Rng rng(seed);
    const Worths worths = Expert<G>::worths(belief_->guess(rng), question_.seat(), question_.legal, bot_.sight);
    return chances_to_be_taken(std::span(worths).first(size), bot_.sight.notices);
  }

 private:
  std::size_t place_of(const typename G::Action& action) const {
    return static_cast<std::size_t>(std::ranges::find(question_.legal, action) - question_.legal.begin());
  }

  BotSpec<G> bot_;
  const Question<G>& question_;
  std::optional<typename Expert<G>::Belief> belief_;
};

}  // namespace springtide
