#include "cli/input.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace springtide::cli {

std::optional<std::string> Input::take() {
  const std::size_t end = text_.find('\n');
  if (end == std::string::npos && (!has_ended_ || text_.empty())) return std::nullopt;
  std::string line = text_.substr(0, end);
  text_.erase(0, end == std::string::npos ? end : end + 1);
  return line;
}

void Input::wait(client::Loop::Work work) {
  if (std::exchange(is_waiting_, true)) return;
  loop_.when_readable(STDIN_FILENO, [this, work = std::move(work)] {
    is_waiting_ = false;
    read();
    work();
  });
}

void Input::read() {
  std::array<char, 4096> buffer{};
  const ssize_t size = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (size > 0) text_.append(buffer.data(), static_cast<std::size_t>(size));
  if (size == 0 || (size < 0 && errno != EINTR && errno != EAGAIN)) has_ended_ = true;
}

}  // namespace springtide::cli
