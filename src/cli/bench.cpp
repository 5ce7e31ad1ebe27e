// bench: how fast this machine plays.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "arena/bots.h"
#include "arena/clocked.h"
#include "arena/game.h"
#include "cli/commands.h"
#include "cli/table_flags.h"
#include "core/play_out.h"
#include "games/experts.h"

namespace springtide::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct BenchFlags {
  std::string game = default_game;
  double seconds = 1;
  bool is_json = false;
  bool thinks = false;  // measures thinking, not random play
  int answers = 2'000;
  int busy = 0;
  std::optional<int> budget;
};

struct Speed {
  double games_per_second = 0;
  double ns_per_step = 0;
  double ns_per_guess = 0;
};

// Random play for a while: legal list, choice and advance, nature included; then observe and guess in the middle of games.
template <Game G>
Speed measure(typename G::Options options, double seconds) {
  Rng rng(1);
  long games = 0;
  long steps = 0;
  const auto start = Clock::now();
  while (seconds_since(start) < seconds) {
    for (int i = 0; i < 100; ++i, ++games) {
      auto state = initial(options);
      steps += play_out<G>(state, rng);
    }
  }
  const double played = seconds_since(start);

  auto middle = initial(options);
  for (int i = 0; i < 60 * options.players; ++i) {
    const Seat seat = to_act(middle).front();
    advance(middle, seat, random_action<G>(middle, seat, rng));
  }
  long guesses = 0;
  const auto guess_start = Clock::now();
  while (seconds_since(guess_start) < seconds / 4)
    for (int i = 0; i < 1000; ++i, ++guesses) middle = guess(observe(middle, seat_at(i % options.players)), rng);
  return {.games_per_second = static_cast<double>(games) / played,
          .ns_per_step = played * 1e9 / static_cast<double>(steps),
          .ns_per_guess = seconds_since(guess_start) * 1e9 / static_cast<double>(guesses)};
}

template <Game G>
void run_bench(const BenchFlags& flags) {
  JsonWriter json;
  json.begin_object().field("game", G::name).field("state_bytes", sizeof(typename G::State)).key("speeds").begin_array();
  if (!flags.is_json)
    fmt::print("{}: State has {} bytes\nplayers   games/s   ns/step   ns/observe+guess\n", G::name,
               sizeof(typename G::State));
  for (int players = 2; players <= max_players; ++players) {
    typename G::Options options;
    options.players = players;
    const Speed speed = measure<G>(options, flags.seconds);
    if (flags.is_json)
      json.begin_object()
          .field("players", players)
          .field("games_per_second", speed.games_per_second)
          .field("ns_per_step", speed.ns_per_step)
          .field("ns_per_observe_guess", speed.ns_per_guess)
          .end_object();
    else
      fmt::print("{:7} {:9.0f} {:9.1f} {:18.1f}\n", players, speed.games_per_second, speed.ns_per_step, speed.ns_per_guess);
    std::fflush(stdout);
  }
  if (flags.is_json) fmt::print("{}\n", json.end_array().end_object().text());
}

// Threads that do nothing but keep the machine busy, as long as this lives.
class BusyThreads {
 public:
  explicit BusyThreads(int count) {
    for (int i = 0; i < count; ++i)
      threads_.emplace_back([](const std::stop_token& stop) {
        for (volatile unsigned n = 0; !stop.stop_requested(); n = n + 1) {
        }
      });
  }

 private:
  std::vector<std::jthread> threads_;
};

struct Answers {
  std::vector<double> milliseconds{};  // sorted
  double at(double share) const {
    return milliseconds[static_cast<std::size_t>(share * static_cast<double>(milliseconds.size() - 1))];
  }
};

// Times the answers of a level by the clock, in games of that level against itself.
template <Game G>
Answers time_answers(const Level<G>& level, int count) {
  Answers answers;
  for (std::uint64_t game = 1; std::ssize(answers.milliseconds) < count; ++game) {
    arena::Table<G> table({}, game);
    while (!table.is_over() && std::ssize(answers.milliseconds) < count) {
      const Seat seat = table.acting().front();
      if (seat == Seat::nature) {
        table.deal();
        continue;
      }
      const auto start = Clock::now();
      const auto action = arena::answer_within(level.bot, table.question(seat),
                                               arena::thought_seed(game, seat, table.moves().size()), level.milliseconds);
      answers.milliseconds.push_back(1e3 * seconds_since(start));
      table.play(seat, action);
    }
  }
  std::sort(answers.milliseconds.begin(), answers.milliseconds.end());
  return answers;
}

// How long the levels take to answer, beside busy threads.
template <Game G>
void bench_thinking(const BenchFlags& flags) {
  const int cores = threads_of(0);
  const BusyThreads busy(flags.busy * cores);
  JsonWriter json;
  json.begin_object().field("game", G::name).field("busy_threads", flags.busy * cores).key("levels").begin_array();
  if (!flags.is_json)
    fmt::print("{}: {} answers a level, {} busy threads on {} cores\nlevel  budget ms  median  99.9 %  slowest\n", G::name,
               flags.answers, flags.busy * cores, cores);
  for (int i = 0; i < level_count; ++i) {
    Level<G> level = level_of<G>(i + 1);
    if (flags.budget && level.bot.kind != BotKind::search) continue;
    if (flags.budget) {
      level.milliseconds = *flags.budget;
      level.bot.search.iterations = arena::most_iterations;
    }
    const Answers answers = time_answers(level, flags.answers);
    if (flags.is_json)
      json.begin_object()
          .field("level", i + 1)
          .field("budget_ms", level.milliseconds)
          .field("median_ms", answers.at(0.5))
          .field("p999_ms", answers.at(0.999))
          .field("slowest_ms", answers.at(1))
          .end_object();
    else
      fmt::print("{:5} {:10} {:7.1f} {:7.1f} {:8.1f}\n", i + 1, level.milliseconds, answers.at(0.5), answers.at(0.999),
                 answers.at(1));
    std::fflush(stdout);
  }
  if (flags.is_json) fmt::print("{}\n", json.end_array().end_object().text());
}

}  // namespace

void add_bench(CLI::App& app) {
  const auto flags = std::make_shared<BenchFlags>();
  CLI::App* command = app.add_subcommand("bench", "Measure random play on one core, or how long the bots think");
  command->add_option("GAME", flags->game, "The game")->capture_default_str();
  add_number(*command, "--seconds", flags->seconds, {0.01, 600.0}, "For each number of players");
  command->add_flag("--think", flags->thinks, "How long each level takes to answer, against its time budget");
  add_number(*command, "--answers", flags->answers, {1, 1'000'000}, "With --think: for each level");
  add_number(*command, "--busy", flags->busy, {0, 64}, "With --think: busy threads beside it, for each core");
  command
      ->add_option("--budget", flags->budget,
                   "With --think: so many milliseconds for the levels that search, and iterations without end")
      ->check(CLI::Range(1, 60'000));
  command->add_flag("--json", flags->is_json, "Print JSON");
  command->callback([flags] {
    if (!(flags->seconds > 0)) throw Failure("--seconds: not a number above zero", 2);
    with_game(flags->game, [&]<Game G>() {
      if (flags->thinks)
        bench_thinking<G>(*flags);
      else
        run_bench<G>(*flags);
    });
  });
}

}  // namespace springtide::cli
