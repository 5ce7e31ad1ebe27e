// Loaded before a program (LD_PRELOAD): a clock that somebody sets, and a disk that takes its time. Each of these names a
// file with a number of milliseconds, which may be written anew at any time:
//   SPRINGTIDE_CLOCK_AHEAD   what the time of day is ahead of the machine's
//   SPRINGTIDE_SYNC_DELAY    what bringing a file to the disk takes besides
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

namespace {

constexpr long long thousand = 1'000;
constexpr long long million = 1'000'000;
constexpr long long milliard = 1'000'000'000;

long long milliseconds_in(const char* name) {
  const char* path = getenv(name);
  if (path == nullptr) return 0;
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[32] = {};
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  return length <= 0 ? 0 : atoll(text);
}

long long time_of_day() {
  timespec real{};
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &real);
  return real.tv_sec * milliard + real.tv_nsec + milliseconds_in("SPRINGTIDE_CLOCK_AHEAD") * million;
}

void wait_for_disk() {
  const long long wait = milliseconds_in("SPRINGTIDE_SYNC_DELAY");
  if (wait > 0) usleep(static_cast<useconds_t>(wait * thousand));
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept {
  if (clock != CLOCK_REALTIME) return static_cast<int>(syscall(SYS_clock_gettime, clock, time));
  const long long now = time_of_day();
  *time = {.tv_sec = now / milliard, .tv_nsec = now % milliard};
  return 0;
}

extern "C" int gettimeofday(timeval* time, void*) noexcept {
  const long long now = time_of_day();
  *time = {.tv_sec = now / milliard, .tv_usec = now % milliard / thousand};
  return 0;
}

extern "C" time_t time(time_t* time) noexcept {
  const time_t now = time_of_day() / milliard;
  if (time != nullptr) *time = now;
  return now;
}

extern "C" int fsync(int file) {
  wait_for_disk();
  return static_cast<int>(syscall(SYS_fsync, file));
}

extern "C" int fdatasync(int file) {
  wait_for_disk();
  return static_cast<int>(syscall(SYS_fdatasync, file));
}
