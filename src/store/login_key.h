// Logins are compared without case: two logins are the same if their keys are.
#pragma once

#include <string>
#include <string_view>

namespace springtide::store {

// Small letters for capital ones, in Latin (with its accents), Greek and Cyrillic. Keys are stored: a change here needs a
// migration.
std::string login_key(std::string_view login);

}  // namespace springtide::store
