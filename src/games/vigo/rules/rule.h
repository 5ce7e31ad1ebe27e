// Rule ids, and the verdict on an action: which rule allows or forbids it, and why.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_names.h"
#include "base/fixed_vector.h"

namespace springtide::vigo {

// Every statement of docs/rules/vigo.md, in its order.
enum class Rule : std::uint8_t {
  mat_1,
  mat_2,
  mat_3,
  mat_4,
  set_1,
  set_2,
  set_3,
  trn_1,
  trn_2,
  trn_3,
  trn_4,
  trn_5,
  trn_6,
  trn_7,
  evt_1,
  evt_2,
  evt_3,
  evt_4,
  evt_5,
  che_1,
  che_2,
  che_3,
  che_4,
  che_5,
  che_6,
  end_1,
  end_2,
  end_3,
  end_4,
  var_1,
  inf_1
};

// Why an action is refused. Each has a sentence in the text catalogue.
enum class Reason : std::uint8_t {
  none,
  game_over,
  not_to_act,
  wrong_kind,
  incomplete,
  other_field,
  not_unseen,
  ship_there,
  not_straight,
  too_far,
  ship_in_way,
  can_sail,
  not_in_stock,
  one_event,
  not_now,
  not_taken,
  never_kept,
  no_victim,
  not_theirs,
  out_of_order,
  chain_open,
  no_chest,
  part_misfits,
  too_many_keys,
  not_ten,
  card_there,
  ten_cards
};

// VG-MAT-1 for mat_1.
constexpr Word rule_id(std::string_view name) { return Word{}.add("VG-").add(in_capitals(name).text()); }
inline constexpr auto& rule_ids = names_of<Rule, rule_id>;
inline constexpr auto& reason_codes = names_of<Reason, with_hyphens>;

struct Verdict {
  bool allowed = false;
  Rule rule = Rule::mat_1;
  Reason reason = Reason::none;
  friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

// One reason for points: a rule id and what it gives.
struct Points {
  Rule rule = Rule::end_2;
  int points = 0;
  friend constexpr bool operator==(const Points&, const Points&) = default;
};
using PointsList = FixedVector<Points, 3>;

constexpr Verdict allow(Rule rule) { return {.allowed = true, .rule = rule}; }
constexpr Verdict refuse(Rule rule, Reason reason) { return {.rule = rule, .reason = reason}; }

}  // namespace springtide::vigo
