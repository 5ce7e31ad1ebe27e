#include "server/now.h"

#include <time.h>

#include <atomic>
#include <mutex>
#include <optional>

#include "server/even_clock.h"

namespace springtide::server {
namespace {

std::chrono::nanoseconds shown_by(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::chrono::nanoseconds time_of_day() { return shown_by(CLOCK_REALTIME); }

// One clock for all. Each thread reads a copy of its own, which is some milliseconds old at most: whoever hosts tables asks
// several times a message.
class Watch {
 public:
  match::Time time() {
    thread_local Copy copy;
    const auto at = elapsed();
    if (at >= copy.until || copy.version != version_.load(std::memory_order_acquire)) copy = copied(at);
    return std::chrono::duration_cast<std::chrono::milliseconds>(copy.clock.time(at)).count();
  }

  void go_by_store(std::chrono::nanoseconds time, std::chrono::nanoseconds at) {
    const std::lock_guard lock(mutex_);
    if (!store_ahead_) clock_ = EvenClock(time, at);
    store_ahead_ = time - at;
    version_.fetch_add(1, std::memory_order_release);
  }

 private:
  struct Copy {
    EvenClock clock{{}, {}};
    std::chrono::nanoseconds until{};
    std::uint64_t version = 0;
  };

  Copy copied(std::chrono::nanoseconds at) {
    const std::lock_guard lock(mutex_);
    if (at >= next_look_) {
      clock_.follow(store_ahead_ ? at + *store_ahead_ : time_of_day(), at);
      next_look_ = at + std::chrono::seconds(1);
    }
    return {.clock = clock_, .until = at + std::chrono::milliseconds(10), .version = version_};
  }

  std::mutex mutex_{};
  std::atomic<std::uint64_t> version_ = 1;
  EvenClock clock_{time_of_day(), elapsed()};
  std::chrono::nanoseconds next_look_{};
  std::optional<std::chrono::nanoseconds> store_ahead_{};  // of what has passed
};

Watch& common_watch() {
  static Watch watch;
  return watch;
}

}  // namespace

std::chrono::nanoseconds elapsed() { return shown_by(CLOCK_BOOTTIME); }

match::Time now() { return common_watch().time(); }

void go_by_store(match::Time time, std::chrono::nanoseconds at) {
  common_watch().go_by_store(std::chrono::milliseconds(time), at);
}

}  // namespace springtide::server
