// What the transport counts.
#pragma once

#include <array>
#include <string_view>

#include "base/enum.h"
#include "server/metrics.h"

namespace springtide::server::net {

enum class Limit {
  message_size,
  message_rate,
  outgoing_queue,
  dead_peer,
  body_size,
  header_size,
  request_rate,
  header_time,
  body_time,
  answer_time,
  write_time,
  connection_rate,
  connections,
  connections_per_address,
  count
};

inline constexpr std::array<std::string_view, static_cast<std::size_t>(Limit::count)> limit_names{
    "message_size",   "message_rate",
    "outgoing_queue", "dead_peer",
    "body_size",      "header_size",
    "request_rate",   "header_time",
    "body_time",      "answer_time",
    "write_time",     "connection_rate",
    "connections",    "connections_per_address"};

class Counters {
 public:
  explicit Counters(Metrics& metrics);

  void met(Limit limit) { limits_[static_cast<std::size_t>(limit)]->add(); }
  void answered(int status, double seconds);

  Gauge& connections;  // WebSockets included
  Gauge& websockets;
  Counter& accepted;
  Counter& malformed;
  Counter& wrong_origin;
  Counter& messages_in;
  Counter& messages_out;
  Counter& bytes_in;
  Counter& bytes_out;
  Histogram& request_seconds;

 private:
  std::array<Counter*, 5> statuses_{};  // 1xx to 5xx
  std::array<Counter*, limit_names.size()> limits_{};
};

}  // namespace springtide::server::net
