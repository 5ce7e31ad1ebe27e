// Opening tables, and whom their seats are kept for.
#pragma once

#include "server/call.h"

namespace springtide::server {

// Why the host cannot invite these, if so: somebody is no account, the host's own, named twice, or blocked by the host.
Task<std::optional<wire::Answer>> trouble_with_guests(Call& call, const Identity& host, std::vector<std::string> guests);

// Seats that are kept for a player at tables that have not started, the last first.
Task<std::vector<store::Invitation>> invitations_of(Call& call, std::vector<std::string> players);
// They are open to all again.
void decline_all(Call& call, const match::Actor& actor, const std::vector<store::Invitation>& invitations);

// Opens a table for who asks, as wished, within the quotas; those whom seats are kept for are invited.
Task<wire::Answer> open_as_wished(Call& call, match::Setup wishes);

}  // namespace springtide::server
