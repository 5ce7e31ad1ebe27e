#include "server/counters.h"

#include <algorithm>
#include <string>

namespace springtide::server::net {

Counters::Counters(Metrics& metrics)
    : connections(metrics.gauge("springtide_connections", "Open connections, WebSockets included.")),
      websockets(metrics.gauge("springtide_websockets", "Open WebSockets.")),
      accepted(metrics.counter("springtide_connections_accepted_total", "Connections accepted by the system.")),
      malformed(metrics.counter("springtide_malformed_total", "Connections ended for malformed HTTP or WebSocket frames.")),
      wrong_origin(metrics.counter("springtide_wrong_origin_total", "WebSockets refused for their Origin.")),
      messages_in(metrics.counter("springtide_messages_received_total", "WebSocket messages received.")),
      messages_out(metrics.counter("springtide_messages_sent_total", "WebSocket messages sent.")),
      bytes_in(metrics.counter("springtide_message_bytes_received_total", "Bytes of WebSocket messages received.")),
      bytes_out(metrics.counter("springtide_message_bytes_sent_total", "Bytes of WebSocket messages sent.")),
      request_seconds(
          metrics.histogram("springtide_http_request_seconds", "From the whole request to its answer.", latency_bounds())) {
  for (std::size_t i = 0; i < statuses_.size(); ++i)
    statuses_[i] =
        &metrics.counter("springtide_http_answers_total", "HTTP answers.", {{"status", std::to_string(i + 1) + "xx"}});
  for (std::size_t i = 0; i < limits_.size(); ++i)
    limits_[i] = &metrics.counter("springtide_limits_met_total", "How often a limit refused or ended something.",
                                  {{"limit", std::string(limit_names[i])}});
}

void Counters::answered(int status, double seconds) {
  statuses_[static_cast<std::size_t>(std::clamp(status / 100, 1, 5) - 1)]->add();
  request_seconds.observe(seconds);
}

}  // namespace springtide::server::net
