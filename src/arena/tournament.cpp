#include "arena/tournament.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "arena/standings.h"

namespace springtide::arena {
namespace {

class Run {
 public:
  Run(const Plan& plan, Results known, const PlayOne& play, const RunOptions& options, StopSign& stop)
      : plan_(plan), play_(play), options_(options), stop_(stop) {
    played_.results = std::move(known);
    played_.results.resize(static_cast<std::size_t>(plan.games()));
    played_.times.resize(plan.bots.size());
    if (options.sprt) played_.sprt.emplace(*options.sprt);
    for (const auto& result : played_.results) is_known_.push_back(result.has_value());
    count_whole_deals();
  }

  Played finish() && {
    std::vector<std::thread> threads;
    for (int i = 1; i < options_.threads; ++i) threads.emplace_back([this] { work(); });
    work();
    for (std::thread& thread : threads) thread.join();
    if (trouble_) std::rethrow_exception(trouble_);
    played_.is_complete = is_decided() || played_.whole_deals == plan_.deals;
    return std::move(played_);
  }

 private:
  bool is_decided() const { return played_.sprt && played_.sprt->verdict() != Verdict::undecided; }

  bool is_whole(int deal) const {
    const auto first = played_.results.begin() + deal * plan_.games_per_deal();
    return std::all_of(first, first + plan_.games_per_deal(), [](const auto& result) { return result.has_value(); });
  }

  // Deals are counted in their order, so the verdict does not depend on which game ends first.
  void count_whole_deals() {
    int& deal = played_.whole_deals;
    for (; deal < plan_.deals && !is_decided() && is_whole(deal); ++deal)
      if (played_.sprt) played_.sprt->add(deal_means(plan_, played_.results, deal, 0).share);
    if (is_decided()) stop_ = true;
  }

  void add(int number, const GameResult& result) {
    const std::lock_guard lock(mutex_);
    if (is_decided()) return;
    options_.finished(number, result);
    played_.results[static_cast<std::size_t>(number)] = result;
    count_whole_deals();
  }

  void play_games(std::vector<ThinkingTimes>& times) {
    while (!stop_) {
      const int number = next_++;
      if (number >= plan_.games()) return;
      if (is_known_[static_cast<std::size_t>(number)]) continue;
      const auto result = play_(game_at(plan_, number), times);
      if (result) add(number, *result);
    }
  }

  void work() {
    std::vector<ThinkingTimes> times(plan_.bots.size());
    std::exception_ptr trouble;
    try {
      play_games(times);
    } catch (...) {
      trouble = std::current_exception();
      stop_ = true;
    }
    const std::lock_guard lock(mutex_);
    if (trouble && !trouble_) trouble_ = trouble;
    for (std::size_t bot = 0; bot < times.size(); ++bot) played_.times[bot].add(times[bot]);
  }

  const Plan& plan_;
  const PlayOne& play_;
  const RunOptions& options_;
  StopSign& stop_;
  std::vector<bool> is_known_;  // at the start; only read
  std::atomic<int> next_ = 0;
  std::mutex mutex_;  // guards what follows
  Played played_;
  std::exception_ptr trouble_;
};

}  // namespace

Played run(const Plan& plan, Results known, const PlayOne& play, const RunOptions& options, StopSign& stop) {
  return Run(plan, std::move(known), play, options, stop).finish();
}

}  // namespace springtide::arena
