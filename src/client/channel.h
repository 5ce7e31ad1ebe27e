// Text messages to a home of tables and from it, whatever lies between.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace springtide::client {

class Channel {
 public:
  // Told from the loop. A channel is not destroyed inside of these.
  class Owner {
   public:
    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    virtual void closed(const std::string& reason) = 0;  // the last that is told

   protected:
    ~Owner() = default;
  };

  virtual ~Channel() = default;
  virtual void send(std::string_view text) = 0;
  // Nothing more is told.
  virtual void mute() = 0;
  virtual std::uint64_t bytes_received() const = 0;
};

// Begins to open a channel; its owner is told later.
using Dial = std::function<std::unique_ptr<Channel>(Channel::Owner&)>;

}  // namespace springtide::client
