// How much of a game's end can be known beforehand: what the evaluation by hand and the net of value lose (log-loss), and
// what whoever knows how everybody plays, and sees everything, would still lose.
//   value_study GAME GAMES PLAYOUTS [THREADS] [SEED] [CHART]
// Games of two to six equal bots, people-like or strong; from some positions of each the same bots play on so many times,
// which says how likely each seat is to win there.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "ai/ask.h"
#include "ai/levels.h"
#include "arena/game.h"
#include "arena/hindsight.h"
#include "arena/share_work.h"
#include "chart/chart.h"
#include "games/experts.h"
#include "games/features.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

constexpr std::size_t positions_of_game = 8;
constexpr std::array people_like{2, 3, 4};  // levels
constexpr int strong_iterations = 60;       // of the strongest level

struct Wish {
  int games = 0;
  int playouts = 0;
  int threads = 2;
  std::uint64_t seed = 1;
};

// Sums over positions.
struct Losses {
  double count = 0;
  double by_hand = 0;
  double net = 0;
  double least = 0;

  Losses& operator+=(const Losses& other) {
    count += other.count;
    by_hand += other.by_hand;
    net += other.net;
    least += other.least;
    return *this;
  }
};

double cross_entropy(const Shares& truth, const Shares& said, int players) {
  double sum = 0;
  for (Seat seat : players_of(players)) sum -= truth[seat] * std::log(std::max(said[seat], 1e-6));
  return sum;
}

// The entropy of what so many playouts were drawn from. That of the playouts is too small by half a count for each seat that
// has any but one (Miller and Madow).
double entropy_behind(const Shares& seen, int players, int playouts) {
  int winning = 0;
  for (Seat seat : players_of(players)) winning += seen[seat] > 0;
  return cross_entropy(seen, seen, players) + (winning - 1) / (2.0 * playouts);
}

// What a net, or what is least, saves of the loss by hand, with the standard error over games.
struct Saving {
  double part = 0;
  double error = 0;
};
Saving saving_of(const std::vector<Losses>& games, double Losses::* loss) {
  Losses all;
  for (const Losses& game : games) all += game;
  const double part = (all.by_hand - all.*loss) / all.by_hand;
  double squares = 0;
  for (const Losses& game : games) squares += std::pow(game.by_hand - game.*loss - part * game.by_hand, 2);
  return {.part = part, .error = std::sqrt(squares) / all.by_hand};
}

template <Game G>
class Study {
 public:
  explicit Study(const Wish& wish) : wish_(wish), net_(own_nets(G::name, {net::Head::value}).value) {}

  void run() {
    share_work(wish_.games, wish_.threads, [this](int game) { look_at(game); }, [] {});
  }

  void print() const {
    std::printf("%s, %d games, %d playouts from each position\nround  positions  by hand    net  least\n",
                std::string(G::name).c_str(), wish_.games, wish_.playouts);
    Losses all;
    for (const auto& [round, losses] : rounds_) {
      print_row(std::to_string(round), losses);
      all += losses;
    }
    print_row("all", all);
    const Saving net = saving_of(games_, &Losses::net);
    const Saving least = saving_of(games_, &Losses::least);
    std::printf("the net saves %.1f %% (± %.1f) of what is lost by hand; %.1f %% (± %.1f) could be saved\n", 100 * net.part,
                100 * net.error, 100 * least.part, 100 * least.error);
  }

  std::string chart() const {
    LineChart chart{.title = std::string(G::name) + ": who will win", .x_label = "round", .y_label = "log-loss"};
    chart.series = {{.name = "by hand"}, {.name = "net"}, {.name = "least"}};
    constexpr std::array losses{&Losses::by_hand, &Losses::net, &Losses::least};
    for (const auto& [round, sums] : rounds_)
      if (sums.count >= 20)
        for (std::size_t i = 0; i < losses.size(); ++i)
          chart.series[i].points.push_back({.x = static_cast<double>(round), .y = sums.*losses[i] / sums.count});
    return line_chart(chart);
  }

 private:
  using Bots = PerPlayer<BotSpec<G>>;

  static void print_row(const std::string& name, const Losses& losses) {
    std::printf("%5s %10.0f %8.3f %6.3f %6.3f\n", name.c_str(), losses.count, losses.by_hand / losses.count,
                losses.net / losses.count, losses.least / losses.count);
  }

  static BotSpec<G> drawn_bot(Rng& rng) {
    const std::size_t which = rng.below(people_like.size() + 1);
    return which < people_like.size() ? level_spec<G>(people_like[which]) : strongest_bot<G>(strong_iterations);
  }

  static void play_one(Table<G>& table, const Bots& bots, Rng& rng) {
    const Seat seat = table.acting().front();
    table.play(seat, seat == Seat::nature ? sample_outcome<G>(table.state(), rng)
                                          : answer(bots[seat], table.question(seat), rng.next()));
  }

  // Any of the positions of a game, each as likely as another.
  std::vector<Table<G>> some_positions(Table<G> table, const Bots& bots, Rng& rng) const {
    std::vector<Table<G>> kept;
    for (std::uint32_t count = 0; !table.is_over(); ++count) {
      if (kept.size() < positions_of_game)
        kept.push_back(table);
      else if (const std::uint32_t place = rng.below(count + 1); place < positions_of_game)
        kept[place] = table;
      play_one(table, bots, rng);
    }
    return kept;
  }

  Shares played_often(const Table<G>& from, const Bots& bots, Rng& rng) const {
    Shares sum;
    for (int i = 0; i < wish_.playouts; ++i) {
      Table<G> table = from;
      while (!table.is_over()) play_one(table, bots, rng);
      const Shares won = judged<G>(table.state());
      for (Seat seat : players_of(from.state().player_count)) sum[seat] += won[seat] / wish_.playouts;
    }
    return sum;
  }

  void look_at(int game) {
    Rng rng(mix(wish_.seed) ^ mix(static_cast<std::uint64_t>(game)));
    const int players = 2 + static_cast<int>(rng.below(max_players - 1));
    Bots bots{};
    bots.items.fill(drawn_bot(rng));
    const Table<G> begin(Features<G>::any_options(players, rng), rng.next());
    Losses of_game;
    std::map<int, Losses> by_round;
    for (const Table<G>& position : some_positions(begin, bots, rng)) {
      const Shares truth = played_often(position, bots, rng);
      const Losses losses{.count = 1,
                          .by_hand = cross_entropy(truth, Expert<G>::shares(position.state(), {}), players),
                          .net = cross_entropy(truth, shares_by<G>(*net_, position.state()), players),
                          .least = entropy_behind(truth, players, wish_.playouts)};
      of_game += losses;
      by_round[position.state().round] += losses;
    }
    const std::lock_guard lock(mutex_);
    games_.push_back(of_game);
    for (const auto& [round, losses] : by_round) rounds_[round] += losses;
  }

  Wish wish_;
  const net::Net* net_;
  std::vector<Losses> games_{};
  std::map<int, Losses> rounds_{};
  std::mutex mutex_{};
};

}  // namespace
}  // namespace springtide::arena

int main(int count, char** words) {
  using namespace springtide;
  const auto number = [&](int i, int otherwise) { return count > i ? std::atoi(words[i]) : otherwise; };
  const arena::Wish wish{.games = number(2, 0),
                         .playouts = number(3, 0),
                         .threads = number(4, 2),
                         .seed = static_cast<std::uint64_t>(number(5, 1))};
  const bool is_good = wish.games > 0 && wish.playouts > 1 && wish.threads > 0;
  const bool is_known = is_good && Games::with(words[1], [&]<Game G>() {
                          arena::Study<G> study(wish);
                          study.run();
                          study.print();
                          if (count > 6) std::ofstream(words[6]) << study.chart();
                        });
  if (!is_known) std::fprintf(stderr, "value_study GAME GAMES PLAYOUTS [THREADS] [SEED] [CHART]\n");
  return is_known ? 0 : 2;
}
