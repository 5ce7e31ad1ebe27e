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
inline constexpr int bot_version = 2;

// What a level is called in records: with its version, which the first did not say, and the nets that it asked by their
// names.
inline std::string level_name(int level, std::span<const std::string> nets = {}, int version = bot_version) {
  std::string name = "level " + std::to_string(level) + " bot";
  if (version > 1) name += ", version " + std::to_string(version);
  for (const std::string& net : nets) name += (&net == nets.data() ? ", nets " : " ") + net;
  return name;
}
// Of whatever version, and whatever nets it asked.
inline std::optional<int> find_level(std::string_view name) {
  for (int level = 1; level <= level_count; ++level) {
    const std::string first = level_name(level, {}, 1);
    if (name == first || name.starts_with(first + ", version ") || name.starts_with(first + ", nets ")) return level;
  }
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

// By version from 1 on; a version that changed nothing in this game has the same once more. Old ones stay: records and
// puzzles name them.
template <Game G>
std::span<const Levels<G>> level_versions();

// What each level is worth in points of a rating, by version from 1 on, as it was measured (docs/ratings.md). What is here
// once is never changed: ratings of people rest on it.
template <Game G>
std::span<const std::array<int, level_count>> measured_levels();

// Without nets. Requires: 1 <= level <= level_count, 1 <= version <= bot_version.
template <Game G>
const Level<G>& plain_level(int level, int version = bot_version) {
  return level_versions<G>()[static_cast<std::size_t>(version) - 1][static_cast<std::size_t>(level) - 1];
}
// With the nets that it asks.
template <Game G>
Level<G> level_of(int level, int version = bot_version) {
  Level<G> found = plain_level<G>(level, version);
  found.bot.search.nets = own_nets(G::name, found.asks);
  return found;
}
template <Game G>
BotSpec<G> level_spec(int level, int version = bot_version) {
  return level_of<G>(level, version).bot;
}

// The strongest level, thinking for longer or less long than it plays: who judges the play of others.
template <Game G>
BotSpec<G> strongest_bot(int iterations) {
  BotSpec<G> bot = level_spec<G>(level_count);
  bot.search.iterations = iterations;
  return bot;
}

// What the nets of a level are called.
template <Game G>
std::vector<std::string> level_nets(int level, int version = bot_version) {
  return own_net_names(G::name, plain_level<G>(level, version).asks);
}
// The bot of a level that a record means, of whatever version, if this program has it: one that asked other nets was another
// bot.
template <Game G>
std::optional<BotSpec<G>> find_own_bot(std::string_view name) {
  for (int version = 1; version <= bot_version; ++version)
    for (int level = 1; level <= level_count; ++level)
      if (name == level_name(level, level_nets<G>(level, version), version)) return level_spec<G>(level, version);
  return std::nullopt;
}

}  // namespace springtide
