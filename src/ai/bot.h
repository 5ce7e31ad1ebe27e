// The bots: what they are called and how they think about one decision.
#pragma once

#include <optional>
#include <utility>

#include "ai/search.h"

namespace springtide {

enum class BotKind : std::uint8_t { random, greedy, search };

// How a bot plays a game. Two bots with equal specs, questions and seeds give equal answers.
template <Game G>
struct BotSpec {
  BotKind kind = BotKind::random;
  SearchSettings search = Expert<G>::settings;
  typename Expert<G>::Sight sight{};
  int milliseconds = 0;  // thinks no longer, if whoever asks has a clock; 0: as long as it takes
};

template <Game G>
BotSpec<G> greedy_bot(const typename Expert<G>::Sight& sight = Expert<G>::plain) {
  return {.kind = BotKind::greedy, .sight = sight};
}

template <Game G>
BotSpec<G> search_bot(int iterations, const typename Expert<G>::Sight& sight = {}) {
  BotSpec<G> bot{.kind = BotKind::search, .sight = sight};
  bot.search.iterations = iterations;
  return bot;
}

// The numbers 0 … size-1 in random order.
class Shuffled {
 public:
  Shuffled(std::size_t size, Rng& rng) : size_(size) {
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t at = rng.below(static_cast<std::uint32_t>(i + 1));
      order_[i] = order_[at];
      order_[at] = static_cast<std::uint8_t>(i);
    }
  }
  std::span<const std::uint8_t> first(int n) const { return {order_.data(), std::min(size_, static_cast<std::size_t>(n))}; }

 private:
  std::array<std::uint8_t, max_actions> order_;
  std::size_t size_;
};

// One decision being thought about. Whoever calls it owns clock and threads.
template <Game G>
class Thought {
 public:
  using Action = typename G::Action;

  Thought(const BotSpec<G>& spec, const Question<G>& question, std::uint64_t seed) : answer_(question.legal[0]) {
    if (question.legal.size() == 1) return;
    Rng rng(seed);
    if (spec.kind == BotKind::random)
      answer_ = question.legal[rng.below(static_cast<std::uint32_t>(question.legal.size()))];
    else if (spec.kind == BotKind::greedy)
      answer_ = greedy_answer(spec, question, rng);
    else
      search_.emplace(question, spec.search, spec.sight, seed);
  }

  // Thinks for at most n iterations more; true once there is nothing more to think.
  bool run(int n) { return !search_ || search_->run(n); }
  // The same for whoever wants the answer alone: no longer than it can change.
  bool decide(int n) {
    constexpr int between_looks = 32;
    for (; n > 0; n -= between_looks)
      if (run(std::min(n, between_looks)) || search_->is_decided()) return true;
    return false;
  }
  int iterations() const { return search_ ? search_->iterations() : 0; }

  // The best answer so far.
  Action answer() const { return search_ ? search_->best() : answer_; }
  const Search<G>* search() const { return search_ ? &*search_ : nullptr; }

 private:
  static Action greedy_answer(const BotSpec<G>& spec, const Question<G>& question, Rng& rng) {
    const typename Expert<G>::Belief belief(question, spec.sight);
    const Worths worths = Expert<G>::worths(belief.guess(rng), question.seat(), question.legal, spec.sight);
    // In any order, so that among equals any is taken and whoever notices few options notices any of them.
    const Shuffled order(question.legal.size(), rng);
    std::size_t best = order.first(1)[0];
    for (std::size_t i : order.first(spec.sight.notices))
      if (worths[i] > worths[best]) best = i;
    return question.legal[best];
  }

  Action answer_;
  std::optional<Search<G>> search_;
};

// The answer of several thoughts about one question, each with a seed of its own: the action they looked at most.
template <Game G>
typename G::Action joint_answer(std::span<const Thought<G>> thoughts) {
  if (thoughts.size() == 1 || thoughts[0].search() == nullptr) return thoughts[0].answer();
  const auto& legal = thoughts[0].search()->legal();
  std::array<std::uint64_t, max_actions> visits{};
  for (const Thought<G>& thought : thoughts) {
    const std::vector<RootStat> stats = thought.search()->root();
    for (std::size_t i = 0; i < stats.size(); ++i) visits[i] += stats[i].visits;
  }
  return legal[static_cast<std::size_t>(std::max_element(visits.begin(), visits.begin() + legal.size()) - visits.begin())];
}

// The whole thought at once.
template <Game G>
typename G::Action answer(const BotSpec<G>& spec, const Question<G>& question, std::uint64_t seed) {
  Thought<G> thought(spec, question, seed);
  thought.decide(spec.search.iterations);
  return thought.answer();
}

}  // namespace springtide
