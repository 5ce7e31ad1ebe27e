// Passwords that are tried first by whoever guesses.
#pragma once

#include <string_view>

namespace springtide::server {

// One of the commonest (digits at its end do not help), the login or the name, a few characters over and over, or a row of
// the alphabet, the digits or the keyboard. Compared without case.
bool is_weak_password(std::string_view password, std::string_view login, std::string_view name);

}  // namespace springtide::server
