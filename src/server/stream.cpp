#include "server/stream.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>

namespace springtide::server::net {
namespace {

// Enough for some messages in one call; more waits in the connection's queue, where it is counted.
constexpr std::size_t collected_at_once = 64 << 10;
// A connection that has nothing to say keeps no more than this.
constexpr std::size_t kept_capacity = 4 << 10;

void trim_capacity(std::string& text) {
  text.clear();
  if (text.capacity() > kept_capacity) text.shrink_to_fit();
}

template <class Socket>
class ChannelOf : public Channel {
 public:
  template <class... Arguments>
  explicit ChannelOf(Arguments&&... arguments) : socket_(std::forward<Arguments>(arguments)...) {}

  asio::any_io_executor executor() override { return socket_.get_executor(); }

  void write(const Pieces& pieces, Completion done) override {
    asio::async_write(socket_, pieces, passing_on(std::move(done)));
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
  using ChannelOf::ChannelOf;
  void handshake(Completion done) override {
    asio::post(executor(), [held = std::move(done)]() mutable { held({}, 0); });
  }
  void finish(Completion done) override {
    error_code error;
    socket_.shutdown(asio::ip::tcp::socket::shutdown_send, error);
    asio::post(executor(), [held = std::move(done), error]() mutable { held(error, 0); });
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

void Channel::collect(std::size_t bytes, Completion done) {
  if (broken_) {
    collected_.clear();
    return complete_later(std::move(done), broken_, 0);
  }
  if (collected_.size() < collected_at_once) {
    complete_later(std::move(done), {}, bytes);
  } else {
    waiting_ = std::move(done);
    waiting_bytes_ = bytes;
  }
  flush_soon();
}

void Channel::flush(Completion done) {
  if (broken_ || unsent() == 0) return complete_later(std::move(done), broken_, 0);
  draining_ = std::move(done);
}

void Channel::flush_soon() {
  if (is_flushing_) return;
  is_flushing_ = true;
  looked_at_ = 0;
  flush_now();
}

// Waits for turns of the loop as long as more comes in.
void Channel::flush_now() {
  if (looked_at_ < collected_.size() && collected_.size() < collected_at_once) {
    looked_at_ = collected_.size();
    asio::post(executor(), [self = shared_from_this()] { self->flush_now(); });
    return;
  }
  std::swap(leaving_, collected_);
  const auto written = [self = shared_from_this()](error_code error, std::size_t) { self->flushed(error); };
  write({asio::buffer(leaving_), {}}, Completion::of(written));
}

void Channel::flushed(error_code error) {
  trim_capacity(leaving_);
  is_flushing_ = false;
  broken_ = error;
  if (broken_) trim_capacity(collected_);
  if (!collected_.empty()) flush_soon();
  if (waiting_) complete_later(std::exchange(waiting_, {}), broken_, broken_ ? 0 : waiting_bytes_);
  if (draining_ && unsent() == 0) complete_later(std::exchange(draining_, {}), broken_, 0);
}

std::shared_ptr<Channel> plain_channel(asio::ip::tcp::socket socket) {
  return std::make_shared<PlainChannel>(std::move(socket));
}

std::shared_ptr<Channel> tls_channel(asio::ip::tcp::socket socket, asio::ssl::context& context) {
  return std::make_shared<TlsChannel>(std::move(socket), context);
}

}  // namespace springtide::server::net
