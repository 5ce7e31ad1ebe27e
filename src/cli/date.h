// Moments and stretches of time as operators write and read them. All of it is UTC.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace springtide::cli {

// Milliseconds since 1970 as `2026-11-17 10:05:09`.
std::string date_text(std::int64_t time);

// `2026-11-17` (its beginning), `2026-11-17 10:05` or `2026-11-17T10:05`, with seconds and a Z or without; from 1970 to
// 2199.
std::optional<std::int64_t> parse_date(std::string_view text);

// `90m`, `12h`, `30d`, in milliseconds: up to a hundred years.
std::optional<std::int64_t> parse_stretch(std::string_view text);

}  // namespace springtide::cli
