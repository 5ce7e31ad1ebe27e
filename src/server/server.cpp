// The server's life: posted work, timers, deadlines, a stop in good order.
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>

#include "server/server_parts.h"

namespace springtide::server {

using namespace net;
using asio::ip::tcp;

namespace {

constexpr Milliseconds watch_interval{20};
constexpr Milliseconds last_wait{1'000};  // for killed connections to unwind

}  // namespace

struct Timer::Wait {
  Wait(asio::io_context& io, std::function<void()> later) : timer(io), work(std::move(later)) {}
  asio::steady_timer timer;
  std::function<void()> work;
};

void Timer::cancel() {
  const auto wait = wait_.lock();
  wait_.reset();
  if (!wait) return;
  wait->work = nullptr;
  wait->timer.cancel();
}

Timer& Timer::operator=(Timer&& other) noexcept {
  if (this == &other) return *this;
  cancel();
  wait_ = std::exchange(other.wait_, {});
  return *this;
}

void Server::Parts::run_safely(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& error) {
    context.log.error("work_failed", {{"reason", error.what()}});
  }
}

asio::awaitable<void> Server::Parts::watch() {
  asio::steady_timer timer(io);
  for (;;) {
    timer.expires_after(watch_interval);
    co_await timer.async_wait(as_result);
    const Moment at = steady_now();
    for (Session* session : context.sessions) session->check(at);
    context.counters.connections.set(static_cast<std::int64_t>(context.sessions.size()));
    if (context.is_stopping) go_on_stopping(at);
  }
}

void Server::Parts::begin_stop() {
  if (std::exchange(context.is_stopping, true)) return;
  context.log.info("stopping", {{"connections", context.sessions.size()}});
  stop_begun = steady_now();
  error_code ignored;
  for (tcp::acceptor& acceptor : acceptors) acceptor.close(ignored);
  for (tcp::acceptor& acceptor : tls_acceptors) acceptor.close(ignored);
  run_safely([this] {
    context.application.stopping([weak = std::weak_ptr(self)] {
      if (const auto parts = weak.lock()) asio::post((*parts)->io, [parts] { (*parts)->stop_sessions(); });
    });
  });
}

void Server::Parts::stop_sessions() {
  if (std::exchange(are_sessions_stopped, true)) return;
  for (Session* session : context.sessions) session->stop();
}

// The application has half of the time, its clients the rest.
void Server::Parts::go_on_stopping(Moment at) {
  const Milliseconds all = setup.limits.stop_timeout;
  if (at >= stop_begun + all / 2) stop_sessions();
  if (at >= stop_begun + all)
    for (Session* session : context.sessions) session->kill();
  const bool is_done = are_sessions_stopped && context.sessions.empty();
  if (is_done || at >= stop_begun + all + last_wait) io.stop();
}

Server::Server(const ServerSetup& setup, Application& application, Metrics& metrics, const Log& log,
               const StaticFiles* files)
    : parts_(std::make_unique<Parts>(setup, application, metrics, log, files)) {}

Server::~Server() = default;

void Server::run() {
  parts_->context.log.info("serving", {{"port", parts_->port}, {"tls_port", parts_->tls_port}});
  parts_->io.run();
  parts_->context.log.info("stopped", {{"connections_cut_off", parts_->context.sessions.size()}});
}

void Server::post(std::function<void()> work) {
  asio::post(parts_->io, [parts = parts_.get(), held = std::move(work)] { parts->run_safely(held); });
}

Timer Server::after(Milliseconds delay, std::function<void()> work) {
  const auto wait = std::make_shared<Timer::Wait>(parts_->io, std::move(work));
  wait->timer.expires_after(delay);
  wait->timer.async_wait([wait, parts = parts_.get()](error_code) {
    if (const auto due = std::exchange(wait->work, nullptr)) parts->run_safely(due);
  });
  return Timer(wait);
}

void Server::stop() {
  asio::post(parts_->io, [parts = parts_.get()] { parts->begin_stop(); });
}

void Server::stop_on_signals() {
  parts_->signals.add(SIGINT);
  parts_->signals.add(SIGTERM);
  parts_->signals.async_wait([parts = parts_.get()](error_code error, int) {
    if (!error) parts->begin_stop();
  });
}

std::uint16_t Server::port() const { return parts_->port; }
std::uint16_t Server::tls_port() const { return parts_->tls_port; }

}  // namespace springtide::server
