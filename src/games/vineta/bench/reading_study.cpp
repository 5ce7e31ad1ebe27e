// Whether the chances that people are shown of the others' tribes and districts come true.
//   reading_study GAMES [THREADS] [SEED] [ITERATIONS]       the curve of docs/strength.md
//   reading_study fit GAMES [THREADS] [SEED] [ITERATIONS]       the manners of games/vineta/ai/reading.cpp
//   reading_study correct GAMES [THREADS] [SEED] [ITERATIONS]   and its corrections
// Tables of two to six bots, each random or of any level; none thinks for more than so many iterations a decision.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <numeric>
#include <string_view>
#include <vector>

#include "arena/calibration.h"
#include "arena/share_work.h"
#include "games/experts.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

struct Wish {
  int games = 0;
  int threads = 2;
  std::uint64_t seed = 1;
  int iterations = 10'000;
};

Record<Vineta> game_of(const Wish& wish, int game) {
  return mixed_game<Vineta>(wish.seed, game, level_count, wish.iterations);
}

void print_curve(const Wish& wish) {
  Shown<Vineta> all;
  std::mutex mutex;
  const auto work = [&](int game) {
    const Shown<Vineta> one = shown_in(game_of(wish, game));
    const std::lock_guard lock(mutex);
    all.add_game(one);
  };
  share_work(wish.games, wish.threads, work, [] {});
  std::printf("%d games, %d visible acts, at most %d iterations, seed %llu\n", wish.games, all.moves, wish.iterations,
              static_cast<unsigned long long>(wish.seed));
  for (std::size_t facet = 0; facet < all.facets.size(); ++facet) {
    std::printf("| %s shown | happened | gap | error | times shown |\n|---|---|---|---|---|\n",
                std::string(Notation<Vineta>::facet_names[facet]).c_str());
    for (const Tenth& tenth : all.facets[facet].tenths)
      if (tenth.count > 0)
        std::printf("| %.1f %% | %.1f %% | %+.1f | %.1f | %.0f |\n", 100 * tenth.shown / tenth.count,
                    100 * tenth.happened / tenth.count, 100 * tenth.gap(), 100 * tenth.error(), tenth.count);
  }
}

// What a seat had done by some moment, and what it was.
struct Row {
  vineta::Deeds deeds{};
  int tribes = 0;
  vineta::Tribe tribe{};
  vineta::District district{};
};

std::vector<Row> rows_of(const Record<Vineta>& record) {
  const Walk<Vineta> walk(record);
  const int players = record.options.players;
  std::vector<Row> rows;
  for (Seat seat : players_of(players)) {
    const Seat eyes = left_of(seat, players);
    vineta::Reader reader(record.options, eyes);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      const bool has_told = reader.hear(walk.seen_by(eyes, i + 1).back());
      if (!has_told || record.moves[i].seat != seat) continue;
      const vineta::Player& player = walk.before(i).players[seat];
      rows.push_back({.deeds = reader.deeds_of(seat),
                      .tribes = vineta::tribes_in_play(players),
                      .tribe = player.tribe,
                      .district = player.district});
    }
  }
  return rows;
}

using Ways = std::vector<vineta::Manner>;

double surprise_of(const Row& row, const Ways& ways) {
  const vineta::Factors factors = vineta::factors_of(row.deeds, row.tribes, ways);
  const auto part = [](const auto& values, auto truth) {
    return values[truth] / std::accumulate(values.begin(), values.end(), 0.0);
  };
  return -std::log(part(factors.tribes, row.tribe)) - std::log(part(factors.tiles, row.district));
}

// Steps along one constant after the other, longer where they help and shorter where they do not.
class Fit {
 public:
  Fit(std::vector<Row> rows, int threads) : rows_(std::move(rows)), threads_(threads) {}

  void run() {
    constexpr int most_sweeps = 80;
    constexpr double shortest = 0.01;
    for (std::size_t way = 1; way < ways_.size(); ++way) steps_[way].fill(0.5);  // the first is who does not care
    const auto is_fine = [](const auto& steps) { return std::ranges::max(steps) < shortest; };
    for (int sweep = 0; sweep < most_sweeps && !std::ranges::all_of(steps_, is_fine); ++sweep)
      for (std::size_t way = 1; way < ways_.size(); ++way)
        for (std::size_t i = 0; i < fields.size(); ++i) step(way, i);
    std::printf("surprise %.5f; blind %.5f\n", best_, surprise({{.share = 1}}));
    double shares = 0;
    for (const auto& way : ways_) shares += way.share;
    for (const auto& way : ways_)
      std::printf(
          "{.share = %.4g, .placing = %.4g, .placing_cost = %.4g, .playing = %.4g, .playing_cost = %.4g, .tile = %.4g, "
          ".tile_cost = %.4g},\n",
          way.share / shares, way.placing, way.placing_cost, way.playing, way.playing_cost, way.tile, way.tile_cost);
  }

 private:
  static constexpr std::array fields{&vineta::Manner::share,    &vineta::Manner::placing,      &vineta::Manner::placing_cost,
                                     &vineta::Manner::playing,  &vineta::Manner::playing_cost, &vineta::Manner::tile,
                                     &vineta::Manner::tile_cost};

  void step(std::size_t way, std::size_t field) {
    double& length = steps_[way][field];
    for (const double factor : {1 + length, 1 / (1 + length)}) {
      Ways tried = ways_;
      tried[way].*fields[field] *= factor;
      const double value = surprise(tried);
      if (value >= best_) continue;
      best_ = value;
      ways_ = tried;
      length *= 1.5;
      return;
    }
    length /= 2;
  }

  double surprise(const Ways& ways) const {
    constexpr int pieces = 64;
    std::array<double, pieces> sums{};
    share_work(
        pieces, threads_,
        [&](int piece) {
          for (auto i = static_cast<std::size_t>(piece); i < rows_.size(); i += pieces)
            sums[static_cast<std::size_t>(piece)] += surprise_of(rows_[i], ways);
        },
        [] {});
    return std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(rows_.size());
  }

  std::vector<Row> rows_;
  int threads_;
  Ways ways_{vineta::manners().begin(), vineta::manners().end()};
  std::vector<std::array<double, fields.size()>> steps_ = std::vector<std::array<double, fields.size()>>(ways_.size());
  double best_ = surprise(ways_);
};

void print_fit(const Wish& wish) {
  std::vector<Row> rows;
  std::mutex mutex;
  const auto work = [&](int game) {
    const std::vector<Row> one = rows_of(game_of(wish, game));
    const std::lock_guard lock(mutex);
    rows.insert(rows.end(), one.begin(), one.end());
  };
  share_work(wish.games, wish.threads, work, [] {});
  std::printf("%d games, %zu acts\n", wish.games, rows.size());
  constexpr std::size_t most_rows = 20'000;  // those of a game are much alike
  const std::size_t stride = 1 + rows.size() / most_rows;
  std::vector<Row> some;
  for (std::size_t i = 0; i < rows.size(); i += stride) some.push_back(rows[i]);
  Fit(std::move(some), wish.threads).run();
}

// One secret as it would be shown uncorrected, and which possibility was true.
struct Guessed {
  Reading reading{};
  int truth = 0;
};

std::vector<Guessed> guessed_in(const Record<Vineta>& record, Rng rng) {
  constexpr std::uint32_t one_of = 32;  // those of a game are much alike: many games tell more than all of few
  const Walk<Vineta> walk(record);
  std::vector<Guessed> guesses;
  for (Seat eyes : players_of(record.options.players)) {
    vineta::Reader reader(record.options, eyes);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      const bool has_told = reader.hear(walk.seen_by(eyes, i + 1).back());
      const auto& state = walk.before(i + 1);
      if (!has_told || record.moves[i].seat == Seat::nature || to_act(state).empty()) continue;
      if (rng.below(one_of) > 0) continue;
      for (const Reading& reading : reader.uncorrected(observe(state, eyes)))
        guesses.push_back({.reading = reading, .truth = vineta::Reader::truth(state, reading)});
    }
  }
  return guesses;
}

// Iterative scaling: at each node as much is shown as happened.
vineta::Correction correction_of(const std::vector<Guessed>& guesses, int facet) {
  constexpr int rounds = 60;
  vineta::Correction logs{};
  for (int round = 0; round < rounds; ++round) {
    vineta::Correction shown{};
    vineta::Correction happened{};
    for (const Guessed& guess : guesses) {
      if (guess.reading.facet != facet) continue;
      std::array<double, 16> chances{};
      double sum = 0;
      for (std::size_t i = 0; i < guess.reading.chances.size(); ++i) {
        const double chance = guess.reading.chances[i].chance;
        const auto [node, part] = vineta::between_nodes(chance);
        sum += chances[i] = chance * std::exp(logs[node] + part * (logs[node + 1] - logs[node]));
      }
      for (std::size_t i = 0; i < guess.reading.chances.size(); ++i) {
        const auto [node, part] = vineta::between_nodes(guess.reading.chances[i].chance);
        const double is_so = guess.reading.chances[i].what == guess.truth ? 1 : 0;
        shown[node] += (1 - part) * chances[i] / sum;
        shown[node + 1] += part * chances[i] / sum;
        happened[node] += (1 - part) * is_so;
        happened[node + 1] += part * is_so;
      }
    }
    for (std::size_t i = 0; i < logs.size(); ++i) logs[i] += std::log((happened[i] + 1) / (shown[i] + 1));
  }
  return logs;
}

std::vector<Guessed> guesses_of(const Wish& wish) {
  std::vector<Guessed> guesses;
  std::mutex mutex;
  const auto work = [&](int game) {
    const auto one = guessed_in(game_of(wish, game), Rng(static_cast<std::uint64_t>(game)));
    const std::lock_guard lock(mutex);
    guesses.insert(guesses.end(), one.begin(), one.end());
  };
  share_work(wish.games, wish.threads, work, [] {});
  return guesses;
}

// Each step is fitted to what the one before would show, since sharing out what is left of one moves the others; then all
// are tried on other games.
void print_corrections(const Wish& wish) {
  constexpr int steps = 2;
  Wish other = wish;
  ++other.seed;
  other.games = std::max(1, wish.games / 3);
  std::vector<Guessed> guesses = guesses_of(wish);
  std::vector<Guessed> others = guesses_of(other);
  for (int step = 0; step < steps; ++step) {
    const std::array<vineta::Correction, 2> logs{correction_of(guesses, 0), correction_of(guesses, 1)};
    for (const vineta::Correction& facet : logs) {
      for (const double log : facet) std::printf("%.3f, ", log);
      std::printf("\n");
    }
    for (auto* all : {&guesses, &others})
      for (Guessed& guess : *all) vineta::correct(guess.reading, logs[static_cast<std::size_t>(guess.reading.facet)]);
  }
  std::array<Calibration, 2> facets{};
  for (const Guessed& guess : others)
    for (const Reading::Possibility& each : guess.reading.chances)
      facets[static_cast<std::size_t>(guess.reading.facet)].add(each.chance, each.what == guess.truth);
  for (const Calibration& facet : facets) {
    for (const Tenth& tenth : facet.tenths) std::printf("%+.1f ", 100 * tenth.gap());
    std::printf("of other games\n");
  }
}

}  // namespace
}  // namespace springtide::arena

int main(int count, char** words) {
  using namespace springtide;
  constexpr std::array<std::string_view, 2> works{"fit", "correct"};
  const std::string_view first = count > 1 ? words[1] : "";
  const bool is_named = std::ranges::find(works, first) != works.end();
  const auto number = [&](int i, int otherwise) {
    const int at = i + (is_named ? 1 : 0);
    return count > at ? std::atoi(words[at]) : otherwise;
  };
  const arena::Wish wish{.games = number(1, 0),
                         .threads = number(2, 2),
                         .seed = static_cast<std::uint64_t>(number(3, 1)),
                         .iterations = number(4, 10'000)};
  if (wish.games <= 0 || wish.threads <= 0 || wish.iterations <= 0) {
    std::fprintf(stderr, "reading_study [fit|correct] GAMES [THREADS] [SEED] [ITERATIONS]\n");
    return 2;
  }
  if (first == "fit")
    arena::print_fit(wish);
  else if (first == "correct")
    arena::print_corrections(wish);
  else
    arena::print_curve(wish);
  return 0;
}
