// What each flaw of a position is called, in which field it shows, and the rule it breaks.
#pragma once

#include <string_view>

#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

struct FlawInfo {
  std::string_view code;   // its sentence in the text catalogue: vigo-flaw.<code>
  std::string_view field;  // of the table or of a seat
  Rule rule = Rule::mat_1;
};

inline constexpr EnumArray<Flaw, FlawInfo> flaw_infos{{{
    {.code = "none", .field = "", .rule = Rule::mat_1},
    {.code = "players", .field = "players", .rule = Rule::set_1},
    {.code = "deck", .field = "deck", .rule = Rule::mat_4},
    {.code = "bonus", .field = "set lock-key-bonus", .rule = Rule::che_4},
    {.code = "phase", .field = "phase", .rule = Rule::trn_2},
    {.code = "round", .field = "round", .rule = Rule::end_4},
    {.code = "turn", .field = "turn", .rule = Rule::set_3},
    {.code = "sailing-ships", .field = "sailing-ships", .rule = Rule::end_1},
    {.code = "event-played", .field = "event-played", .rule = Rule::trn_1},
    {.code = "landed", .field = "landed", .rule = Rule::trn_4},
    {.code = "took", .field = "took", .rule = Rule::trn_5},
    {.code = "bay", .field = "up", .rule = Rule::mat_4},
    {.code = "unseen", .field = "empty", .rule = Rule::mat_1},
    {.code = "ship", .field = "ship", .rule = Rule::set_2},
    {.code = "ship-twice", .field = "ship", .rule = Rule::set_2},
    {.code = "stock", .field = "stock", .rule = Rule::evt_4},
    {.code = "stock-size", .field = "stock", .rule = Rule::trn_7},
    {.code = "points", .field = "chests", .rule = Rule::che_5},
    {.code = "reveal", .field = "reveal", .rule = Rule::trn_3},
    {.code = "doing", .field = "doing", .rule = Rule::trn_1},
}}};

}  // namespace springtide::vigo
