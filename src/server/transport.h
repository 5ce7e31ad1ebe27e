// The transport: HTTP and WebSocket, with hard limits. The application answers requests and talks over connections.
// There are as many loops as wanted, each with a thread: a connection and its application live in one of them, and whatever
// is not said to be thread-safe is called there only.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "server/log.h"
#include "server/metrics.h"
#include "server/response.h"
#include "server/setup.h"
#include "server/static_files.h"
#include "server/target.h"

namespace springtide::server {

struct Request {
  std::string method{};
  std::string path{};  // decoded, without the query
  Fields query{};
  std::string authorization{};
  std::string content_type{};
  std::string accept_encoding{};
  std::string if_none_match{};
  std::string origin{};
  std::string user_agent{};
  std::string accept_language{};
  std::string host{};      // as the client names it
  bool is_secure = false;  // the client came over TLS, here or at a trusted proxy
  std::string body{};
  std::string address{};  // of the client, behind trusted proxies if any
};

// Called once, at once or later. A call after the answer's time-out does nothing.
using Respond = std::function<void(Response)>;

// One WebSocket. Valid from `opened` until `closed` returns.
class Connection {
 public:
  virtual ~Connection() = default;
  // Never blocks. A client that leaves more unread than the limit is closed with 1013; later messages to it are dropped.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
  // After all that was sent before. Nothing is received any more.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
  virtual std::uint64_t id() const = 0;  // never used twice by one server; see loop_of
  virtual const std::string& address() const = 0;
};

// An exception out of `request` is answered with 500, one out of `opened` or `received` closes the connection with 1011.
class Application {
 public:
  virtual ~Application() = default;
  virtual void request(Request request, Respond respond) = 0;
  virtual void opened(Connection& connection) = 0;
  virtual void received(Connection& connection, std::string_view text) = 0;
  // Once for each `opened`, never from inside `send` or `close`; nothing can be sent any more.
  virtual void closed(Connection& connection) = 0;

  // A page that it answers itself although there is a file for it.
  virtual bool wants(const Request&) const { return false; }
  virtual bool is_ready() { return true; }           // for /readyz
  virtual bool may_connect() const { return true; }  // a new WebSocket
  // The server is about to stop: tell the clients, save what is open, then call `done`; connections are closed after it.
  virtual void stopping(std::function<void()> done) { done(); }
};

// Something that happens later unless the handle is cancelled or destroyed before. May outlive the server.
class Timer {
 public:
  struct Wait;
  Timer() = default;
  explicit Timer(std::weak_ptr<Wait> wait) : wait_(std::move(wait)) {}
  Timer(Timer&&) = default;
  Timer& operator=(Timer&& other) noexcept;
  ~Timer() { cancel(); }
  void cancel();
  void detach() { wait_.reset(); }  // it happens in any case

 private:
  std::weak_ptr<Wait> wait_{};
};

// A thread with its connections and timers.
class Loop {
 public:
  virtual ~Loop() = default;
  virtual void post(std::function<void()> work) = 0;  // thread-safe: onto the loop's thread
  // On the loop's thread alone.
  [[nodiscard]] virtual Timer after(Milliseconds delay, std::function<void()> work) = 0;
};

// Answers itself: /metrics, /healthz, /readyz, the WebSocket at /ws and, if there are files, every path but /api/….
class Server {
 public:
  // Listens on return. Throws std::runtime_error if an address or a certificate is no good. All of it outlives the server.
  Server(const ServerSetup& setup, std::size_t loops, Metrics& metrics, const Log& log, const StaticFiles* files = nullptr);
  ~Server();

  std::size_t loops() const;
  Loop& loop(std::size_t index);

  // Until stopped, with an application for each loop: a connection lives in one loop and knows its application alone. An
  // application's exceptions are caught before; any other, such as a lack of memory, comes out of it in the middle of an
  // operation: the process should end then.
  void run(std::span<Application* const> applications);

  // Thread-safe. Stops accepting, lets the applications tell their clients, finishes requests, closes WebSockets with 1012;
  // what is left after the stop time-out is cut off. A second call does nothing.
  void stop();
  void stop_on_signals();                      // SIGINT, SIGTERM
  void on_hangup(std::function<void()> work);  // SIGHUP: in the first loop
  void on_stop(std::function<void()> work);    // when a stop begins: in the first loop
  // In the first loop, so often as long as every loop turns; while one hangs, never. Before `run`.
  void on_beat(Milliseconds every, std::function<void()> work);

  // In the first loop. The certificate is read anew, and all but the addresses to listen on is as given from now on. Throws
  // std::runtime_error if the certificate is no good; then nothing has changed.
  void reload(const ServerSetup& setup);

  const Endpoints& opened() const;  // those that had no socket yet, with the one that they have now
  std::uint16_t port() const;       // of the first endpoint
  std::uint16_t tls_port() const;   // 0 without TLS

  struct Parts;

 private:
  std::unique_ptr<Parts> parts_;
};

// In which of the loops a connection lives.
inline std::size_t loop_of(std::uint64_t connection, std::size_t loops) { return connection % loops; }

}  // namespace springtide::server
