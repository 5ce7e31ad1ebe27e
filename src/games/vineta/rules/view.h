// What one seat, or a spectator, may know (RU-11). There is no field for a rival's hand, tiles or hidden choice.
#pragma once

#include "games/vineta/rules/state.h"

namespace springtide::vineta {

struct SeatView : OpenPlayer {
  std::uint8_t hand_size = 0;
  std::uint8_t pile_size = 0;
  bool has_chosen = false;
  Card revealed = Card::none;  // the chosen card, once it is being played
  bool has_tribe = false;      // a house tile lies in front of the player
  bool has_district = false;
  Tribe tribe = Tribe::none;  // known once the game is over (VN-END-1)
  District district = District::none;
  friend constexpr bool operator==(const SeatView&, const SeatView&) = default;
};

// The viewer's own secrets; empty for a spectator.
struct OwnView {
  Cards hand;
  Tribe tribe = Tribe::none;
  District district = District::none;
  Card chosen = Card::none;
  friend constexpr bool operator==(const OwnView&, const OwnView&) = default;
};

struct View : OpenTable {
  Seat viewer = Seat::spectator;
  OwnView own{};
  PerPlayer<SeatView> seats{};
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace springtide::vineta
