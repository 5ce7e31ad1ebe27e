// The parts of the server: listener.cpp lets connections in, server.cpp watches and ends them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <list>

#include "server/session.h"

namespace springtide::server {

// Members are destroyed from the last to the first: what waits in `io` may still use the context.
struct Server::Parts {
  Parts(const ServerSetup& given, Application& application, Metrics& metrics, const Log& log, const StaticFiles* files);

  net::asio::awaitable<void> accept(net::asio::ip::tcp::acceptor& acceptor, bool is_tls);
  net::asio::awaitable<void> watch();
  void admit(net::asio::ip::tcp::socket socket, bool is_tls);
  void refuse(net::asio::ip::tcp::socket socket, bool is_tls, net::Limit limit, Response response);
  void spawn(net::asio::awaitable<void> work);
  void run_safely(const std::function<void()>& work);
  void begin_stop();
  void stop_sessions();
  void go_on_stopping(Moment at);

  ServerSetup setup;
  net::Context context;
  net::asio::ssl::context tls{net::asio::ssl::context::tls_server};
  int refusing = 0;
  bool are_sessions_stopped = false;
  Moment stop_begun{};
  net::asio::io_context io{1};
  std::list<net::asio::ip::tcp::acceptor> acceptors{};
  std::list<net::asio::ip::tcp::acceptor> tls_acceptors{};
  std::uint16_t port = 0;
  std::uint16_t tls_port = 0;
  net::asio::signal_set signals{io};
  std::shared_ptr<Parts*> self = std::make_shared<Parts*>(this);  // for what may outlive the server
};

}  // namespace springtide::server
