// Work that waits for other threads, written in one piece: coroutines that live on the I/O thread.
#pragma once

#include <coroutine>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

namespace springtide::server {

// The store or a thread cannot do it now; it may be tried again.
struct Busy : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// The server ends before it was done; nobody waits any more.
struct Stopped {};

// What a coroutine gives in the end. It begins when it is awaited.
template <class T>
class [[nodiscard]] Task {
 public:
  struct promise_type {
    std::optional<T> value{};
    std::exception_ptr error{};
    std::coroutine_handle<> waiting{};

    struct Back {
      bool await_ready() const noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> task) const noexcept {
        return task.promise().waiting;
      }
      void await_resume() const noexcept {}
    };
    Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
    std::suspend_always initial_suspend() const noexcept { return {}; }
    Back final_suspend() const noexcept { return {}; }
    void return_value(T result) { value.emplace(std::move(result)); }
    void unhandled_exception() { error = std::current_exception(); }
  };

  Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Task& operator=(Task&&) = delete;
  ~Task() {
    if (handle_) handle_.destroy();
  }

  bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> waiting) const noexcept {
    handle_.promise().waiting = waiting;
    return handle_;
  }
  T await_resume() const {
    if (handle_.promise().error) std::rethrow_exception(handle_.promise().error);
    return *std::move(handle_.promise().value);
  }

 private:
  explicit Task(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
  std::coroutine_handle<promise_type> handle_;
};

// A coroutine that nobody waits for. It catches what it throws.
struct Detached {
  struct promise_type {
    Detached get_return_object() const noexcept { return {}; }
    std::suspend_never initial_suspend() const noexcept { return {}; }
    std::suspend_never final_suspend() const noexcept { return {}; }
    void return_void() const noexcept {}
    void unhandled_exception() const noexcept { std::terminate(); }
  };
};

// To be awaited: `begin` is given what is to be called with the answer, once and on the I/O thread. If that is destroyed
// without a call, the coroutine ends with Stopped.
template <class T, class Begin>
class Answered {
 public:
  explicit Answered(Begin begin) : begin_(std::move(begin)) {}

  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> waiting) {
    auto resume = std::make_shared<Resume>(this, waiting);
    Begin begin = std::move(begin_);  // this may be gone before `begin` returns
    begin([resume = std::move(resume)](T answer) { resume->with(std::move(answer)); });
  }
  T await_resume() {
    if (!answer_) throw Stopped{};
    return *std::move(answer_);
  }

 private:
  struct Resume {
    Resume(Answered* to, std::coroutine_handle<> handle) : awaiting(to), waiting(handle) {}
    Resume(const Resume&) = delete;
    Resume& operator=(const Resume&) = delete;
    ~Resume() {
      if (waiting) std::exchange(waiting, nullptr).resume();
    }
    void with(T answer) {
      awaiting->answer_.emplace(std::move(answer));
      std::exchange(waiting, nullptr).resume();
    }
    Answered* awaiting;
    std::coroutine_handle<> waiting;
  };

  Begin begin_;
  std::optional<T> answer_{};
};

template <class T, class Begin>
Answered<T, Begin> answered(Begin begin) {
  return Answered<T, Begin>(std::move(begin));
}

}  // namespace springtide::server
