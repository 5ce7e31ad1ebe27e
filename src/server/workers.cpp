#include "server/workers.h"

#include <utility>

#include "server/this_thread.h"

namespace springtide::server {

Workers::Workers(Settings settings) : settings_(settings) {
  for (int i = 0; i < settings.threads; ++i) threads_.emplace_back([this] { loop(); });
}

Workers::~Workers() { stop_.request_stop(); }

bool Workers::run(const std::string& whose, std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    const auto own = waiting_.find(whose);
    if (count_ >= settings_.most || (own != waiting_.end() && own->second.size() >= settings_.most_each)) return false;
    if (own == waiting_.end()) turns_.push_back(whose);
    waiting_[whose].push_back(std::move(work));
    ++count_;
  }
  wakes_.notify_one();
  return true;
}

std::function<void()> Workers::next() {
  const std::string whose = std::move(turns_.front());
  turns_.pop_front();
  const auto own = waiting_.find(whose);
  auto work = std::move(own->second.front());
  own->second.pop_front();
  if (own->second.empty())
    waiting_.erase(own);
  else
    turns_.push_back(whose);
  --count_;
  return work;
}

void Workers::loop() {
  name_this_thread("workers", settings_.niceness);
  while (true) {
    std::unique_lock lock(mutex_);
    if (!wakes_.wait(lock, stop_.get_token(), [this] { return count_ > 0; }) || stop_.stop_requested()) return;
    const auto work = next();
    lock.unlock();
    try {
      work();
    } catch (const Stopped&) {
      return;
    }
  }
}

}  // namespace springtide::server
