#include "games/vineta/rules/board.h"

namespace springtide::vineta {

// Here, not in the header: the compiler would work it out anew for every library.
constexpr std::array<DistrictSet, 512> coasts = [] {
  std::array<DistrictSet, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) table[bits] = find_coast(DistrictSet::from_bits(bits));
  return table;
}();

}  // namespace springtide::vineta
