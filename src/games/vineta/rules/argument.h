// Why one choice is better than another: facts that whoever chooses can see for sure.
#pragma once

#include <optional>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/vineta/rules/board.h"
#include "games/vineta/rules/cards.h"
#include "games/vineta/rules/rule.h"

namespace springtide::vineta {

// Of the rows `as they lie` says what would sink if nothing else happened (would_sink). `count` is what the better choice
// comes to and `than` what the other does, or the other way round where the better one avoids something.
enum class ArgumentKind : std::uint8_t {
  saves_tile,       // the other lets the own district sink, as the rows lie
  saves_houses,     // the other lets `count` own houses sink with the district, this one only `than`
  takes_houses,     // `count` houses of the district are captured, as the rows lie, and only `than` with the other
  denies_houses,    // the seat captures `count` of the district with the other, and only `than` with this one
  leads,            // the row against the district leads with `count` waves; with the other it does not
  moves_out,        // `count` own houses leave a threatened district for one that is not
  keeps_card,       // the card stays in the hand; `played` goes
  gathers,          // `count` own houses stand on the district then, and only `than` with the other
  deeper,           // an own house stands in a ring further in than `to`, where the other puts it
  less_crowded,     // an own house joins `count` houses on the district, not `than` on `to`
  off_tile,         // the other puts a house on the own district
  own_house_counts  // a captured house of the own tribe gives `count` points
};

struct Argument {
  ArgumentKind kind = ArgumentKind::saves_tile;
  Seat seat = Seat::p1;
  District district = District::none;
  District to = District::none;
  Tribe tribe = Tribe::none;
  Card card = Card::none;
  Card played = Card::none;
  int count = 0;
  int than = 0;
  friend constexpr bool operator==(const Argument&, const Argument&) = default;
};

// Which facts each kind has, and the rule that explains it, if one does.
enum class Fact : std::uint8_t { seat, district, to, tribe, card, played, count, than };
using Facts = EnumSet<Fact>;
struct ArgumentInfo {
  Facts facts{};
  std::optional<Rule> rule{};
};
inline constexpr auto argument_infos = [] {
  using enum Fact;
  EnumArray<ArgumentKind, ArgumentInfo> infos;
  infos[ArgumentKind::saves_tile] = {.facts = {district}, .rule = Rule::end_4};
  infos[ArgumentKind::saves_houses] = {.facts = {district, tribe, count, than}, .rule = Rule::end_2};
  infos[ArgumentKind::takes_houses] = {.facts = {district, count, than}, .rule = Rule::sco_3};
  infos[ArgumentKind::denies_houses] = {.facts = {seat, district, count, than}, .rule = Rule::sco_3};
  infos[ArgumentKind::leads] = {.facts = {district, count}, .rule = Rule::sco_1};
  infos[ArgumentKind::moves_out] = {.facts = {district, to, tribe, count}, .rule = Rule::end_2};
  infos[ArgumentKind::keeps_card] = {.facts = {card, played}, .rule = std::nullopt};
  infos[ArgumentKind::gathers] = {.facts = {district, tribe, count, than}, .rule = Rule::end_2};
  infos[ArgumentKind::deeper] = {.facts = {district, to, tribe}, .rule = Rule::map_2};
  infos[ArgumentKind::less_crowded] = {.facts = {district, to, tribe, count, than}, .rule = Rule::sco_3};
  infos[ArgumentKind::off_tile] = {.facts = {district}, .rule = Rule::end_4};
  infos[ArgumentKind::own_house_counts] = {.facts = {tribe, count}, .rule = Rule::ed_1};
  return infos;
}();

inline constexpr int most_arguments = 3;
using Arguments = FixedVector<Argument, most_arguments>;

// Where to look before choosing.
enum class FocusKind : std::uint8_t { own_district, own_houses, row, district, hand, city };
struct Focus {
  FocusKind kind = FocusKind::city;
  District district = District::none;
  Tribe tribe = Tribe::none;
  friend constexpr bool operator==(const Focus&, const Focus&) = default;
};

}  // namespace springtide::vineta
