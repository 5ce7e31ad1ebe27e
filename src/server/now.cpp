#include "server/now.h"

#include <time.h>

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

class Watch {
 public:
  match::Time time() {
    const std::lock_guard lock(mutex_);
    const auto at = elapsed();
    if (at >= next_look_) {
      clock_.follow(store_ahead_ ? at + *store_ahead_ : time_of_day(), at);
      next_look_ = at + std::chrono::seconds(1);
    }
    return std::chrono::duration_cast<std::chrono::milliseconds>(clock_.time(at)).count();
  }

  void go_by_store(std::chrono::nanoseconds time, std::chrono::nanoseconds at) {
    const std::lock_guard lock(mutex_);
    if (!store_ahead_) clock_ = EvenClock(time, at);
    store_ahead_ = time - at;
  }

 private:
  std::mutex mutex_{};
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
