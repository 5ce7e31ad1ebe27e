#include "client/stream.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>

#include "client/loop_parts.h"

namespace springtide::client {
namespace {

using asio::ip::tcp;
using TlsSocket = asio::ssl::stream<tcp::socket>;

constexpr Milliseconds connect_time{10'000};
constexpr std::size_t buffer_size = 16 << 10;

asio::ssl::context& tls_of(Loop::Parts& parts) {
  if (!parts.tls) {
    parts.tls.emplace(asio::ssl::context::tls_client);
    parts.tls->set_default_verify_paths();
    parts.tls->set_verify_mode(asio::ssl::verify_peer);
  }
  return *parts.tls;
}

}  // namespace

// What outlives its Stream until the last handler has run.
class Stream::Line : public std::enable_shared_from_this<Line> {
 public:
  Line(Loop& loop, Owner& owner) : loop_(loop), owner_(&owner), resolver_(loop.parts().context) {}
  virtual ~Line() = default;

  void connect(const Url& url) {
    timer_ = loop_.after(connect_time, [this] { fail("no connection within 10 seconds"); });
    error_code is_name;
    const auto address = asio::ip::make_address(url.host, is_name);
    if (!is_name) {
      const auto port = static_cast<std::uint16_t>(std::stoi(url.port));
      return connect_to(tcp::resolver::results_type::create(tcp::endpoint(address, port), url.host, url.port), url);
    }
    resolver_.async_resolve(url.host, url.port,
                            [self = self(), url](error_code error, const tcp::resolver::results_type& places) {
                              if (error) return self->fail(error.message());
                              if (self->owner_ != nullptr) self->connect_to(places, url);
                            });
  }

  void write(std::string_view bytes) {
    collected_ += bytes;
    if (is_ready_ && !is_writing_) write_more();
  }

  void drop() {
    owner_ = nullptr;
    close();
  }

 protected:
  virtual tcp::socket& socket() = 0;
  virtual void shake_hands(const Url& url) = 0;
  virtual void read_some() = 0;
  virtual void write_leaving() = 0;

  void ready() {
    if (owner_ == nullptr) return;
    timer_.cancel();
    is_ready_ = true;
    owner_->connected();
    write_more();
    if (owner_ != nullptr) read_some();
  }

  void fail(const std::string& reason) {
    Owner* owner = std::exchange(owner_, nullptr);
    if (owner == nullptr) return;
    const auto alive = self();
    close();
    owner->disconnected(reason);
  }

  void note_read(error_code error, std::size_t bytes) {
    if (error) return fail(error == asio::error::eof ? "the server closed the connection" : error.message());
    if (owner_ != nullptr) owner_->received({buffer_.data(), bytes});
    if (owner_ != nullptr) read_some();
  }

  void note_written(error_code error) {
    if (error) return fail(error.message());
    is_writing_ = false;
    write_more();
  }

  std::shared_ptr<Line> self() { return shared_from_this(); }

  std::array<char, buffer_size> buffer_;
  std::string leaving_{};

 private:
  void connect_to(const tcp::resolver::results_type& places, const Url& url) {
    asio::async_connect(socket(), places, [self = self(), url](error_code error, const tcp::endpoint&) {
      if (error) return self->fail(error.message());
      if (self->owner_ == nullptr) return;
      self->socket().set_option(tcp::no_delay(true), error);
      self->shake_hands(url);
    });
  }

  void write_more() {
    if (owner_ == nullptr || is_writing_ || collected_.empty()) return;
    leaving_.clear();
    leaving_.swap(collected_);
    is_writing_ = true;
    write_leaving();
  }

  void close() {
    timer_.cancel();
    resolver_.cancel();
    error_code ignored;
    socket().close(ignored);
  }

  Loop& loop_;
  Owner* owner_;
  tcp::resolver resolver_;
  Timer timer_{};
  std::string collected_{};  // leaves in one piece when the piece before it has left
  bool is_ready_ = false;
  bool is_writing_ = false;
};

namespace {

template <class Socket>
class LineOver final : public Stream::Line {
 public:
  template <class... More>
  LineOver(Loop& loop, Stream::Owner& owner, More&... more) : Line(loop, owner), socket_(loop.parts().context, more...) {}

 private:
  static constexpr bool is_tls = std::is_same_v<Socket, TlsSocket>;

  tcp::socket& socket() override {
    if constexpr (is_tls)
      return socket_.next_layer();
    else
      return socket_;
  }

  void shake_hands(const Url& url) override {
    if constexpr (is_tls) {
      SSL_set_tlsext_host_name(socket_.native_handle(), url.host.c_str());
      socket_.set_verify_callback(asio::ssl::host_name_verification(url.host));
      socket_.async_handshake(asio::ssl::stream_base::client, [this, alive = self()](error_code error) {
        if (error) return fail(error.message());
        ready();
      });
    } else {
      ready();
    }
  }

  void read_some() override {
    socket_.async_read_some(asio::buffer(buffer_),
                            [this, alive = self()](error_code error, std::size_t bytes) { note_read(error, bytes); });
  }

  void write_leaving() override {
    asio::async_write(socket_, asio::buffer(leaving_),
                      [this, alive = self()](error_code error, std::size_t) { note_written(error); });
  }

  Socket socket_;
};

std::shared_ptr<Stream::Line> line_to(Loop& loop, const Url& url, Stream::Owner& owner) {
  if (url.is_secure) return std::make_shared<LineOver<TlsSocket>>(loop, owner, tls_of(loop.parts()));
  return std::make_shared<LineOver<tcp::socket>>(loop, owner);
}

}  // namespace

Stream::Stream(Loop& loop, const Url& url, Owner& owner) : line_(line_to(loop, url, owner)) { line_->connect(url); }

Stream::~Stream() { line_->drop(); }

void Stream::write(std::string_view bytes) { line_->write(bytes); }

}  // namespace springtide::client
