// The words of Vigo's notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.h"
#include "games/vigo/rules/argument.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

inline constexpr auto& event_names = names_of<Event, with_spaces>;
inline constexpr auto& colour_names = names_of<Colour, with_spaces>;
inline constexpr auto& shape_names = names_of<Shape, with_spaces>;
constexpr Word mark_name(std::string_view name) { return name == "none" ? Word{} : with_spaces(name); }
inline constexpr auto& mark_names = names_of<Mark, mark_name>;
inline constexpr auto& phase_names = names_of<Phase, with_spaces>;
inline constexpr auto& verb_names = names_of<Verb, with_spaces>;
inline constexpr auto& step_names = names_of<Step, with_spaces>;
inline constexpr auto& argument_names = names_of<ArgumentKind, with_hyphens>;
inline constexpr auto& focus_names = names_of<FocusKind, with_hyphens>;

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
