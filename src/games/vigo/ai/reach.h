// The fields within one move of a field.
#pragma once

#include <algorithm>

#include "games/vigo/rules/state.h"

namespace springtide::vigo {

// VG-TRN-2. Calls use(field) for each, near to far in every direction.
template <class Use>
void for_each_in_reach(Field from, FieldSet ships, Use&& use) {
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

inline Spot spot_at(const State& state, Field field) { return state.bay[static_cast<std::size_t>(index_of(field))]; }

}  // namespace springtide::vigo
