// Speed of every game: random play, observe and guess, for 2 to 6 players.
#include <benchmark/benchmark.h>

#include <string>

#include "core/play_out.h"
#include "games/list.h"

namespace springtide {
namespace {

template <Game G>
typename G::Options table_for(const benchmark::State& run) {
  typename G::Options options;
  options.players = static_cast<int>(run.range(0));
  return options;
}

// Legal list, choice and advance for every step, nature included.
template <Game G>
void random_play(benchmark::State& run) {
  const auto options = table_for<G>(run);
  Rng rng(1);
  std::int64_t steps = 0;
  for (auto _ : run) {
    auto state = initial(options);
    steps += play_out<G>(state, rng);
    benchmark::DoNotOptimize(state);
  }
  using benchmark::Counter;
  run.counters["games/s"] = Counter(1, Counter::kIsIterationInvariantRate);
  run.counters["step"] = Counter(static_cast<double>(steps), Counter::kIsRate | Counter::kInvert);
  run.counters["State"] = sizeof(typename G::State);
}

// A state from the middle of a game: half its steps played.
template <Game G>
typename G::State middle_of_game(const typename G::Options& options, Rng& rng) {
  auto counted = initial(options);
  Rng same = rng;
  const int steps = play_out<G>(counted, rng);
  auto state = initial(options);
  for (int i = 0; i < steps / 2; ++i) {
    const Seat seat = to_act(state).front();
    advance(state, seat, random_action<G>(state, seat, same));
  }
  return state;
}

template <Game G>
void observe_and_guess(benchmark::State& run) {
  Rng rng(1);
  const auto options = table_for<G>(run);
  const auto state = middle_of_game<G>(options, rng);
  for (auto _ : run) benchmark::DoNotOptimize(guess(observe(state, Seat::p1), rng));
}

template <Game G>
void copy_state(benchmark::State& run) {
  Rng rng(1);
  auto state = middle_of_game<G>(table_for<G>(run), rng);
  for (auto _ : run) {
    auto copy = state;
    benchmark::DoNotOptimize(copy);
  }
}

}  // namespace
}  // namespace springtide

int main(int argc, char** argv) {
  using namespace springtide;
  Games::for_each([]<Game G>() {
    const std::string name(G::name);
    benchmark::RegisterBenchmark((name + "/random_play").c_str(), random_play<G>)->DenseRange(2, 6);
    benchmark::RegisterBenchmark((name + "/observe_and_guess").c_str(), observe_and_guess<G>)->DenseRange(2, 6);
    benchmark::RegisterBenchmark((name + "/copy_state").c_str(), copy_state<G>)->Arg(4);
  });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
