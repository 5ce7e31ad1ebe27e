// What a table agrees on before the game: players, edition, switches, start player.
#pragma once

#include <cstdint>
#include <optional>

#include "base/enum.h"
#include "core/seat.h"

namespace springtide::vineta {

enum class Edition : std::uint8_t { nl, de, en, fr };
enum class TieTower : std::uint8_t { passes, stays };
enum class PanicHouses : std::uint8_t { all, one_each };
enum class Capture : std::uint8_t { in_order, owner_picks };
enum class Placement : std::uint8_t { in_turn, random };

// The four points on which the rulebooks differ, and the variant that none of them has.
struct Switches {
  std::uint8_t own_house = 1;                // ED-1: points of a captured house of the own tribe, 1–3
  TieTower tie_tower = TieTower::passes;     // ED-2
  PanicHouses panic = PanicHouses::all;      // ED-3
  Capture capture = Capture::in_order;       // ED-4
  Placement placement = Placement::in_turn;  // VN-VAR-1
  friend constexpr bool operator==(const Switches&, const Switches&) = default;
};

constexpr Switches switches_of(Edition edition) {
  Switches switches;
  if (edition == Edition::en) switches = {.own_house = 2, .tie_tower = TieTower::stays, .capture = Capture::owner_picks};
  if (edition == Edition::fr) switches.panic = PanicHouses::one_each;
  return switches;
}

inline constexpr int min_players = 2;

// A switch that is not set follows the edition. Requires: players 2–6, own_house 1–3, start a player of the table or
// nature for a random one, and capture not in_order while own_house is other than 1.
struct Options {
  int players = 4;
  Edition edition = Edition::nl;
  Seat start = Seat::p1;
  std::optional<std::uint8_t> own_house{};
  std::optional<TieTower> tie_tower{};
  std::optional<PanicHouses> panic{};
  std::optional<Capture> capture{};
  std::optional<Placement> placement{};
  friend bool operator==(const Options&, const Options&) = default;
};

// What edition and own_house imply for ED-4: a house of the own tribe that is worth more must be the owner's to pick.
constexpr Capture implied_capture(Edition edition, int own_house) {
  return own_house != 1 ? Capture::owner_picks : switches_of(edition).capture;
}

constexpr Switches resolve(const Options& options) {
  const Switches edition = switches_of(options.edition);
  const auto own_house = options.own_house.value_or(edition.own_house);
  return {
      .own_house = own_house,
      .tie_tower = options.tie_tower.value_or(edition.tie_tower),
      .panic = options.panic.value_or(edition.panic),
      .capture = options.capture.value_or(implied_capture(options.edition, own_house)),
      .placement = options.placement.value_or(edition.placement),
  };
}

// VN-SET-1.
constexpr int tribes_in_play(int players) { return players == 2 ? 4 : players + 1; }

}  // namespace springtide::vineta
