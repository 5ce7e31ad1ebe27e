// The Asio side of a loop.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/ssl/context.hpp>
#include <optional>

#include "client/loop.h"

namespace springtide::client {

namespace asio = boost::asio;
using boost::system::error_code;

struct Loop::Parts {
  asio::io_context context{1};
  std::optional<asio::ssl::context> tls{};  // made when it is first needed
};

}  // namespace springtide::client
