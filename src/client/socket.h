// A WebSocket to a server: text messages out and in.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "client/channel.h"
#include "client/frames.h"
#include "client/http_parser.h"
#include "client/stream.h"

namespace springtide::client {

class Socket final : public Channel, private Stream::Owner {
 public:
  // Begins to connect, to /ws.
  Socket(Loop& loop, const Url& url, Channel::Owner& owner);

  void send(std::string_view text) override;
  void mute() override;
  std::uint64_t bytes_received() const override { return bytes_received_; }

 private:
  void connected() override;
  void received(std::string_view bytes) override;
  void disconnected(const std::string& reason) override { close(reason); }

  void shake_hands(std::string_view bytes);
  void read_messages(std::string_view bytes);
  void handle(const Message& message);
  void send_frame(Opcode opcode, std::string_view payload);
  void look_whether_alive();
  void close(const std::string& reason);

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

inline Dial over_socket(Loop& loop, const Url& url) {
  return [&loop, url](Channel::Owner& owner) { return std::make_unique<Socket>(loop, url, owner); };
}

}  // namespace springtide::client
