// How a server is set up: where it listens, whom it believes, what it allows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/address.h"
#include "server/limits.h"

namespace springtide::server {

struct Endpoint {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;  // 0: any free one
  int socket = -1;         // that listens there already; -1: there is none
  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};
using Endpoints = std::vector<Endpoint>;

// Where everything is kept: the path of a file, or databases, in a text with spaces between them.
struct StoreAddresses {
  std::vector<std::string> all{"springtide.db"};
  friend bool operator==(const StoreAddresses&, const StoreAddresses&) = default;
};

struct ServerSetup {
  Endpoints listen{{.address = "127.0.0.1", .port = 8080}};
  Endpoints tls_listen{};
  std::string tls_certificate{};  // files with PEM: the chain, the private key
  std::string tls_key{};
  Networks trusted_proxies{};
  Networks metrics_from{{.address = {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127}}, .bits = 104},
                        {.address = {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}}}};
  std::vector<std::string> origins{};
  bool has_deflate = false;  // permessage-deflate costs some 65 KiB a connection
  Limits limits{};
};

}  // namespace springtide::server
