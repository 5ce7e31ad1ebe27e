// Rule ids, and the verdict on an action: which rule allows or forbids it, and why.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_names.h"

namespace springtide::vineta {

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
  ru_11,
  var_1
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

// VN-MAT-1 for mat_1; rulings and editions have no game before them.
constexpr Word rule_id(std::string_view name) {
  const bool is_general = name.starts_with("ed_") || name.starts_with("ru_");
  return Word{}.add(is_general ? "" : "VN-").add(in_capitals(name).text());
}
inline constexpr auto& rule_ids = names_of<Rule, rule_id>;
inline constexpr auto& reason_codes = names_of<Reason, with_hyphens>;

struct Verdict {
  bool allowed = false;
  Rule rule = Rule::mat_1;
  Reason reason = Reason::none;
  friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

constexpr Verdict allow(Rule rule) { return {.allowed = true, .rule = rule}; }
constexpr Verdict refuse(Rule rule, Reason reason) { return {.rule = rule, .reason = reason}; }

}  // namespace springtide::vineta
