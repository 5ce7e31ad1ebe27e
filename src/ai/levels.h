// The six levels of a game, from gentle to the strongest. Each game lists its own in games/<g>/ai/levels.cpp.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ai/bot.h"

namespace springtide {

inline constexpr int level_count = 6;
// Counts up when a level of any game plays otherwise: how strong a bot is belongs to its level and version.
inline constexpr int bot_version = 1;

// What a level is called in records.
inline std::string level_name(int level) { return "level " + std::to_string(level) + " bot"; }
inline std::optional<int> find_level(std::string_view name) {
  for (int level = 1; level <= level_count; ++level)
    if (name == level_name(level)) return level;
  return std::nullopt;
}

// A level differs from the next by what it sees, remembers and leans to and by how long it thinks, never by moves made at
// random. The cap is for the caller, who has the clock: a laptop gets through the iterations well before it, a phone may
// not.
template <Game G>
struct Level {
  BotSpec<G> bot{};
  int milliseconds = 0;
};

template <Game G>
using Levels = std::array<Level<G>, level_count>;

template <Game G>
const Levels<G>& levels();

// What each level is worth in points of a rating, by version from 1 on, as it was measured (docs/ratings.md). What is here
// once is never changed: ratings of people rest on it.
template <Game G>
std::span<const std::array<int, level_count>> measured_levels();

// Requires: 1 <= level <= level_count.
template <Game G>
const BotSpec<G>& level_spec(int level) {
  return levels<G>()[static_cast<std::size_t>(level) - 1].bot;
}

}  // namespace springtide
