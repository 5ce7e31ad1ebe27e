// Rule ids, and the verdict on an action: which rule allows or forbids it, and why.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum.h"
#include "base/fixed_vector.h"

namespace springtide {
namespace vigo {

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

}  // namespace vigo

template <>
inline constexpr int enum_size<vigo::Rule> = 31;
template <>
inline constexpr int enum_size<vigo::Reason> = 27;

namespace vigo {

inline constexpr EnumArray<Rule, std::string_view> rule_ids{{{
    "VG-MAT-1", "VG-MAT-2", "VG-MAT-3", "VG-MAT-4", "VG-SET-1", "VG-SET-2", "VG-SET-3", "VG-TRN-1",
    "VG-TRN-2", "VG-TRN-3", "VG-TRN-4", "VG-TRN-5", "VG-TRN-6", "VG-TRN-7", "VG-EVT-1", "VG-EVT-2",
    "VG-EVT-3", "VG-EVT-4", "VG-EVT-5", "VG-CHE-1", "VG-CHE-2", "VG-CHE-3", "VG-CHE-4", "VG-CHE-5",
    "VG-CHE-6", "VG-END-1", "VG-END-2", "VG-END-3", "VG-END-4", "VG-VAR-1", "VG-INF-1",
}}};

inline constexpr EnumArray<Reason, std::string_view> reason_codes{{{
    "none",       "game-over",    "not-to-act",    "wrong-kind",  "incomplete", "other-field",  "not-unseen",
    "ship-there", "not-straight", "too-far",       "ship-in-way", "can-sail",   "not-in-stock", "one-event",
    "not-now",    "not-taken",    "never-kept",    "no-victim",   "not-theirs", "out-of-order", "chain-open",
    "no-chest",   "part-misfits", "too-many-keys", "not-ten",     "card-there", "ten-cards",
}}};

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

}  // namespace vigo
}  // namespace springtide
