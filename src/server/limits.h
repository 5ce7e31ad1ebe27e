// The hard limits of the server, each with its default. config.cpp makes every one of them a setting.
#pragma once

#include <chrono>
#include <cstddef>

namespace springtide::server {

using Milliseconds = std::chrono::milliseconds;
using Moment = std::chrono::steady_clock::time_point;

// So many a second in the long run, and so many at once after a pause.
struct Rate {
  double per_second = 1;
  double burst = 1;
  friend bool operator==(const Rate&, const Rate&) = default;
};

struct Limits {
  std::size_t message_bytes = 16 << 10;    // one message of a client over a WebSocket
  std::size_t body_bytes = 1 << 20;        // the body of an HTTP request: an uploaded record
  std::size_t header_bytes = 8 << 10;      // request line and headers
  std::size_t outgoing_bytes = 512 << 10;  // waiting for a client that reads slowly

  Rate messages{.per_second = 20, .burst = 60};     // a connection's messages, pings included
  Rate requests{.per_second = 20, .burst = 200};    // an address's HTTP requests
  Rate connecting{.per_second = 10, .burst = 100};  // an address's new connections

  int connections = 10'000;
  int connections_per_address = 100;
  int addresses = 50'000;  // remembered at once; further ones share one allowance

  Milliseconds header_timeout{10'000};      // from a request's first byte to the end of its headers; TLS handshake
  Milliseconds body_timeout{30'000};        // for the body
  Milliseconds answer_timeout{30'000};      // for the application to answer
  Milliseconds write_timeout{30'000};       // for the client to take 256 KiB of an answer
  Milliseconds keep_alive_timeout{60'000};  // between two requests
  Milliseconds idle_timeout{60'000};        // a silent WebSocket is pinged after half of it and closed at its end
  Milliseconds close_timeout{2'000};        // for the last bytes of a connection that is being closed
  Milliseconds stop_timeout{10'000};        // for a graceful stop

  friend bool operator==(const Limits&, const Limits&) = default;
};

}  // namespace springtide::server
