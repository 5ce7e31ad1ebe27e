// In which field each flaw of a position shows, and the rule it breaks.
#pragma once

#include <string_view>

#include "base/enum_names.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

struct FlawInfo {
  std::string_view field;  // of the table or of a seat
  Rule rule = Rule::mat_1;
};

// A flaw's sentence in the text catalogue is vigo-flaw.<code>.
inline constexpr auto& flaw_codes = names_of<Flaw, with_hyphens>;

inline constexpr EnumArray<Flaw, FlawInfo> flaw_infos{{{
    {.field = "", .rule = Rule::mat_1},
    {.field = "players", .rule = Rule::set_1},
    {.field = "deck", .rule = Rule::mat_4},
    {.field = "set lock-key-bonus", .rule = Rule::che_4},
    {.field = "phase", .rule = Rule::trn_2},
    {.field = "round", .rule = Rule::end_4},
    {.field = "turn", .rule = Rule::set_3},
    {.field = "sailing-ships", .rule = Rule::end_1},
    {.field = "event-played", .rule = Rule::trn_1},
    {.field = "landed", .rule = Rule::trn_4},
    {.field = "took", .rule = Rule::trn_5},
    {.field = "up", .rule = Rule::mat_4},
    {.field = "empty", .rule = Rule::mat_1},
    {.field = "ship", .rule = Rule::set_2},
    {.field = "ship", .rule = Rule::set_2},
    {.field = "stock", .rule = Rule::evt_4},
    {.field = "stock", .rule = Rule::trn_7},
    {.field = "chests", .rule = Rule::che_5},
    {.field = "reveal", .rule = Rule::trn_3},
    {.field = "doing", .rule = Rule::trn_1},
}}};

}  // namespace springtide::vigo
