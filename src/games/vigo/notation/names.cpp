#include "games/vigo/notation/names.h"

#include <algorithm>
#include <span>

#include "text/lines.h"

namespace springtide::vigo {

std::string name_of(Field field) {
  return {static_cast<char>('a' + column_of(field)), static_cast<char>('1' + row_of(field))};
}

std::string name_of(Card card) {
  if (card.event != Event::none) return std::string(event_names[card.event]);
  std::string name = std::string(colour_names[card.part.colour]) + " " + std::string(shape_names[card.part.shape]);
  if (card.part.mark != Mark::none) name += " " + std::string(mark_names[card.part.mark]);
  return name;
}

std::optional<Field> find_field(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] >= 'a' + column_count || name[1] < '1' || name[1] >= '1' + row_count)
    return std::nullopt;
  return field_at(name[0] - 'a', name[1] - '1');
}

std::optional<NamedCard> find_card(const std::vector<std::string_view>& words, std::size_t at) {
  const auto join = [&](std::size_t from, std::size_t count) {
    from = std::min(from, words.size());
    return joined(std::span(words).subspan(from, std::min(count, words.size() - from)), " ");
  };
  for (std::size_t count : {1u, 2u})
    if (const auto event = find_name(event_names, join(at, count)))
      return NamedCard{.card = {.event = *event}, .words = count};
  const auto colour = find_name(colour_names, join(at, 1));
  if (!colour) return std::nullopt;
  for (std::size_t count : {1u, 2u}) {
    const auto shape = find_name(shape_names, join(at + 1, count));
    if (!shape) continue;
    NamedCard named{.card = {.part = {.shape = *shape, .colour = *colour}}, .words = 1 + count};
    if (const auto mark = find_name(mark_names, join(at + 1 + count, 1)); mark && *mark != Mark::none) {
      named.card.part.mark = *mark;
      ++named.words;
    }
    return is_possible(named.card.part) ? std::optional(named) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Card> find_card(std::string_view text) {
  const auto words = words_of(text);
  const auto named = find_card(words, 0);
  return named && named->words == words.size() ? std::optional(named->card) : std::nullopt;
}

}  // namespace springtide::vigo
