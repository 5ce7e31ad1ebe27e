// A load generator: tables full of players who choose at random, over real WebSockets, for so long and no longer.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/durations.h"
#include "client/loop.h"
#include "client/url.h"

namespace springtide::client {

using Latencies = Durations<std::chrono::microseconds>;

struct LoadPlan {
  Url url{};
  std::string game{};
  std::vector<std::string> options{};  // header lines as in a record
  int tables = 100;
  int seats = 4;
  int spectators = 0;         // at each table
  int lobby = 0;              // visitors of the lobby, where the tables are listed then
  Milliseconds interval{0};   // between two moves of a seat, on the average; zero: flat out
  Milliseconds time{10'000};  // from the moment all tables play
  int games = 0;              // at each table; zero: one after the other until the time is over
  Milliseconds patience{0};   // for servers that come back; zero: a lost connection is an error
  bool verifies = false;
  std::uint64_t seed = 1;
};

struct LoadCounts {
  std::uint64_t moves = 0;     // acknowledged
  std::uint64_t commands = 0;  // the same with sitting down, starting, resigning
  std::uint64_t updates = 0;
  std::uint64_t messages = 0;
  std::uint64_t bytes = 0;
  std::uint64_t games = 0;  // played to the end
  std::uint64_t cuts = 0;
  std::uint64_t reconnects = 0;
  std::uint64_t lobby_messages = 0;  // all that was told in the lobby
  std::uint64_t lobby_bytes = 0;
};

// What the journals say, of all games that were begun.
struct LoadCheck {
  std::uint64_t tables = 0;
  std::uint64_t unread = 0;        // journals that could not be had
  std::uint64_t acknowledged = 0;  // commands
  std::uint64_t lost = 0;          // acknowledged and not there
  std::uint64_t doubled = 0;       // there more than once
  std::uint64_t reordered = 0;     // behind a later one of the same seat
};

struct LoadReport {
  double seconds = 0;      // measured, without the setting up
  double cpu_seconds = 0;  // of the generator in this time
  LoadCounts counts{};     // in this time; cuts and reconnects: in all
  Latencies latencies{};   // from sending a move to its acknowledgement
  LoadCheck check{};
  std::map<std::string, int> errors{};  // what went wrong, and how often

  bool is_good() const {
    return errors.empty() && check.lost == 0 && check.doubled == 0 && check.reordered == 0 && check.unread == 0;
  }
};

struct LoadProgress {
  double seconds = 0;     // since all tables play; before that 0
  int ready = 0;          // tables that are full
  LoadCounts counts{};    // so far
  Latencies latencies{};  // of the last second
};

LoadReport run_load(const LoadPlan& plan, const std::function<void(const LoadProgress&)>& every_second);

}  // namespace springtide::client
