#include "cli/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>

namespace springtide::cli {
namespace {

using std::chrono::duration;
using std::chrono::milliseconds;

std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(std::min(seconds, 1e9));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string bar(double share) {
  constexpr int width = 30;
  const int full = static_cast<int>(share * width);
  return fmt::format("[{:#<{}}{:.<{}}]", "", full, "", width - full);
}

}  // namespace

Progress::Progress(Work work) : work_(std::move(work)), done_(work_.known) {
  work_.is_plain = work_.is_plain || isatty(STDERR_FILENO) == 0;
}

Progress::~Progress() {
  if (has_bar_) fmt::print(stderr, "\n");
}

void Progress::step() {
  ++done_;
  const auto now = Clock::now();
  if (now - shown_ < (work_.is_plain ? milliseconds(5000) : milliseconds(100)) && (work_.is_plain || done_ < work_.total))
    return;
  shown_ = now;
  show(now);
}

std::string Progress::text(double seconds) const {
  const double rate = (done_ - work_.known) / std::max(seconds, 1e-9);
  return fmt::format("{} of {} {}, {:.1f} a second, {} left", done_, work_.total, work_.what, rate,
                     clock_text((work_.total - done_) / std::max(rate, 1e-9)));
}

void Progress::show(Clock::time_point now) {
  const std::string line = text(duration<double>(now - start_).count());
  if (work_.is_plain) return fmt::print(stderr, "{}\n", line);
  has_bar_ = true;
  fmt::print(stderr, "\r{} {}\x1b[K", bar(static_cast<double>(done_) / work_.total), line);
}

}  // namespace springtide::cli
