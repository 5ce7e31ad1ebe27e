// How far a long command has come, on standard error: a bar in a terminal, otherwise a line now and then.
#pragma once

#include <chrono>
#include <string>

namespace springtide::cli {

class Progress {
 public:
  // `known` of the total were done before and take no time.
  Progress(std::string what, int known, int total, bool plain);
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

  std::string what_;
  int known_;
  int done_;
  int total_;
  bool plain_;
  bool has_bar_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
};

}  // namespace springtide::cli
