// A client made of plain sockets, for tests: it says exactly the bytes it is told to, well-formed or not.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace springtide::server {

// How long a test waits for what must come: only a failing one waits so long, so it allows for a very busy machine.
constexpr std::chrono::milliseconds patience{30'000};

class Client {
 public:
  explicit Client(std::uint16_t port, const char* from = "127.0.0.1") {
    socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = of(from, 0);
    if (::bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) throw std::runtime_error("bind");
    address = of("127.0.0.1", port);
    is_connected_ = ::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  }
  Client(Client&& other) noexcept
      : socket_(std::exchange(other.socket_, -1)), is_connected_(other.is_connected_), buffer_(std::move(other.buffer_)) {}
  ~Client() { close(); }

  bool is_connected() const { return is_connected_; }
  int socket() const { return socket_; }
  void close() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }
  void send(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  // So many bytes, or fewer if the connection ends or the patience ends.
  std::string read(std::size_t bytes) {
    while (buffer_.size() < bytes && receive()) continue;
    std::string result = buffer_.substr(0, bytes);
    buffer_.erase(0, result.size());
    return result;
  }
  std::string read_through(std::string_view end) {
    while (buffer_.find(end) == std::string::npos && receive()) continue;
    const std::size_t found = buffer_.find(end);
    return read(found == std::string::npos ? buffer_.size() : found + end.size());
  }
  // Whether the server ends the connection within the time.
  bool is_ended(std::chrono::milliseconds within = patience) {
    const auto until = std::chrono::steady_clock::now() + within;
    while (!has_ended_ && std::chrono::steady_clock::now() < until) receive(within);
    return has_ended_;
  }

 private:
  static sockaddr_in of(const char* text, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, text, &address.sin_addr);
    return address;
  }
  bool receive(std::chrono::milliseconds within = patience) {
    pollfd wanted{.fd = socket_, .events = POLLIN, .revents = 0};
    if (::poll(&wanted, 1, static_cast<int>(within.count())) <= 0) return false;
    char bytes[65536];
    const ssize_t count = ::recv(socket_, bytes, sizeof bytes, 0);
    if (count <= 0) has_ended_ = true;
    if (count > 0) buffer_.append(bytes, static_cast<std::size_t>(count));
    return count > 0;
  }

  int socket_ = -1;
  bool is_connected_ = false;
  bool has_ended_ = false;
  std::string buffer_{};
};

struct HttpAnswer {
  int status = 0;  // 0: none came
  std::map<std::string, std::string> headers{};
  std::string body{};
  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
  }
};

template <class Socket>
HttpAnswer read_answer(Socket& client, bool has_body = true) {
  HttpAnswer answer;
  const std::string head = client.read_through("\r\n\r\n");
  if (head.size() < 12) return answer;
  answer.status = std::atoi(head.c_str() + 9);
  for (std::size_t at = head.find("\r\n") + 2; at + 2 < head.size();) {
    const std::size_t end = head.find("\r\n", at);
    const std::size_t colon = head.find(": ", at);
    answer.headers[head.substr(at, colon - at)] = head.substr(colon + 2, end - colon - 2);
    at = end + 2;
  }
  const std::string length = answer.header("Content-Length");
  if (has_body && !length.empty()) answer.body = client.read(static_cast<std::size_t>(std::atoll(length.c_str())));
  return answer;
}

inline std::string get(std::string_view path, std::string_view more = "") {
  return "GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(more) + "\r\n";
}

struct Frame {
  int opcode = -1;  // -1: none came
  std::string payload{};
  int close_code() const {
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
  }
  std::string close_reason() const { return payload.size() > 2 ? payload.substr(2) : ""; }
};

constexpr int text_frame = 1;
constexpr int binary_frame = 2;
constexpr int close_frame = 8;
constexpr int ping_frame = 9;
constexpr int pong_frame = 10;

// A frame as clients send it: masked, here with zeros, which leave the payload as it is.
inline std::string framed(std::string_view payload, int opcode = text_frame, bool is_last = true) {
  std::string frame(1, static_cast<char>((is_last ? 0x80 : 0) | opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    const bool is_long = payload.size() > 0xffff;
    frame += static_cast<char>(0x80 | (is_long ? 127 : 126));
    for (int shift = is_long ? 56 : 8; shift >= 0; shift -= 8) frame += static_cast<char>(payload.size() >> shift & 0xff);
  }
  return frame + std::string(4, '\0') + std::string(payload);
}

inline Frame read_frame(Client& client) {
  const std::string head = client.read(2);
  if (head.size() < 2) return {};
  std::size_t size = static_cast<unsigned char>(head[1]);
  const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (more > 0) {
    size = 0;
    for (char c : client.read(more)) size = size * 256 + static_cast<unsigned char>(c);
  }
  return {.opcode = head[0] & 0x0f, .payload = client.read(size)};
}

inline std::string upgrade_request(std::string_view more = "", std::string_view path = "/ws") {
  return get(path,
             "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                 std::string(more));
}

// A client whose WebSocket is open.
inline Client websocket(std::uint16_t port, std::string_view more = "", const char* from = "127.0.0.1") {
  Client client(port, from);
  client.send(upgrade_request(more));
  const HttpAnswer answer = read_answer(client);
  if (answer.status != 101) throw std::runtime_error("no upgrade but " + std::to_string(answer.status));
  return client;
}

}  // namespace springtide::server
