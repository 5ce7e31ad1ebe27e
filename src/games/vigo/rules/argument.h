// Why one choice is better than another: facts that whoever chooses can see for sure.
#pragma once

#include <optional>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/vigo/rules/action.h"
#include "games/vigo/rules/rule.h"

namespace springtide::vigo {

// A card is taken from a field where it can be seen, or from a stock. `count` is what the better choice comes to and `than`
// what the other does, where there are two of them.
enum class ArgumentKind : std::uint8_t {
  wins_now,        // the last Sailing Ship is on the field: the game ends with `count` points, the best rival has `than`
  stops_ship,      // with the other the seat can take the last Sailing Ship on the field and win
  takes_ship,      // a Sailing Ship on the field: `count` points at once
  scores_chest,    // a chest worth `count` points; its treasures count `than` times
  better_chest,    // a chest worth `count` points instead of `than`
  waits,           // the chest can still grow: `count` of the bay's cards carry its treasure, it has `than`
  takes_missing,   // the card on the field has a shape that the stock lacks
  takes_treasure,  // the card on the field carries a treasure that the stock has `count` times
  takes_key,       // a key on the field; the stock has a lock of its colour
  takes_own,       // the card on the field is a part in the own colour
  takes_event,     // an event card on the field
  robs_missing,    // a card of the seat's stock has a shape that the own stock lacks
  breaks_chest,    // without the card the seat has no chest any more; it had one worth `count`
  in_reach,        // from there the card on the field, of a shape that the stock lacks, is one move away
  may_find         // `count` of the `than` cards that nobody sees have a shape that the stock lacks
};

struct Argument {
  ArgumentKind kind = ArgumentKind::wins_now;
  Seat seat = Seat::p1;
  Field field = Field::none;
  Card card{};
  Mark mark = Mark::none;
  int count = 0;
  int than = 0;
  friend constexpr bool operator==(const Argument&, const Argument&) = default;
};

// Which facts each kind has, and the rule that explains it.
enum class Fact : std::uint8_t { seat, field, card, mark, count, than };
using Facts = EnumSet<Fact>;
struct ArgumentInfo {
  Facts facts{};
  Rule rule = Rule::che_1;
};
inline constexpr auto argument_infos = [] {
  using enum Fact;
  EnumArray<ArgumentKind, ArgumentInfo> infos;
  infos[ArgumentKind::wins_now] = {.facts = {field, count, than}, .rule = Rule::end_1};
  infos[ArgumentKind::stops_ship] = {.facts = {seat, field}, .rule = Rule::evt_5};
  infos[ArgumentKind::takes_ship] = {.facts = {field, count}, .rule = Rule::evt_4};
  infos[ArgumentKind::scores_chest] = {.facts = {count, than}, .rule = Rule::che_5};
  infos[ArgumentKind::better_chest] = {.facts = {count, than}, .rule = Rule::che_5};
  infos[ArgumentKind::waits] = {.facts = {mark, count, than}, .rule = Rule::che_5};
  infos[ArgumentKind::takes_missing] = {.facts = {field, card}, .rule = Rule::che_1};
  infos[ArgumentKind::takes_treasure] = {.facts = {field, card, mark, count}, .rule = Rule::che_5};
  infos[ArgumentKind::takes_key] = {.facts = {field, card}, .rule = Rule::che_4};
  infos[ArgumentKind::takes_own] = {.facts = {field, card}, .rule = Rule::che_3};
  infos[ArgumentKind::takes_event] = {.facts = {field, card}, .rule = Rule::trn_5};
  infos[ArgumentKind::robs_missing] = {.facts = {seat, card}, .rule = Rule::evt_3};
  infos[ArgumentKind::breaks_chest] = {.facts = {seat, card, count}, .rule = Rule::evt_3};
  infos[ArgumentKind::in_reach] = {.facts = {field, card}, .rule = Rule::trn_2};
  infos[ArgumentKind::may_find] = {.facts = {field, count, than}, .rule = Rule::che_1};
  return infos;
}();

inline constexpr int most_arguments = 3;
using Arguments = FixedVector<Argument, most_arguments>;

// Where to look before choosing: a field of the bay, what lies face down in it, the bay; a stock, or the own one as a chest.
enum class FocusKind : std::uint8_t { last_ship, field, covered, bay, stock, chest };
struct Focus {
  FocusKind kind = FocusKind::bay;
  Seat seat = Seat::nature;  // whose stock
  Field field = Field::none;
  friend constexpr bool operator==(const Focus&, const Focus&) = default;
};

}  // namespace springtide::vigo
