#include "server/routes.h"

#include "wire/routes.h"

namespace springtide::server {
namespace {

using wire::Probe;
using wire::probes;

Response status_text(std::string_view status) {
  return {.content_type = "application/json", .body = "{\"status\":\"" + std::string(status) + "\"}"};
}

Response metrics_answer(const Request& request, const Routes& routes) {
  const std::optional<Address> client = address_of(request.address);
  if (!client || !contains(routes.setup.metrics_from, *client))
    return refusal(403, "not_allowed", "The metrics are not for this address.");
  return {.content_type = "text/plain; version=0.0.4; charset=utf-8", .body = routes.metrics.text()};
}

Response readiness(const Routes& routes) {
  return routes.is_ready ? status_text("ready") : refusal(503, "not_ready", "The server cannot serve now.");
}

}  // namespace

std::optional<Response> own_answer(const Request& request, const Routes& routes) {
  if (request.path == probes[Probe::health].path) return status_text("alive");
  if (request.path == probes[Probe::readiness].path) return readiness(routes);
  if (request.path == probes[Probe::metrics].path) return metrics_answer(request, routes);
  if (routes.files == nullptr || request.path.starts_with("/api/")) return std::nullopt;
  return routes.files->answer({.method = request.method,
                               .path = request.path,
                               .accept_encoding = request.accept_encoding,
                               .if_none_match = request.if_none_match});
}

}  // namespace springtide::server
