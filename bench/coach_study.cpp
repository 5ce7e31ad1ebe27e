// How good the coach is: positions from games of mixed bots, each thought about by the coach and by the strongest level,
// which gets several times its iterations.
//   coach_study GAME POSITIONS [THREADS] [SEED] [TIMES]
// How often the coach's choice is the search's or worth as much within the errors of both values (within), or even within
// the much smaller error of their difference on the same guesses (paired); what it loses, and how often it gives a reason.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <vector>

#include "arena/coach.h"
#include "arena/game.h"
#include "arena/share_work.h"
#include "games/experts.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

double seconds_of_thread() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Of values; 95 % of chance stay within the error.
struct Sum {
  int count = 0;
  double total = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    total += value;
    squares += value * value;
  }
  double mean() const { return total / count; }
  double error() const {
    constexpr double quantile = 1.9599639845400545;
    return quantile * std::sqrt(std::max(0.0, squares / count - mean() * mean()) / count);
  }
};

// Of some positions.
struct Tally {
  int positions = 0;
  int same = 0;    // the search's very choice
  int within = 0;  // or no worse than that by more than the errors of the two values
  int paired = 0;  // or than the error of their difference
  int clear = 0;   // the coach sees a lead
  int reasoned = 0;
  int reasons = 0;
  double lost = 0;
  double worst = 0;
  double coach_seconds = 0;
  double search_seconds = 0;

  void add(const Tally& other) {
    positions += other.positions;
    same += other.same;
    within += other.within;
    paired += other.paired;
    clear += other.clear;
    reasoned += other.reasoned;
    reasons += other.reasons;
    lost += other.lost;
    worst = std::max(worst, other.worst);
    coach_seconds += other.coach_seconds;
    search_seconds += other.search_seconds;
  }
};

template <Game G>
class Study {
 public:
  Study(int positions, int threads, std::uint64_t seed, int times)
      : positions_(positions), threads_(threads), seed_(seed), strongest_(level_spec<G>(level_count)) {
    strongest_.search.iterations *= times;
  }

  void run() {
    share_work(positions_, threads_, [this](int i) { look_at(i); }, [] {});
    std::printf("%.*s: %d positions, seed %llu, a coach of %d iterations against a search of %d\n",
                static_cast<int>(G::name.size()), G::name.data(), positions_, static_cast<unsigned long long>(seed_),
                Coach<G>::bot().search.iterations, strongest_.search.iterations);
    std::printf("players  positions  same  within  of 100  paired    lost   worst  clear  reasoned  reasons\n");
    Tally all;
    for (int players = 2; players <= max_players; ++players) {
      const Tally& each = tallies_[static_cast<std::size_t>(players)];
      all.add(each);
      print(std::to_string(players), each);
    }
    print("all", all);
    std::printf("coach %.0f core-seconds, search %.0f core-seconds, games besides\n", all.coach_seconds, all.search_seconds);
  }

 private:
  static void print(const std::string& name, const Tally& tally) {
    if (tally.positions == 0) return;
    std::printf("%7s  %9d  %4d  %6d  %6.1f  %6d  %5.4f  %5.4f  %5d  %8d  %7d\n", name.c_str(), tally.positions, tally.same,
                tally.within, 100.0 * tally.within / tally.positions, tally.paired, tally.lost / tally.positions,
                tally.worst, tally.clear, tally.reasoned, tally.reasons);
  }

  // A game of quick bots of all strengths up to one of its decisions: each as likely as another.
  Table<G> position(Rng& rng, int players, Seat& decides) const {
    typename G::Options options{};
    options.players = players;
    PerPlayer<BotSpec<G>> bots{};
    for (Seat seat : players_of(players))
      if (const std::uint32_t level = rng.below(5); level > 0) bots[seat] = level_spec<G>(static_cast<int>(level), 1);
    const std::uint64_t deal = rng.next();
    const std::uint64_t seed = rng.next();
    int decisions = 0;
    play(options, bots, deal, seed, -1, decisions, decides);
    const int wanted = static_cast<int>(rng.below(static_cast<std::uint32_t>(decisions)));
    decisions = 0;
    return play(options, bots, deal, seed, wanted, decisions, decides);
  }

  // Up to the wanted decision, or to the end.
  static Table<G> play(const typename G::Options& options, const PerPlayer<BotSpec<G>>& bots, std::uint64_t deal,
                       std::uint64_t seed, int wanted, int& decisions, Seat& decides) {
    Table<G> table(options, deal);
    while (!table.is_over()) {
      const Seat seat = table.acting().front();
      if (seat == Seat::nature) {
        table.deal();
        continue;
      }
      const auto question = table.question(seat);
      if (question.legal.size() > 1 && decisions++ == wanted) {
        decides = seat;
        return table;
      }
      table.play(seat, answer(bots[seat], question, thought_seed(seed, seat, table.moves().size())));
    }
    return table;
  }

  void look_at(int number) {
    Rng rng(mix(seed_) ^ mix(static_cast<std::uint64_t>(number)));
    const int players = 2 + number % (max_players - 1);
    Seat seat = Seat::p1;
    const Table<G> table = position(rng, players, seat);
    const auto question = table.question(seat);
    Tally tally{.positions = 1};
    const double began = seconds_of_thread();
    const Hint<G> hint = hint_for<G>(question, rng.next());
    const auto reasons = hint.is_clear() ? Expert<G>::arguments(question, hint.best, hint.other).size() : 0;
    const double thought = seconds_of_thread();
    tally.clear = hint.is_clear();
    tally.reasoned = reasons > 0;
    tally.reasons = static_cast<int>(reasons);
    compare(question, hint.best, rng.next(), tally);
    tally.coach_seconds = thought - began;
    tally.search_seconds = seconds_of_thread() - thought;
    const std::lock_guard lock(mutex_);
    tallies_[static_cast<std::size_t>(players)].add(tally);
  }

  // Both choices on the same guesses, in the tree of the long search.
  void compare(const Question<G>& question, const typename G::Action& mine, std::uint64_t seed, Tally& tally) const {
    Search<G> search(question, strongest_.search, strongest_.sight, seed);
    search.run(strongest_.search.iterations);
    tally.same = search.best() == mine;
    tally.within = tally.paired = tally.same;
    if (tally.same) return;
    const std::vector<typename G::Action> pair{search.best(), mine};
    std::array<Sum, 2> sums{};
    Sum difference;
    for (int i = 0; i < strongest_.search.iterations / 4; ++i) {
      std::array<double, 2> values{};
      search.try_each(pair, values);
      sums[0].add(values[0]);
      sums[1].add(values[1]);
      difference.add(values[0] - values[1]);
    }
    const double loss = difference.mean();
    tally.within = loss <= std::hypot(sums[0].error(), sums[1].error());
    tally.paired = loss <= difference.error();
    tally.lost = std::max(0.0, loss);
    tally.worst = tally.lost;
  }

  int positions_;
  int threads_;
  std::uint64_t seed_;
  BotSpec<G> strongest_;
  std::array<Tally, max_players + 1> tallies_{};
  std::mutex mutex_{};
};

}  // namespace
}  // namespace springtide::arena

int main(int count, char** words) {
  using namespace springtide;
  const auto number = [&](int i, int otherwise) { return count > i ? std::atoi(words[i]) : otherwise; };
  const bool is_known = number(2, 0) > 0 && Games::with(words[1], [&]<Game G>() {
                          const auto seed = static_cast<std::uint64_t>(number(4, 1));
                          arena::Study<G>(number(2, 0), number(3, 2), seed, number(5, 10)).run();
                        });
  if (!is_known) std::fprintf(stderr, "coach_study GAME POSITIONS [THREADS] [SEED] [TIMES]\n");
  return is_known ? 0 : 2;
}
