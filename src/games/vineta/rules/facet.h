// What is hidden of a god until the end (VN-SET-2).
#pragma once

#include <cstdint>

namespace springtide::vineta {

enum class Facet : std::uint8_t { tribe, district };

}  // namespace springtide::vineta
