// The 30 cards of a god.
#pragma once

#include <array>
#include <cstdint>

#include "base/counts.h"
#include "base/enum.h"

namespace springtide::vineta {

// In card order.
enum class Card : std::uint8_t {
  flood_1,
  flood_2,
  flood_3,
  flood_4,
  changing_wind,
  calm_sea,
  intervention,
  one_more,
  one_less,
  false_hope,
  rescue,
  relocation,
  panic,
  quarantine,
  none
};

using Cards = Counts<Card>;

struct CardInfo {
  int copies = 0;
  int waves = 0;
};

// VN-MAT-3: the same for every god.
inline constexpr EnumArray<Card, CardInfo> card_infos{{{
    {.copies = 5, .waves = 1},
    {.copies = 6, .waves = 2},
    {.copies = 4, .waves = 3},
    {.copies = 1, .waves = 4},
    {.copies = 3},
    {.copies = 1},
    {.copies = 1},
    {.copies = 1},
    {.copies = 1},
    {.copies = 3},
    {.copies = 1},
    {.copies = 1},
    {.copies = 1},
    {.copies = 1},
}}};

inline constexpr Cards full_deck = [] {
  Cards deck;
  for (Card c : all_of<Card>) deck.add(c, card_infos[c].copies);
  return deck;
}();

inline constexpr int deck_size = 30;
inline constexpr int floods_per_god = 16;
inline constexpr int hand_limit = 7;
static_assert(full_deck.total() == deck_size);

constexpr bool is_flood(Card c) { return card_infos[c].waves > 0; }
constexpr Card flood_of(int waves) { return static_cast<Card>(waves - 1); }

}  // namespace springtide::vineta
