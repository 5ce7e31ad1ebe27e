// A thread for work that would hold up the I/O thread: passwords, analyses. Bounded: what does not fit is refused.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/store_queue.h"

namespace springtide::server {

enum class Priority { normal, low };

class WorkThread {
 public:
  WorkThread(std::size_t most, Post post, Priority priority = Priority::normal);

  // Runs `work` on the thread, then `done` with its result on the I/O thread. False: too much is waiting already.
  // Work that takes long calls check() now and then.
  template <class Work, class Done>
  bool run(Work work, Done done) {
    return push([this, work = std::move(work), done = std::move(done)]() mutable {
      auto result = work();
      post_([done = std::move(done), result = std::move(result)]() mutable { done(std::move(result)); });
    });
  }

  // On the thread, from inside the work: throws Stopped if nobody waits for it any more.
  void check() const {
    if (thread_.get_stop_token().stop_requested()) throw Stopped{};
  }

  // The result, to be awaited; Busy if too much is waiting already.
  template <class Work>
  auto done(Work work) -> Task<decltype(work())> {
    using Done = decltype(work());
    bool has_room = true;
    auto result = co_await answered<std::optional<Done>>([&](auto finish) {
      has_room = run(std::move(work), [finish](Done value) { finish(std::move(value)); });
      if (!has_room) finish(std::nullopt);
    });
    if (!result) throw Busy("The server is busy; try again in a moment.");
    co_return *std::move(result);
  }

 private:
  bool push(std::function<void()> work);
  void loop(std::stop_token stop);

  std::size_t most_;
  Post post_;
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::deque<std::function<void()>> waiting_{};
  std::jthread thread_{};
};

}  // namespace springtide::server
