// WebSocket frames (RFC 6455) as a client writes and reads them. Text goes to whoever reads JSON, who checks its UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace springtide::client {

enum class Opcode : std::uint8_t { continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

// A whole message, or ping, pong, close, appended to `bytes`. A client masks what it sends.
void append_frame(std::string& bytes, Opcode opcode, std::string_view payload, std::uint32_t mask);

struct Message {
  Opcode opcode = Opcode::text;
  std::string_view payload{};  // until the reader is used again
};

class FrameReader {
 public:
  explicit FrameReader(std::size_t longest) : longest_(longest) {}

  // Adds what has come. The bytes must stay until `next` has given false.
  void take(std::string_view bytes);
  // Gives the next whole message; false: more must come first, or the server broke the rules.
  bool next(Message& message);
  // Why nothing more can be read; empty: nothing is wrong.
  const std::string& trouble() const { return trouble_; }

 private:
  struct Head {
    bool is_last = false;
    Opcode opcode = Opcode::text;
    std::size_t size = 0;  // of the head
    std::uint64_t payload = 0;
  };

  bool read_head(Head& head);
  bool check(const Head& head);
  bool fail(std::string_view reason);
  bool wait();

  std::size_t longest_;
  std::string_view bytes_{};  // not read yet; in `kept_` or where `take` found them
  std::string kept_{};
  std::string message_{};  // the fragments of one that is not whole
  Opcode fragments_of_ = Opcode::continuation;
  bool is_given_ = false;  // `message_` was given and begins anew
  std::string trouble_{};
};

}  // namespace springtide::client
