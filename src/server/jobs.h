// Work that can wait, on threads of low priority. The jobs are rows of the store: a restart loses none, and every process
// that shares the store finds them and may take them. Whoever dies leaves a lease that runs out.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/store_queue.h"

namespace springtide::server {

class Jobs {
 public:
  // How far it is. What it throws ends the work.
  using Pulse = std::function<void(int done, int of)>;
  // From a request to a result, the same whoever does it. It calls `pulse` every few milliseconds.
  using Work = std::function<std::string(const std::string& request, const Pulse& pulse)>;
  using Kinds = std::map<std::string, Work, std::less<>>;
  struct Settings {
    std::string node{};   // this process's name among those that share the store
    std::string build{};  // of this program
    bool shares_store = false;
    int threads = 1;
    store::Time lease = 15'000;
    store::Time renew_every = 1000;
    Milliseconds look_every{2000};  // for what others have added or left
  };

  Jobs(StoreThread& store, Settings settings, Kinds kinds, const Log& log);
  ~Jobs() { finish(); }
  // Ends the threads and gives back what is being done, unless the store does not answer.
  void finish();

  void wake();  // something was added

 private:
  struct Lost {};  // another process has the job by now

  template <class Question>
  auto asked(Question question);
  void run(std::stop_token stop);
  std::optional<store::Job> take();
  void work_on(store::Job job, const std::stop_token& stop);
  std::string result_of(store::Job& job, const std::stop_token& stop);
  void end(store::Job& job, store::JobState state, std::string result);

  StoreThread& store_;
  Settings settings_;
  Kinds kinds_;
  const Log& log_;
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  bool has_news_ = true;
  std::atomic<bool> is_finishing_ = false;
  std::vector<std::jthread> threads_{};
};

}  // namespace springtide::server
