// What one seat, or a spectator, may know (RU-11). There is no field for a rival's hand, tiles or hidden choice.
#pragma once

#include "games/vineta/rules/state.h"

namespace springtide::vineta {

struct SeatView {
  Cards discards;
  Houses captured;
  std::uint8_t hand_size = 0;
  std::uint8_t pile_size = 0;
  std::uint8_t shuffles = 0;
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

struct View {
  Seat viewer = Seat::spectator;
  OwnView own{};
  PerPlayer<SeatView> seats{};
  EnumArray<District, Houses> city{};
  Houses supply;
  Houses box;
  Rows rows;
  RowCards row_cards;
  DistrictSet sunk;
  DistrictSet quarantined;
  SeatSet more;
  SeatSet less;
  Chain chain{};
  std::uint8_t player_count = 0;
  Edition edition = Edition::nl;
  Switches switches{};
  Phase phase = Phase::start;
  std::uint8_t round = 1;
  std::uint8_t turn = 1;
  std::uint8_t tie_breaks = 0;
  Seat tower = Seat::p1;
  Seat disk = Seat::p1;
  SeatSet to_act;
  Seat recipient = Seat::p1;
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace springtide::vineta
