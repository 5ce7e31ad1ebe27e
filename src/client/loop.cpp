#include "client/loop.h"

#include <unistd.h>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "client/loop_parts.h"

namespace springtide::client {

Loop::Loop() : parts_(std::make_unique<Parts>()) {}
Loop::~Loop() = default;

void Loop::post(Work work) { asio::post(parts_->context, std::move(work)); }

// The handler of a timer that ran out may already be queued when the timer is destroyed: only the weak pointer tells.
Timer Loop::after(Milliseconds time, Work work) {
  const auto timer = std::make_shared<asio::steady_timer>(parts_->context, time);
  timer->async_wait([weak = std::weak_ptr(timer), work = std::move(work)](error_code error) {
    if (const auto alive = weak.lock(); alive && !error) work();
  });
  return Timer(timer);
}

void Loop::later(Milliseconds time, Work work) {
  const auto timer = std::make_shared<asio::steady_timer>(parts_->context, time);
  timer->async_wait([timer, work = std::move(work)](error_code) { work(); });
}

void Loop::when_readable(int descriptor, Work work) {
  const auto copy = std::make_shared<asio::posix::stream_descriptor>(parts_->context);
  error_code error;
  copy->assign(::dup(descriptor), error);
  if (error) return post(std::move(work));
  copy->async_wait(asio::posix::stream_descriptor::wait_read, [copy, work = std::move(work)](error_code) { work(); });
}

void Loop::run_until(const std::function<bool()>& is_done) {
  const auto work = asio::make_work_guard(parts_->context);
  while (!is_done()) parts_->context.run_one();
}

}  // namespace springtide::client
