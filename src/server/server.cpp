// The server's life: posted work, timers, deadlines, a stop in good order.
#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cassert>
#include <csignal>

#include "server/server_parts.h"
#include "server/this_thread.h"
#include "server/timer_wait.h"

namespace springtide::server {

using namespace net;
using asio::ip::tcp;

namespace {

constexpr Milliseconds watch_interval{20};
constexpr Milliseconds last_wait{1'000};  // for killed connections to unwind

}  // namespace

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

// --- a loop ---

ServerLoop::ServerLoop(Server::Parts& server, std::size_t index, std::size_t loops)
    : server_(server),
      context_{.setup = server.setup,
               .metrics = server.metrics,
               .log = server.log,
               .files = server.files,
               .counters = server.counters,
               .addresses = server.addresses,
               .last_id = index,
               .id_step = loops} {
  spawn(watch());
}

void ServerLoop::run(Application& application) {
  context_.application = &application;
  io_.run();
}

void ServerLoop::run_safely(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& error) {
    context_.log.error("work_failed", {{"reason", error.what()}});
  }
}

void ServerLoop::post(std::function<void()> work) {
  asio::post(io_, [this, held = std::move(work)] { run_safely(held); });
}

Timer ServerLoop::after(Milliseconds delay, std::function<void()> work) {
  const auto wait = std::make_shared<Timer::Wait>(io_, std::move(work));
  wait->timer.expires_after(delay);
  wait->timer.async_wait([wait, this](error_code) {
    if (const auto due = std::exchange(wait->work, nullptr)) run_safely(due);
  });
  return Timer(wait);
}

void ServerLoop::spawn(asio::awaitable<void> work) {
  asio::co_spawn(io_, std::move(work), [this](const std::exception_ptr& error) {
    if (error) run_safely([&] { std::rethrow_exception(error); });
  });
}

asio::awaitable<void> ServerLoop::watch() {
  asio::steady_timer timer(io_);
  for (;;) {
    timer.expires_after(watch_interval);
    co_await timer.async_wait(as_result);
    const Moment at = steady_now();
    has_turned_ = true;
    if (this == server_.loops.front().get()) server_.beat(at);
    for (Session* session : context_.sessions) session->check(at);
    if (context_.is_stopping) go_on_stopping(at);
  }
}

void ServerLoop::begin_stop() {
  context_.is_stopping = true;
  stop_begun_ = steady_now();
  run_safely([this] {
    context_.application->stopping([weak = std::weak_ptr(server_.self)] {
      if (const auto parts = weak.lock()) (*parts)->finished_one();
    });
  });
}

void ServerLoop::stop_sessions() {
  if (std::exchange(are_sessions_stopped_, true)) return;
  for (Session* session : context_.sessions) session->stop();
}

// The applications have half of the time, their clients the rest. What one loop has handed to another is heard there as
// long as anybody is connected.
void ServerLoop::go_on_stopping(Moment at) {
  const Milliseconds all = context_.setup.limits.stop_timeout;
  if (at >= stop_begun_ + all / 2) stop_sessions();
  if (at >= stop_begun_ + all)
    for (Session* session : context_.sessions) session->kill();
  const bool is_done = are_sessions_stopped_ && server_.open() == 0;
  if (is_done || at >= stop_begun_ + all + last_wait) io_.stop();
}

// --- all of them ---

std::size_t Server::Parts::open() const {
  std::size_t sum = 0;
  for (const auto& loop : loops) sum += loop->open();
  return sum;
}

void Server::Parts::begin_stop() {
  if (std::exchange(is_stopping, true)) return;
  log.info("stopping", {{"connections", open()}});
  if (at_stop) at_stop();
  error_code ignored;
  for (tcp::acceptor& acceptor : acceptors) acceptor.close(ignored);
  unfinished = loops.size();
  for (const auto& loop : loops) asio::post(loop->io(), [at = loop.get()] { at->begin_stop(); });
}

void Server::Parts::finished_one() {
  if (--unfinished != 0) return;
  for (const auto& loop : loops) asio::post(loop->io(), [at = loop.get()] { at->stop_sessions(); });
}

// A loop that hangs has not turned, and nothing is heard of any.
void Server::Parts::beat(Moment at) {
  if (!at_beat || at < next_beat) return;
  if (!std::ranges::all_of(loops, [](const auto& loop) { return loop->has_turned(); })) return;
  for (const auto& loop : loops) loop->forget_turn();
  next_beat = at + beat_interval;
  at_beat();
}

// What waits in the first loop may hold a socket of another.
Server::Parts::~Parts() {
  acceptors.clear();
  signals.reset();
  hangups.reset();
  for (auto& loop : loops) loop.reset();
}

Server::Server(const ServerSetup& setup, std::size_t loops, Metrics& metrics, const Log& log, const StaticFiles* files)
    : parts_(std::make_unique<Parts>(setup, loops, metrics, log, files)) {}

Server::~Server() = default;

std::size_t Server::loops() const { return parts_->loops.size(); }
Loop& Server::loop(std::size_t index) { return *parts_->loops.at(index); }

void Server::run(std::span<Application* const> applications) {
  assert(applications.size() == loops());
  parts_->log.info("serving", {{"port", parts_->port}, {"tls_port", parts_->tls_port}, {"loops", loops()}});
  {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < loops(); ++i)
      others.emplace_back([i, loop = parts_->loops[i].get(), application = applications[i]] {
        name_this_thread("home " + std::to_string(i + 1));
        loop->run(*application);
      });
    parts_->loops[0]->run(*applications[0]);
  }
  parts_->log.info("stopped", {{"connections_cut_off", parts_->open()}});
}

void Server::stop() {
  asio::post(parts_->loops[0]->io(), [parts = parts_.get()] { parts->begin_stop(); });
}

void Server::stop_on_signals() {
  parts_->signals = std::make_unique<asio::signal_set>(parts_->loops[0]->io(), SIGINT, SIGTERM);
  parts_->signals->async_wait([parts = parts_.get()](error_code error, int) {
    if (!error) parts->begin_stop();
  });
}

void Server::Parts::await_hangup() {
  hangups->async_wait([this](error_code error, int) {
    if (error) return;
    at_hangup();
    await_hangup();
  });
}

void Server::on_hangup(std::function<void()> work) {
  parts_->at_hangup = std::move(work);
  parts_->hangups = std::make_unique<asio::signal_set>(parts_->loops[0]->io(), SIGHUP);
  parts_->await_hangup();
}

void Server::on_stop(std::function<void()> work) { parts_->at_stop = std::move(work); }

void Server::on_beat(Milliseconds every, std::function<void()> work) {
  parts_->beat_interval = every;
  parts_->at_beat = std::move(work);
}

const Endpoints& Server::opened() const { return parts_->opened; }

void Server::reload(const ServerSetup& setup) { parts_->reload(setup); }

std::uint16_t Server::port() const { return parts_->port; }
std::uint16_t Server::tls_port() const { return parts_->tls_port; }

}  // namespace springtide::server
