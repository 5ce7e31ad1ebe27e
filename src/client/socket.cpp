#include "client/socket.h"

#include <openssl/evp.h>

#include <array>
#include <random>

#include "base/rng.h"
#include "client/frames.h"
#include "client/http_parser.h"
#include "client/stream.h"

namespace springtide::client {
namespace {

constexpr std::size_t longest_message = 4 << 20;
constexpr Milliseconds look_after{20'000};  // after two looks at silence the server is pinged, after three it is gone

std::uint64_t random_number() {
  std::random_device device;
  const std::uint64_t high = device();
  return high << 32 | device();
}

std::string base64(std::string_view bytes) {
  std::array<unsigned char, 64> text{};
  const int size =
      EVP_EncodeBlock(text.data(), reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<int>(bytes.size()));
  return {text.begin(), text.begin() + size};
}

std::string random_key() {
  std::string bytes;
  for (const std::uint64_t number : {random_number(), random_number()})
    for (int shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(number >> shift & 0xff);
  return base64(bytes);
}

// What a server answers to a key (RFC 6455, 4.2.2).
std::string answer_to(const std::string& key) {
  const std::string text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
  unsigned int size = 0;
  EVP_Digest(text.data(), text.size(), hash.data(), &size, EVP_sha1(), nullptr);
  return base64({reinterpret_cast<const char*>(hash.data()), size});
}

std::string close_reason(std::string_view payload) {
  if (payload.size() < 2) return "the server closed the connection";
  const int code = static_cast<std::uint8_t>(payload[0]) * 256 + static_cast<std::uint8_t>(payload[1]);
  return "the server closed the connection (" + std::to_string(code) + "): " + std::string(payload.substr(2));
}

class Socket final : public Channel, private Stream::Owner {
 public:
  // Begins to connect, to /ws.
  Socket(Loop& loop, const Url& url, Channel::Owner& owner)
      : loop_(loop),
        host_(url.host_field()),
        owner_(owner),
        masks_(random_number()),
        key_(random_key()),
        frames_(longest_message),
        stream_(loop, url, *this) {}

  void send(std::string_view text) override { send_frame(Opcode::text, text); }

  void mute() override {
    is_closed_ = true;
    timer_.cancel();
  }

  std::uint64_t bytes_received() const override { return bytes_received_; }

 private:
  void connected() override {
    stream_.write("GET /ws HTTP/1.1\r\nHost: " + host_ +
                  "\r\nUser-Agent: springtide\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: " +
                  key_ + "\r\n\r\n");
    look_whether_alive();
  }

  void received(std::string_view bytes) override {
    if (is_closed_) return;
    bytes_received_ += bytes.size();
    if (is_open_)
      read_messages(bytes);
    else
      shake_hands(bytes);
  }

  void disconnected(const std::string& reason) override { close(reason); }

  void shake_hands(std::string_view bytes) {
    head_.take(bytes);
    if (!head_.trouble().empty()) return close(head_.trouble());
    if (!head_.is_done()) return;
    if (head_.status() != 101) return close("the server answered " + std::to_string(head_.status()));
    if (head_.field("Sec-WebSocket-Accept") != answer_to(key_))
      return close("no WebSocket: the server does not know the key");
    is_open_ = true;
    owner_.opened();
    read_messages(head_.rest());
  }

  void read_messages(std::string_view bytes) {
    frames_.take(bytes);
    Message message;
    while (!is_closed_ && frames_.next(message)) handle(message);
    if (!frames_.trouble().empty()) close(frames_.trouble());
  }

  void handle(const Message& message) {
    if (message.opcode == Opcode::text) return owner_.received(message.payload);
    if (message.opcode == Opcode::ping) return send_frame(Opcode::pong, message.payload);
    if (message.opcode == Opcode::pong) return;
    if (message.opcode != Opcode::close) return close("the server sent something else than text");
    send_frame(Opcode::close, message.payload.substr(0, 2));
    close(close_reason(message.payload));
  }

  void send_frame(Opcode opcode, std::string_view payload) {
    if (!is_open_ || is_closed_) return;
    frame_.clear();
    append_frame(frame_, opcode, payload, static_cast<std::uint32_t>(masks_.next() >> 32));
    stream_.write(frame_);
  }

  void look_whether_alive() {
    silent_ = bytes_received_ == bytes_looked_at_ ? silent_ + 1 : 0;
    bytes_looked_at_ = bytes_received_;
    if (silent_ > 2) return close("the server is silent");
    if (silent_ > 1) send_frame(Opcode::ping, "");
    timer_ = loop_.after(look_after, [this] { look_whether_alive(); });
  }

  void close(const std::string& reason) {
    if (is_closed_) return;
    mute();
    owner_.closed(reason);
  }

  Loop& loop_;
  std::string host_;
  Channel::Owner& owner_;
  Rng masks_;
  std::string key_;
  HttpParser head_{HttpParser::Body::none};
  FrameReader frames_;
  std::string frame_{};
  std::uint64_t bytes_received_ = 0;
  std::uint64_t bytes_looked_at_ = 0;  // when it was last seen whether the server is there
  int silent_ = 0;                     // looks without a byte since
  bool is_open_ = false;
  bool is_closed_ = false;
  Timer timer_{};
  Stream stream_;
};

}  // namespace

Dial over_socket(Loop& loop, const Url& url) {
  return [&loop, url](Channel::Owner& owner) { return std::make_unique<Socket>(loop, url, owner); };
}

}  // namespace springtide::client
