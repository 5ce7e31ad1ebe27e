// What a viewer may know (VG-INF-1). Nobody knows more than another: a view differs from the state only in what lies face
// down.
#pragma once

#include "games/vigo/rules/state.h"

namespace springtide::vigo {

struct View {
  Seat viewer = Seat::spectator;
  std::array<Spot, field_count>
      bay{};  // a card seen before and face down again is covered, unless the table has a memory aid
  std::array<std::uint16_t, parts_in_deck> parts{};
  KindCounts deck{};
  KindCounts hidden{};  // identities of the covered cards, without their places
  FieldSet waiting{};
  PerPlayer<Stock> stocks{};
  PerPlayer<Field> ships{};
  PerPlayer<std::int32_t> chest_points{};
  PerPlayer<std::uint8_t> ship_points{};
  StockMask chest = 0;
  std::uint8_t part_kinds = 0;
  std::uint8_t hidden_total = 0;
  std::uint8_t player_count = 0;
  std::uint8_t round = 1;
  std::uint8_t sailing_ships = 0;
  std::int16_t lock_key_bonus = 50;
  bool free_events = false;
  bool memory_aid = false;
  Phase phase = Phase::start;
  Seat turn = Seat::p1;
  Seat start = Seat::p1;
  bool event_played = false;
  Field landed = Field::none;
  Kind took = Kind::none;
  Step step = Step::none;
  Kind held = Kind::none;
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace springtide::vigo
