#include "games/vineta/rules/effects.h"

namespace springtide::vineta {
namespace {

constexpr EnumArray<Card, const Effect*> effects{{{
    &flood_effect,  // VN-FLD-1, VN-FLD-2: four kinds
    &flood_effect, &flood_effect, &flood_effect,
    &changing_wind_effect,  // VN-WND-1, VN-WND-2
    &calm_sea_effect,       // VN-CLM-1
    &intervention_effect,   // VN-INT-1
    &length_effect,         // VN-LEN-1: One Card More
    &length_effect,         // and Less
    &false_hope_effect,     // VN-HOP-1, VN-HOP-2
    &rescue_effect,         // VN-RES-1, VN-RES-2
    &relocation_effect,     // VN-REL-1
    &panic_effect,          // VN-PAN-1, VN-PAN-2
    &quarantine_effect,     // VN-QUA-1
}}};

}  // namespace

const Effect& effect_of(Card card) { return *effects[card]; }

}  // namespace springtide::vineta
