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

// A list for every step, nature's included, then a choice and advance.
template <Game G>
int play_by_lists(typename G::State& state, Rng& rng) {
  int steps = 0;
  for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state), ++steps) {
    const Seat seat = acting.front();
    const auto actions = legal_actions(state, seat);
    benchmark::DoNotOptimize(actions.begin());
    advance(state, seat,
            seat == Seat::nature ? sample_outcome<G>(state, rng)
                                 : actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return steps;
}

template <Game G, int (*play)(typename G::State&, Rng&)>
void random_games(benchmark::State& run) {
  const auto options = table_for<G>(run);
  Rng rng(1);
  std::int64_t steps = 0;
  for (auto _ : run) {
    auto state = initial(options);
    steps += play(state, rng);
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
    // With a list for every step, and as search plays: nature draws without a list.
    benchmark::RegisterBenchmark((name + "/random_play").c_str(), random_games<G, play_by_lists<G>>)->DenseRange(2, 6);
    benchmark::RegisterBenchmark((name + "/play_out").c_str(), random_games<G, play_out<G>>)->DenseRange(2, 6);
    benchmark::RegisterBenchmark((name + "/observe_and_guess").c_str(), observe_and_guess<G>)->DenseRange(2, 6);
    benchmark::RegisterBenchmark((name + "/copy_state").c_str(), copy_state<G>)->Arg(4);
  });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
