// The one thread of a client: what it waits for, and what it does then.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace springtide::client {

using Milliseconds = std::chrono::milliseconds;
using Moment = std::chrono::steady_clock::time_point;
inline Moment steady_now() { return std::chrono::steady_clock::now(); }

// Something to be done later, unless this is destroyed or given another value before.
class Timer {
 public:
  Timer() = default;
  explicit Timer(std::shared_ptr<void> state) : state_(std::move(state)) {}
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;
  Timer(Timer&&) = default;
  Timer& operator=(Timer&&) = default;
  void cancel() { state_.reset(); }

 private:
  std::shared_ptr<void> state_{};
};

class Loop {
 public:
  using Work = std::function<void()>;

  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  void post(Work work);
  [[nodiscard]] Timer after(Milliseconds time, Work work);
  // The same, not to be cancelled.
  void later(Milliseconds time, Work work);
  // Once, when the descriptor has something to read or has ended; a file always has.
  void when_readable(int descriptor, Work work);

  void run_until(const std::function<bool()>& is_done);

  struct Parts;
  Parts& parts() { return *parts_; }

 private:
  std::unique_ptr<Parts> parts_;
};

}  // namespace springtide::client
