// What the transport answers itself: /metrics, /healthz, /readyz and files. No Boost here.
#pragma once

#include <optional>

#include "server/transport.h"

namespace springtide::server {

struct Routes {
  const ServerSetup& setup;
  const Metrics& metrics;
  const StaticFiles* files;
  bool is_ready;
};

// Nothing: the application answers.
std::optional<Response> own_answer(const Request& request, const Routes& routes);

}  // namespace springtide::server
