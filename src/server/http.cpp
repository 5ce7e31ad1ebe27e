// HTTP/1.1 with keep-alive: reads requests within the limits and decides what becomes of them.
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/http_session.h"

namespace springtide::server::net {
namespace {

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

std::string all_of(const http::request<http::string_body>& request, std::string_view name) {
  std::string values;
  const auto [first, last] = request.equal_range(name);
  for (auto at = first; at != last; ++at) values += (values.empty() ? "" : ",") + text(at->value());
  return values;
}

Response too_often(std::string_view sentence) {
  Response response = refusal(429, "too_many_requests", sentence);
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

}  // namespace

// Waiting for a request is idleness; the header's time runs from its first byte.
asio::awaitable<bool> HttpSession::first_byte() {
  const Limits& limits = context_.setup.limits;
  if (buffer_.size() == 0) {
    allow(std::exchange(is_first_, false) ? limits.header_timeout : limits.keep_alive_timeout);
    is_waiting_ = true;
    auto [error, bytes] = co_await stream_.async_read_some(buffer_.prepare(2048), as_result);
    is_waiting_ = false;
    if (error || context_.is_stopping) co_return false;
    buffer_.commit(bytes);
  }
  allow(limits.header_timeout);
  co_return true;
}

Request HttpSession::request_of(Parser& parser) {
  const auto& message = parser.get();
  client_ = client_of(peer_.address, all_of(message, "X-Forwarded-For"), all_of(message, "X-Real-IP"),
                      context_.setup.trusted_proxies);
  return {
      .method = text(message.method_string()),
      .authorization = text(message[http::field::authorization]),
      .content_type = text(message[http::field::content_type]),
      .accept_encoding = all_of(message, "Accept-Encoding"),
      .if_none_match = all_of(message, "If-None-Match"),
      .origin = text(message[http::field::origin]),
      .user_agent = text(message[http::field::user_agent]),
      .accept_language = text(message[http::field::accept_language]),
      .host = text(message[http::field::host]),
      .is_secure = peer_.is_tls || (peer_.is_proxy && beast::iequals(message["X-Forwarded-Proto"], "https")),
      .address = text_of(client_),
  };
}

// What is wrong with a request before its body is read.
std::optional<Response> HttpSession::refusal_of(const Parser& parser, const Request& request) {
  if (!context_.addresses.may_request(client_, steady_now())) {
    context_.counters.met(Limit::request_rate);
    return too_often("There were too many requests from this address.");
  }
  if (parser.get().version() == 11 && parser.get().count(http::field::host) != 1)
    return refusal(400, "malformed", "A request names one host.");
  if (request.path.empty()) return refusal(400, "malformed", "This is not a well-formed path.");
  if (request.path == "/ws") return upgrade_refusal(parser, request);
  return std::nullopt;
}

std::optional<Response> HttpSession::upgrade_refusal(const Parser& parser, const Request& request) {
  if (!beast::websocket::is_upgrade(parser.get())) {
    Response response = refusal(426, "websocket_only", "Only WebSockets are served here.");
    response.headers.emplace_back("Upgrade", "websocket");
    return response;
  }
  // A longer key would be refused below, by an answer that is none of ours.
  constexpr std::size_t key_length = 24;
  const auto& handshake = parser.get();
  if (handshake["Sec-WebSocket-Version"] != "13" || handshake.count("Sec-WebSocket-Key") != 1 ||
      handshake["Sec-WebSocket-Key"].size() > key_length)
    return refusal(400, "malformed", "This is not a WebSocket handshake of version 13.");
  if (!is_allowed_origin(request.origin, text(parser.get()[http::field::host]), context_.setup.origins)) {
    context_.counters.wrong_origin.add();
    return refusal(403, "wrong_origin", "Pages of another origin may not connect.");
  }
  if (!context_.application->may_connect())
    return refusal(503, "not_ready", "This node is being drained; another one serves.");
  if (!peer_.is_proxy || client_ == peer_.address) return std::nullopt;
  Admission admission = context_.addresses.connect(client_, steady_now());
  place_ = std::move(admission.place);
  if (admission.verdict == Verdict::admitted) return std::nullopt;
  const bool is_fast = admission.verdict == Verdict::too_fast;
  context_.counters.met(is_fast ? Limit::connection_rate : Limit::connections_per_address);
  return too_often(is_fast ? "There were too many connections." : "There are too many open connections.");
}

// Bytes that came after the request belong to the WebSocket.
void HttpSession::upgrade(Parser& parser) {
  stream_.channel().put_back(beast::buffers_to_string(buffer_.data()));
  upgrade_ = Upgrade{stream_, parser.release(), client_, std::move(place_)};
}

asio::awaitable<bool> HttpSession::read_body(Parser& parser) {
  if (parser.is_done()) co_return true;
  allow(context_.setup.limits.body_timeout);
  if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    const Pieces pieces{asio::buffer(std::string_view("HTTP/1.1 100 Continue\r\n\r\n"))};
    if (co_await done_by([&](Completion done) { stream_.channel().write(pieces, std::move(done)); })) co_return false;
  }
  auto [error, bytes] = co_await http::async_read(stream_, buffer_, parser, as_result);
  if (error) co_await refuse_read(error, Limit::body_time);
  co_return !error;
}

// True: the connection waits for another request.
asio::awaitable<bool> HttpSession::serve_one() {
  if (!co_await first_byte()) co_return false;
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(context_.setup.limits.header_bytes));
  parser.body_limit(context_.setup.limits.body_bytes);
  if (auto [error, bytes] = co_await http::async_read_header(stream_, buffer_, parser, as_result); error) {
    co_await refuse_read(error, Limit::header_time);
    co_return false;
  }
  Request request = request_of(parser);
  if (auto target = target_of(text(parser.get().target()))) {
    request.path = std::move(target->path);
    request.query = std::move(target->query);
  }
  if (auto response = refusal_of(parser, request)) {
    co_await refuse(std::move(*response));
    co_return false;
  }
  if (request.path == "/ws") {
    upgrade(parser);
    co_return false;
  }
  if (!co_await read_body(parser)) co_return false;
  request.body = std::move(parser.get().body());
  allow_any_time();

  const Moment begun = steady_now();
  const bool is_head = request.method == "HEAD";
  const std::string path = logged_path(request.path);
  const std::string method = request.method;
  const Response response = co_await answer(std::move(request));
  const double seconds = std::chrono::duration<double>(steady_now() - begun).count();
  context_.counters.answered(response.status, seconds);
  context_.log.debug("request", {{"method", method}, {"path", path}, {"status", response.status}, {"seconds", seconds}});

  const bool is_kept = parser.keep_alive() && parser.get().version() == 11 && !context_.is_stopping;
  if (!co_await write(response, is_head, is_kept)) co_return false;
  if (is_kept) co_return true;
  allow(context_.setup.limits.close_timeout);
  co_await end_gently(stream_.channel());
  co_return false;
}

asio::awaitable<std::optional<Upgrade>> HttpSession::run() {
  allow(context_.setup.limits.header_timeout);
  if (co_await done_by([&](Completion done) { stream_.channel().handshake(std::move(done)); })) co_return std::nullopt;
  while (co_await serve_one()) continue;
  if (!upgrade_) stream_.channel().close();
  co_return std::move(upgrade_);
}

asio::awaitable<void> serve(Context& context, std::shared_ptr<Channel> channel, Peer peer, Place place) {
  std::optional<Upgrade> upgrade;
  {
    HttpSession session(context, std::move(channel), peer, std::move(place));
    upgrade = co_await session.run();
  }
  if (upgrade) co_await serve_websocket(context, std::move(*upgrade));
}

asio::awaitable<void> refuse(Context& context, std::shared_ptr<Channel> channel, Response response) {
  HttpSession session(context, std::move(channel), Peer{}, Place{});
  co_await session.refuse(std::move(response));
}

}  // namespace springtide::server::net
