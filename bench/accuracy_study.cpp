// What an analysis can tell: games of bots of unlike strength at one table, each looked at as a table's analysis does it.
//   accuracy_study GAME PLAYERS GAMES ITERATIONS [THREADS] [SEED]
// For every bot what its decisions lose, with the interval over games, over all and after 40 games; how often the random bot
// is among the best two of a table; and how results and luck-adjusted results spread.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
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
  int game = 0;
  unsigned line_up = 0;  // a bit for each bot at the table
  double lost = 0;
  double missed = 0;  // lost, and staked, by the weights of the decisions
  double staked = 0;
  double evened = 0;  // lost, as it would weigh at even chances
  double decisions = 0;
  double result = 0;
  double adjusted = 0;
};
using Seats = std::vector<Seen>;

double seconds_of_thread() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double sum_of(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }
double mean_of(const std::vector<double>& values) { return sum_of(values) / static_cast<double>(values.size()); }

// Of so many values their squared distances from their mean, and what they are worth as evidence.
struct Scatter {
  double squares = 0;
  double degrees = 0;
  double variance() const { return squares / degrees; }
  void add(const std::vector<double>& values) {
    const double mean = mean_of(values);
    for (const double value : values) squares += (value - mean) * (value - mean);
    degrees += static_cast<double>(values.size()) - 1;
  }
};

using Read = double Seen::*;
std::vector<double> each(const Seats& seats, Read read) {
  std::vector<double> values;
  for (const Seen& seen : seats) values.push_back(seen.*read);
  return values;
}

// The ratio of two sums over games, and half the width of its interval.
struct Ratio {
  double value = 0;
  double margin = 0;
};
Ratio ratio_of(const Seats& seats, Read part, Read whole) {
  const double sum = sum_of(each(seats, whole));
  const double value = sum_of(each(seats, part)) / sum;
  double squares = 0;
  for (const Seen& seen : seats) squares += std::pow(seen.*part - value * seen.*whole, 2);
  return {.value = value, .margin = normal_quantile * std::sqrt(squares) / sum};
}

Seats first_games(Seats seats, std::size_t most) {
  std::ranges::sort(seats, {}, &Seen::game);
  if (seats.size() > most) seats.resize(most);
  return seats;
}

// Around the mean of a bot, or that of a bot among the same others.
Scatter scatter_of(const std::vector<Seats>& bots, Read read, bool by_line_up) {
  Scatter scatter;
  for (const Seats& seats : bots) {
    std::map<unsigned, std::vector<double>> groups;
    for (const Seen& seen : seats) groups[by_line_up ? seen.line_up : 0].push_back(seen.*read);
    for (const auto& [line_up, values] : groups) scatter.add(values);
  }
  return scatter;
}

struct Measure {
  const char* name;
  Read part;
  Read whole;
};
constexpr std::array measures{
    Measure{"lost of what was at stake, %", &Seen::missed, &Seen::staked},
    Measure{"lost a decision, as at even chances, points of 100", &Seen::evened, &Seen::decisions},
    Measure{"lost a decision, points of 100", &Seen::lost, &Seen::decisions},
};

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
    for (const Measure& measure : measures) {
      print_row(measure, static_cast<std::size_t>(wish_.games));
      print_row(measure, 40);
    }
    print_results();
    print_spread();
    std::printf("the random bot is among the best two in %d of %zu games\n", random_among_best_, bots_[0].size());
  }

 private:
  // Each bot's figure, and each step to the next in intervals of the step; levels 5 and 6 count as one, too.
  void print_row(const Measure& measure, std::size_t most) const {
    std::vector<Seats> groups;
    for (const Seats& seats : bots_) groups.push_back(first_games(seats, most));
    groups.push_back(groups[level_count - 1]);
    groups.back().insert(groups.back().end(), groups[level_count].begin(), groups[level_count].end());
    std::printf("%s, up to %zu games a bot:\n ", measure.name, most);
    std::vector<Ratio> ratios;
    for (const Seats& seats : groups) {
      ratios.push_back(ratio_of(seats, measure.part, measure.whole));
      std::printf(" %.2f ± %.2f |", 100 * ratios.back().value, 100 * ratios.back().margin);
    }
    std::printf("\n  steps:");
    for (std::size_t i = 0; i < level_count; ++i) {
      const Ratio& next = ratios[i + 2 == level_count ? level_count + 1 : i + 1];
      std::printf(" %.2f", (ratios[i].value - next.value) / std::hypot(ratios[i].margin, next.margin));
    }
    std::printf("\n");
  }

  void print_results() const {
    std::printf("result, without luck, and their difference:\n");
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      if (bots_[i].size() < 2) continue;
      std::vector<double> luck;
      for (const Seen& seen : bots_[i]) luck.push_back(seen.result - seen.adjusted);
      const Interval mean = mean_interval(luck);
      std::printf("  %zu: %.3f %.3f  %+.4f ± %.4f (%zu games)\n", i, mean_of(each(bots_[i], &Seen::result)),
                  mean_of(each(bots_[i], &Seen::adjusted)), mean.value, (mean.high - mean.low) / 2, bots_[i].size());
    }
  }

  void print_spread() const {
    Scatter results;
    Scatter adjusted;
    std::vector<double> all;
    std::vector<double> all_adjusted;
    for (const Seats& seats : bots_)
      for (const Seen& seen : seats) {
        all.push_back(seen.result);
        all_adjusted.push_back(seen.adjusted);
      }
    results.add(all);
    adjusted.add(all_adjusted);
    const auto print = [](const char* what, const Scatter& raw, const Scatter& without) {
      std::printf("variance %s: %.4f, without luck %.4f (%.3f of it)\n", what, raw.variance(), without.variance(),
                  without.variance() / raw.variance());
    };
    print("of all results", results, adjusted);
    print("around each bot's mean", scatter_of(bots_, &Seen::result, false), scatter_of(bots_, &Seen::adjusted, false));
    print("around each bot's mean among the same others", scatter_of(bots_, &Seen::result, true),
          scatter_of(bots_, &Seen::adjusted, true));
  }

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
    KnownBots<G> bots{};
    for (Seat seat : players_of(wish_.players)) {
      if (const std::size_t kind = kinds[static_cast<std::size_t>(seat)]; kind > 0)
        specs[seat] = level_spec<G>(static_cast<int>(kind));
      bots[seat] = specs[seat];
    }
    Record<G> record{};
    record.options.players = wish_.players;
    const std::uint64_t deal = rng.next();
    record.moves = play_game<G>(record.options, specs, deal, rng.next()).moves();
    const double began = seconds_of_thread();
    const Analyst<G> analyst(record, strongest_bot<G>(wish_.iterations), {.playouts = 100, .seed = rng.next()}, bots);
    const auto analysis = analyst.run([] {});
    const double took = seconds_of_thread() - began;
    const std::lock_guard lock(mutex_);
    seconds_ += took;
    note(game, record, analysis, kinds);
  }

  void note(int game, const Record<G>& record, const Analysis<G>& analysis, const std::vector<std::size_t>& kinds) {
    const Findings<G> findings(record, analysis, 0);
    unsigned line_up = 0;
    for (Seat seat : players_of(wish_.players)) line_up |= 1u << kinds[static_cast<std::size_t>(seat)];
    std::vector<std::pair<double, std::size_t>> order;
    for (Seat seat : players_of(wish_.players)) {
      const Balance balance = findings.balance_of(seat);
      const std::size_t kind = kinds[static_cast<std::size_t>(seat)];
      Seen seen{.game = game,
                .line_up = line_up,
                .lost = -balance.skill.value,
                .decisions = static_cast<double>(balance.decisions),
                .result = balance.result,
                .adjusted = balance.adjusted.value};
      for (const Decision<G>& each : analysis.decisions) {
        if (each.seat != seat) continue;
        seen.missed += each.weight() * each.loss;
        seen.staked += each.weight() * each.stake;
        seen.evened += each.loss * weight_of(each.better_value);
      }
      bots_[kind].push_back(seen);
      order.emplace_back(-balance.accuracy.value, kind);
    }
    std::ranges::sort(order);
    random_among_best_ += order[0].second == 0 || order[1].second == 0;
  }

  // The same step of the odds moves the chances most where they are even.
  double weight_of(double chance) const {
    const double even = 1.0 / wish_.players;
    const double held = std::clamp(chance, 0.02, 0.98);
    return even * (1 - even) / (held * (1 - held));
  }

  Wish wish_;
  std::vector<Seats> bots_;
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
