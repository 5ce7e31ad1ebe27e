// Whether a journal has what was acknowledged.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/load.h"
#include "core/seat.h"

namespace springtide::client {

// A game that was begun: the numbers of the commands that were acknowledged, by seat.
struct LoadedGame {
  std::string table{};
  std::vector<std::vector<std::uint32_t>> acknowledged{};
};

// The id of a seat's command at its table.
std::string command_id(Seat seat, std::uint32_t number);

// Adds what this journal shows: every command that was acknowledged is there, and none twice.
void check_journal(const LoadedGame& game, std::string_view journal, LoadCheck& check);

}  // namespace springtide::client
