// Each database's own thread: appends that come in together, from whatever loop, are made durable together; questions are
// answered in order. Where tables are spread over several databases, one that hangs stops its own tables alone.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <type_traits>
#include <vector>

#include "server/store_health.h"
#include "server/task.h"
#include "server/transport.h"
#include "store/store.h"

namespace springtide::server {

class StoreThread {
 public:
  // `number`: from 1, of a spread; 0 if there is no other.
  StoreThread(std::unique_ptr<store::Store> store, int number, Metrics& metrics, const Log& log);
  ~StoreThread();
  void stop();  // when what is queued is done
  // Waits for the end of the thread; a store that does not answer until then is given up.
  void finish(Moment until);

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
  int number_;
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

// The databases that tables are spread over, each with its thread. What is no table's own is in the first.
class Stores {
 public:
  Stores(std::vector<std::unique_ptr<store::Store>> stores, Metrics& metrics, const Log& log);
  ~Stores() { finish(); }
  void finish();  // ends all threads: what is queued is done, unless a store does not answer

  StoreThread& first() { return *threads_.front(); }
  StoreThread& of(std::string_view table);
  std::vector<StoreThread*> all();
  std::vector<StoreThread*> healthy();  // those that are not failing

 private:
  std::vector<std::unique_ptr<StoreThread>> threads_{};
};

// The stores as one loop asks them: answers come back to that loop.
class StoreQueue {
 public:
  template <class Question>
  using AnswerTo = std::invoke_result_t<Question, store::Store&>;

  StoreQueue(Stores& stores, Loop& loop) : stores_(stores), loop_(loop) {}

  void append(store::Append append, StoreThread::Appended done) {
    StoreThread& thread = stores_.of(append.row.id);
    thread.append({.append = std::move(append), .done = std::move(done), .loop = &loop_});
  }

  // Asks the first store and hands the answer to `done`; nothing if the store failed.
  template <class Question, class Done>
  void ask(Question question, Done done) {
    ask_at(stores_.first(), std::move(question), std::move(done));
  }
  // The one that has the table.
  template <class Question, class Done>
  void ask_of(std::string_view table, Question question, Done done) {
    ask_at(stores_.of(table), std::move(question), std::move(done));
  }
  // Every one, and `done` is called for each, whoever answers first.
  template <class Question, class Done>
  void ask_each(Question question, Done done) {
    for (StoreThread* thread : stores_.all()) ask_at(*thread, question, done);
  }
  // The same, for what nobody waits for: that it can be answered does not show that the store can do what people want of it.
  template <class Question, class Done>
  void ask_each_aside(Question question, Done done) {
    for (StoreThread* thread : stores_.all()) ask_at(*thread, question, done, Shows::nothing);
  }

  // The answer of the first store, to be awaited; Busy if the store failed.
  template <class Question>
  Task<AnswerTo<Question>> asked(Question question) {
    return asked_at(stores_.first(), std::move(question));
  }
  template <class Question>
  Task<AnswerTo<Question>> asked_of(std::string_view table, Question question) {
    return asked_at(stores_.of(table), std::move(question));
  }
  // The same, for what nobody waits for.
  template <class Question>
  Task<AnswerTo<Question>> asked_aside(Question question) {
    return asked_at(stores_.first(), std::move(question), Shows::nothing);
  }
  // All answers, in the order of the stores; Busy if one of them failed.
  template <class Question>
  Task<std::vector<AnswerTo<Question>>> asked_each(Question question) {
    return asked_all(stores_.all(), std::move(question));
  }
  // Without those that are known to fail.
  template <class Question>
  Task<std::vector<AnswerTo<Question>>> asked_healthy(Question question) {
    return asked_all(stores_.healthy(), std::move(question));
  }
  template <class Question>
  Task<std::vector<AnswerTo<Question>>> asked_healthy_aside(Question question) {
    return asked_all(stores_.healthy(), std::move(question), Shows::nothing);
  }

  bool is_failing() const { return stores_.first().is_failing(); }  // nobody can come in
  bool is_failing(std::string_view table) const { return stores_.of(table).is_failing(); }

 private:
  enum class Shows : std::uint8_t { nothing, health };  // an answer, of the store

  template <class Question, class Done>
  void ask_at(StoreThread& at, Question question, Done done, Shows shows = Shows::health) {
    using Answer = AnswerTo<Question>;
    at.ask([&thread = at, &loop = loop_, question = std::move(question), done = std::move(done),
            shows](store::Store& store) mutable {
      std::optional<Answer> answer;
      try {
        answer.emplace(question(store));
        if (shows == Shows::health) thread.note_success(&StoreThread::Health::reading);
      } catch (const store::Failure& failure) {
        thread.report(&StoreThread::Health::reading, failure);
      }
      loop.post([done = std::move(done), answer = std::move(answer)]() mutable { done(std::move(answer)); });
    });
  }

  [[noreturn]] static void be_busy() { throw Busy("The store does not answer; try again."); }

  template <class Question>
  Task<AnswerTo<Question>> asked_at(StoreThread& thread, Question question, Shows shows = Shows::health) {
    auto answer = co_await answered<std::optional<AnswerTo<Question>>>(
        [&](auto done) { ask_at(thread, std::move(question), std::move(done), shows); });
    if (!answer) be_busy();
    co_return *std::move(answer);
  }

  template <class Question>
  Task<std::vector<AnswerTo<Question>>> asked_all(std::vector<StoreThread*> threads, Question question,
                                                  Shows shows = Shows::health) {
    using Found = std::vector<std::optional<AnswerTo<Question>>>;
    std::vector<AnswerTo<Question>> answers;
    if (threads.empty()) co_return answers;
    Found found = co_await answered<Found>([&](auto done) {
      const auto all = std::make_shared<Found>();
      const auto missing = std::make_shared<std::size_t>(threads.size());
      all->resize(threads.size());
      for (std::size_t i = 0; i < threads.size(); ++i)
        ask_at(
            *threads[i], question,
            [all, missing, i, done](auto answer) {
              (*all)[i] = std::move(answer);
              if (--*missing == 0) done(std::move(*all));
            },
            shows);
    });
    for (auto& each : found) {
      if (!each) be_busy();
      answers.push_back(*std::move(each));
    }
    co_return answers;
  }

  Stores& stores_;
  Loop& loop_;
};

}  // namespace springtide::server
