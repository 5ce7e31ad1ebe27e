// A thread for work that would hold up a loop: passwords, analyses. Bounded: what does not fit is refused.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/task.h"
#include "server/transport.h"

namespace springtide::server {

enum class Priority { normal, low };

class WorkThread {
 public:
  explicit WorkThread(std::size_t most, Priority priority = Priority::normal);

  // Runs it on the thread. False: too much is waiting already. Work that takes long calls check() now and then.
  bool run(std::function<void()> work);
  // On the thread, from inside the work: throws Stopped if nobody waits for it any more.
  void check() const {
    if (thread_.get_stop_token().stop_requested()) throw Stopped{};
  }

  // What comes of it, to be awaited in the loop; Busy if too much is waiting already.
  template <class Work>
  auto done(Loop& loop, Work work) -> Task<decltype(work())> {
    using Done = decltype(work());
    auto result = co_await answered<std::optional<Done>>([&](auto finish) {
      const bool has_room = run([&loop, finish, work = std::move(work)] {
        loop.post([finish, value = work()]() mutable { finish(std::move(value)); });
      });
      if (!has_room) finish(std::nullopt);
    });
    if (!result) throw Busy("The server is busy; try again in a moment.");
    co_return *std::move(result);
  }

 private:
  void loop(std::stop_token stop);

  std::size_t most_;
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::deque<std::function<void()>> waiting_{};
  std::jthread thread_{};
};

}  // namespace springtide::server
