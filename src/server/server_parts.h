// The parts of the server: listener.cpp lets connections in, server.cpp watches and ends them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <list>
#include <thread>
#include <vector>

#include "server/session.h"

namespace springtide::server {

// Members are destroyed from the last to the first: what waits in `io` may still use the context.
class ServerLoop final : public Loop {
 public:
  ServerLoop(Server::Parts& server, std::size_t index, std::size_t loops);

  void post(std::function<void()> work) override;
  Timer after(Milliseconds delay, std::function<void()> work) override;

  net::asio::io_context& io() { return io_; }
  std::size_t open() const { return context_.open; }
  std::size_t burden() const { return context_.open + coming_; }
  bool has_turned() const { return has_turned_; }  // since it was forgotten; from any thread, as the next
  void forget_turn() { has_turned_ = false; }
  void let_come(net::asio::ip::tcp::socket socket, bool is_tls);  // from any thread
  void run(Application& application);
  void spawn(net::asio::awaitable<void> work);
  void reload(const ServerSetup& setup) { context_.setup = setup; }
  void begin_stop();
  void stop_sessions();

 private:
  net::asio::awaitable<void> watch();
  void admit(net::asio::ip::tcp::socket socket, bool is_tls);
  void refuse(net::asio::ip::tcp::socket socket, bool is_tls, net::Limit limit, Response response);
  void run_safely(const std::function<void()>& work);
  void go_on_stopping(Moment at);

  Server::Parts& server_;
  net::Context context_;
  std::atomic<std::size_t> coming_ = 0;  // accepted, but not yet looked at
  std::atomic<bool> has_turned_ = false;
  int refusing_ = 0;
  bool are_sessions_stopped_ = false;
  Moment stop_begun_{};
  net::asio::io_context io_{1};
};

struct Server::Parts {
  Parts(const ServerSetup& given, std::size_t count, Metrics& metrics, const Log& the_log, const StaticFiles* the_files);
  ~Parts();

  void reload(const ServerSetup& given);  // in the first loop
  void await_hangup();
  void listen(const Endpoint& endpoint, bool is_tls);
  net::asio::awaitable<void> accept(net::asio::ip::tcp::acceptor& acceptor, bool is_tls);
  ServerLoop& emptiest_loop();
  std::size_t open() const;
  void begin_stop();
  void finished_one();
  void beat(Moment at);

  ServerSetup setup;
  const Metrics& metrics;
  const Log& log;
  const StaticFiles* files;
  net::Counters counters;
  AddressLimits addresses;
  std::atomic<std::shared_ptr<net::asio::ssl::context>> tls{};
  std::uint16_t port = 0;
  std::uint16_t tls_port = 0;
  bool is_stopping = false;
  std::atomic<std::size_t> unfinished = 0;  // applications that have something to do before connections are closed
  std::size_t last_loop = 0;                // that got a connection
  std::vector<std::unique_ptr<ServerLoop>> loops{};
  std::list<net::asio::ip::tcp::acceptor> acceptors{};  // in the first loop, as the signals
  std::unique_ptr<net::asio::signal_set> signals{};
  std::unique_ptr<net::asio::signal_set> hangups{};
  std::function<void()> at_hangup{};
  std::function<void()> at_stop{};
  std::function<void()> at_beat{};
  Milliseconds beat_interval{};
  Moment next_beat{};
  Endpoints opened{};                                             // by this server itself
  std::shared_ptr<Parts*> self = std::make_shared<Parts*>(this);  // for what may outlive the server
};

}  // namespace springtide::server
