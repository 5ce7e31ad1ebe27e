// Every action has a number: docs/notation.md has the list. It never changes within a rules version.
#include "core/numbers.h"

#include <cassert>

#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

// Verbs in the order of the numbers; from start on they are nature's alone.
constexpr std::array blocks{Verb::place,       Verb::sail,       Verb::stay,         Verb::take,        Verb::leave,
                            Verb::play,        Verb::dolphin_to, Verb::wave_row,     Verb::wave_column, Verb::rob,
                            Verb::begin_chest, Verb::add_part,   Verb::finish_chest, Verb::put_back,    Verb::put_on,
                            Verb::end_turn,    Verb::start,      Verb::reveal};
static_assert(blocks.size() == enum_size<Verb>);

// Every card there can be, whatever the deck, in card order.
constexpr int codes = enum_size<Shape> << 6;
constexpr auto parts = [] {
  std::array<std::uint16_t, codes> list{};
  std::size_t count = 0;
  for (std::uint16_t code = 0; code < codes; ++code) {
    const Part part = unpacked(code);
    if (is_key(part.colour) && is_possible(part)) list[count++] = code;
  }
  for (; count < list.size(); ++count) list[count] = no_part;
  return list;
}();
constexpr int part_count = static_cast<int>(std::find(parts.begin(), parts.end(), no_part) - parts.begin());
constexpr int card_count = event_kinds + part_count;
constexpr auto ranks = [] {
  std::array<std::int16_t, codes> ranks_of_codes{};
  for (std::int16_t& rank : ranks_of_codes) rank = no_number;
  for (std::int16_t i = 0; i < part_count; ++i) ranks_of_codes[parts[static_cast<std::size_t>(i)]] = i;
  return ranks_of_codes;
}();

constexpr int rank_of(const Card& card) {
  if (card.event != Event::none) return static_cast<int>(card.event);
  const int rank = ranks[packed(card.part)];
  return rank == no_number ? no_number : event_kinds + rank;
}
constexpr Card card_at(int rank) {
  if (rank < event_kinds) return {.event = static_cast<Event>(rank)};
  return {.part = unpacked(parts[static_cast<std::size_t>(rank - event_kinds)])};
}

template <class Digits, class AnAction>
constexpr void walk(Digits& digits, Verb verb, AnAction& action, int& card) {
  const ActionParts& said = verb_parts[verb];
  const auto has = [&said](ActionPart part) { return said.contains(part); };
  if (has(ActionPart::row)) digits.digit(action.number, row_count);
  if (has(ActionPart::column)) digits.digit(action.number, column_count);
  if (has(ActionPart::event)) digits.digit(card, event_kinds);
  if (has(ActionPart::card)) digits.digit(card, card_count);
  if (has(ActionPart::field)) digits.digit(action.field, field_count);
  if (has(ActionPart::seat)) digits.digit(action.seat, max_players);
}

constexpr auto begins = begins_of(blocks, [](Verb verb) {
  DigitCounter counter;
  Action action;
  int card = 0;
  walk(counter, verb, action, card);
  return counter.count();
});
static_assert(begins.back() == action_count && begins[16] == player_actions && blocks[16] == Verb::start);

constexpr auto places = [] {
  EnumArray<Verb, std::size_t> place{};
  for (std::size_t i = 0; i < blocks.size(); ++i) place[blocks[i]] = i;
  return place;
}();

}  // namespace

int number_of(const Action& action) {
  DigitWriter digits;
  int card = rank_of(action.card);
  walk(digits, action.verb, action, card);
  if (digits.number() == no_number) return no_number;
  const int number = begins[places[action.verb]] + digits.number();
  return Vigo::action_at(number) == action ? number : no_number;
}

}  // namespace springtide::vigo

namespace springtide {

vigo::Action Vigo::action_at(int number) {
  using namespace vigo;
  assert(number >= 0 && number < action_count);
  const std::size_t block = block_with(begins, number);
  vigo::Action action{.verb = blocks[block]};
  DigitReader digits(number - begins[block]);
  int card = no_number;
  walk(digits, action.verb, action, card);
  if (card != no_number) action.card = card_at(card);
  return action;
}

}  // namespace springtide
