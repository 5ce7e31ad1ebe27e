// What it takes to value a position for four seats by a net: features, first layer and the rest, by each set of kernels.
#include <benchmark/benchmark.h>

#include "core/play_out.h"
#include "games/experts.h"
#include "games/features.h"
#include "games/list.h"
#include "net/random_net.h"

namespace springtide {
namespace {

// Positions of a few random games of four, as they come.
template <Game G>
std::vector<typename G::State> some_positions() {
  Rng rng(1);
  std::vector<typename G::State> states;
  while (states.size() < 512) {
    typename G::Options options;
    options.players = 4;
    auto state = initial(options);
    for (int step = 0; !to_act(state).empty(); ++step) {
      if (step % 7 == 6 && to_act(state).front() != Seat::nature) states.push_back(state);
      const Seat seat = to_act(state).front();
      advance(state, seat, random_action<G>(state, seat, rng));
    }
  }
  return states;
}

template <Game G>
struct Asked {
  net::FeatureSet table;
  std::array<net::FeatureSet, 4> seats;

  explicit Asked(const typename G::State& state) {
    const typename Features<G>::Value features(state);
    features.table(table);
    for (int i = 0; i < 4; ++i) features.seat(seat_at(i), seats[static_cast<std::size_t>(i)]);
  }
};

template <Game G>
void features_alone(benchmark::State& run) {
  const auto states = some_positions<G>();
  std::size_t at = 0;
  std::size_t count = 0;
  for (auto _ : run) {
    const Asked<G> asked(states[at++ % states.size()]);
    benchmark::DoNotOptimize(asked.table.begin());
    count += asked.table.size();
    for (const auto& seat : asked.seats) count += seat.size();
  }
  run.counters["features"] = benchmark::Counter(static_cast<double>(count), benchmark::Counter::kAvgIterations);
}

template <Game G>
net::Net random_net(const net::Kernels& kernels, int width) {
  using Value = typename Features<G>::Value;
  Rng rng(2);
  const net::Shape shape{.table = Value::table_size, .item = Value::item_size, .width = width, .second = 32};
  return net::Net(net::random_file(shape, 2, rng), kernels);
}

template <Game G>
void ask(const net::Net& net, const Asked<G>& asked, std::span<std::int32_t> out) {
  net::Sums table;
  std::array<net::Sums, 4> seats;
  net.clear_table(table);
  net.add_table(table, {asked.table.begin(), asked.table.size()});
  for (std::size_t i = 0; i < 4; ++i) {
    net.clear_item(seats[i]);
    net.add_item(seats[i], {asked.seats[i].begin(), asked.seats[i].size()});
  }
  net.evaluate(table, seats, out);
}

// With what it is told worked out beforehand, of a few positions: more would only measure the cache.
template <Game G>
void net_alone(benchmark::State& run, const net::Kernels& kernels, int width) {
  const net::Net net = random_net<G>(kernels, width);
  std::vector<Asked<G>> told;
  for (const auto& state : some_positions<G>())
    if (told.size() < 16) told.emplace_back(state);
  std::array<std::int32_t, 8> out{};
  std::size_t at = 0;
  for (auto _ : run) {
    ask<G>(net, told[at++ % told.size()], out);
    benchmark::DoNotOptimize(out.data());
  }
}

// From the position on.
template <Game G>
void net_value(benchmark::State& run, const net::Kernels& kernels, int width) {
  const net::Net net = random_net<G>(kernels, width);
  const auto states = some_positions<G>();
  std::array<std::int32_t, 8> out{};
  std::size_t at = 0;
  for (auto _ : run) {
    const Asked<G> asked(states[at++ % states.size()]);
    ask<G>(net, asked, out);
    benchmark::DoNotOptimize(out.data());
  }
}

// The hand-written evaluation, for comparison.
template <Game G>
void by_hand(benchmark::State& run) {
  const auto states = some_positions<G>();
  std::size_t at = 0;
  for (auto _ : run) benchmark::DoNotOptimize(Expert<G>::shares(states[at++ % states.size()], {}));
}

template <Game G>
void register_nets() {
  const std::string name(G::name);
  benchmark::RegisterBenchmark((name + "/by_hand").c_str(), by_hand<G>);
  benchmark::RegisterBenchmark((name + "/features").c_str(), features_alone<G>);
  for (const net::Kernels* kernels : net::all_kernels())
    for (int width : {64, 128}) {
      const std::string end = std::string(kernels->name) + "/" + std::to_string(width);
      benchmark::RegisterBenchmark((name + "/net_alone/" + end).c_str(),
                                   [=](auto& run) { net_alone<G>(run, *kernels, width); });
      benchmark::RegisterBenchmark((name + "/net_value/" + end).c_str(),
                                   [=](auto& run) { net_value<G>(run, *kernels, width); });
    }
}

}  // namespace
}  // namespace springtide

int main(int argc, char** argv) {
  using namespace springtide;
  Games::for_each([]<Game G>() {
    if constexpr (HasValue<G>) register_nets<G>();
  });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
