// The HTTP endpoints below /api; docs/protocol.md lists them.
#pragma once

#include "server/service.h"

namespace springtide::server {

// Answers at once or later.
Detached answer_request(Service::Parts& parts, const ServiceSettings& settings, Request request, Respond respond);

}  // namespace springtide::server
