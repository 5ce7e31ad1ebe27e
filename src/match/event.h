// What happened at a table, one small step each, in the order everyone saw it.
#pragma once

#include <string>
#include <string_view>

#include "base/enum.h"
#include "match/setup.h"

namespace springtide::match {

enum class EventKind : std::uint8_t {
  sat,        // seat, text: the name
  stood,      // seat
  bot,        // seat, number: the level
  started,    //
  move,       // seat, number: in the log of moves
  change,     // the same; only the seat itself sees it
  undo,       // seat, number: so many moves are left
  asked,      // seat, text: the wish; number: the absent seat
  voted,      // seat, number: 1 for consent
  withdrawn,  // the question is void
  said,       // seat, text: the phrase
  left,       // seat, text: left, time or vote; a bot plays on
  returned,   // seat
  resigned,   // seat
  finished,   //
  abandoned,  //
  rematch,    // text: the new table
};

struct Event {
  EventKind kind = EventKind::started;
  Seat seat = Seat::nature;
  int number = 0;
  Time time = 0;
  std::string text{};

  bool is_visible_to(Seat viewer) const { return kind != EventKind::change || viewer == seat; }
};

}  // namespace springtide::match

namespace springtide {
template <>
inline constexpr int enum_size<match::EventKind> = 17;
}

namespace springtide::match {

inline constexpr EnumArray<EventKind, std::string_view> event_names{
    {{"sat", "stood", "bot", "started", "move", "change", "undo", "asked", "voted", "withdrawn", "said", "left", "returned",
      "resigned", "finished", "abandoned", "rematch"}}};

}  // namespace springtide::match
