#include "client/load_check.h"

#include <unordered_map>

#include "client/scan.h"
#include "text/lines.h"
#include "text/notation.h"

namespace springtide::client {

std::string command_id(Seat seat, std::uint32_t number) { return seat_name(seat) + "-" + std::to_string(number); }

void check_journal(const LoadedGame& game, std::string_view journal, LoadCheck& check) {
  std::unordered_map<std::string_view, int> found;
  for (const Line& line : lines_of(journal))
    if (const std::string_view id = plain(member_of(line.text, "id")); !id.empty()) ++found[id];
  for (std::size_t seat = 0; seat < game.acknowledged.size(); ++seat)
    for (const std::uint32_t number : game.acknowledged[seat]) {
      ++check.acknowledged;
      if (!found.contains(command_id(seat_at(static_cast<int>(seat)), number))) ++check.lost;
    }
  for (const auto& [id, count] : found)
    if (count > 1) ++check.doubled;
  ++check.tables;
}

}  // namespace springtide::client
