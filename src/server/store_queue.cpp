#include "server/store_queue.h"

#include <chrono>
#include <unordered_map>

#include "server/this_thread.h"
#include "store/spread.h"

namespace springtide::server {
namespace {

constexpr Milliseconds finish_time{2'000};  // for a store that may have stopped answering

// A batch costs a sync, however small it is. Where several entries come at once, the next batch begins no sooner than this
// after the last one began: there are fewer syncs, and nobody waits who is alone.
constexpr Milliseconds pace{1};
constexpr std::size_t several = 4;

// One message to each loop, however much it is told.
void hand_back(std::vector<StoreThread::Write> writes, const std::optional<std::vector<store::Appended>>& results) {
  using Told = std::pair<StoreThread::Appended, std::optional<store::Appended>>;
  std::unordered_map<Loop*, std::vector<Told>> by_loop;
  for (std::size_t i = 0; i < writes.size(); ++i)
    by_loop[writes[i].loop].emplace_back(std::move(writes[i].done), results ? std::optional((*results)[i]) : std::nullopt);
  for (auto& [loop, all] : by_loop)
    loop->post([told = std::move(all)] {
      for (const auto& [done, appended] : told) done(appended);
    });
}

Labels labels_of(int number) { return number == 0 ? Labels{} : Labels{{"store", std::to_string(number)}}; }

}  // namespace

StoreThread::StoreThread(std::unique_ptr<store::Store> store, int number, Metrics& metrics, const Log& log)
    : store_(std::move(store)),
      number_(number),
      log_(log),
      batch_sizes_(metrics.histogram("springtide_store_batch_entries", "Entries made durable together.",
                                     {1, 2, 4, 8, 16, 32, 64, 128, 256}, labels_of(number))),
      batch_times_(metrics.histogram("springtide_store_append_seconds", "Time to make a batch durable.", latency_bounds(),
                                     labels_of(number))),
      failures_(metrics.counter("springtide_store_failures_total", "Times the store could not do what it was asked.",
                                labels_of(number))) {
  thread_ = std::jthread([this](std::stop_token stop) {
    name_this_thread(number_ == 0 ? "store" : "store " + std::to_string(number_));
    run(stop);
  });
}

StoreThread::~StoreThread() {
  stop();
  finish(std::chrono::steady_clock::now() + finish_time);
}

void StoreThread::stop() {
  thread_.request_stop();
  wakes_.notify_all();
}

void StoreThread::finish(Moment until) {
  if (!thread_.joinable()) return;
  {
    std::unique_lock lock(mutex_);
    ended_.wait_until(lock, until, [this] { return has_ended_; });
  }
  store_->give_up();
  thread_.join();
}

void StoreThread::append(Write write) {
  {
    const std::lock_guard lock(mutex_);
    writes_.push_back(std::move(write));
    if (!waits_for_any_) return;
  }
  wakes_.notify_one();
}

void StoreThread::ask(Ask ask) {
  {
    const std::lock_guard lock(mutex_);
    asks_.push_back(std::move(ask));
  }
  wakes_.notify_one();
}

void StoreThread::run(std::stop_token stop) {
  while (true) {
    std::vector<Write> writes;
    std::vector<Ask> asks;
    {
      std::unique_lock lock(mutex_);
      waits_for_any_ = true;
      wakes_.wait(lock, stop, [this] { return !writes_.empty() || !asks_.empty(); });
      waits_for_any_ = false;
      wakes_.wait_until(lock, stop, not_before_, [this] { return !asks_.empty(); });
      writes.swap(writes_);
      asks.swap(asks_);
    }
    if (writes.empty() && asks.empty()) break;  // stopped
    if (!writes.empty()) append_all(std::move(writes));
    for (const Ask& ask : asks) {
      note_begin();
      ask(*store_);
      note_end();
    }
  }
  const std::lock_guard lock(mutex_);
  has_ended_ = true;
  ended_.notify_all();
}

void StoreThread::note_begin() {
  const std::lock_guard lock(health_mutex_);
  health_.began = std::chrono::steady_clock::now();
}

void StoreThread::note_end() {
  const std::lock_guard lock(health_mutex_);
  health_.began.reset();
}

void StoreThread::append_all(std::vector<Write> writes) {
  const auto begin = std::chrono::steady_clock::now();
  std::vector<store::Append> batch;
  batch.reserve(writes.size());
  for (Write& write : writes) batch.push_back(std::move(write.append));
  std::optional<std::vector<store::Appended>> results;
  note_begin();
  try {
    results = store_->append(batch);
    note_success(&Health::writing);
  } catch (const store::Failure& failure) {
    report(&Health::writing, failure);
  }
  note_end();
  not_before_ = batch.size() < several ? Moment() : begin + pace;
  batch_sizes_.observe(static_cast<double>(batch.size()));
  batch_times_.observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  hand_back(std::move(writes), results);
}

bool StoreThread::is_failing() const {
  const std::lock_guard lock(health_mutex_);
  const Moment at = std::chrono::steady_clock::now();
  const bool is_stuck = health_.began && at - *health_.began >= StoreHealth::patience;
  return is_stuck || health_.reading.is_failing(at) || health_.writing.is_failing(at);
}

void StoreThread::note_success(StoreHealth Health::* kind) {
  const std::lock_guard lock(health_mutex_);
  (health_.*kind).succeeded();
  const Moment at = std::chrono::steady_clock::now();
  if (!health_.is_told || health_.reading.is_failing(at) || health_.writing.is_failing(at)) return;
  health_.is_told = false;
  log_.info("ready_again", {{"store", number_}});
}

void StoreThread::report(StoreHealth Health::* kind, const store::Failure& failure) {
  const std::lock_guard lock(health_mutex_);
  const Moment at = std::chrono::steady_clock::now();
  (health_.*kind).failed(health_.began.value_or(at), at);
  failures_.add();
  log_.error("store_failed", {{"store", number_}, {"reason", failure.what()}});
  if (health_.is_told || !(health_.*kind).is_failing(at)) return;
  health_.is_told = true;
  log_.error("not_ready", {{"store", number_}, {"reason", failure.what()}});
}

// --- all of them ---

Stores::Stores(std::vector<std::unique_ptr<store::Store>> stores, Metrics& metrics, const Log& log) {
  int number = stores.size() == 1 ? 0 : 1;
  for (auto& each : stores) threads_.push_back(std::make_unique<StoreThread>(std::move(each), number++, metrics, log));
}

void Stores::finish() {
  for (const auto& thread : threads_) thread->stop();
  const Moment until = std::chrono::steady_clock::now() + finish_time;
  for (const auto& thread : threads_) thread->finish(until);
}

StoreThread& Stores::of(std::string_view table) { return *threads_[store::part_of(table, threads_.size())]; }

std::vector<StoreThread*> Stores::all() {
  std::vector<StoreThread*> threads;
  for (const auto& thread : threads_) threads.push_back(thread.get());
  return threads;
}

std::vector<StoreThread*> Stores::healthy() {
  std::vector<StoreThread*> threads = all();
  std::erase_if(threads, [](const StoreThread* thread) { return thread->is_failing(); });
  return threads;
}

}  // namespace springtide::server
