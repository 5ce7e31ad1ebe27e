// Speed of every game: random play, observe and guess, for 2 to 6 players; search.
#include <benchmark/benchmark.h>

#include <optional>
#include <string>

#include "arena/game.h"
#include "core/play_out.h"
#include "games/experts.h"
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

// A table at the first decision for which `is_there` holds, after random play.
template <Game G, class IsThere>
arena::Table<G> table_where(const typename G::Options& options, IsThere&& is_there) {
  arena::Table<G> table(options, 1);
  Rng rng(1);
  while (table.acting().contains(Seat::nature) || !is_there(table.state())) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature)
      table.deal();
    else
      table.play(seat, random_action<G>(table.state(), seat, rng));
  }
  return table;
}

// Iterations of one search, in thoughts of 10,000.
template <Game G>
void search_iterations(benchmark::State& run, const arena::Table<G>& table, const SearchSettings& settings) {
  const auto question = table.question(table.acting().front());
  constexpr int stretch = 1'000;
  std::uint64_t seed = 0;
  std::optional<Search<G>> search;
  for (auto _ : run) {
    if (!search || search->is_done()) {
      run.PauseTiming();
      search.emplace(question, settings, typename Expert<G>::Sight{}, ++seed);
      run.ResumeTiming();
    }
    search->run(stretch);
  }
  using benchmark::Counter;
  run.counters["iterations/s"] = Counter(stretch, Counter::kIsIterationInvariantRate);
}

// From the first decision of round 4 of a game of four: full random playouts alone, as search plays by hand, and as the
// strongest level plays, with its nets.
template <Game G>
void register_searches() {
  static const auto table = table_where<G>({}, [](const typename G::State& state) { return state.round == 4; });
  constexpr int iterations = 10'000;
  static constexpr SearchSettings random{.iterations = iterations, .playout = Playout::full, .trust = 0, .weigh_at = 0};
  static const SearchSettings usual = search_bot<G>(iterations).search;
  static SearchSettings strongest = level_spec<G>(level_count).search;
  strongest.iterations = iterations;
  const std::string name(G::name);
  benchmark::RegisterBenchmark((name + "/search_of_level_6").c_str(),
                               [](auto& run) { search_iterations<G>(run, table, strongest); });
  benchmark::RegisterBenchmark((name + "/search_random_playouts").c_str(),
                               [](auto& run) { search_iterations<G>(run, table, random); });
  benchmark::RegisterBenchmark((name + "/search").c_str(), [](auto& run) { search_iterations<G>(run, table, usual); });
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
    register_searches<G>();
  });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
