// In which field each flaw of a position shows, and the rule it breaks.
#pragma once

#include <string_view>

#include "base/enum_names.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {

struct FlawInfo {
  std::string_view field;  // of the table, of a district or of a seat
  Rule rule = Rule::mat_1;
};

// A flaw's sentence in the text catalogue is flaw.<code>.
inline constexpr auto& flaw_codes = names_of<Flaw, with_hyphens>;

inline constexpr EnumArray<Flaw, FlawInfo> flaw_infos{{{
    {.field = "", .rule = Rule::mat_1},           {.field = "players", .rule = Rule::set_1},
    {.field = "set capture", .rule = Rule::ed_4}, {.field = "round", .rule = Rule::rnd_1},
    {.field = "turn", .rule = Rule::rnd_2},       {.field = "tie-breaks", .rule = Rule::sco_2},
    {.field = "tower", .rule = Rule::set_4},      {.field = "sunk", .rule = Rule::map_2},
    {.field = "quarantine", .rule = Rule::qua_1}, {.field = "houses", .rule = Rule::mat_2},
    {.field = "supply", .rule = Rule::set_5},     {.field = "box", .rule = Rule::ru_3},
    {.field = "row", .rule = Rule::ru_5},         {.field = "row", .rule = Rule::map_2},
    {.field = "row", .rule = Rule::fld_1},        {.field = "row", .rule = Rule::fld_1},
    {.field = "row", .rule = Rule::mat_3},        {.field = "hand", .rule = Rule::mat_3},
    {.field = "front", .rule = Rule::act_1},      {.field = "tribe", .rule = Rule::set_2},
    {.field = "district", .rule = Rule::set_2},   {.field = "tribe", .rule = Rule::set_2},
    {.field = "district", .rule = Rule::set_2},   {.field = "hand", .rule = Rule::trn_3},
    {.field = "chosen", .rule = Rule::trn_2},     {.field = "captured", .rule = Rule::sco_3},
    {.field = "doing", .rule = Rule::trn_2},      {.field = "phase", .rule = Rule::trn_2},
}}};

}  // namespace springtide::vineta
