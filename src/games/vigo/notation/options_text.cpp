// Options as lines of text, the same in positions and records.
#include <algorithm>

#include "games/vigo/notation/names.h"
#include "games/vigo/notation/table.h"

namespace springtide::vigo {
namespace {

bool read_switch(Fields& fields, std::string_view key) {
  const auto* field = fields.find(key);
  if (field == nullptr || field->value == "off") return false;
  if (field->value != "on") fields.fail(*field, "unknown value " + in_quotes(field->value) + "; known: on, off");
  return true;
}

// `deck 2 red left lid` lines: 84 cards, each kind once.
Deck read_deck(Fields& fields) {
  const auto lines = fields.starting_with("deck");
  if (lines.empty()) return default_deck();
  Deck deck;
  int total = 0;
  for (const auto* line : lines) {
    const auto words = words_of(line->key);
    const auto copies = words.size() > 2 ? to_number(words[1]) : std::nullopt;
    const auto named = words.size() > 2 ? find_card(words, 2) : std::nullopt;
    const auto fail = [&](const std::string& reason) {
      fields.fail(*line, reason, rule_ids[Rule::mat_4]);
      return deck;
    };
    if (!named || named->words + 2 != words.size())
      return fail("expected a number and a treasure card; this card is unknown");
    if (named->card.event != Event::none)
      return fail("the events are fixed; a deck has treasure cards only, no " + name_of(named->card));
    if (!copies || *copies < 1 || *copies > KindCounts::max_count) return fail("expected 1 to 15 cards of a kind");
    const auto at = std::lower_bound(deck.entries.begin(), deck.entries.end(), named->card.part,
                                     [](const Deck::Entry& entry, Part part) { return entry.part < part; });
    if (at != deck.entries.end() && at->part == named->card.part) return fail("this card is named twice");
    total += *copies;
    if (total > parts_in_deck) return fail("too many cards: a deck has 84 treasure cards");
    deck.entries.insert(static_cast<std::size_t>(at - deck.entries.begin()),
                        {.part = named->card.part, .copies = static_cast<std::uint8_t>(*copies)});
  }
  if (total != parts_in_deck)
    fields.fail(*lines.back(), "a deck has 84 treasure cards, " + std::to_string(parts_in_deck - total) + " are missing",
                rule_ids[Rule::mat_4]);
  return deck;
}

}  // namespace

// A deck line is all key.
std::size_t Text::key_words(std::string_view first) {
  constexpr std::array single{"game",         "rules",  "players", "phase", "round", "turn",   "start", "sailing-ships",
                              "event-played", "landed", "took",    "empty", "gone",  "reveal", "doing"};
  constexpr std::size_t whole_line = 100;
  if (first == "deck") return whole_line;
  if (first == "set" || first == "up" || first == "down") return 2;
  if (const auto seat = find_seat(first); seat && is_player(*seat)) return 2;
  return std::find(single.begin(), single.end(), first) != single.end() ? 1 : 0;
}

Options Text::read_options(Fields& fields) {
  Options options;
  if (fields.find("players") == nullptr) fields.fail_missing("players");
  options.players = fields.number("players", min_players, max_players, min_players);
  options.lock_key_bonus = fields.number("set lock-key-bonus", 0, most_bonus, default_bonus);
  options.free_events = read_switch(fields, "set free-events");
  options.memory_aid = read_switch(fields, "set memory-aid");
  options.deck = read_deck(fields);
  return options;
}

std::vector<std::string> deck_lines(const Deck& deck) {
  std::vector<std::string> lines;
  for (const Deck::Entry& entry : deck.entries)
    lines.push_back("deck " + std::to_string(entry.copies) + " " + name_of(Card{.part = entry.part}));
  return lines;
}

std::vector<std::string> table_lines(const Options& options) {
  std::vector<std::string> lines{"players " + std::to_string(options.players)};
  if (options.lock_key_bonus != default_bonus)
    lines.push_back("set lock-key-bonus " + std::to_string(options.lock_key_bonus));
  if (options.free_events) lines.push_back("set free-events on");
  if (options.memory_aid) lines.push_back("set memory-aid on");
  return lines;
}

std::vector<std::string> Text::options(const Options& options) {
  std::vector<std::string> lines = table_lines(options);
  lines.push_back(start_line(options.start));
  for (std::string& line : deck_lines(options.deck)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace springtide::vigo
