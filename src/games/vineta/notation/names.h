// The words of Vineta's notation.
#pragma once

#include <string>

#include "base/enum_names.h"
#include "games/vineta/rules/argument.h"
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
inline constexpr auto& placement_names = names_of<Placement, with_hyphens>;
inline constexpr auto& verb_names = names_of<Verb, with_spaces>;
inline constexpr auto& step_names = names_of<Step, with_spaces>;
inline constexpr auto& argument_names = names_of<ArgumentKind, with_hyphens>;
inline constexpr auto& focus_names = names_of<FocusKind, with_hyphens>;

// A chain as words and fields: $f and $t the districts from and to, $n its number from 1, $l how many are left. Districts
// that were used may follow.
inline constexpr EnumArray<Step, std::string_view> chain_patterns{
    {{"", "changing wind take $f $n", "false hope from $f to $t", "rescue from $f to $t", "panic from $f left $l",
      "capture $f next $n"}}};

inline std::string_view name_of(District district) { return district_names[district]; }
inline std::string_view name_of(Tribe tribe) { return tribe_names[tribe]; }
inline std::string_view name_of(Card card) { return card_names[card]; }

// What is hidden or missing is a question mark.
template <EnumKey E>
std::string word_of(E e) {
  return is_key(e) ? std::string(name_of(e)) : "?";
}

inline std::optional<District> find_district(std::string_view name) { return find_name(district_names, name); }
inline std::optional<Tribe> find_tribe(std::string_view name) { return find_name(tribe_names, name); }
inline std::optional<Card> find_card(std::string_view name) { return find_name(card_names, name); }

}  // namespace springtide::vineta
