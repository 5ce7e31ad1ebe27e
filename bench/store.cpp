// What an entry costs the store's thread: batches of entries at 400 tables, in processor time; a batch is one transaction.
#include "store/store.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace springtide::store {
namespace {

constexpr int tables = 400;

Append append_of(int table, std::int64_t seq) {
  std::string id = std::to_string(static_cast<std::uint64_t>(table) * 2'654'435'761);
  id.resize(32, 'x');
  return {.seq = seq,
          .time = 1'800'000'000'000 + seq,
          .entry = std::string(230, 'e'),
          .row = {.id = id, .game = "vineta", .life = Life::playing, .updated = seq, .summary = std::string(420, 's')}};
}

void append_entries(benchmark::State& state) {
  const auto folder = std::filesystem::temp_directory_path() / "springtide-bench";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const auto store = open_store((folder / "store.db").string());
  int table = 0;
  std::int64_t seq = 1;
  for (auto _ : state) {
    std::vector<Append> batch;
    for (std::int64_t i = 0; i < state.range(0); ++i) {
      batch.push_back(append_of(table, seq));
      if (++table < tables) continue;
      table = 0;
      ++seq;
    }
    benchmark::DoNotOptimize(store->append(batch));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  std::filesystem::remove_all(folder);
}
BENCHMARK(append_entries)->Arg(1)->Arg(8)->Arg(180);

}  // namespace
}  // namespace springtide::store
