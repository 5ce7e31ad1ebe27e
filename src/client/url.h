// Where a server is: http:// or https://, a host, a port.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace springtide::client {

struct Url {
  bool is_secure = false;
  std::string host{};  // without the brackets of an IPv6 address
  std::string port{};

  std::string text() const;
  std::string host_field() const;  // as HTTP names it: the port only if it is not the usual one
  friend bool operator==(const Url&, const Url&) = default;
};

// The reason why not, otherwise.
Result<Url, std::string> parse_url(std::string_view text);

}  // namespace springtide::client
