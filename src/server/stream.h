// One byte stream for Beast, plain or TLS. The kind is hidden behind `Channel`, so that HTTP and WebSocket are compiled
// once, and what a WebSocket writes is collected: frames written in one turn of the loop leave in one system call.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace springtide::server::net {

namespace asio = boost::asio;
using boost::system::error_code;

// A handler for (error, bytes), whatever its type. Called at most once.
class Completion {
 public:
  Completion() = default;
  template <class Handler>
  static Completion of(Handler handler) {
    Completion completion;
    completion.call_ = std::make_unique<CallOf<Handler>>(std::move(handler));
    return completion;
  }
  void operator()(error_code error, std::size_t bytes) { std::exchange(call_, nullptr)->run(error, bytes); }
  explicit operator bool() const { return call_ != nullptr; }

 private:
  struct Call {
    virtual ~Call() = default;
    virtual void run(error_code error, std::size_t bytes) = 0;
  };
  template <class Handler>
  struct CallOf final : Call {
    explicit CallOf(Handler held) : handler(std::move(held)) {}
    void run(error_code error, std::size_t bytes) override { std::move(handler)(error, bytes); }
    Handler handler;
  };
  std::unique_ptr<Call> call_;
};

using Pieces = std::vector<asio::const_buffer>;

// Completions are never called from inside these functions.
class Channel : public std::enable_shared_from_this<Channel> {
 public:
  virtual ~Channel() = default;
  virtual asio::any_io_executor executor() = 0;
  virtual void handshake(Completion done) = 0;
  virtual void write(Pieces pieces, Completion done) = 0;  // all of it; not mixed with what is collected
  virtual void finish(Completion done) = 0;                // nothing is written any more
  virtual void cancel() = 0;                               // what is under way fails
  virtual void close() = 0;

  void read_some(asio::mutable_buffer buffer, Completion done);
  // From now on so many reads, and no more, between two calls of note_progress(): frames may be empty, but not for ever.
  void limit_idle_reads(int most) { most_idle_reads_ = most; }
  void note_progress() { idle_reads_ = 0; }
  void put_back(std::string bytes) { unread_ = std::move(bytes); }  // to be read again, before all else

  // Leaves with all else that is collected in this turn of the loop.
  struct Frame {
    std::string head{};
    std::shared_ptr<const std::string> body{};
    std::size_t size() const { return head.size() + (body ? body->size() : 0); }
  };
  void collect(Frame frame);
  void collect(std::string bytes, Completion done);  // done when there is room for more
  void flush(Completion done);                       // done when all that was collected has left
  void forget_collected();                           // what has not begun to leave never does
  std::size_t unsent() const { return collected_bytes_ + leaving_bytes_; }
  bool is_broken() const { return broken_.failed(); }  // nothing can be written any more

 protected:
  virtual void receive(asio::mutable_buffer buffer, Completion done) = 0;
  virtual std::size_t write_now(const Pieces&) { return 0; }  // so much as needs no waiting

 private:
  void complete_later(Completion done, error_code error, std::size_t bytes);
  void flush_soon();
  void flush_now();
  void flushed(error_code error);
  void make_room();

  int most_idle_reads_ = 0;  // 0: any
  int idle_reads_ = 0;
  std::string unread_;
  std::vector<Frame> collected_;
  std::vector<Frame> leaving_;
  std::size_t collected_bytes_ = 0;
  std::size_t leaving_bytes_ = 0;
  bool is_flushing_ = false;
  error_code broken_;
  std::size_t waiting_bytes_ = 0;
  Completion waiting_;  // for room
  Completion draining_;
};

std::shared_ptr<Channel> plain_channel(asio::ip::tcp::socket socket);
std::shared_ptr<Channel> tls_channel(asio::ip::tcp::socket socket, asio::ssl::context& context);

// What Asio and Beast want of a stream.
class Stream {
 public:
  using executor_type = asio::any_io_executor;

  explicit Stream(std::shared_ptr<Channel> channel) : channel_(std::move(channel)) {}
  executor_type get_executor() { return channel_->executor(); }
  Channel& channel() { return *channel_; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    const auto initiate = [](auto handler, Channel* channel, asio::mutable_buffer buffer) {
      channel->read_some(buffer, Completion::of(std::move(handler)));
    };
    return asio::async_initiate<Token, void(error_code, std::size_t)>(initiate, token, channel_.get(), first_of(buffers));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    const auto initiate = [](auto handler, Channel* channel, const Buffers& pieces) {
      std::string bytes;
      for (auto at = asio::buffer_sequence_begin(pieces); at != asio::buffer_sequence_end(pieces); ++at) {
        const asio::const_buffer piece(*at);
        bytes.append(static_cast<const char*>(piece.data()), piece.size());
      }
      channel->collect(std::move(bytes), Completion::of(std::move(handler)));
    };
    return asio::async_initiate<Token, void(error_code, std::size_t)>(initiate, token, channel_.get(), buffers);
  }

 private:
  template <class Buffers>
  static asio::mutable_buffer first_of(const Buffers& buffers) {
    for (auto at = asio::buffer_sequence_begin(buffers); at != asio::buffer_sequence_end(buffers); ++at)
      if (asio::mutable_buffer(*at).size() > 0) return *at;
    return {};
  }

  std::shared_ptr<Channel> channel_;
};

// Customisation points of Beast.
inline void beast_close_socket(Stream& stream) { stream.channel().close(); }

template <class Handler>
void async_teardown(boost::beast::role_type, Stream& stream, Handler&& handler) {
  auto done = [held = std::forward<Handler>(handler)](error_code error, std::size_t) mutable { std::move(held)(error); };
  stream.channel().flush(Completion::of(std::move(done)));
}

}  // namespace springtide::server::net
