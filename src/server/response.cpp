#include "server/response.h"

#include <algorithm>
#include <array>

#include "text/json.h"

namespace springtide::server {
namespace {

struct Status {
  int code;
  std::string_view reason;
};
constexpr std::array statuses{
    Status{200, "OK"},
    Status{201, "Created"},
    Status{202, "Accepted"},
    Status{204, "No Content"},
    Status{304, "Not Modified"},
    Status{400, "Bad Request"},
    Status{401, "Unauthorized"},
    Status{403, "Forbidden"},
    Status{404, "Not Found"},
    Status{405, "Method Not Allowed"},
    Status{408, "Request Timeout"},
    Status{409, "Conflict"},
    Status{410, "Gone"},
    Status{413, "Content Too Large"},
    Status{415, "Unsupported Media Type"},
    Status{422, "Unprocessable Content"},
    Status{426, "Upgrade Required"},
    Status{429, "Too Many Requests"},
    Status{431, "Request Header Fields Too Large"},
    Status{500, "Internal Server Error"},
    Status{503, "Service Unavailable"},
};

// WebAssembly needs 'wasm-unsafe-eval'; 'self' in connect-src covers the WebSocket of the same origin.
constexpr std::string_view secure_headers =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n";

std::string_view reason_of(int status) {
  const auto found = std::ranges::find(statuses, status, &Status::code);
  return found == statuses.end() ? "Status" : found->reason;
}

void add_header(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ");
  std::ranges::copy_if(value, std::back_inserter(head), [](char c) { return c != '\r' && c != '\n' && c != '\0'; });
  head += "\r\n";
}

bool has_content(int status) { return status >= 200 && status != 204 && status != 304; }

}  // namespace

Response refusal(int status, std::string_view code, std::string_view sentence) {
  JsonWriter json;
  json.begin_object().field("code", code).field("sentence", sentence).end_object();
  return {.status = status, .content_type = "application/json", .body = json.text()};
}

std::string head_of(const Response& response, HeadOptions options) {
  std::string head = "HTTP/1.1 " + std::to_string(response.status) + " " + std::string(reason_of(response.status)) + "\r\n";
  if (has_content(response.status)) {
    if (!response.content_type.empty()) add_header(head, "Content-Type", response.content_type);
    add_header(head, "Content-Length", std::to_string(response.content().size()));
  }
  for (const auto& [name, value] : response.headers) add_header(head, name, value);
  const bool has_policy = find(response.headers, "Cache-Control") != nullptr;
  if (!has_policy) add_header(head, "Cache-Control", "no-store");
  head += secure_headers;
  if (options.is_tls) add_header(head, "Strict-Transport-Security", "max-age=31536000");
  add_header(head, "Connection", options.is_kept_alive ? "keep-alive" : "close");
  return head + "\r\n";
}

}  // namespace springtide::server
