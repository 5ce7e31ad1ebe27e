// Bots think on threads of their own, each by its deadline: a busy server thinks shorter, never longer. Whoever has opened
// many tables shares his bots' time among them, not everybody's.
#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "match/play.h"
#include "server/metrics.h"

namespace springtide::server {

class BotThreads {
 public:
  BotThreads(int threads, Metrics& metrics);
  ~BotThreads();

  // `done` gets the action on the bot's thread, by the deadline (milliseconds since 1970) if it can be. `owner`: whose bot.
  void think(std::unique_ptr<match::Thinking> thinking, match::Time deadline, const std::string& owner,
             std::function<void(std::string)> done);

 private:
  struct Job {
    std::shared_ptr<match::Thinking> thinking;
    match::Time deadline;
    std::function<void(std::string)> done;
    std::string owner;
    std::uint64_t round;   // every owner has one job in it
    std::uint64_t number;  // first come, first served among equals
  };
  struct Owner {
    std::uint64_t last_round = 0;  // of its jobs
    std::size_t waiting = 0;
  };
  static bool is_later(const Job& a, const Job& b) {
    return std::tie(a.round, a.deadline, a.number) > std::tie(b.round, b.deadline, b.number);
  }

  void run(std::stop_token stop);
  Job next(std::size_t& rivals);  // and how many wait for the same thread
  void think(const Job& job, std::size_t rivals);

  int threads_count_;
  Histogram& times_;
  Counter& late_;
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::vector<Job> jobs_{};                // a heap: of the first round, the soonest deadline on top
  std::map<std::string, Owner> owners_{};  // of those that wait
  std::uint64_t round_ = 0;                // of the job taken last
  std::uint64_t number_ = 0;
  std::vector<std::jthread> threads_{};
};

}  // namespace springtide::server
