// A WebSocket to a server: text messages out and in.
#pragma once

#include "client/channel.h"
#include "client/loop.h"
#include "client/url.h"

namespace springtide::client {

// To the server's /ws.
Dial over_socket(Loop& loop, const Url& url);

}  // namespace springtide::client
