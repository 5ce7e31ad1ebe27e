#include "text/notation.h"

#include <array>

namespace springtide {
namespace {

constexpr std::array<std::string_view, 8> seat_names{"p1", "p2", "p3", "p4", "p5", "p6", "nature", "spectator"};

}  // namespace

std::string seat_name(Seat seat) { return std::string(seat_names[static_cast<std::size_t>(seat)]); }

std::string start_line(Seat start) { return "start " + (start == Seat::nature ? "random" : seat_name(start)); }

std::optional<Seat> find_seat(std::string_view name) {
  for (Seat seat : all_of<Seat>)
    if (seat_names[static_cast<std::size_t>(seat)] == name) return seat;
  return std::nullopt;
}

}  // namespace springtide
