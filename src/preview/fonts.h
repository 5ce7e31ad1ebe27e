// The faces that are compiled in, as files: cmake/fonts.cmake writes them.
#pragma once

#include <array>
#include <span>

namespace springtide::preview {

// That of titles first, then the parts of that of texts.
inline constexpr std::size_t font_count = 7;
extern const std::array<std::span<const unsigned char>, font_count> fonts;

}  // namespace springtide::preview
