// Looking ahead: what a card of one's own would do on the table as it lies.
#pragma once

#include "games/vineta/rules/state.h"

namespace springtide::vineta {

// The district that sinks if the round is scored as the rows lie (VN-SCO-1, RU-1); none while no row leads.
District would_sink(const OpenTable& table);

// The viewer about to carry out a card of its own, whoever's turn it is, or in the middle of it. It is made of the view, so
// no secret of another seat is in it. Requires: a player's view, in a turn.
State with_card(const View& view, Card card);

}  // namespace springtide::vineta
