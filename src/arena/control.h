// What chance did, measured so that its mean is nothing: the control by which a result is adjusted for luck.
#pragma once

#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "ai/mixture.h"
#include "arena/analysis.h"
#include "arena/hindsight.h"
#include "arena/walk.h"

namespace springtide::arena {

// The bots of the seats where it is known who plays.
template <Game G>
using KnownBots = PerPlayer<std::optional<BotSpec<G>>>;

template <Game G>
class Control {
 public:
  using State = typename G::State;
  using Pulse = std::function<void()>;

  // Both must outlive it.
  Control(const Walk<G>& walk, const KnownBots<G>& bots, int tries) : walk_(walk), bots_(bots), tries_(tries) {}

  // What came of a move, less the mean of what might have come of it, each as likely as it was. Nature's chances are those
  // of the rules, a bot's are found by asking it again; of others nobody knows them. What was played has no part in the
  // chances nor in what a position is worth, so the mean of this is nothing, however well or badly positions are judged.
  Luck luck_of(std::size_t move, std::uint64_t seed, const Pulse& pulse) const {
    const std::vector<Chances> looks = looks_at(move, seed);
    Luck luck;
    if (looks.empty()) return luck;
    const std::vector<Shares> worths = worths_of(move, looks, mix(seed), pulse);
    const auto legal = legal_actions(walk_.before(move), mover(move));
    const auto played = std::ranges::find(legal, walk_.record().moves[move].action) - legal.begin();
    const double lasting = Expert<G>::lasting(walk_.before(move), mover(move));
    for (Seat seat : players_of(walk_.record().options.players)) {
      const Estimate mean = mean_of(looks, worths, seat);
      luck.change[seat] = lasting * (worths[static_cast<std::size_t>(played)][seat] - mean.value);
      luck.error[seat] = lasting * mean.error;
    }
    return luck;
  }

 private:
  static constexpr int most_looks = 16;
  // Of a search that is asked again wherever it chose: all looks together are half of what the decision is looked at with in
  // any case.
  static constexpr int quick = Expert<G>::review_iterations / (2 * most_looks);
  static constexpr int most_iterations = 20'000;  // of all looks at one decision

  Seat mover(std::size_t move) const { return walk_.record().moves[move].seat; }

  std::vector<Chances> looks_at(std::size_t move, std::uint64_t seed) const {
    if (mover(move) == Seat::nature) return chances_of_nature(walk_.before(move));
    const std::optional<BotSpec<G>>& bot = bots_[mover(move)];
    const bool says_nothing = Expert<G>::lasting(walk_.before(move), mover(move)) == 0;
    const int count = bot && !says_nothing && walk_.is_decision(move) ? looks_for(*bot, walk_.before(move)) : 0;
    if (count == 0) return {};
    const Question<G> question = walk_.question(move);
    const Mixture<G> mixture(*bot, question);
    std::vector<Chances> looks(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < looks.size(); ++i) looks[i] = mixture.look(mix(seed + i));
    return looks;
  }

  // Who thinks long is asked only where most is decided. It must not depend on what was played.
  static int looks_for(const BotSpec<G>& bot, const State& state) {
    if (bot.kind == BotKind::random) return 1;
    if (bot.kind == BotKind::greedy) return most_looks;
    if (bot.search.iterations > quick && !Expert<G>::is_late(state)) return 0;
    return std::min(most_looks, most_iterations / std::max(1, bot.search.iterations));
  }

  // One look has them all; none where only one thing can come.
  static std::vector<Chances> chances_of_nature(const State& state) {
    const auto outcomes = legal_actions(state, Seat::nature);
    if (outcomes.size() < 2) return {};
    Chances chances{};
    for (std::size_t i = 0; i < outcomes.size(); ++i)
      chances[i] = static_cast<double>(weight(state, outcomes[i])) / total_weight(state);
    return {chances};
  }

  // After each option that is likely at all, or was played.
  std::vector<Shares> worths_of(std::size_t move, const std::vector<Chances>& looks, std::uint64_t seed,
                                const Pulse& pulse) const {
    const auto legal = legal_actions(walk_.before(move), mover(move));
    std::vector<Shares> worths(legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const bool may_come = std::ranges::any_of(looks, [i](const Chances& chances) { return chances[i] > 0; });
      if (!may_come && legal[i] != walk_.record().moves[move].action) continue;
      State after = walk_.before(move);
      advance(after, mover(move), legal[i]);
      worths[i] = mover(move) == Seat::nature ? judged<G>(after) : worth_of(after, seed, pulse);
    }
    return worths;
  }

  // A choice shows in what comes of it, the same luck for all; nature's moves are judged at once, since noise would outweigh
  // what a single card is worth.
  Shares worth_of(const State& state, std::uint64_t seed, const Pulse& pulse) const {
    Shares sum;
    for (int i = 0; i < tries_; ++i) {
      const Shares shares = played_on<G>(state, Lots(mix(seed + static_cast<std::uint64_t>(i))));
      for (Seat seat : players_of(walk_.record().options.players)) sum[seat] += shares[seat] / tries_;
      if (i % 16 == 0) pulse();
    }
    return sum;
  }

  // Over the looks, each of which expects something.
  static Estimate mean_of(const std::vector<Chances>& looks, const std::vector<Shares>& worths, Seat seat) {
    double sum = 0;
    double squares = 0;
    for (const Chances& chances : looks) {
      double expected = 0;
      for (std::size_t i = 0; i < worths.size(); ++i) expected += chances[i] * worths[i][seat];
      sum += expected;
      squares += expected * expected;
    }
    const auto n = static_cast<double>(looks.size());
    const double mean = sum / n;
    const double spread = looks.size() < 2 ? 0 : std::max(0.0, squares / n - mean * mean) / (n - 1);
    return {.value = mean, .error = std::sqrt(spread)};
  }

  const Walk<G>& walk_;
  const KnownBots<G>& bots_;
  int tries_;
};

}  // namespace springtide::arena
