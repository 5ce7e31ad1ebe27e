// bench: how fast this machine plays.
#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "cli/commands.h"
#include "core/play_out.h"

namespace springtide::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

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
void run_bench(double seconds, bool is_json) {
  JsonWriter json;
  json.begin_object().field("game", G::name).field("state_bytes", sizeof(typename G::State)).key("speeds").begin_array();
  if (!is_json)
    fmt::print("{}: State has {} bytes\nplayers   games/s   ns/step   ns/observe+guess\n", G::name,
               sizeof(typename G::State));
  for (int players = 2; players <= max_players; ++players) {
    typename G::Options options;
    options.players = players;
    const Speed speed = measure<G>(options, seconds);
    if (is_json)
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
  if (is_json) fmt::print("{}\n", json.end_array().end_object().text());
}

}  // namespace

void add_bench(CLI::App& app) {
  struct Flags {
    std::string game = "vineta";
    double seconds = 1;
    bool json = false;
  };
  const auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("bench", "Measure random play on one core");
  command->add_option("GAME", flags->game, "The game")->capture_default_str();
  command->add_option("--seconds", flags->seconds, "For each number of players")
      ->check(CLI::Range(0.01, 600.0))
      ->capture_default_str();
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback([flags] {
    if (!(flags->seconds > 0)) throw Failure("--seconds: not a number above zero", 2);
    with_game(flags->game, [&]<Game G>() { run_bench<G>(flags->seconds, flags->json); });
  });
}

}  // namespace springtide::cli
