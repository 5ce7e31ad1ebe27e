// How far a long command has come, on standard error: a bar in a terminal, otherwise a line now and then.
#pragma once

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

namespace springtide::cli {

// What is done one by one.
struct Work {
  std::string what;
  int total = 0;
  int known = 0;          // were done before and take no time
  bool is_plain = false;  // no bar, even in a terminal
};

inline std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(std::min(seconds, 1e9));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

inline std::string bar(double share) {
  constexpr int width = 30;
  const int full = static_cast<int>(share * width);
  return fmt::format("[{:#<{}}{:.<{}}]", "", full, "", width - full);
}

class Progress {
 public:
  explicit Progress(Work work) : work_(std::move(work)), done_(work_.known) {
    work_.is_plain = work_.is_plain || isatty(STDERR_FILENO) == 0;
  }

  // Ends the bar's line.
  ~Progress() {
    if (has_bar_) fmt::print(stderr, "\n");
  }

  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // One more is done.
  void step() {
    ++done_;
    const auto now = Clock::now();
    if (now - shown_ < (work_.is_plain ? std::chrono::milliseconds(5000) : std::chrono::milliseconds(100)) &&
        (work_.is_plain || done_ < work_.total))
      return;
    shown_ = now;
    show(now);
  }

 private:
  using Clock = std::chrono::steady_clock;

  void show(Clock::time_point now) {
    const std::string line = text(std::chrono::duration<double>(now - start_).count());
    if (work_.is_plain) return fmt::print(stderr, "{}\n", line);
    has_bar_ = true;
    fmt::print(stderr, "\r{} {}\x1b[K", bar(static_cast<double>(done_) / work_.total), line);
  }

  std::string text(double seconds) const {
    const double rate = (done_ - work_.known) / std::max(seconds, 1e-9);
    return fmt::format("{} of {} {}, {:.1f} a second, {} left", done_, work_.total, work_.what, rate,
                       clock_text((work_.total - done_) / std::max(rate, 1e-9)));
  }

  Work work_;
  int done_;
  bool has_bar_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
};

}  // namespace springtide::cli
