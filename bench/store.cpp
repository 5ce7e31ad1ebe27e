// What an entry costs the store's thread, in processor time: written in batches at 400 tables, each batch one transaction,
// and read.
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
          .row = {.id = id, .game = "game", .life = Life::playing, .updated = seq, .summary = std::string(420, 's')}};
}

// An empty store in a folder of its own.
class Fresh {
 public:
  Fresh() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    store_ = open_store((folder_ / "store.db").string());
  }
  ~Fresh() {
    store_.reset();
    std::filesystem::remove_all(folder_);
  }
  Store& store() { return *store_; }
  // The tables' next entries, in turns.
  void append(std::int64_t entries) {
    std::vector<Append> batch;
    for (; entries > 0; --entries) {
      batch.push_back(append_of(table_, seq_));
      if (++table_ < tables) continue;
      table_ = 0;
      ++seq_;
    }
    benchmark::DoNotOptimize(store_->append(batch));
  }

 private:
  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / "springtide-bench";
  std::unique_ptr<Store> store_{};
  int table_ = 0;
  std::int64_t seq_ = 1;
};

void append_entries(benchmark::State& state) {
  Fresh fresh;
  for (auto _ : state) fresh.append(state.range(0));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(append_entries)->Arg(1)->Arg(8)->Arg(180);

// A whole journal, whose entries lie between those of all other tables.
void read_journal(benchmark::State& state) {
  constexpr int entries = 400;
  Fresh fresh;
  for (int i = 0; i < entries; ++i) fresh.append(tables);
  int table = 0;
  for (auto _ : state) benchmark::DoNotOptimize(fresh.store().journal(append_of(table++ % tables, 1).row.id));
  state.SetItemsProcessed(state.iterations() * entries);
}
BENCHMARK(read_journal);

}  // namespace
}  // namespace springtide::store
