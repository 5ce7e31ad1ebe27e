#include "arena/journal.h"

#include <algorithm>
#include <charconv>

#include "text/lines.h"
#include "text/notation.h"

namespace springtide::arena {
namespace {

struct Numbered {
  int number = 0;
  GameResult result{};
};

std::optional<int> to_signed(std::string_view text) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || stop != text.data() + text.size()) return std::nullopt;
  return number;
}

// What is read must be what would be written.
std::optional<Numbered> read_line(std::string_view line, int players) {
  const auto words = words_of(line);
  const auto seats = static_cast<std::size_t>(players);
  const auto number = words.size() < seats + 3 ? std::nullopt : to_number(words[0]);
  if (!number) return std::nullopt;
  Numbered game{.number = *number};
  for (Seat seat : players_of(players)) {
    const auto points = to_signed(words[static_cast<std::size_t>(seat) + 1]);
    if (!points) return std::nullopt;
    game.result.points[seat] = *points;
  }
  for (std::size_t i = seats + 2; i < words.size(); ++i)
    if (const auto seat = find_seat(words[i]); seat && players_of(players).contains(*seat))
      game.result.winners.insert(*seat);
  if (journal_line(game.number, game.result, players) != std::string(line) + "\n") return std::nullopt;
  return game;
}

// The first line in which two headers differ.
TextError difference(std::string_view text, std::string_view header) {
  const auto found = lines_of(text);
  const auto expected = lines_of(header);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const std::string_view there = i < found.size() ? found[i].text : std::string_view{};
    if (there == expected[i].text) continue;
    return bad_text("the journal is of another tournament: it has " + in_quotes(there, 80) + ", this one " +
                        in_quotes(expected[i].text, 80),
                    {}, static_cast<int>(i) + 1);
  }
  return bad_text("the journal is of another tournament");
}

}  // namespace

std::string journal_header(const TableLines& table, const Plan& plan) {
  std::string text = "springtide arena 1\n";
  for (const std::string& line : table) text += line + "\n";
  for (const std::string& bot : plan.entrants) text += "bot " + bot + "\n";
  return text + "seed " + std::to_string(plan.seed) + "\n\n";
}

std::optional<std::string> seed_in(std::string_view journal) {
  for (const Line& line : lines_of(journal))
    if (line.text.starts_with("seed ")) return std::string(line.text.substr(5));
  return std::nullopt;
}

std::string journal_line(int number, const GameResult& result, int players) {
  std::string text = std::to_string(number);
  for (Seat seat : players_of(players)) text += " " + std::to_string(result.points[seat]);
  text += " winners";
  for (Seat seat : result.winners) text += " " + seat_name(seat);
  return text + "\n";
}

Result<Journal, TextError> read_journal(std::string_view text, std::string_view header, const Plan& plan) {
  Journal journal{.results = Results(static_cast<std::size_t>(plan.games()))};
  if (text.size() < header.size() && header.starts_with(text)) return journal;
  if (!text.starts_with(header)) return difference(text, header);
  journal.sound = text.rfind('\n') + 1;
  int line_number = static_cast<int>(std::count(header.begin(), header.end(), '\n'));
  for (const Line& line : lines_of(text.substr(header.size(), journal.sound - header.size()))) {
    ++line_number;
    const auto game = read_line(line.text, plan.players);
    if (!game) return bad_text("no result of a game: " + in_quotes(line.text), {}, line_number);
    if (game->number < plan.games()) journal.results[static_cast<std::size_t>(game->number)] = game->result;
  }
  return journal;
}

}  // namespace springtide::arena
