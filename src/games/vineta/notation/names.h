// The words of Vineta's notation.
#pragma once

#include <optional>
#include <string_view>

#include "base/enum_names.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {

inline constexpr auto& district_names = names_of<District, in_capitals>;
inline constexpr auto& tribe_names = names_of<Tribe, with_spaces>;
inline constexpr auto& card_names = names_of<Card, with_spaces>;
inline constexpr auto& phase_names = names_of<Phase, with_spaces>;
inline constexpr auto& edition_names = names_of<Edition, with_spaces>;
inline constexpr auto& tie_tower_names = names_of<TieTower, with_hyphens>;
inline constexpr auto& panic_names = names_of<PanicHouses, with_hyphens>;
inline constexpr auto& capture_names = names_of<Capture, with_hyphens>;
inline constexpr auto& verb_names = names_of<Verb, with_spaces>;
inline constexpr auto& step_names = names_of<Step, with_spaces>;

// The enumerator with this name, if any.
template <EnumKey E>
std::optional<E> find_name(const EnumArray<E, std::string_view>& names, std::string_view name) {
  for (int i = 0; i < enum_size<E>; ++i)
    if (names[static_cast<E>(i)] == name) return static_cast<E>(i);
  return std::nullopt;
}

inline std::string_view name_of(District district) { return district_names[district]; }
inline std::string_view name_of(Tribe tribe) { return tribe_names[tribe]; }
inline std::string_view name_of(Card card) { return card_names[card]; }

inline std::optional<District> find_district(std::string_view name) { return find_name(district_names, name); }
inline std::optional<Tribe> find_tribe(std::string_view name) { return find_name(tribe_names, name); }
inline std::optional<Card> find_card(std::string_view name) { return find_name(card_names, name); }

}  // namespace springtide::vineta
