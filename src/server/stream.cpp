#include "server/stream.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>

namespace springtide::server::net {
namespace {

// Enough for some messages in one call; whoever asks for room waits beyond it.
constexpr std::size_t collected_at_once = 64 << 10;
// A connection that has nothing to say keeps no more than this.
constexpr std::size_t kept_frames = 8;

void trim(std::vector<Channel::Frame>& frames) {
  frames.clear();
  if (frames.capacity() > kept_frames) frames.shrink_to_fit();
}

Pieces pieces_of(const std::vector<Channel::Frame>& frames) {
  Pieces pieces;
  pieces.reserve(2 * frames.size());
  for (const auto& [head, body] : frames) {
    pieces.emplace_back(asio::buffer(head));
    if (body) pieces.emplace_back(asio::buffer(*body));
  }
  return pieces;
}

void remove_front(Pieces& pieces, std::size_t bytes) {
  auto first = pieces.begin();
  for (; first != pieces.end() && bytes >= first->size(); ++first) bytes -= first->size();
  pieces.erase(pieces.begin(), first);
  if (!pieces.empty()) pieces.front() += bytes;
}

template <class Socket>
class ChannelOf : public Channel {
 public:
  template <class... Arguments>
  explicit ChannelOf(Arguments&&... arguments) : socket_(std::forward<Arguments>(arguments)...) {}

  asio::any_io_executor executor() override { return socket_.get_executor(); }

  void write(Pieces pieces, Completion done) override {
    asio::async_write(socket_, std::move(pieces), passing_on(std::move(done)));
  }

  void cancel() override {
    error_code ignored;
    socket_.lowest_layer().cancel(ignored);
  }

  void close() override {
    error_code ignored;
    socket_.lowest_layer().close(ignored);
  }

 protected:
  void receive(asio::mutable_buffer buffer, Completion done) override {
    socket_.async_read_some(buffer, passing_on(std::move(done)));
  }

  // The channel lives as long as something is under way.
  auto passing_on(Completion done) {
    return [self = shared_from_this(), held = std::move(done)](error_code error, std::size_t bytes) mutable {
      held(error, bytes);
    };
  }
  auto passing_error_on(Completion done) {
    return [self = shared_from_this(), held = std::move(done)](error_code error) mutable { held(error, 0); };
  }

  Socket socket_;
};

class PlainChannel final : public ChannelOf<asio::ip::tcp::socket> {
 public:
  explicit PlainChannel(asio::ip::tcp::socket socket) : ChannelOf(std::move(socket)) {
    error_code ignored;
    socket_.non_blocking(true, ignored);
  }
  void handshake(Completion done) override {
    asio::post(executor(), [held = std::move(done)]() mutable { held({}, 0); });
  }
  void finish(Completion done) override {
    error_code error;
    socket_.shutdown(asio::ip::tcp::socket::shutdown_send, error);
    asio::post(executor(), [held = std::move(done), error]() mutable { held(error, 0); });
  }

 protected:
  // An error is met again by the write that waits.
  std::size_t write_now(const Pieces& pieces) override {
    error_code ignored;
    return socket_.write_some(pieces, ignored);
  }
};

class TlsChannel final : public ChannelOf<asio::ssl::stream<asio::ip::tcp::socket>> {
 public:
  using ChannelOf::ChannelOf;
  void handshake(Completion done) override {
    socket_.async_handshake(asio::ssl::stream_base::server, passing_error_on(std::move(done)));
  }
  void finish(Completion done) override { socket_.async_shutdown(passing_error_on(std::move(done))); }
};

}  // namespace

void Channel::complete_later(Completion done, error_code error, std::size_t bytes) {
  asio::post(executor(),
             [self = shared_from_this(), held = std::move(done), error, bytes]() mutable { held(error, bytes); });
}

void Channel::read_some(asio::mutable_buffer buffer, Completion done) {
  if (most_idle_reads_ > 0 && ++idle_reads_ > most_idle_reads_)
    return complete_later(std::move(done), asio::error::message_size, 0);
  if (unread_.empty() && buffer.size() > 0) return receive(buffer, std::move(done));
  const std::size_t bytes = std::min(buffer.size(), unread_.size());
  std::copy_n(unread_.data(), bytes, static_cast<char*>(buffer.data()));
  unread_.erase(0, bytes);
  complete_later(std::move(done), {}, bytes);
}

void Channel::collect(Frame frame) {
  if (broken_) return;
  collected_bytes_ += frame.size();
  collected_.push_back(std::move(frame));
  flush_soon();
}

void Channel::collect(std::string bytes, Completion done) {
  const std::size_t size = bytes.size();
  collect({.head = std::move(bytes)});
  if (!broken_ && collected_bytes_ >= collected_at_once) {
    waiting_ = std::move(done);
    waiting_bytes_ = size;
  } else {
    complete_later(std::move(done), broken_, broken_ ? 0 : size);
  }
}

void Channel::forget_collected() {
  trim(collected_);
  collected_bytes_ = 0;
  make_room();
}

void Channel::flush(Completion done) {
  if (broken_ || unsent() == 0) return complete_later(std::move(done), broken_, 0);
  draining_ = std::move(done);
}

void Channel::flush_soon() {
  if (is_flushing_) return;
  is_flushing_ = true;
  asio::post(executor(), [self = shared_from_this()] { self->flush_now(); });
}

void Channel::flush_now() {
  std::swap(leaving_, collected_);
  leaving_bytes_ = std::exchange(collected_bytes_, 0);
  Pieces pieces = pieces_of(leaving_);
  remove_front(pieces, write_now(pieces));
  if (pieces.empty()) return flushed({});
  const auto written = [self = shared_from_this()](error_code error, std::size_t) { self->flushed(error); };
  write(std::move(pieces), Completion::of(written));
}

void Channel::flushed(error_code error) {
  trim(leaving_);
  leaving_bytes_ = 0;
  is_flushing_ = false;
  broken_ = error;
  if (broken_) forget_collected();
  if (!collected_.empty()) flush_soon();
  make_room();
  if (draining_ && unsent() == 0) complete_later(std::exchange(draining_, {}), broken_, 0);
}

void Channel::make_room() {
  if (waiting_) complete_later(std::exchange(waiting_, {}), broken_, broken_ ? 0 : waiting_bytes_);
}

std::shared_ptr<Channel> plain_channel(asio::ip::tcp::socket socket) {
  return std::make_shared<PlainChannel>(std::move(socket));
}

std::shared_ptr<Channel> tls_channel(asio::ip::tcp::socket socket, asio::ssl::context& context) {
  return std::make_shared<TlsChannel>(std::move(socket), context);
}

}  // namespace springtide::server::net
