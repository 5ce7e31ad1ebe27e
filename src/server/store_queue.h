// The store's own thread: appends that come in together are made durable together, questions are answered in order.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "server/log.h"
#include "server/metrics.h"
#include "server/task.h"
#include "store/store.h"

namespace springtide::server {

// Runs work on the I/O thread.
using Post = std::function<void(std::function<void()>)>;

class StoreQueue {
 public:
  StoreQueue(std::unique_ptr<store::Store> store, Post post, Metrics& metrics, const Log& log);
  ~StoreQueue();  // finishes what is queued

  // nothing: the store failed, and whether the entry is kept is not known.
  using Appended = std::function<void(std::optional<store::Appended>)>;
  void append(store::Append append, Appended done);

  // Asks the store and hands the answer to `done` on the I/O thread; nothing if the store failed.
  template <class Question, class Done>
  void ask(Question question, Done done) {
    using Answer = decltype(question(std::declval<store::Store&>()));
    push([this, question = std::move(question), done = std::move(done)](store::Store& store) mutable {
      std::optional<Answer> answer;
      try {
        answer.emplace(question(store));
      } catch (const store::Failure& failure) {
        report(failure);
      }
      post_([done = std::move(done), answer = std::move(answer)]() mutable { done(std::move(answer)); });
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

  bool has_failed() const { return has_failed_.load(std::memory_order_relaxed); }  // the last thing it was asked

 private:
  struct Write {
    store::Append append;
    Appended done;
  };
  using Ask = std::function<void(store::Store&)>;

  void push(Ask ask);
  void run(std::stop_token stop);
  void append_all(std::vector<Write> writes);
  void report(const store::Failure& failure);

  std::unique_ptr<store::Store> store_;
  Post post_;
  const Log& log_;
  Histogram& batch_sizes_;
  Histogram& batch_times_;
  Counter& failures_;
  std::atomic<bool> has_failed_{false};
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::vector<Write> writes_{};
  std::vector<Ask> asks_{};
  std::jthread thread_{};
};

}  // namespace springtide::server
