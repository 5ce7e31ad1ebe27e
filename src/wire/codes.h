// Codes of refusals that only a server has: of accounts, and of the transport below all requests. The tests hold what is
// sent to these lists.
#pragma once

#include <array>
#include <string_view>

namespace springtide::wire {

inline constexpr std::array<std::string_view, 7> account_codes{
    "bad-login", "bad-password", "has-account", "login-taken", "too-many-tries", "wrong-password", "wrong-recovery"};

inline constexpr std::array<std::string_view, 15> transport_codes{
    "failed",    "full",           "headers_too_large", "malformed",    "no_answer",
    "not_found", "not_allowed",    "not_ready",         "too_large",    "too_many_connections",
    "too_slow",  "websocket_only", "too_many_requests", "wrong_method", "wrong_origin"};

}  // namespace springtide::wire
