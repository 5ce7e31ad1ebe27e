// Work that is shared out among threads, piece by piece.
#pragma once

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace springtide::arena {

// Calls work(0) … work(n-1), each once and in any order, from so many threads; after each, done() from one thread at a time.
// The work must not throw.
template <class Work, class Done>
void share_work(int n, int threads, const Work& work, const Done& done) {
  std::atomic<int> next = 0;
  std::mutex one_at_a_time;
  const auto take = [&] {
    for (int i = next++; i < n; i = next++) {
      work(i);
      const std::lock_guard lock(one_at_a_time);
      done();
    }
  };
  std::vector<std::jthread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(take);
  take();
}

struct Threads {
  int count = 1;
  template <class Work, class Done>
  void operator()(int n, const Work& work, const Done& done) const {
    share_work(n, count, work, done);
  }
};

}  // namespace springtide::arena
