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

// What a level is called in records, with the nets that it asked by their names.
inline std::string level_name(int level, std::span<const std::string> nets = {}) {
  std::string name = "level " + std::to_string(level) + " bot";
  for (const std::string& net : nets) name += (&net == nets.data() ? ", nets " : " ") + net;
  return name;
}
// Whatever nets it asked.
inline std::optional<int> find_level(std::string_view name) {
  for (int level = 1; level <= level_count; ++level)
    if (name == level_name(level) || name.starts_with(level_name(level) + ", nets ")) return level;
  return std::nullopt;
}

// A level differs from the next by what it sees, remembers and leans to and by how long it thinks, never by moves made at
// random. The cap is for the caller, who has the clock: a laptop gets through the iterations well before it, a phone may
// not.
template <Game G>
struct Level {
  BotSpec<G> bot{};
  int milliseconds = 0;
  Heads asks{};  // of the program's own nets
};

template <Game G>
using Levels = std::array<Level<G>, level_count>;

template <Game G>
const Levels<G>& levels();

// What each level is worth in points of a rating, by version from 1 on, as it was measured (docs/ratings.md). What is here
// once is never changed: ratings of people rest on it.
template <Game G>
std::span<const std::array<int, level_count>> measured_levels();

// A level by its number, with the nets that it asks. Requires: 1 <= level <= level_count.
template <Game G>
Level<G> level_of(int level) {
  Level<G> found = levels<G>()[static_cast<std::size_t>(level) - 1];
  found.bot.search.nets = own_nets(G::name, found.asks);
  return found;
}
template <Game G>
BotSpec<G> level_spec(int level) {
  return level_of<G>(level).bot;
}

// What the nets of a level are called.
template <Game G>
std::vector<std::string> level_nets(int level) {
  return own_net_names(G::name, levels<G>()[static_cast<std::size_t>(level) - 1].asks);
}
// The level that a record means, if this program has it: one that asked other nets was another bot.
template <Game G>
std::optional<int> find_own_level(std::string_view name) {
  const auto level = find_level(name);
  return level && name == level_name(*level, level_nets<G>(*level)) ? level : std::nullopt;
}

}  // namespace springtide
