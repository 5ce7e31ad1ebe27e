// How far a long command has come, on standard error: a bar in a terminal, otherwise a line now and then.
#pragma once

#include <chrono>
#include <string>

namespace springtide::cli {

// What is done one by one.
struct Work {
  std::string what;
  int total = 0;
  int known = 0;          // were done before and take no time
  bool is_plain = false;  // no bar, even in a terminal
};

class Progress {
 public:
  explicit Progress(Work work);
  // Ends the bar's line.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // One more is done.
  void step();

 private:
  using Clock = std::chrono::steady_clock;

  void show(Clock::time_point now);
  std::string text(double seconds) const;

  Work work_;
  int done_;
  bool has_bar_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
};

}  // namespace springtide::cli
