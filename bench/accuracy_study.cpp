// What an analysis can tell: games of bots of unlike strength at one table, each looked at as a table's analysis does it.
//   accuracy_study GAME PLAYERS GAMES ITERATIONS [THREADS] [SEED]
// For every bot what its decisions lose of what is at stake in them, with the interval over games; how often the random bot
// is among the best two of a table; and how results and luck-adjusted results spread.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <numeric>
#include <string>
#include <vector>

#include "ai/levels.h"
#include "arena/analyst.h"
#include "arena/findings.h"
#include "arena/game.h"
#include "arena/share_work.h"
#include "games/experts.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

struct Wish {
  int players = 4;
  int games = 40;
  int iterations = 1500;
  int threads = 2;
  std::uint64_t seed = 1;
};

// A seat of a game.
struct Seen {
  double lost = 0;
  double staked = 0;
  int decisions = 0;
  double result = 0;
  double adjusted = 0;
};

double sum_of(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }
double mean_of(const std::vector<double>& values) { return sum_of(values) / static_cast<double>(values.size()); }
double variance_of(const std::vector<double>& values) {
  const double mean = mean_of(values);
  double sum = 0;
  for (const double value : values) sum += (value - mean) * (value - mean);
  return sum / static_cast<double>(values.size() - 1);
}

template <class Read>
std::vector<double> each(const std::vector<Seen>& seats, Read read) {
  std::vector<double> values;
  for (const Seen& seen : seats) values.push_back(std::invoke(read, seen));
  return values;
}

// The ratio of two sums over games, and half the width of its interval.
struct Ratio {
  double value = 0;
  double margin = 0;
};
Ratio loss_of_stake(const std::vector<Seen>& seats) {
  const double staked = sum_of(each(seats, &Seen::staked));
  const double value = sum_of(each(seats, &Seen::lost)) / staked;
  double squares = 0;
  for (const Seen& seen : seats) squares += std::pow(seen.lost - value * seen.staked, 2);
  return {.value = value, .margin = normal_quantile * std::sqrt(squares) / staked};
}

template <Game G>
class Study {
 public:
  explicit Study(const Wish& wish) : wish_(wish), bots_(level_count + 1) {}

  void run() {
    share_work(wish_.games, wish_.threads, [this](int game) { look_at(game); }, [] {});
  }

  void print() const {
    std::printf("%s, %d players, %d games, search:%d, %.2f s of a core a game\n", std::string(G::name).c_str(),
                wish_.players, wish_.games, wish_.iterations, seconds_ / wish_.games);
    std::printf("bot       games  decisions  lost of what was at stake, %%  points of 100 a decision  result  adjusted\n");
    std::vector<double> results;
    std::vector<double> adjusted;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      const std::vector<Seen>& seats = bots_[i];
      if (seats.size() < 2) continue;
      const Ratio lost = loss_of_stake(seats);
      const double decisions = sum_of(each(seats, &Seen::decisions));
      std::printf("%-8s %6zu %10.0f  %10.1f ± %4.1f %29.3f %14.3f %9.3f\n",
                  i == 0 ? "random" : ("level " + std::to_string(i)).c_str(), seats.size(), decisions, 100 * lost.value,
                  100 * lost.margin, 100 * sum_of(each(seats, &Seen::lost)) / decisions, mean_of(each(seats, &Seen::result)),
                  mean_of(each(seats, &Seen::adjusted)));
      for (const Seen& seen : seats) {
        results.push_back(seen.result);
        adjusted.push_back(seen.adjusted);
      }
    }
    std::printf("variance of the results %.4f, adjusted for luck %.4f (%.3f of it); ", variance_of(results),
                variance_of(adjusted), variance_of(adjusted) / variance_of(results));
    std::printf("the random bot is among the best two in %d of %zu games\n", random_among_best_, bots_[0].size());
  }

 private:
  // A bot of each kind at most: the random one is 0.
  std::vector<std::size_t> drawn_bots(Rng& rng) const {
    std::vector<std::size_t> kinds(bots_.size());
    std::iota(kinds.begin(), kinds.end(), std::size_t{0});
    for (std::size_t i = kinds.size(); i > 1; --i) std::swap(kinds[i - 1], kinds[rng.below(static_cast<std::uint32_t>(i))]);
    return kinds;
  }

  void look_at(int game) {
    Rng rng(mix(wish_.seed) ^ mix(static_cast<std::uint64_t>(game)));
    const std::vector<std::size_t> kinds = drawn_bots(rng);
    PerPlayer<BotSpec<G>> specs{};
    for (Seat seat : players_of(wish_.players))
      if (const std::size_t kind = kinds[static_cast<std::size_t>(seat)]; kind > 0)
        specs[seat] = level_spec<G>(static_cast<int>(kind));
    Record<G> record{};
    record.options.players = wish_.players;
    const std::uint64_t deal = rng.next();
    record.moves = play_game<G>(record.options, specs, deal, rng.next()).moves();
    const auto began = std::chrono::steady_clock::now();
    const Analyst<G> analyst(record, search_bot<G>(wish_.iterations), {.playouts = 100, .seed = rng.next()});
    const auto analysis = analyst.run([] {});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    const std::lock_guard lock(mutex_);
    seconds_ += took.count();
    note(record, analysis, kinds);
  }

  void note(const Record<G>& record, const Analysis<G>& analysis, const std::vector<std::size_t>& kinds) {
    const Findings<G> findings(record, analysis, 0);
    std::vector<std::pair<double, std::size_t>> order;
    for (Seat seat : players_of(wish_.players)) {
      const Balance balance = findings.balance_of(seat);
      const std::size_t kind = kinds[static_cast<std::size_t>(seat)];
      const double lost = -balance.skill.value;
      double staked = 0;
      for (const Decision<G>& each : analysis.decisions) staked += each.seat == seat ? each.stake : 0;
      bots_[kind].push_back({.lost = lost,
                             .staked = staked,
                             .decisions = balance.decisions,
                             .result = balance.result,
                             .adjusted = balance.result - balance.luck.value});
      order.emplace_back(-balance.accuracy.value, kind);
    }
    std::ranges::sort(order);
    random_among_best_ += order[0].second == 0 || order[1].second == 0;
  }

  Wish wish_;
  std::vector<std::vector<Seen>> bots_;
  int random_among_best_ = 0;
  double seconds_ = 0;
  std::mutex mutex_{};
};

}  // namespace
}  // namespace springtide::arena

int main(int count, char** words) {
  using namespace springtide;
  const auto number = [&](int i, int otherwise) { return count > i ? std::atoi(words[i]) : otherwise; };
  const arena::Wish wish{.players = number(2, 0),
                         .games = number(3, 0),
                         .iterations = number(4, 0),
                         .threads = number(5, 2),
                         .seed = static_cast<std::uint64_t>(number(6, 1))};
  const bool is_good = wish.players >= 2 && wish.players <= max_players && wish.games > 0 && wish.iterations > 0;
  const bool is_known = is_good && Games::with(words[1], [&]<Game G>() {
                          arena::Study<G> study(wish);
                          study.run();
                          study.print();
                        });
  if (!is_known) std::fprintf(stderr, "accuracy_study GAME PLAYERS GAMES ITERATIONS [THREADS] [SEED]\n");
  return is_known ? 0 : 2;
}
