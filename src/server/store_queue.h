// The store's own thread: appends that come in together, from whatever loop, are made durable together; questions are
// answered in order.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store_health.h"
#include "server/task.h"
#include "server/transport.h"
#include "store/store.h"

namespace springtide::server {

class StoreThread {
 public:
  StoreThread(std::unique_ptr<store::Store> store, Metrics& metrics, const Log& log);
  ~StoreThread() { finish(); }
  // Ends the thread: what is queued is done, unless the store does not answer.
  void finish();

  // Called in the loop that has asked. Nothing: the store failed, and whether the entry is kept is not known.
  using Appended = std::function<void(std::optional<store::Appended>)>;
  struct Write {
    store::Append append{};
    Appended done{};
    Loop* loop = nullptr;
  };
  void append(Write write);

  using Ask = std::function<void(store::Store&)>;
  void ask(Ask ask);  // on the store's thread

  // Whoever cannot write may still read.
  struct Health {
    StoreHealth reading{};
    StoreHealth writing{};
    bool is_told = false;           // that the store is failing
    std::optional<Moment> began{};  // what is being done now
  };
  void note_success(StoreHealth Health::* kind);
  void report(StoreHealth Health::* kind, const store::Failure& failure);
  bool is_failing() const;  // for some seconds in a row, or it has not answered for so long

 private:
  void run(std::stop_token stop);
  void append_all(std::vector<Write> writes);
  void note_begin();
  void note_end();

  std::unique_ptr<store::Store> store_;
  const Log& log_;
  Histogram& batch_sizes_;
  Histogram& batch_times_;
  Counter& failures_;
  mutable std::mutex health_mutex_{};
  Health health_{};
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::vector<Write> writes_{};
  std::vector<Ask> asks_{};
  bool waits_for_any_ = false;
  Moment not_before_{};  // the next batch; of the store's thread
  std::condition_variable ended_{};
  bool has_ended_ = false;
  std::jthread thread_{};
};

// The store's thread as one loop asks it: answers come back to that loop.
class StoreQueue {
 public:
  StoreQueue(StoreThread& thread, Loop& loop) : thread_(thread), loop_(loop) {}

  void append(store::Append append, StoreThread::Appended done) {
    thread_.append({.append = std::move(append), .done = std::move(done), .loop = &loop_});
  }

  // Asks the store and hands the answer to `done`; nothing if the store failed.
  template <class Question, class Done>
  void ask(Question question, Done done) {
    using Answer = decltype(question(std::declval<store::Store&>()));
    thread_.ask([&thread = thread_, &loop = loop_, question = std::move(question),
                 done = std::move(done)](store::Store& store) mutable {
      std::optional<Answer> answer;
      try {
        answer.emplace(question(store));
        thread.note_success(&StoreThread::Health::reading);
      } catch (const store::Failure& failure) {
        thread.report(&StoreThread::Health::reading, failure);
      }
      loop.post([done = std::move(done), answer = std::move(answer)]() mutable { done(std::move(answer)); });
    });
  }

  // The store's answer, to be awaited; Busy if the store failed.
  template <class Question>
  auto asked(Question question) -> Task<decltype(question(std::declval<store::Store&>()))> {
    using Answer = decltype(question(std::declval<store::Store&>()));
    auto answer = co_await answered<std::optional<Answer>>([&](auto done) { ask(std::move(question), std::move(done)); });
    if (!answer) throw Busy("The store does not answer; try again.");
    co_return *std::move(answer);
  }

  bool is_failing() const { return thread_.is_failing(); }

 private:
  StoreThread& thread_;
  Loop& loop_;
};

}  // namespace springtide::server
