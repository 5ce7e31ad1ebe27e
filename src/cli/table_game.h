// A game at a table, played in the terminal, wherever the table's home is.
#pragma once

#include <string>

#include "cli/speech.h"
#include "client/channel.h"
#include "client/loop.h"
#include "core/seat.h"

namespace springtide::cli {

struct TablePlan {
  client::Dial dial{};
  std::string token{};
  std::string name{};
  std::string secret{};  // what the player adds to the deal on sitting down
  std::string table{};
  Seat seat = Seat::p1;  // where to sit down, if it is open; otherwise anywhere
  Language language = Language::plain;
};

struct TableEnd {
  enum How : std::uint8_t { stopped, over, failed };
  How how = stopped;
  std::string trouble{};  // why it failed
  std::string head{};     // of the journal's chain, as it was told last
};
// Until the game is over or the player stops; the line that says who won has no end yet.
TableEnd play_table(client::Loop& loop, TablePlan plan);

}  // namespace springtide::cli
