// Who is to be called to a table.
#pragma once

#include <vector>

#include "match/table.h"
#include "store/entry.h"

namespace springtide::home {

using CallRows = std::vector<store::CallRow>;

// Before the start: those to seats that are held, whoever looks on.
// Then the calls that stand at a table, given whose players look at it and which calls stood before. A player who is not
// here is called to move, and to a game that has begun and where the seat has yet to move. Whoever comes to look is not
// called anew; a call that was made stands until the move. It follows from what everybody sees.
CallRows calls_of(const match::Table& table, SeatSet here, const CallRows& before = {});

}  // namespace springtide::home
