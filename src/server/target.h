// The target of a request (`/path?key=value`) taken apart, and whether an Origin may open a WebSocket. No Boost here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace springtide::server {

using Fields = std::vector<std::pair<std::string, std::string>>;

const std::string* find(const Fields& fields, std::string_view name);

struct Target {
  std::string path{};  // decoded
  Fields query{};      // decoded, in order
};

// Nothing for what no browser sends: not starting with a slash, broken escapes, control characters, backslashes, invalid
// UTF-8, parts `.` and `..`, plain or escaped.
std::optional<Target> target_of(std::string_view text);

// Whether a text looks like a host, with a port or without: nothing else may become part of a link.
bool is_host(std::string_view text);

// Clients that are no browsers send no Origin and are allowed. Without a list the Origin must have the request's own host.
bool is_allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

}  // namespace springtide::server
