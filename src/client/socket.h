// A WebSocket to a server: text messages out and in.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "client/frames.h"
#include "client/http_parser.h"
#include "client/stream.h"

namespace springtide::client {

class Socket final : private Stream::Owner {
 public:
  // Told from the loop. A socket is not destroyed inside of these.
  class Owner {
   public:
    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    virtual void closed(const std::string& reason) = 0;  // the last that is told

   protected:
    ~Owner() = default;
  };

  // Begins to connect, to /ws.
  Socket(Loop& loop, const Url& url, Owner& owner);

  void send(std::string_view text);
  // Nothing more is told.
  void mute();
  std::uint64_t bytes_received() const { return bytes_received_; }

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
  Owner& owner_;
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

}  // namespace springtide::client
