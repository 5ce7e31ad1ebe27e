#include "cli/view_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "cli/json_parts.h"

namespace springtide::cli {
namespace {

std::string joined(const Json& list) {
  std::string text;
  for (const Json& each : list.items()) text += (text.empty() ? "" : ", ") + each.as_string();
  return text.empty() ? "none" : text;
}

// `amber 2  ice 1`
std::string counts_text(const Json& counts, std::string_view otherwise) {
  std::string text;
  for (const auto& [name, count] : counts.members())
    text += (text.empty() ? "" : "  ") + name + " " + std::to_string(count.as_int());
  return text.empty() ? std::string(otherwise) : text;
}

std::string you(const Json& view, const Json& seat) {
  return text_at(seat, "seat") + (text_at(seat, "seat") == text_at(view, "viewer") ? " (you)" : "");
}

// --- Vineta ---

std::string vineta_title(const Json& view) {
  const std::string& phase = text_at(view, "phase");
  if (phase == "over") return "The game is over. One district is left.\n";
  if (phase == "start" || phase == "tribes" || phase == "districts" || phase == "place")
    return "Set-up: houses are placed.\n";
  return fmt::format("Round {} of 8, turn {} of {}. The tower stands with {}.\n", number_at(view, "round"),
                     number_at(view, "turn"), std::max(number_at(view, "length"), number_at(view, "turn")),
                     text_at(view, "tower"));
}

std::string vineta_city(const Json& view) {
  std::string text = "\n  The city (~ touches the ocean)\n";
  for (const auto& [district, houses] : at(view, "houses").members()) {
    text += fmt::format("  {} {}  {}", contains(at(view, "coast"), district) ? '~' : ' ', district,
                        counts_text(houses, "no houses"));
    if (contains(at(view, "quarantine"), district)) text += "   quarantine";
    if (text_at(view, "would_sink") == district) text += "   would sink";
    text += "\n";
  }
  text += "  Sunk: " + joined(at(view, "sunk")) + "\n";
  if (!at(view, "supply").members().empty()) text += "  Supply: " + counts_text(at(view, "supply"), "") + "\n";
  return text;
}

std::string vineta_rows(const Json& view) {
  std::string text;
  for (const Json& row : at(view, "rows").items()) {
    text += fmt::format("    against {}, chip of {}: {} waves ", text_at(row, "district"), text_at(row, "chip"),
                        number_at(row, "waves"));
    for (const Json& card : at(row, "cards").items())
      text += fmt::format(" {}:{}", text_at(card, "owner"), number_at(card, "waves"));
    for (const Json& seat : at(row, "raised").items()) text += fmt::format(" {}:+7", seat.as_string());
    for (const Json& seat : at(row, "lowered").items()) text += fmt::format(" {}:-7", seat.as_string());
    text += "\n";
  }
  return text.empty() ? "" : "\n  Rows\n" + text;
}

std::string vineta_player(const Json& view, const Json& seat) {
  std::string text = fmt::format("    {:<9} hand {}  pile {:<3} captured {}", you(view, seat), number_at(seat, "hand_size"),
                                 number_at(seat, "pile_size"), counts_text(at(seat, "captured"), "none"));
  if (at(seat, "one_more").as_bool()) text += "   one more";
  if (at(seat, "one_less").as_bool()) text += "   one less";
  if (!text_at(seat, "chosen").empty())
    text += "   chose " + text_at(seat, "chosen");
  else if (at(seat, "has_chosen").as_bool())
    text += "   has chosen";
  if (!text_at(seat, "tribe").empty()) text += "   tribe " + text_at(seat, "tribe");
  if (!text_at(seat, "district").empty()) text += "   district " + text_at(seat, "district");
  text += "\n";
  if (!at(seat, "hand").members().empty()) text += "      hand: " + counts_text(at(seat, "hand"), "") + "\n";
  return text;
}

std::string vineta_text(const Json& view) {
  std::string text = vineta_title(view) + vineta_city(view) + vineta_rows(view) + "\n  Players\n";
  for (const Json& seat : at(view, "seats").items()) text += vineta_player(view, seat);
  return text;
}

// --- Vigo ---

struct Letter {
  std::string_view words;
  char letter;
};
constexpr std::array colours{Letter{"red", 'r'},    Letter{"blue", 'b'},  Letter{"green", 'g'}, Letter{"yellow", 'y'},
                             Letter{"violet", 'v'}, Letter{"white", 'w'}, Letter{"brown", 'n'}};
constexpr std::array shapes{Letter{"left lid", 'L'},     Letter{"right lid", 'R'}, Letter{"left bottom", '['},
                            Letter{"right bottom", ']'}, Letter{"middle", 'M'},    Letter{"key", 'K'}};
constexpr std::array marks{Letter{"lock", '#'},    Letter{"chalice", 'a'}, Letter{"chain", 'c'}, Letter{"crown", 'r'},
                           Letter{"diamond", 'd'}, Letter{"coin", 'o'},    Letter{"ring", 'i'}};

template <class Letters>
char letter_in(std::string_view name, const Letters& letters, char otherwise) {
  for (const Letter& each : letters)
    if (name.find(each.words) != std::string_view::npos) return each.letter;
  return otherwise;
}

// As on the board of the local game: `rL-` is a red left lid, `Dol` a dolphin.
std::string short_name(std::string_view name) {
  const char shape = letter_in(name, shapes, '?');
  if (shape != '?') return {letter_in(name, colours, '?'), shape, letter_in(name, marks, '-')};
  constexpr std::array<std::array<std::string_view, 2>, 4> events{
      {{"dolphin", "Dol"}, {"tidal wave", "Wav"}, {"pirate", "Pir"}, {"sailing ship", "Sai"}}};
  for (const auto& [event, letters] : events)
    if (event == name) return std::string(letters);
  return "???";
}

std::string ship_on(const Json& view, const std::string& field) {
  for (const Json& seat : at(view, "seats").items())
    if (text_at(seat, "ship") == field) return text_at(seat, "seat");
  return "";
}

std::string vigo_cell(const Json& view, const std::string& field) {
  const Json& spot = at(at(view, "bay"), field);
  const bool is_up = at(spot, "up").as_bool();
  if (const std::string ship = ship_on(view, field); !ship.empty())
    return "<" + ship + ">" + (spot.is_null() ? " " : is_up ? "^" : "_");
  if (spot.is_null()) return "  .  ";
  const std::string& card = text_at(spot, "card");
  if (card.empty()) return " ### ";
  return is_up ? " " + short_name(card) + " " : "(" + short_name(card) + ")";
}

std::string vigo_bay(const Json& view) {
  std::string text = "\n       a     b     c     d     e     f     g     h     i     j     k     l\n";
  for (char row = '9'; row >= '1'; --row) {
    text += fmt::format("  {}  ", row);
    for (char column = 'a'; column <= 'l'; ++column) text += vigo_cell(view, {column, row}) + " ";
    text += "\n";
  }
  return text +
         "\n  ### face down   . no card   <p1> ship, _ or ^ a card under it face down or up   (xyz) seen before\n"
         "  Cards: colour r b g y v w, n brown; L R lids, [ ] bottoms, M middle, K key; # lock, a c r d o i treasures\n"
         "  (chalice chain crown diamond coin ring); Dol dolphin, Wav tidal wave, Pir pirate, Sai sailing ship.\n\n";
}

std::string vigo_player(const Json& view, const Json& seat) {
  const Json& stock = at(seat, "stock");
  std::string text = fmt::format("  {} {}: {} points, stock {}", you(view, seat), text_at(seat, "colour"),
                                 number_at(seat, "ship_points") + number_at(seat, "chest_points"), stock.items().size());
  if (!stock.items().empty()) text += ": " + joined(stock);
  text += "\n";
  const Json* best = nullptr;
  for (const Json& chest : at(seat, "chests_on_offer").items())
    if (best == nullptr || number_at(chest, "value") > number_at(*best, "value")) best = &chest;
  if (best != nullptr && number_at(*best, "value") > 0)
    text += fmt::format("      best chest {}: {}\n", number_at(*best, "value"), text_at(*best, "parts"));
  return text;
}

std::string vigo_text(const Json& view) {
  const std::string& phase = text_at(view, "phase");
  std::string text = fmt::format("Round {}, turn of {}. Sailing ships taken: {} of 6.\n", number_at(view, "round"),
                                 text_at(view, "turn"), number_at(view, "sailing_ships"));
  if (phase == "over") text = "The game is over.\n";
  if (phase == "start" || phase == "place") text = "Set-up: the ships are placed.\n";
  text += vigo_bay(view);
  for (const Json& seat : at(view, "seats").items()) text += vigo_player(view, seat);
  return text;
}

// A game this program cannot draw: its facts, one a line.
std::string any_text(const Json& view) {
  std::string text;
  for (const auto& [key, value] : view.members()) text += "  " + key + ": " + write(value) + "\n";
  return text;
}

}  // namespace

std::string view_text(const Json& view) {
  const std::string& game = text_at(view, "game");
  if (game == "vineta") return vineta_text(view);
  if (game == "vigo") return vigo_text(view);
  return any_text(view);
}

}  // namespace springtide::cli
