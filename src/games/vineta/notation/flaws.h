// What each flaw of a position is called, in which field it shows, and the rule it breaks.
#pragma once

#include <string_view>

#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {

struct FlawInfo {
  std::string_view code;   // its sentence in the text catalogue: flaw.<code>
  std::string_view field;  // of the table, of a district or of a seat
  Rule rule = Rule::mat_1;
};

inline constexpr EnumArray<Flaw, FlawInfo> flaw_infos{{{
    {.code = "none", .field = "", .rule = Rule::mat_1},
    {.code = "players", .field = "players", .rule = Rule::set_1},
    {.code = "switches", .field = "set capture", .rule = Rule::ed_4},
    {.code = "round", .field = "round", .rule = Rule::rnd_1},
    {.code = "turn", .field = "turn", .rule = Rule::rnd_2},
    {.code = "tie-breaks", .field = "tie-breaks", .rule = Rule::sco_2},
    {.code = "tower", .field = "tower", .rule = Rule::set_4},
    {.code = "sunk", .field = "sunk", .rule = Rule::map_2},
    {.code = "quarantine", .field = "quarantine", .rule = Rule::qua_1},
    {.code = "houses", .field = "houses", .rule = Rule::mat_2},
    {.code = "supply", .field = "supply", .rule = Rule::set_5},
    {.code = "box", .field = "box", .rule = Rule::ru_3},
    {.code = "row-sunk", .field = "row", .rule = Rule::ru_5},
    {.code = "row-coast", .field = "row", .rule = Rule::map_2},
    {.code = "row-twice", .field = "row", .rule = Rule::fld_1},
    {.code = "chip-twice", .field = "row", .rule = Rule::fld_1},
    {.code = "row-cards", .field = "row", .rule = Rule::mat_3},
    {.code = "cards", .field = "hand", .rule = Rule::mat_3},
    {.code = "front", .field = "front", .rule = Rule::act_1},
    {.code = "tribe", .field = "tribe", .rule = Rule::set_2},
    {.code = "district", .field = "district", .rule = Rule::set_2},
    {.code = "tribe-twice", .field = "tribe", .rule = Rule::set_2},
    {.code = "district-twice", .field = "district", .rule = Rule::set_2},
    {.code = "hand", .field = "hand", .rule = Rule::trn_3},
    {.code = "chosen", .field = "chosen", .rule = Rule::trn_2},
    {.code = "captured", .field = "captured", .rule = Rule::sco_3},
    {.code = "doing", .field = "doing", .rule = Rule::trn_2},
    {.code = "phase", .field = "phase", .rule = Rule::trn_2},
}}};

}  // namespace springtide::vineta
