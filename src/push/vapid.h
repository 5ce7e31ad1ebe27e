// Who sends a push message, shown to the push service (RFC 8292).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "push/key.h"

namespace springtide::push {

// The value of `Authorization` for messages to one push service: its origin ("https://push.example"), until when it holds
// (seconds since 1970, at most a day ahead), and how the sender can be reached (mailto: or https:).
std::string authorization(const Key& sender, std::string_view origin, std::int64_t until, std::string_view contact);

}  // namespace springtide::push
