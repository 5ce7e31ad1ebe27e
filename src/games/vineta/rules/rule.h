// Rule ids, and the verdict on an action: which rule allows or forbids it, and why.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum.h"

namespace springtide {
namespace vineta {

// Every statement of docs/rules/vineta.md, in its order.
enum class Rule : std::uint8_t {
  mat_1,
  mat_2,
  mat_3,
  mat_4,
  map_1,
  map_2,
  set_1,
  set_2,
  set_3,
  set_4,
  set_5,
  set_6,
  rnd_1,
  rnd_2,
  trn_1,
  trn_2,
  trn_3,
  trn_4,
  trn_5,
  fld_1,
  fld_2,
  act_1,
  wnd_1,
  wnd_2,
  clm_1,
  int_1,
  int_2,
  len_1,
  hop_1,
  hop_2,
  res_1,
  res_2,
  rel_1,
  pan_1,
  pan_2,
  qua_1,
  qua_2,
  sco_1,
  sco_2,
  sco_3,
  sco_4,
  sco_5,
  sco_6,
  sco_7,
  end_1,
  end_2,
  end_3,
  end_4,
  end_5,
  ed_1,
  ed_2,
  ed_3,
  ed_4,
  ru_1,
  ru_2,
  ru_3,
  ru_4,
  ru_5,
  ru_6,
  ru_7,
  ru_8,
  ru_9,
  ru_10,
  ru_11
};

// Why an action is refused. Each has a sentence in the text catalogue.
enum class Reason : std::uint8_t {
  none,
  game_over,
  not_to_act,
  wrong_kind,
  incomplete,
  already_chosen,
  not_in_hand,
  not_in_play,
  not_in_supply,
  other_card,
  must_carry_out,
  out_of_order,
  sunk,
  same_district,
  quarantined,
  not_coast,
  threatened,
  chip_used,
  no_row,
  no_card_there,
  same_row,
  several_rows,
  single_row,
  no_flood_card,
  not_endangered,
  no_house,
  no_such_house,
  two_houses,
  target_used,
  tile_taken,
  wrong_recipient,
  not_in_pile
};

}  // namespace vineta

template <>
inline constexpr int enum_size<vineta::Rule> = 64;
template <>
inline constexpr int enum_size<vineta::Reason> = 32;

namespace vineta {

inline constexpr EnumArray<Rule, std::string_view> rule_ids{{{
    "VN-MAT-1", "VN-MAT-2", "VN-MAT-3", "VN-MAT-4", "VN-MAP-1", "VN-MAP-2", "VN-SET-1", "VN-SET-2", "VN-SET-3", "VN-SET-4",
    "VN-SET-5", "VN-SET-6", "VN-RND-1", "VN-RND-2", "VN-TRN-1", "VN-TRN-2", "VN-TRN-3", "VN-TRN-4", "VN-TRN-5", "VN-FLD-1",
    "VN-FLD-2", "VN-ACT-1", "VN-WND-1", "VN-WND-2", "VN-CLM-1", "VN-INT-1", "VN-INT-2", "VN-LEN-1", "VN-HOP-1", "VN-HOP-2",
    "VN-RES-1", "VN-RES-2", "VN-REL-1", "VN-PAN-1", "VN-PAN-2", "VN-QUA-1", "VN-QUA-2", "VN-SCO-1", "VN-SCO-2", "VN-SCO-3",
    "VN-SCO-4", "VN-SCO-5", "VN-SCO-6", "VN-SCO-7", "VN-END-1", "VN-END-2", "VN-END-3", "VN-END-4", "VN-END-5", "ED-1",
    "ED-2",     "ED-3",     "ED-4",     "RU-1",     "RU-2",     "RU-3",     "RU-4",     "RU-5",     "RU-6",     "RU-7",
    "RU-8",     "RU-9",     "RU-10",    "RU-11",
}}};

inline constexpr EnumArray<Reason, std::string_view> reason_codes{{{
    "none",         "game-over",     "not-to-act",      "wrong-kind",     "incomplete",   "already-chosen", "not-in-hand",
    "not-in-play",  "not-in-supply", "other-card",      "must-carry-out", "out-of-order", "sunk",           "same-district",
    "quarantined",  "not-coast",     "threatened",      "chip-used",      "no-row",       "no-card-there",  "same-row",
    "several-rows", "single-row",    "no-flood-card",   "not-endangered", "no-house",     "no-such-house",  "two-houses",
    "target-used",  "tile-taken",    "wrong-recipient", "not-in-pile",
}}};

struct Verdict {
  bool allowed = false;
  Rule rule = Rule::mat_1;
  Reason reason = Reason::none;
  friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

constexpr Verdict allow(Rule rule) { return {.allowed = true, .rule = rule}; }
constexpr Verdict refuse(Rule rule, Reason reason) { return {.rule = rule, .reason = reason}; }

}  // namespace vineta
}  // namespace springtide
