// A WebSocket: text messages within the limits, a bounded queue for what is sent, pings, a close with code and reason.
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/session.h"

namespace springtide::server::net {
namespace {

namespace websocket = beast::websocket;

// Close codes of RFC 6455 and its registry.
enum Code : std::uint16_t {
  not_text = 1003,
  broken_rule = 1008,
  too_large = 1009,
  failed = 1011,
  restarting = 1012,
  try_later = 1013,
};

constexpr std::size_t longest_reason = 120;  // a close frame has room for 123 bytes
// A message may come in pieces, but not byte by byte.
constexpr int most_reads_per_message = 1000;
// For the answer to the last word before a restart.
constexpr Milliseconds farewell{300};
// A read that brings nothing to tell was of empty frames.
constexpr int most_empty_reads = 64;

// Of a whole text in one frame (RFC 6455, 5.2): its length in 7 bits, 16 or 64.
std::string text_frame_head(std::size_t length) {
  std::string head{static_cast<char>(0x81)};
  const auto append_length = [&](char kind, int bytes) {
    head += kind;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) head += static_cast<char>(length >> shift & 0xff);
  };
  if (length < 126)
    head += static_cast<char>(length);
  else if (length < 0x10000)
    append_length(126, 2);
  else
    append_length(127, 8);
  return head;
}

class WebSocket final : public Connection, public Session, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Context& context, Upgrade upgrade)
      : Session(context),
        stream_(std::move(upgrade.stream)),
        place_(std::move(upgrade.place)),
        address_(text_of(upgrade.client)),
        id_(context.next_id()),
        bucket_(context.setup.limits.messages, steady_now()) {}

  asio::awaitable<void> run(http::request<http::string_body> request);

  using Connection::send;
  void send(std::shared_ptr<const std::string> text) override;
  void close(std::uint16_t code, std::string_view reason) override;
  std::uint64_t id() const override { return id_; }
  const std::string& address() const override { return address_; }

  void stop() override;
  void kill() override;
  void expire() override { kill(); }

 private:
  Channel& channel() { return stream_.next_layer().channel(); }
  void configure();
  asio::awaitable<bool> accept(const http::request<http::string_body>& request);
  asio::awaitable<void> receive();
  bool take_piece();
  bool take_message();
  void count_control_frame();
  void refuse(Limit limit, std::uint16_t code, std::string_view reason);
  void note_end(error_code error);
  void note_sent(std::size_t bytes);
  void send_compressed(std::shared_ptr<const std::string> text);
  void write_next();
  void start_close();
  template <class Work>
  void guarded(Work work);

  websocket::stream<Stream> stream_;
  Place place_;
  std::string address_;
  std::uint64_t id_;
  TokenBucket bucket_;
  beast::flat_buffer buffer_{};
  int reads_ = 0;  // of the current message
  std::deque<std::shared_ptr<const std::string>> queue_{};
  std::size_t queued_bytes_ = 0;
  bool is_compressed_ = false;
  bool is_writing_ = false;
  bool is_closing_ = false;
  bool is_open_ = false;
  websocket::close_reason reason_{};
  asio::cancellation_signal cancel_read_{};
  asio::cancellation_signal cancel_close_{};
};

void WebSocket::configure() {
  const Limits& limits = context_.setup.limits;
  stream_.set_option(websocket::stream_base::timeout{
      .handshake_timeout = limits.header_timeout, .idle_timeout = limits.idle_timeout, .keep_alive_pings = true});
  if (context_.setup.has_deflate) {
    websocket::permessage_deflate deflate;
    deflate.server_enable = true;
    deflate.server_max_window_bits = 12;
    deflate.memLevel = 4;
    deflate.msg_size_threshold = 128;
    stream_.set_option(deflate);
  }
  stream_.auto_fragment(false);
  stream_.read_message_max(0);  // `take_piece` limits it, and says so with a reason
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind != websocket::frame_type::close) count_control_frame();
  });
}

// The application's mistakes end one connection, not the server.
template <class Work>
void WebSocket::guarded(Work work) {
  try {
    work();
  } catch (const std::exception& error) {
    context_.log.error("connection_failed", {{"connection", id_}, {"reason", error.what()}});
    close(failed, "Something went wrong here.");
  }
}

void WebSocket::refuse(Limit limit, std::uint16_t code, std::string_view reason) {
  if (is_closing_) return;
  context_.counters.met(limit);
  context_.log.debug("connection_limited", {{"connection", id_}, {"limit", limit_names[static_cast<std::size_t>(limit)]}});
  close(code, reason);
}

// Called from inside a read of Beast, which must not be closed there.
void WebSocket::count_control_frame() {
  channel().note_progress();
  if (bucket_.take(context_.setup.limits.messages, steady_now())) return;
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->refuse(Limit::message_rate, broken_rule, "There were too many messages.");
  });
}

// False: the connection is being closed.
bool WebSocket::take_piece() {
  const std::size_t longest = context_.setup.limits.message_bytes;
  if (buffer_.size() > longest)
    refuse(Limit::message_size, too_large, "A message may have " + std::to_string(longest) + " bytes.");
  else if (!stream_.got_text())
    close(not_text, "Messages are text.");
  else if (++reads_ > most_reads_per_message)
    refuse(Limit::message_rate, broken_rule, "The message came in too many pieces.");
  else if (stream_.is_message_done())
    return take_message();
  return !is_closing_;
}

bool WebSocket::take_message() {
  const std::string_view text(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
  if (!bucket_.take(context_.setup.limits.messages, steady_now())) {
    refuse(Limit::message_rate, broken_rule, "There were too many messages.");
    return false;
  }
  context_.counters.messages_in.add();
  context_.counters.bytes_in.add(text.size());
  guarded([&] { context_.application->received(*this, text); });
  buffer_.clear();
  reads_ = 0;
  return true;
}

// After a close of our own, what comes is only read to find the other side's close.
asio::awaitable<void> WebSocket::receive() {
  for (;;) {
    const std::size_t room = context_.setup.limits.message_bytes + 1 - buffer_.size();
    auto [error, bytes] =
        co_await stream_.async_read_some(buffer_, room, asio::bind_cancellation_slot(cancel_read_.slot(), as_result));
    if (error) co_return note_end(error);
    channel().note_progress();
    if (is_closing_)
      buffer_.clear();
    else if (!take_piece())
      co_return;
  }
}

void WebSocket::note_end(error_code error) {
  if (error == beast::error::timeout) context_.counters.met(Limit::dead_peer);
  if (error == asio::error::message_size) context_.counters.met(Limit::message_rate);
  const bool is_protocol = error.category() == websocket::make_error_code(websocket::error::closed).category();
  if (is_protocol && error != websocket::error::closed) context_.counters.malformed.add();
  context_.log.debug("connection_ended", {{"connection", id_}, {"reason", error.message()}});
}

// A text in one frame leaves without Beast, which would copy it and take three turns of the loop; it has no part in what is
// sent but its own pongs and the close, each of which comes as a whole.
void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (is_closing_ || !is_open_) return;
  if (channel().is_broken()) return kill();
  if (queued_bytes_ + text->size() + channel().unsent() > context_.setup.limits.outgoing_bytes) {
    // What is being written stays whole; the rest would only delay the reason.
    queue_.resize(is_writing_ ? 1 : 0);
    channel().forget_collected();
    return refuse(Limit::outgoing_queue, try_later, "The messages were not read fast enough.");
  }
  if (is_compressed_) return send_compressed(std::move(text));
  note_sent(text->size());
  channel().collect({.head = text_frame_head(text->size()), .body = std::move(text)});
}

void WebSocket::send_compressed(std::shared_ptr<const std::string> text) {
  queued_bytes_ += text->size();
  queue_.push_back(std::move(text));
  if (!is_writing_) write_next();
}

void WebSocket::note_sent(std::size_t bytes) {
  context_.counters.messages_out.add();
  context_.counters.bytes_out.add(bytes);
}

void WebSocket::write_next() {
  is_writing_ = !queue_.empty();
  if (!is_writing_) {
    if (is_closing_) start_close();
    return;
  }
  stream_.async_write(asio::buffer(*queue_.front()), [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->kill();
    self->note_sent(self->queue_.front()->size());
    self->queued_bytes_ -= self->queue_.front()->size();
    self->queue_.pop_front();
    self->write_next();
  });
}

void WebSocket::close(std::uint16_t code, std::string_view reason) {
  if (is_closing_) return;
  is_closing_ = true;
  reason_.code = code;
  reason_.reason.assign(reason.data(), std::min(reason.size(), longest_reason));
  allow(context_.setup.limits.close_timeout);
  if (!is_writing_) start_close();
}

// Others wait for the restart: who does not answer is not waited for.
void WebSocket::stop() {
  if (is_closing_) return;
  close(restarting, "The server restarts. Connect again.");
  allow(std::min(context_.setup.limits.close_timeout, farewell));
}

void WebSocket::start_close() {
  stream_.async_close(reason_, asio::bind_cancellation_slot(cancel_close_.slot(),
                                                            [self = shared_from_this()](error_code) { self->kill(); }));
}

// In Beast a close waits for the read under way, and a read that has met a broken frame waits for the close: closing the
// socket wakes neither, only cancelling does. Not at once: whoever kills may be going through all sessions.
void WebSocket::kill() {
  channel().close();
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->cancel_close_.emit(asio::cancellation_type::terminal);
    self->cancel_read_.emit(asio::cancellation_type::terminal);
  });
}

asio::awaitable<bool> WebSocket::accept(const http::request<http::string_body>& request) {
  configure();
  channel().limit_idle_reads(most_empty_reads);
  stream_.text(true);
  auto [error] = co_await stream_.async_accept(request, as_result);
  if (error) note_end(error);
  is_compressed_ =
      context_.setup.has_deflate && request[http::field::sec_websocket_extensions].contains("permessage-deflate");
  co_return !error;
}

asio::awaitable<void> WebSocket::run(http::request<http::string_body> request) {
  if (co_await accept(request)) {
    request = {};
    is_open_ = true;
    context_.counters.websockets.add(1);
    guarded([&] { context_.application->opened(*this); });
    if (context_.is_stopping) stop();
    co_await receive();
    is_open_ = false;
    guarded([&] { context_.application->closed(*this); });
    context_.counters.websockets.add(-1);  // the application knows of it
  }
  if (is_closing_) co_return;  // `start_close` ends it
  is_closing_ = true;
  allow(context_.setup.limits.close_timeout);
  co_await end_gently(channel());
}

}  // namespace

asio::awaitable<void> serve_websocket(Context& context, Upgrade upgrade) {
  http::request<http::string_body> request = std::move(upgrade.request);
  const auto connection = std::make_shared<WebSocket>(context, std::move(upgrade));
  co_await connection->run(std::move(request));
}

}  // namespace springtide::server::net
