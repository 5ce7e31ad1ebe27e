#include "server/bot_threads.h"

#include <algorithm>
#include <chrono>

#include "server/now.h"
#include "server/this_thread.h"

namespace springtide::server {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr int niceness = 3;            // whoever is connected goes first
constexpr int stride = 8;              // iterations between two looks at the clock
constexpr match::Time margin = 20;     // for the answer's way back
constexpr match::Time least_time = 2;  // even the busiest server looks at the position

}  // namespace

BotThreads::BotThreads(int threads, Metrics& metrics)
    : threads_count_(threads),
      times_(metrics.histogram("springtide_bot_seconds", "Time a bot thought about a decision.", latency_bounds())),
      late_(metrics.counter("springtide_bot_late_total", "Decisions of bots that came after their time.")) {
  for (int i = 0; i < threads; ++i)
    threads_.emplace_back([this](std::stop_token stop) {
      name_this_thread("bots", niceness);
      run(stop);
    });
}

BotThreads::~BotThreads() {
  for (std::jthread& thread : threads_) thread.request_stop();
}

void BotThreads::think(std::unique_ptr<match::Thinking> thinking, match::Time deadline, const std::string& owner,
                       std::function<void(std::string)> done) {
  {
    const std::lock_guard lock(mutex_);
    Owner& own = owners_[owner];
    own.last_round = own.waiting++ == 0 ? round_ : own.last_round + 1;
    jobs_.push_back({.thinking = std::move(thinking),
                     .deadline = deadline,
                     .done = std::move(done),
                     .owner = owner,
                     .round = own.last_round,
                     .number = number_++});
    std::push_heap(jobs_.begin(), jobs_.end(), is_later);
  }
  wakes_.notify_one();
}

// Its rivals are the owner's other jobs and one of everybody else's.
BotThreads::Job BotThreads::next(std::size_t& rivals) {
  std::pop_heap(jobs_.begin(), jobs_.end(), is_later);
  Job job = std::move(jobs_.back());
  jobs_.pop_back();
  round_ = job.round;
  const auto own = owners_.find(job.owner);
  rivals = --own->second.waiting + owners_.size() - 1;
  if (own->second.waiting == 0) owners_.erase(own);
  return job;
}

void BotThreads::run(std::stop_token stop) {
  while (true) {
    std::unique_lock lock(mutex_);
    if (!wakes_.wait(lock, stop, [this] { return !jobs_.empty(); })) return;
    std::size_t rivals = 0;
    const Job job = next(rivals);
    lock.unlock();
    think(job, rivals);
  }
}

// The time to the deadline is shared with those who wait for the same thread.
void BotThreads::think(const Job& job, std::size_t rivals) {
  const auto begin = SteadyClock::now();
  const auto sharing = static_cast<match::Time>(rivals / static_cast<std::size_t>(threads_count_)) + 1;
  const match::Time budget =
      std::clamp<match::Time>((job.deadline - margin - now()) / sharing, least_time, job.thinking->milliseconds());
  const auto end = begin + std::chrono::milliseconds(budget);
  while (!job.thinking->run(stride) && SteadyClock::now() < end) {
  }
  times_.observe(std::chrono::duration<double>(SteadyClock::now() - begin).count());
  if (now() > job.deadline) late_.add();
  job.done(job.thinking->answer());
}

}  // namespace springtide::server
