// What a Timer waits for, in a loop over Boost's.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/transport.h"

namespace springtide::server {

struct Timer::Wait {
  Wait(boost::asio::io_context& io, std::function<void()> later) : timer(io), work(std::move(later)) {}
  boost::asio::steady_timer timer;
  std::function<void()> work;
};

}  // namespace springtide::server
