// Facts about a table that several forms of writing share.
#pragma once

#include "games/vigo/notation/notation.h"

namespace springtide::vigo {

// A view that shows everything, for writing positions.
View open_view(const State& state);
// The state a view leaves to nature; kinds mean the same in both.
State open_state(const View& view);

// Cards that left the game, but for Sailing Ships.
KindCounts gone_of(const View& view);

// `red left lid x2, pirate`, in card order.
std::string cards_text(const State& state, const KindCounts& counts);
std::string stock_text(const State& state, const Stock& stock);
std::string chest_text(const State& state, Seat seat, StockMask chest);

// `players` and the `set` lines; and the deck.
std::vector<std::string> table_lines(const Options& options);
std::vector<std::string> deck_lines(const Deck& deck);

}  // namespace springtide::vigo
