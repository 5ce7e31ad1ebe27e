#include "text/notation.h"

#include "base/enum_names.h"

namespace springtide {

std::string seat_name(Seat seat) { return std::string(names_of<Seat, with_spaces>[seat]); }

std::string start_line(Seat start) { return "start " + (start == Seat::nature ? "random" : seat_name(start)); }

std::optional<Seat> find_seat(std::string_view name) { return find_name(names_of<Seat, with_spaces>, name); }

}  // namespace springtide
