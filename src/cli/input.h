// Standard input, line by line, for a program that must not wait for it alone.
#pragma once

#include <optional>
#include <string>

#include "client/loop.h"

namespace springtide::cli {

class Input {
 public:
  explicit Input(client::Loop& loop) : loop_(loop) {}

  // The next line, if it has come.
  std::optional<std::string> take();
  // There will be none any more.
  bool has_ended() const { return has_ended_ && text_.empty(); }
  // Calls when there is more, or the end; not twice at the same time.
  void wait(client::Loop::Work work);

 private:
  void read();

  client::Loop& loop_;
  std::string text_{};
  bool has_ended_ = false;
  bool is_waiting_ = false;
};

}  // namespace springtide::cli
