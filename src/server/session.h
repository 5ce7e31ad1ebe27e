// What listener, HTTP and WebSocket share. Only their .cpp files include it: Boost begins here.
#pragma once

#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <unordered_set>

#include "server/address_limits.h"
#include "server/counters.h"
#include "server/stream.h"
#include "server/transport.h"

namespace springtide::server::net {

namespace beast = boost::beast;
namespace http = beast::http;

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

class Session;

// What the connections of one loop share; limits and counters are shared by all loops.
struct Context {
  ServerSetup setup;
  const Metrics& metrics;
  const Log& log;
  const StaticFiles* files;
  Counters& counters;
  AddressLimits& addresses;
  Application* application = nullptr;
  std::uint64_t last_id = 0;
  std::uint64_t id_step = 1;  // the number of loops
  std::unordered_set<Session*> sessions{};
  std::atomic<std::size_t> open = 0;  // the number of sessions, for other loops
  bool is_stopping = false;

  std::uint64_t next_id() { return last_id += id_step; }
};

inline Moment steady_now() { return std::chrono::steady_clock::now(); }

// A connection in one of its states. The server looks at all deadlines some times a second.
class Session {
 public:
  explicit Session(Context& context) : context_(context) {
    context_.sessions.insert(this);
    ++context_.open;
    context_.counters.connections.add(1);
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() {
    context_.sessions.erase(this);
    --context_.open;
    context_.counters.connections.add(-1);
  }

  virtual void stop() = 0;    // end soon, in good order
  virtual void kill() = 0;    // end now
  virtual void expire() = 0;  // the deadline has passed

  void check(Moment at) {
    if (at < deadline_) return;
    deadline_ = Moment::max();
    expire();
  }

 protected:
  void allow(Milliseconds time) { deadline_ = steady_now() + time; }
  void allow_any_time() { deadline_ = Moment::max(); }

  Context& context_;

 private:
  Moment deadline_ = Moment::max();
};

struct Peer {
  Address address{};
  bool is_proxy = false;  // a trusted one
  bool is_tls = false;
};

// A request for a WebSocket that was found good.
struct Upgrade {
  Stream stream;
  http::request<http::string_body> request;
  Address client;
  Place place;
};

// Serves a connection to its end.
asio::awaitable<void> serve(Context& context, std::shared_ptr<Channel> channel, Peer peer, Place place);
// Answers without looking at the request, and ends.
asio::awaitable<void> refuse(Context& context, std::shared_ptr<Channel> channel, Response response);
asio::awaitable<void> serve_websocket(Context& context, Upgrade upgrade);

// Ends writing and reads what still comes, so that the client gets to see the last bytes. Bounded in bytes; the caller has a
// deadline.
asio::awaitable<void> end_gently(Channel& channel);

// Waits for one of Channel's functions: `co_await done_by([&](Completion done) { channel.finish(std::move(done)); })`.
template <class Start>
asio::awaitable<error_code> done_by(Start start) {
  const auto initiate = [](auto handler, Start& begin) { begin(Completion::of(std::move(handler))); };
  auto [error, bytes] = co_await asio::async_initiate<const decltype(as_result)&, void(error_code, std::size_t)>(
      initiate, as_result, std::ref(start));
  co_return error;
}

}  // namespace springtide::server::net
