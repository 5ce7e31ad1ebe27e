// The words of Vigo's notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

inline constexpr EnumArray<Event, std::string_view> event_names{{{"dolphin", "tidal wave", "pirate", "sailing ship"}}};
inline constexpr EnumArray<Colour, std::string_view> colour_names{
    {{"red", "blue", "green", "yellow", "violet", "white", "brown"}}};
inline constexpr EnumArray<Shape, std::string_view> shape_names{
    {{"left lid", "right lid", "left bottom", "right bottom", "middle", "key"}}};
inline constexpr EnumArray<Mark, std::string_view> mark_names{
    {{"", "lock", "chalice", "chain", "crown", "diamond", "coin", "ring"}}};
inline constexpr EnumArray<Phase, std::string_view> phase_names{{{"start", "place", "before", "landed", "after", "over"}}};

inline constexpr EnumArray<Verb, std::string_view> verb_names{
    {{"start", "reveal", "place", "sail", "stay", "take", "leave", "play", "dolphin to", "wave row", "wave column", "rob",
      "begin chest", "add part", "finish chest", "put back", "put on", "end turn"}}};
inline constexpr std::array<std::string_view, 7> step_names{"none",   "take",     "dolphin", "tidal wave",
                                                            "pirate", "put back", "chest"};

std::string name_of(Field field);
std::string name_of(Card card);
std::optional<Field> find_field(std::string_view name);

// The card that the words from `at` on name, and how many words that takes; none if they name no possible card.
struct NamedCard {
  Card card{};
  std::size_t words = 0;
};
std::optional<NamedCard> find_card(const std::vector<std::string_view>& words, std::size_t at);
// The card that a text names, and nothing else.
std::optional<Card> find_card(std::string_view text);

}  // namespace springtide::vigo
