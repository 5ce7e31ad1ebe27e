// The bay as a picture of text, for the terminal; and what is asked.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "text/json_value.h"

namespace springtide::vigo {
namespace {

// Three letters for a card face up: `Dol`, or a part's colour, shape and mark: `rL-` is a red left lid.
std::string short_name(std::string_view name) {
  constexpr EnumArray<Event, std::string_view> events{{{"Dol", "Wav", "Pir", "Sai"}}};
  constexpr std::string_view colours = "rbgyvwn";  // n: brown
  constexpr std::string_view shapes = "LR[]MK";
  constexpr std::string_view marks = "-#acrdoi";  // chAlice, Chain, cRown, Diamond, cOin, rIng
  const auto card = find_card(name);
  if (!card) return "???";
  if (card->event != Event::none) return std::string(events[card->event]);
  return {colours[static_cast<std::size_t>(card->part.colour)], shapes[static_cast<std::size_t>(card->part.shape)],
          marks[static_cast<std::size_t>(card->part.mark)]};
}

// `red left lid x2, pirate`: equal cards lie together.
std::string cards_in_words(const Json::Items& cards) {
  std::vector<std::pair<std::string, int>> counts;
  for (const Json& card : cards) {
    if (counts.empty() || counts.back().first != card.as_string()) counts.emplace_back(card.as_string(), 0);
    ++counts.back().second;
  }
  return joined(counts, ", ", [](const auto& each) { return counted(each.first, each.second); });
}

class Board {
 public:
  explicit Board(const Json& view) : view_(view) {}

  std::string draw() {
    draw_title();
    draw_bay();
    line("");
    for (const Json& seat : at(view_, "seats").items()) draw_player(seat);
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }
  std::string number(const Json& object, std::string_view key) const { return std::to_string(number_at(object, key)); }
  bool is_phase(Phase phase) const { return text_at(view_, "phase") == phase_names[phase]; }

  void draw_title() {
    if (is_phase(Phase::over)) return line("The game is over.");
    if (is_phase(Phase::start) || is_phase(Phase::place)) return line("Set-up: the ships are placed.");
    line("Round " + number(view_, "round") + ", turn of " + text_at(view_, "turn") +
         ". Sailing ships taken: " + number(view_, "sailing_ships") + " of 6.");
  }

  std::string cell(const std::string& field) const {
    const Json& spot = at(at(view_, "bay"), field);
    const bool is_up = at(spot, "up").as_bool();
    for (const Json& seat : at(view_, "seats").items())
      if (text_at(seat, "ship") == field)
        return "<" + text_at(seat, "seat") + ">" + (spot.is_null() ? " " : is_up ? "^" : "_");
    if (spot.is_null()) return "  .  ";
    const std::string& card = text_at(spot, "card");
    if (card.empty()) return " ### ";
    return is_up ? " " + short_name(card) + " " : "(" + short_name(card) + ")";
  }

  void draw_bay() {
    std::string head = "     ";
    for (int column = 0; column < column_count; ++column)
      head += "  " + std::string(1, static_cast<char>('a' + column)) + "   ";
    line("");
    line(head);
    for (int row = row_count - 1; row >= 0; --row) {
      std::string text = "  " + std::to_string(row + 1) + "  ";
      for (int column = 0; column < column_count; ++column) text += cell(name_of(field_at(column, row))) + " ";
      line(text);
    }
    line("");
    line("  ### face down   . no card   <p1> ship, _ or ^ a card under it face down or up   (xyz) seen before");
    line("  Cards: colour r b g y v w, n brown; L R lids, [ ] bottoms, M middle, K key; # lock, a c r d o i treasures");
    line("  (chalice chain crown diamond coin ring); Dol dolphin, Wav tidal wave, Pir pirate, Sai sailing ship.");
  }

  void draw_player(const Json& seat) {
    const auto& stock = at(seat, "stock").items();
    line("  " + text_at(seat, "seat") + " " + text_at(seat, "colour") +
         (text_at(seat, "seat") == text_at(view_, "viewer") ? " (you)" : "") + ": " +
         std::to_string(number_at(seat, "ship_points") + number_at(seat, "chest_points")) + " points, stock " +
         std::to_string(stock.size()) + (stock.empty() ? "" : ": " + cards_in_words(stock)));
    const Json nothing;
    const Json* best = &nothing;
    for (const Json& chest : at(seat, "chests_on_offer").items())
      if (number_at(chest, "value") > number_at(*best, "value")) best = &chest;
    if (best != &nothing) line("      best chest " + number(*best, "value") + ": " + text_at(*best, "parts"));
  }

  const Json& view_;
  std::string text_;
};

std::string_view prompt_code(const View& view) {
  constexpr EnumArray<Step, std::string_view> chains{{{"", "", "dolphin", "tidal-wave", "pirate", "put-on", "chest"}}};
  const bool is_own_turn = view.viewer == view.turn && view.waiting.empty() && view.phase != Phase::over;
  if (!is_own_turn) return "wait";
  if (!chains[view.step].empty()) return chains[view.step];
  if (view.phase >= Phase::place && view.phase <= Phase::landed) return phase_names[view.phase];
  return view.stocks[view.turn].size() == stock_limit ? "ten-cards" : "after";
}

}  // namespace

std::string Text::board(const Json& view) { return Board(view).draw(); }
std::string Text::prompt_key(const View& view) { return "vigo-prompt." + std::string(prompt_code(view)); }

}  // namespace springtide::vigo
