// A connection of bytes to a server, plain or TLS.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "client/loop.h"
#include "client/url.h"

namespace springtide::client {

class Stream {
 public:
  // Told from the loop. A stream may be destroyed inside of these.
  class Owner {
   public:
    virtual void connected() = 0;
    virtual void received(std::string_view bytes) = 0;
    virtual void disconnected(const std::string& reason) = 0;  // the last that is told

   protected:
    ~Owner() = default;
  };

  // Begins to connect.
  Stream(Loop& loop, const Url& url, Owner& owner);
  // Closes it; nothing more is told.
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  void write(std::string_view bytes);

  class Line;

 private:
  std::shared_ptr<Line> line_;
};

}  // namespace springtide::client
