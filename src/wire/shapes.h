// The messages, requests and answers of this folder, described: what output.cpp, answers.cpp and the server write, and what
// message.cpp and command_json.cpp read. The tests hold every message to it.
#pragma once

#include "text/shape.h"

namespace springtide::wire {

// What is said over a socket, and the words it is said in.
Description message_shapes();
// The bodies of HTTP.
Description body_shapes();

}  // namespace springtide::wire
