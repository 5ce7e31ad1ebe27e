// Bots think on threads of their own, each by its deadline: a busy server thinks shorter, never longer.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "match/play.h"
#include "server/metrics.h"

namespace springtide::server {

class BotThreads {
 public:
  BotThreads(int threads, Metrics& metrics);
  ~BotThreads();

  // `done` gets the action on the bot's thread, by the deadline (milliseconds since 1970) if it can be.
  void think(std::unique_ptr<match::Thinking> thinking, match::Time deadline, std::function<void(std::string)> done);

 private:
  struct Job {
    std::shared_ptr<match::Thinking> thinking;
    match::Time deadline;
    std::function<void(std::string)> done;
    std::uint64_t number;  // first come, first served among equals
  };
  static bool is_later(const Job& a, const Job& b) {
    return a.deadline != b.deadline ? a.deadline > b.deadline : a.number > b.number;
  }

  void run(std::stop_token stop);
  void think(const Job& job, std::size_t waiting);

  int threads_count_;
  Histogram& times_;
  Counter& late_;
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::vector<Job> jobs_{};  // a heap, the soonest deadline on top
  std::uint64_t number_ = 0;
  std::vector<std::jthread> threads_{};
};

}  // namespace springtide::server
