// Standard input, line by line, for a program that must not wait for it alone.
#pragma once

#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>

#include "client/loop.h"

namespace springtide::cli {

class Input {
 public:
  explicit Input(client::Loop& loop) : loop_(loop) {}

  // The next line, if it has come.
  std::optional<std::string> take() {
    const std::size_t end = text_.find('\n');
    if (end == std::string::npos && (!has_ended_ || text_.empty())) return std::nullopt;
    std::string line = text_.substr(0, end);
    text_.erase(0, end == std::string::npos ? end : end + 1);
    return line;
  }

  // There will be none any more.
  bool has_ended() const { return has_ended_ && text_.empty(); }

  // Calls when there is more, or the end; not twice at the same time.
  void wait(client::Loop::Work work) {
    if (std::exchange(is_waiting_, true)) return;
    loop_.when_readable(STDIN_FILENO, [this, work = std::move(work)] {
      is_waiting_ = false;
      read();
      work();
    });
  }

 private:
  void read() {
    std::array<char, 4096> buffer{};
    const ssize_t size = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size > 0) text_.append(buffer.data(), static_cast<std::size_t>(size));
    if (size == 0 || (size < 0 && errno != EINTR && errno != EAGAIN)) has_ended_ = true;
  }

  client::Loop& loop_;
  std::string text_{};
  bool has_ended_ = false;
  bool is_waiting_ = false;
};

}  // namespace springtide::cli
