// The fields within one move of a field.
#pragma once

#include <algorithm>
#include <array>

#include "games/vigo/rules/state.h"

namespace springtide::vigo {

// Calls use(field) for each, near to far in every direction.
template <class Use>
constexpr void for_each_up_to_ships(Field from, FieldSet ships, Use&& use) {
  const auto look = [&](int step, int length) {
    int at = index_of(from) + step;
    for (int i = std::min(length, longest_move); i > 0 && !ships.contains(static_cast<Field>(at)); --i, at += step)
      use(static_cast<Field>(at));
  };
  look(-1, column_of(from));
  look(1, column_count - 1 - column_of(from));
  look(-column_count, row_of(from));
  look(column_count, row_count - 1 - row_of(from));
}

// What can be reached from each field of a bay without ships.
struct OpenReach {
  FieldSet set{};
  std::array<Field, column_count - 1 + row_count - 1> fields{};
  std::size_t count = 0;
};
inline constexpr auto open_reaches = [] {
  std::array<OpenReach, field_count> all{};
  for (int i = 0; i < field_count; ++i) {
    OpenReach& reach = all[static_cast<std::size_t>(i)];
    for_each_up_to_ships(static_cast<Field>(i), {}, [&reach](Field field) {
      reach.set.insert(field);
      reach.fields[reach.count++] = field;
    });
  }
  return all;
}();

// VG-TRN-2. Calls use(field) for each, near to far in every direction; mostly no ship is in the way.
template <class Use>
void for_each_in_reach(Field from, FieldSet ships, Use&& use) {
  const OpenReach& open = open_reaches[static_cast<std::size_t>(index_of(from))];
  if (open.set.meets(ships)) return for_each_up_to_ships(from, ships, use);
  for (std::size_t i = 0; i < open.count; ++i) use(open.fields[i]);
}

inline Spot spot_at(const State& state, Field field) { return state.bay[static_cast<std::size_t>(index_of(field))]; }

// What lies there: looked at several times, walked to once.
using Reached = FixedVector<Spot, 4 * longest_move>;
inline Reached reached_by(const State& state, Seat seat, FieldSet ships) {
  Reached spots;
  if (state.ships[seat] == Field::none) return spots;
  for_each_in_reach(state.ships[seat], ships, [&](Field field) { spots.push_back(spot_at(state, field)); });
  return spots;
}

}  // namespace springtide::vigo
