// Lines of a log that come again and again: the first is written, then one now and then with how many it stands for.
// Time is an argument.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/limits.h"

namespace springtide::server {

class Repeats {
 public:
  // How many of these have been kept back since the last that was written; nothing: keep this one back, too.
  std::optional<int> to_write(const std::string& line, Moment now) {
    if (lines_.size() >= most_lines) forget_old(now);
    const auto found = lines_.find(line);
    if (found == lines_.end()) {
      if (lines_.size() < most_lines) lines_[line] = {.next = now + first_interval};
      return 0;
    }
    Line& known = found->second;
    if (now >= known.next + forgotten_after) known.interval = first_interval / 2;
    if (now < known.next) {
      ++known.kept_back;
      return std::nullopt;
    }
    known.interval = std::min(known.interval * 2, longest_interval);
    known.next = now + known.interval;
    return std::exchange(known.kept_back, 0);
  }

  static constexpr Milliseconds first_interval{1'000};
  static constexpr Milliseconds longest_interval{60'000};
  static constexpr Milliseconds forgotten_after{60'000};  // of quiet; then it is news
  static constexpr std::size_t most_lines = 100;          // what differs more than that is not thinned out

 private:
  struct Line {
    Moment next{};  // when the next of its kind may be written
    Milliseconds interval{first_interval};
    int kept_back = 0;
  };

  void forget_old(Moment now) {
    std::erase_if(lines_, [now](const auto& each) { return now >= each.second.next + forgotten_after; });
  }

  std::unordered_map<std::string, Line> lines_{};
};

}  // namespace springtide::server
