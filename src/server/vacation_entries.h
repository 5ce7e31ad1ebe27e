// What the store says of vacations, as entries of the journals of games over days.
#pragma once

#include "server/service.h"

namespace springtide::server {

// Every game over days that the account plays gets the entry if it has not got it yet; the others refuse it. One that begins
// from now on asks by itself. Busy if a store does not answer.
Task<bool> enter_vacation(Service::Parts& parts, match::Actor account);

// Of all accounts that are away: whatever was left out when the server died.
Detached enter_vacations(Service::Parts& parts);

}  // namespace springtide::server
