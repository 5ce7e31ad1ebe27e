#include "games/vineta/rules/effects.h"

namespace springtide::vineta {
namespace {

constexpr EnumArray<Card, const Effect*> effects{{{
    &flood,  // VN-FLD-1, VN-FLD-2: four kinds
    &flood, &flood, &flood,
    &changing_wind,  // VN-WND-1, VN-WND-2
    &calm_sea,       // VN-CLM-1
    &intervention,   // VN-INT-1
    &length,         // VN-LEN-1: One Card More
    &length,         // and Less
    &false_hope,     // VN-HOP-1, VN-HOP-2
    &rescue,         // VN-RES-1, VN-RES-2
    &relocation,     // VN-REL-1
    &panic,          // VN-PAN-1, VN-PAN-2
    &quarantine,     // VN-QUA-1
}}};

}  // namespace

const Effect& effect_of(Card card) { return *effects[card]; }

}  // namespace springtide::vineta
