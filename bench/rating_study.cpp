// Which way of rating predicts the places of games to come: many players of unlike strength (bots under many names), each
// known by few games; every game is predicted before it is told. docs/ratings.md has the figures.
//
//   rating_study [GAMES] [THREADS] [FOLDER]     games that the folder has are not played again
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "arena/bots.h"
#include "arena/tournament.h"
#include "base/rng.h"
#include "games/list.h"
#include "people/rating.h"

namespace springtide {
namespace {

constexpr std::array<std::string_view, 6> kinds{"random", "greedy", "level:1@1", "level:2@1", "search:30", "search:120"};
constexpr std::size_t games_each = 25;  // of a player, about
constexpr std::uint64_t seed = 20;

struct Outcome {
  std::vector<std::size_t> players;  // by seat
  Places places;
};

// --- games ---

std::vector<std::size_t> some_of(std::size_t players, std::size_t n, Rng& rng) {
  std::vector<std::size_t> who;
  while (who.size() < n)
    if (const std::size_t one = rng.below(static_cast<std::uint32_t>(players)); std::ranges::find(who, one) == who.end())
      who.push_back(one);
  return who;
}

template <class G>
Outcome played(std::size_t number, std::size_t players) {
  Rng rng(seed * 1'000'003 + number);
  const std::size_t n = 2 + rng.below(5);
  Outcome game{.players = some_of(players, n, rng), .places = {}};
  typename G::Options options{};
  options.players = static_cast<std::uint8_t>(n);
  arena::Table<G> table(options, rng.next());
  while (!table.is_over()) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature) {
      table.deal();
      continue;
    }
    const auto spec = arena::parse_bot<G>(kinds[game.players[static_cast<std::size_t>(seat)] % kinds.size()]);
    Thought<G> thought(*spec, table.question(seat), rng.next());
    while (!thought.run(256)) continue;
    table.play(seat, thought.answer());
  }
  game.places = places_of(arena::result_of(table), static_cast<int>(n));
  return game;
}

template <class G>
std::vector<Outcome> season(std::size_t games, std::size_t players, unsigned threads) {
  std::vector<Outcome> all(games);
  std::atomic<std::size_t> next{0};
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < threads; ++i)
    workers.emplace_back([&] {
      for (std::size_t number = next++; number < games; number = next++) all[number] = played<G>(number, players);
    });
  workers.clear();
  return all;
}

// --- a line for each game: each seat's player and place ---

std::vector<Outcome> read(const std::string& path) {
  std::vector<Outcome> games;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    Outcome game;
    for (std::size_t player = 0, place = 0; words >> player >> place;) {
      game.players.push_back(player);
      game.places.push_back(static_cast<std::uint8_t>(place));
    }
    games.push_back(game);
  }
  return games;
}

void write(const std::string& path, const std::vector<Outcome>& games) {
  std::ofstream file(path);
  for (const Outcome& game : games) {
    for (std::size_t i = 0; i < game.players.size(); ++i)
      file << (i == 0 ? "" : " ") << game.players[i] << ' ' << int{game.places[i]};
    file << '\n';
  }
}

template <class G>
std::vector<Outcome> kept(const std::string& path, std::size_t games, std::size_t players, unsigned threads) {
  std::vector<Outcome> known = path.empty() ? std::vector<Outcome>{} : read(path);
  if (known.size() == games) return known;
  known = season<G>(games, players, threads);
  if (!path.empty()) write(path, known);
  return known;
}

// --- ways of rating ---

class Way {
 public:
  virtual ~Way() = default;
  virtual double chance(std::size_t one, std::size_t other) const = 0;  // of one to be placed before the other
  virtual void learn(const Outcome& game) = 0;
};

// Every pair of a game as a game of two, with the ratings from before it; K is shared by the rivals.
class PairwiseElo final : public Way {
 public:
  PairwiseElo(std::size_t players, double k) : ratings_(players), k_(k) {}
  double chance(std::size_t one, std::size_t other) const override {
    return 1 / (1 + std::exp(ratings_[other] - ratings_[one]));
  }
  void learn(const Outcome& game) override {
    std::vector<double> change(game.players.size());
    for (std::size_t i = 0; i < change.size(); ++i)
      for (std::size_t j = 0; j < change.size(); ++j) {
        if (i == j) continue;
        const double result = game.places[i] < game.places[j] ? 1 : game.places[i] == game.places[j] ? 0.5 : 0;
        change[i] += k_ / static_cast<double>(change.size() - 1) * (result - chance(game.players[i], game.players[j]));
      }
    for (std::size_t i = 0; i < change.size(); ++i) ratings_[game.players[i]] += change[i];
  }

 private:
  std::vector<double> ratings_;
  double k_;
};

// Weng and Lin's approximation of Plackett and Luce (2011, algorithm 4).
class WengLin final : public Way {
 public:
  WengLin(std::size_t players, double beta) : ratings_(players, {.mean = 0, .variance = 1}), beta_(beta) {}
  double chance(std::size_t one, std::size_t other) const override {
    const auto &a = ratings_[one], &b = ratings_[other];
    return 1 / (1 + std::exp((b.mean - a.mean) / std::sqrt(a.variance + b.variance + 2 * beta_ * beta_)));
  }
  void learn(const Outcome& game) override {
    const std::size_t n = game.players.size();
    double spread = 0;
    for (const std::size_t player : game.players) spread += ratings_[player].variance + beta_ * beta_;
    const double c = std::sqrt(spread);
    std::vector<double> strength, omega(n), delta(n);
    for (const std::size_t player : game.players) strength.push_back(std::exp(ratings_[player].mean / c));
    for (std::size_t q = 0; q < n; ++q) {
      double total = 0, tied = 0;
      for (std::size_t s = 0; s < n; ++s) {
        if (game.places[s] >= game.places[q]) total += strength[s];
        if (game.places[s] == game.places[q]) ++tied;
      }
      for (std::size_t i = 0; i < n; ++i) {
        if (game.places[i] < game.places[q]) continue;
        const double chance = strength[i] / total, variance = ratings_[game.players[i]].variance;
        omega[i] += variance / c * ((i == q ? 1 : 0) - chance) / tied;
        delta[i] += std::sqrt(variance) / c * variance / (c * c) * chance * (1 - chance) / tied;
      }
    }
    for (std::size_t i = 0; i < n; ++i) {
      auto& rating = ratings_[game.players[i]];
      rating.mean += omega[i];
      rating.variance *= std::max(1 - delta[i], 1e-4);
    }
  }

 private:
  std::vector<people::Rating> ratings_;
  double beta_;
};

// Ours.
class Laplace final : public Way {
 public:
  Laplace(std::size_t players, double variance) : ratings_(players, {.mean = 0, .variance = variance}) {}
  double chance(std::size_t one, std::size_t other) const override {
    return people::chance_before(ratings_[one], ratings_[other]);
  }
  void learn(const Outcome& game) override {
    people::Ratings before;
    for (const std::size_t player : game.players) before.push_back(ratings_[player]);
    const people::Ratings after = people::rated(before, game.places);
    for (std::size_t i = 0; i < after.size(); ++i) ratings_[game.players[i]] = after[i];
  }

 private:
  std::vector<people::Rating> ratings_;
};

// --- prediction ---

struct Loss {
  double sum = 0;
  double squares = 0;
  std::size_t games = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++games;
  }
  double mean() const { return sum / static_cast<double>(games); }
};

// The mean over the pairs of a game that are not tied.
double loss_of(const Way& way, const Outcome& game) {
  double sum = 0;
  int pairs = 0;
  for (std::size_t i = 0; i < game.players.size(); ++i)
    for (std::size_t j = 0; j < game.players.size(); ++j)
      if (game.places[i] < game.places[j]) {
        sum -= std::log(std::max(1e-9, way.chance(game.players[i], game.players[j])));
        ++pairs;
      }
  return pairs == 0 ? 0 : sum / pairs;
}

using MakeWay = std::function<std::unique_ptr<Way>()>;

// The mean loss by game, one after the other; the second half counts unless `is_first`.
std::vector<double> losses(const MakeWay& make, const std::vector<Outcome>& games, bool is_first) {
  const auto way = make();
  std::vector<double> result;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if ((i < games.size() / 2) == is_first) result.push_back(loss_of(*way, games[i]));
    way->learn(games[i]);
  }
  return result;
}

double mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

// Of the difference of two ways on the same games.
double error(const std::vector<double>& one, const std::vector<double>& other) {
  Loss loss;
  for (std::size_t i = 0; i < one.size(); ++i) loss.add(one[i] - other[i]);
  const double n = static_cast<double>(loss.games);
  return std::sqrt(std::max(0.0, loss.squares / n - loss.mean() * loss.mean()) / n);
}

struct Named {
  std::string name;
  MakeWay make;
};

// Whichever setting was best in the first half.
Named best_of(const std::vector<Named>& settings, const std::vector<Outcome>& games) {
  return *std::ranges::min_element(settings, {}, [&](const Named& each) { return mean(losses(each.make, games, true)); });
}

std::vector<Named> elos(std::size_t players) {
  std::vector<Named> all;
  for (const double points : {4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512})
    all.push_back({"pairwise Elo, K = " + std::to_string(static_cast<int>(points)),
                   [=] { return std::make_unique<PairwiseElo>(players, points / 173.7178); }});
  return all;
}

std::vector<Named> weng_lins(std::size_t players) {
  std::vector<Named> all;
  for (const double beta : {0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0})
    all.push_back({"Weng and Lin, beta = " + std::to_string(beta).substr(0, 4),
                   [=] { return std::make_unique<WengLin>(players, beta); }});
  return all;
}

std::vector<Named> laplaces(std::size_t players) {
  std::vector<Named> all;
  for (const double variance : {0.6, 1.2, 2.5, 5.0, 10.0, 20.0, 40.0})
    all.push_back({"ours, variance = " + std::to_string(variance).substr(0, 4),
                   [=] { return std::make_unique<Laplace>(players, variance); }});
  return all;
}

template <class G>
void study(std::string_view name, std::size_t count, unsigned threads, const std::string& folder) {
  const std::size_t players = count * 4 / games_each;
  const std::string path = folder.empty() ? "" : folder + "/" + std::string(name) + ".games";
  const std::vector<Outcome> games = kept<G>(path, count, players, threads);
  const Named ours{"ours", [=] { return std::make_unique<Laplace>(players, people::Rating{}.variance); }};
  const std::vector<double> our = losses(ours.make, games, false);
  std::printf("%s: %zu games of %zu players, the second half predicted\n", std::string(name).c_str(), count, players);
  for (const Named& each :
       {ours, best_of(laplaces(players), games), best_of(weng_lins(players), games), best_of(elos(players), games)}) {
    const std::vector<double> loss = losses(each.make, games, false);
    std::printf("  %-32s log-loss of a pair %.4f, ours less by %+.4f +- %.4f\n", each.name.c_str(), mean(loss),
                mean(loss) - mean(our), 2 * error(loss, our));
  }
}

}  // namespace
}  // namespace springtide

int main(int argc, char** argv) {
  using namespace springtide;
  const std::size_t games = argc > 1 ? static_cast<std::size_t>(std::atol(argv[1])) : 4000;
  const unsigned threads = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : std::thread::hardware_concurrency();
  const std::string folder = argc > 3 ? argv[3] : "";
  Games::for_each([&]<Game G>() { study<G>(std::string(G::name), games, threads, folder); });
}
