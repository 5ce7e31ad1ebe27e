// The words of Vineta's notation.
#pragma once

#include <optional>
#include <string_view>

#include "games/vineta/rules/vineta.h"

namespace springtide {

template <>
inline constexpr int enum_size<vineta::TieTower> = 2;
template <>
inline constexpr int enum_size<vineta::PanicHouses> = 2;
template <>
inline constexpr int enum_size<vineta::Capture> = 2;

namespace vineta {

inline constexpr EnumArray<District, std::string_view> district_names{
    {{"G0", "G1", "G2", "Y0", "Y1", "Y2", "R0", "R1", "R2"}}};
inline constexpr EnumArray<Tribe, std::string_view> tribe_names{
    {{"amber", "ice", "fern", "straw", "tide", "rust", "heather"}}};
inline constexpr EnumArray<Phase, std::string_view> phase_names{
    {{"start", "tribes", "districts", "place", "draw", "choose", "play", "capture", "over"}}};
inline constexpr EnumArray<Edition, std::string_view> edition_names{{{"nl", "de", "en", "fr"}}};
inline constexpr EnumArray<TieTower, std::string_view> tie_tower_names{{{"passes", "stays"}}};
inline constexpr EnumArray<PanicHouses, std::string_view> panic_names{{{"all", "one-each"}}};
inline constexpr EnumArray<Capture, std::string_view> capture_names{{{"in-order", "owner-picks"}}};

inline constexpr EnumArray<Verb, std::string_view> verb_names{
    {{"start", "deal tribe", "deal district", "draw",  "place", "choose", "start row", "add",   "take",  "put",    "discard",
      "raise", "lower",      "lay",           "route", "move",  "swap",   "flee",      "close", "lapse", "capture"}}};

// The enumerator with this name, if any.
template <EnumKey E>
std::optional<E> find_name(const EnumArray<E, std::string_view>& names, std::string_view name) {
  for (int i = 0; i < enum_size<E>; ++i)
    if (names[static_cast<E>(i)] == name) return static_cast<E>(i);
  return std::nullopt;
}

inline std::string_view name_of(District district) { return district_names[district]; }
inline std::string_view name_of(Tribe tribe) { return tribe_names[tribe]; }
inline std::string_view name_of(Card card) { return card_infos[card].name; }

inline std::optional<District> find_district(std::string_view name) { return find_name(district_names, name); }
inline std::optional<Tribe> find_tribe(std::string_view name) { return find_name(tribe_names, name); }
inline std::optional<Card> find_card(std::string_view name) {
  for (Card card : all_of<Card>)
    if (card_infos[card].name == name) return card;
  return std::nullopt;
}

}  // namespace vineta
}  // namespace springtide
