// Every action has a number: docs/notation.md has the list. It never changes within a rules version.
#include "core/numbers.h"

#include <cassert>

#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {
namespace {

using CardSet = EnumSet<Card>;
using Part = ActionPart;

// What is said with the same words but for its parts, in the order of the numbers.
struct Block {
  Verb verb;
  CardSet cards;
  ActionParts parts;
  bool may_be_hidden = false;  // the last part; it counts behind all that is known
  bool is_ordered = false;     // two tribes or two districts, the second not before the first
};

constexpr CardSet any_card = CardSet::all();
constexpr CardSet floods{Card::flood_1, Card::flood_2, Card::flood_3, Card::flood_4};

constexpr std::array blocks{
    Block{Verb::place, {}, {Part::tribe, Part::district}},
    Block{Verb::choose, any_card, {Part::card}, true},
    Block{Verb::capture, {}, {Part::tribe}},
    Block{Verb::start_row, floods, {Part::card, Part::district}},
    Block{Verb::add, floods, {Part::card, Part::district}},
    Block{Verb::take, {Card::changing_wind}, {Part::card, Part::district, Part::number}},
    Block{Verb::put, {Card::changing_wind}, {Part::card, Part::district}},
    Block{Verb::discard, {Card::changing_wind, Card::calm_sea}, {Part::card, Part::district, Part::number}},
    Block{Verb::raise, {Card::intervention}, {Part::card, Part::district}},
    Block{Verb::lower, {Card::intervention}, {Part::card, Part::district}},
    Block{Verb::lay, {Card::one_more, Card::one_less}, {Part::card}},
    Block{Verb::route, {Card::false_hope, Card::rescue}, {Part::card, Part::district, Part::to}},
    Block{Verb::move, {Card::false_hope, Card::rescue}, {Part::card, Part::tribe}},
    Block{Verb::move, {Card::rescue}, {Part::card, Part::tribe, Part::second}, false, true},
    Block{Verb::move, {Card::panic}, {Part::card, Part::tribe, Part::to}},
    Block{Verb::swap, {Card::relocation}, {Part::card, Part::district, Part::to}, false, true},
    Block{Verb::flee, {Card::panic}, {Part::card, Part::district}},
    Block{Verb::close, {Card::quarantine}, {Part::card, Part::district}},
    Block{Verb::lapse, any_card, {Part::card}},
    // From here on nature's alone.
    Block{Verb::start, {}, {Part::recipient}},
    Block{Verb::deal_tribe, {}, {Part::recipient, Part::tribe}, true},
    Block{Verb::deal_district, {}, {Part::recipient, Part::district}, true},
    Block{Verb::draw, any_card, {Part::recipient, Part::card}, true},
};

template <class Digits, class AnAction>
constexpr void walk(Digits& digits, const Block& block, AnAction& action) {
  const auto has = [&block](Part part) { return block.parts.contains(part); };
  const int hidden = block.may_be_hidden ? 1 : 0;
  if (has(Part::number)) digits.digit(action.number, max_players * floods_per_god);
  if (has(Part::to) && block.is_ordered) {
    digits.pair(action.district, action.to, enum_size<District>);
  } else {
    if (has(Part::to)) digits.digit(action.to, enum_size<District>);
    if (has(Part::district)) digits.digit(action.district, enum_size<District> + hidden);
  }
  if (has(Part::second)) {
    digits.pair(action.tribe, action.second, enum_size<Tribe>);
  } else if (has(Part::tribe)) {
    digits.digit(action.tribe, enum_size<Tribe> + hidden);
  }
  if (has(Part::card) && block.may_be_hidden) digits.digit(action.card, enum_size<Card> + 1);
  if (has(Part::card) && !block.may_be_hidden) digits.member(action.card, block.cards);
  if (has(Part::recipient)) digits.digit(action.recipient, max_players);
}

constexpr auto begins = begins_of(blocks, [](const Block& block) {
  DigitCounter counter;
  Action action;
  walk(counter, block, action);
  return counter.count();
});
static_assert(begins.back() == action_count && begins[19] == player_actions && blocks[19].verb == Verb::start);

constexpr auto first_blocks = [] {
  EnumArray<Verb, std::size_t> first{};
  for (std::size_t i = blocks.size(); i-- > 0;) first[blocks[i].verb] = i;
  return first;
}();

// Houses move in three ways, which stand one behind the other.
std::size_t block_of(const Action& action) {
  const std::size_t first = first_blocks[action.verb];
  if (action.verb != Verb::move) return first;
  return action.to != District::none ? first + 2 : action.second != Tribe::none ? first + 1 : first;
}

}  // namespace

int number_of(const Action& action) {
  const std::size_t block = block_of(action);
  DigitWriter digits;
  walk(digits, blocks[block], action);
  if (digits.number() == no_number) return no_number;
  const int number = begins[block] + digits.number();
  return Vineta::action_at(number) == action ? number : no_number;
}

}  // namespace springtide::vineta

namespace springtide {

vineta::Action Vineta::action_at(int number) {
  using namespace vineta;
  assert(number >= 0 && number < action_count);
  const std::size_t block = block_with(begins, number);
  vineta::Action action{.verb = blocks[block].verb};
  DigitReader digits(number - begins[block]);
  walk(digits, blocks[block], action);
  return action;
}

}  // namespace springtide
