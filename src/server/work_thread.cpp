#include "server/work_thread.h"

#include <sys/resource.h>

namespace springtide::server {

WorkThread::WorkThread(std::size_t most, Priority priority) : most_(most) {
  thread_ = std::jthread([this, priority](std::stop_token stop) {
    if (priority == Priority::low) setpriority(PRIO_PROCESS, 0, 19);  // of this thread alone, on Linux
    loop(stop);
  });
}

bool WorkThread::run(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= most_) return false;
    waiting_.push_back(std::move(work));
  }
  wakes_.notify_one();
  return true;
}

void WorkThread::loop(std::stop_token stop) {
  while (true) {
    std::unique_lock lock(mutex_);
    if (!wakes_.wait(lock, stop, [this] { return !waiting_.empty(); }) || stop.stop_requested()) return;
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    try {
      work();
    } catch (const Stopped&) {
      return;
    }
  }
}

}  // namespace springtide::server
